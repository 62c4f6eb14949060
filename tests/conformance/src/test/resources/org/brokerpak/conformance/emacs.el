;;; Opens a manifest in Emacs with our language server as Eglot runs it, prints its diagnostics, then completes a key at the
;;; end of the file.  The environment gives BROKERPAK_COMMAND (a JSON array) and BROKERPAK_FOLDER.
(require 'package)
(package-initialize)
(require 'json)
(unless (and (require 'eglot nil t) (require 'yaml-mode nil t))
  (message "lacking eglot or yaml-mode")
  (kill-emacs))

(setq eglot-sync-connect 60)
(add-to-list 'eglot-server-programs
             (cons 'yaml-mode (append (json-read-from-string (getenv "BROKERPAK_COMMAND")) nil)))
(find-file (expand-file-name "manifest.yml" (getenv "BROKERPAK_FOLDER")))
(yaml-mode)
(call-interactively #'eglot)

(with-timeout (60)
  (while (not (flymake-diagnostics))
    (accept-process-output nil 0.05)))
(dolist (diagnostic (flymake-diagnostics))
  (message "diagnostic %s %s" (line-number-at-pos (flymake-diagnostic-beg diagnostic))
           (flymake-diagnostic-text diagnostic)))

(goto-char (point-max))
(insert "requ")
(let ((found (run-hook-with-args-until-success 'completion-at-point-functions)))
  (dolist (label (all-completions "requ" (nth 2 found)))
    (message "completion %s" (substring-no-properties label))))
