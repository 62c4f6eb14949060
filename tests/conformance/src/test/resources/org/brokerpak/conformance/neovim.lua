-- Opens a manifest in Neovim with our language server, prints its diagnostics, then completes a key at the end of the file.
-- The environment gives BROKERPAK_COMMAND (a JSON array) and BROKERPAK_FOLDER.
local folder = os.getenv('BROKERPAK_FOLDER')
local client = vim.lsp.start_client({
  name = 'brokerpak',
  cmd = vim.fn.json_decode(os.getenv('BROKERPAK_COMMAND')),
  root_dir = folder,
})
vim.cmd('edit ' .. folder .. '/manifest.yml')
vim.lsp.buf_attach_client(0, client)

vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 20)
for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
  print('diagnostic ' .. (diagnostic.lnum + 1) .. ' ' .. diagnostic.code)
end

local last = vim.api.nvim_buf_line_count(0)
vim.api.nvim_buf_set_lines(0, last, last, false, { 'requ' })
vim.api.nvim_win_set_cursor(0, { last + 1, 4 })
local answers = vim.lsp.buf_request_sync(0, 'textDocument/completion', vim.lsp.util.make_position_params(), 60000)
for _, answer in pairs(answers or {}) do
  for _, item in ipairs(answer.result.items or answer.result) do
    print('completion ' .. item.label)
  end
end
vim.cmd('qa!')
