// Copyright (c) 2026 Brokerpak Tools contributors.
// This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
// which is available at https://www.eclipse.org/legal/epl-2.0/
// SPDX-License-Identifier: EPL-2.0

// Command zip packs the files of a folder with Go's archive/zip and its usual compression, one after the other. That is
// the part of the broker's own "pak build" that takes the time; what else it does, such as copying, is left out.
package main

import (
	"archive/zip"
	"io"
	"io/fs"
	"log"
	"os"
	"path/filepath"
)

func main() {
	if err := pack(os.Args[1], os.Args[2]); err != nil {
		log.Fatal(err)
	}
}

func pack(folder, target string) error {
	file, err := os.Create(target)
	if err != nil {
		return err
	}
	defer file.Close()
	archive := zip.NewWriter(file)
	err = filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		return add(archive, folder, path)
	})
	if err != nil {
		return err
	}
	return archive.Close()
}

func add(archive *zip.Writer, folder, path string) error {
	name, err := filepath.Rel(folder, path)
	if err != nil {
		return err
	}
	writer, err := archive.CreateHeader(&zip.FileHeader{Name: filepath.ToSlash(name), Method: zip.Deflate})
	if err != nil {
		return err
	}
	reader, err := os.Open(path)
	if err != nil {
		return err
	}
	defer reader.Close()
	_, err = io.Copy(writer, reader)
	return err
}
