import JSONDocuments
import MetadataDocuments
import OperatingSystem
import SourceScan

extension Command {
  /// One of Apple's documents in, the bundle's JSON out.
  static let read = Command(
    "read", overview: "Print Apple's metadata of a built app as a bundle.",
    discussion: """
      Values without a key in the bundle are in the array 'unread', with path and
      reason. Locations refer to Apple's document.
      """,
    positionals: [metadataPath("path", "An app bundle, a folder that contains extract.actionsdata, or that file.")],
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
