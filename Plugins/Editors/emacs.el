;;; App Intents in Emacs, next to SourceKit-LSP: needs the package lsp-mode.
(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '("\\.xcstrings\\'" . "json"))
  (lsp-register-client
   (make-lsp-client
    :new-connection (lsp-stdio-connection '("intentscan" "lsp"))
    :activation-fn (lambda (file _mode)
                     (string-match-p "\\(\\.swift\\|\\.xcstrings\\|\\.strings\\|\\.stringsdict\\|\\.intentscan\\.json\\)\\'" file))
    :add-on? t
    :server-id 'intentscan)))
