// Copyright (c) 2026 Brokerpak Tools contributors.
// This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
// which is available at https://www.eclipse.org/legal/epl-2.0/
// SPDX-License-Identifier: EPL-2.0

// Starts the language server, and runs what its code lenses name: docs/decisions/009.
const path = require('path');
const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

function command() {
  return vscode.workspace.getConfiguration('brokerpak').get('command');
}

/** Runs a command of ours where its words, progress and errors can be read. */
function run(title, folder, words) {
  const execution = new vscode.ShellExecution(command(), words, { cwd: folder });
  const task = new vscode.Task({ type: 'brokerpak' }, vscode.TaskScope.Workspace, title, 'brokerpak', execution, []);
  return vscode.tasks.executeTask(task);
}

function preview(uri, service, action) {
  const file = vscode.Uri.parse(uri).fsPath;
  return run(`Preview ${service}`, path.dirname(file), ['preview', file, '--action', action]);
}

function build(uri) {
  const folder = vscode.Uri.parse(uri).fsPath.replace(/[/\\][^/\\]*$/, '');
  return run('Build', folder, ['build', folder]);
}

function showReferences(uri, position, locations) {
  const toCode = client.protocol2CodeConverter;
  return vscode.commands.executeCommand('editor.action.showReferences', vscode.Uri.parse(uri), toCode.asPosition(position),
    locations.map(location => toCode.asLocation(location)));
}

async function activate(context) {
  const handlers = {
    'brokerpak.preview': preview,
    'brokerpak.build': build,
    'brokerpak.showReferences': showReferences,
    'brokerpak.buildFolder': () => {
      const file = vscode.window.activeTextEditor?.document.uri ?? vscode.workspace.workspaceFolders?.[0]?.uri;
      return file && run('Build', vscode.workspace.getWorkspaceFolder(file)?.uri.fsPath, ['build', '.']);
    }
  };
  for (const [name, handler] of Object.entries(handlers)) {
    context.subscriptions.push(vscode.commands.registerCommand(name, handler));
  }
  client = new LanguageClient('brokerpak', 'Brokerpak Tools', { command: command(), args: ['lsp'] }, {
    documentSelector: [{ language: 'yaml' }, { pattern: '**/*.{tf,tofu}' }],
    initializationOptions: {
      commands: ['brokerpak.preview', 'brokerpak.build', 'brokerpak.showReferences'],
      inlayHints: vscode.workspace.getConfiguration('brokerpak').get('inlayHints')
    },
    synchronize: { configurationSection: 'brokerpak' }
  });
  await client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
