import DocumentFormats
import OperatingSystem

/// The time for which the other side has to be silent before changes are checked, and the time between two checks whether the
/// process that started the server still runs, in milliseconds.
private let (pause, parentCheck) = (Int32(150), Int32(10_000))

/// Holds a conversation until it ends: reads the input, passes it to the server, and writes the server's answers.
func serve(_ server: some Server, in environment: CommandEnvironment) throws -> ExitStatus {
  var server = server
  let input = InputPipe(environment.standardInput)
  var buffer = MessageBuffer(type(of: server).framing)
  func send(_ messages: [JSONValue]) throws {
    if messages.isEmpty { return }
    try environment.print(messages.flatMap { type(of: server).framed($0) })
  }
  while true {
    switch try read(input, within: server.hasPendingWork ? pause : server.parentProcess == nil ? -1 : parentCheck) {
    case .bytes(let bytes):
      buffer.append(bytes)
      var pieces: [MessageBuffer.Piece] = []
      while let piece = buffer.next() { pieces.append(piece) }
      try send(server.receive(pieces))
    case .nothing:
      try send(server.workInPause())
      if let parent = server.parentProcess, !CurrentProcess.isRunning(parent) { return .failure }
    case .end:
      try send(server.workInPause())
      return .success
    }
    if let status = server.exitStatus { return status == 0 ? .success : .findings }
  }
}

private func read(_ input: InputPipe, within milliseconds: Int32) throws(CommandError) -> InputPipe.Input {
  do throws(SystemError) {
    return try input.read(within: milliseconds)
  } catch {
    throw CommandError("cannot read standard input: \(error.message)")
  }
}

extension ServerHost {
  /// Makes the functions for a server from the environment of a command.
  init(_ folders: EditedFolders, in environment: CommandEnvironment) {
    let files = environment.files, input = InputPipe(environment.standardInput)
    self.init(
      lint: { folders.lint($0, since: $1, unless: $2) }, repaired: { folders.repaired($0, $1) },
      setUnsaved: { files.setUnsaved(folders.absolutePath($0), to: $1) },
      // A pipe is not read, because reading it would wait for another program.
      read: { path in
        let file = FilePath(path), kind = (try? files.status(of: file))?.kind
        return kind == .other ? nil : try? files.contents(of: file)
      }, realPath: { files.realPath(of: FilePath($0))?.text },
      isLink: { files.isLink(FilePath($0)) },
      hasInput: { input.hasInput },
      run: { words in
        let (captured, output) = environment.capturing()
        let status = status(of: words, in: captured)
        return CommandResult(
          status: status, output: output().output, errors: String(decoding: output().errors, as: UTF8.self))
      }, directory: files.directoryPath)
  }
}
