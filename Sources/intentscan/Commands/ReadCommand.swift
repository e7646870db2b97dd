import ActionsData
import IntentExtraction
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
  let metadata = try environment.readMetadata(at: arguments.positionals[0])
  let lines = LineIndex(SourceText(metadata.bytes))
  let file = ReportedPaths(root: nil, files: environment.files).path(of: metadata.path)
  let bundle = bundleJSON(reading: metadata.document) { offset in
    let position = lines.position(of: UInt32(offset))
    return .location(file: file, line: position.line, column: position.column)
  }
  var json = JSONWriter()
  json.value(bundle)
  try environment.write(json.document(), to: arguments[.output])
  return .success
}
