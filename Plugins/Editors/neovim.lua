-- App Intents in Neovim (0.7 or newer), next to other language servers: copy this file into the folder 'plugin' of the
-- configuration. Options of 'intentscan lint', such as '--notes' or '--baseline', can be added to 'command'.
local command = { "intentscan", "lsp" }
local patterns = { "*.swift", "*.xcstrings", "*.strings", "*.stringsdict", ".intentscan.json" }

vim.filetype.add({ extension = { xcstrings = "json" }, filename = { [".intentscan.json"] = "json" } })

local clients = {}
vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
  pattern = patterns,
  callback = function(args)
    local root = vim.fn.finddir(".git", vim.fn.expand("<afile>:p:h") .. ";")
    root = root ~= "" and vim.fn.fnamemodify(root, ":p:h:h") or vim.fn.getcwd()
    local config = { name = "intentscan", cmd = command, root_dir = root }
    -- Neovim 0.8 and newer: one server for each root.
    if vim.lsp.start then return vim.lsp.start(config, { bufnr = args.buf }) end
    clients[root] = clients[root] or vim.lsp.start_client(config)
    vim.lsp.buf_attach_client(args.buf, clients[root])
  end,
})
