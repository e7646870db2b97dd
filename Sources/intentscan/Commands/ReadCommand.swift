import DocumentFormats
import IntentScans

extension Command {
  /// Prints a document of Apple's as the JSON of a bundle.
  static let read = Command(
    "read", overview: "Print Apple's metadata of a built app as a bundle.",
    discussion: """
      Values without a key in the bundle are in the array 'unread', with path and
      reason. Locations refer to Apple's document.
      """,
    positionals: [
      metadataPath(
        "path",
        "An app bundle, a framework, an XCFramework, an .xcarchive, a folder that contains extract.actionsdata, or that file."
      )
    ],
    options: [.output], run: runRead)
}

private func runRead(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  try OutputCheck(arguments, [.output], in: environment).check(
    against: MetadataFile.candidates(arguments.positionals[0]))
  var json = JSONWriter()
  json.value(try MetadataFile(at: arguments.positionals[0], in: environment.files).bundle(in: environment.files))
  try environment.write(json.document(), to: arguments[.output])
  return .success
}
