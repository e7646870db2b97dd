import JSONDocuments
import MetadataDocuments
import OperatingSystem
import SourceScan

extension Command {
  /// One of Apple's documents in, the bundle's JSON out.
  static let read = Command(
    "read", overview: "Write the metadata bundle of an app that is built, from Apple's own metadata in it.",
    discussion: """
      What the bundle has no key for is kept under 'unread', with its path and the
      reason. Locations are places in Apple's document.
      """,
    positionals: [metadataPath("path", "A folder that holds extract.actionsdata, or the file.")],
    options: [.output], run: runRead)
}

private func runRead(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  try OutputCheck(arguments, [.output], in: environment).check(
    against: MetadataFolder.candidates(arguments.positionals[0]))
  var json = JSONWriter()
  json.value(try environment.bundle(ofMetadataAt: arguments.positionals[0]))
  try environment.write(json.document(), to: arguments[.output])
  return .success
}

extension CommandEnvironment {
  /// The bundle that Apple's document at a path amounts to; its locations are places in that document.
  func bundle(ofMetadataAt path: String) throws(CommandError) -> JSONValue {
    let metadata = try readMetadata(at: path)
    let lines = LineIndex(SourceText(metadata.bytes))
    let file = ReportedPaths(root: nil, files: files).readablePath(of: metadata.path)
    return bundleJSON(reading: metadata.document) { offset in
      let position = lines.position(of: UInt32(offset))
      return .location(file: file, line: position.line, column: position.column)
    }
  }
}
