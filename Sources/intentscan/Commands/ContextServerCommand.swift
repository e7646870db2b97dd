import OperatingSystem

extension Option {
  fileprivate static let allowed = Option(
    "allow", .directory("folder"), isRepeatable: true, help: "Another folder that tools may read and write.")
}

extension Command {
  /// Runs the context server for assistants.
  static let contextServer = Command(
    "mcp", overview: "Run the context server, which assistants start.",
    discussion: """
      Speaks the Model Context Protocol over standard input and output. Its tools are
      lint, explain, why, list, diff, strings, preview and tools. They read the
      working directory, what links and configurations in it name, and the folders
      that '--allow' names. 'preview' is the only one that writes a file.
      """,
    options: [.allowed], run: runContextServer)
}

private func runContextServer(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  try serve(ContextServer(arguments, in: environment), in: environment)
}

extension ContextServer {
  init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    let folders = arguments.all(.allowed).map { FilePath(folder: $0) }
    if let missing = folders.first(where: { environment.files.realPath(of: $0) == nil }) {
      throw CommandError("cannot read '\(missing.text)': there is no such folder")
    }
    self.init(ServerHost(EditedFolders(arguments, in: environment), in: environment), allowed: folders.map(\.text))
  }
}
