module brokerpak.org/benchmarks/zip

go 1.21
