import OperatingSystem

extension Option {
  fileprivate static let pages = Option(
    "pages", .text("url"), help: "The address of the rule pages: each finding links to <url>/<rule>. (default: no link)"
  )
  fileprivate static let changesAgainst = Option(
    "against", .text("version"),
    help: "Also report what changed for users since an older version, such as 'git:origin/main'.")
}

extension Command {
  /// Runs the language server, which reports findings while people write.
  static let languageServer = Command(
    "lsp", overview: "Run the language server, which editors start.",
    discussion: """
      Speaks the Language Server Protocol 3.17 over standard input and output. It
      reports what 'intentscan lint' reports, for text that is not saved yet, in
      Swift files, string tables and .intentscan.json. Settings for editors are in
      the folder Plugins/Editors of the source. The options are those of 'lint'.
      """,
    positionals: [scanPaths],
    options: [
      .notes, .profile, .only, .enable, .disable, .baseline, .deploymentTarget, .xcode, .changesAgainst, .mergeBase,
      .pages,
    ] + scanOptions.filter { ![Option.inputs, .standardInputName, .quiet, .timings].map(\.name).contains($0.name) },
    run: runLanguageServer)
}

private func runLanguageServer(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  var environment = environment
  environment.files.unsaved = UnsavedFiles()
  return try serve(LanguageServer(arguments, in: environment), in: environment)
}

extension LanguageServer {
  init(_ arguments: Arguments, in environment: CommandEnvironment) {
    let folders = EditedFolders(arguments, in: environment)
    var host = ServerHost(folders, in: environment)
    if arguments.has(.changesAgainst) { host.changes = { folders.changes(in: $0) } }
    self.init(host, folders: arguments.positionals.map(folders.absolutePath), pages: arguments[.pages])
  }
}
