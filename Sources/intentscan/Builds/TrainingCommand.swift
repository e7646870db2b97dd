import IntentReports
import IntentScans
import MetadataDocuments
import OperatingSystem

extension Command {
  /// Replaces Apple's tool for the phrases of Siri, as far as the form of its files is known.
  static let processTraining = Command(
    "process-training", alias: "appintentsnltrainingprocessor",
    overview: "Write root.ssu.yaml as Xcode's appintentsnltrainingprocessor does, with its options.",
    discussion: """
      Reads the document of an app that 'process' wrote, and writes the phrases of its
      App Shortcuts into the folder of the document and into '--temp-dir-path'. The
      compiled model 'nlu' of Xcode is not written. For an app without App Shortcuts,
      nothing is written. Exit status: 0, or 2 for wrong usage or an input or output
      that cannot be used.
      """,
    options: [
      .propertyList, .product, .metadataFolder, .temporaryFolder, .unknownOptions, .allowUnverified,
      Option("bundle-id", .text("id"), isRepeatable: true, help: "Ignored."),
      Option("metadata-file-list", .file("file"), isRepeatable: true, help: "Ignored."),
      Option("source-file", .file("file"), isRepeatable: true, help: "Ignored."),
      Option("deployment-postprocessing", help: "Ignored."), Option("archive-ssu-assets", help: "Ignored."),
    ], run: runTraining)
}

extension Option {
  fileprivate static let propertyList = Option(
    "infoplist-path", .file("file"), isRepeatable: true, help: "The Info.plist of the app.")
  fileprivate static let product = Option(
    "product-path", .directory("dir"), isRepeatable: true, help: "The folder with the resources of the app.")
  fileprivate static let metadataFolder = Option(
    "extracted-metadata-path", .directory("dir"), isRepeatable: true, help: "The folder Metadata.appintents of the app."
  )
  fileprivate static let temporaryFolder = Option(
    "temp-dir-path", .directory("dir"), isRepeatable: true, help: "Another folder that gets the file.")
}

private func runTraining(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let required = [Option.propertyList, .product, .metadataFolder]
  for option in required where !arguments.has(option) { throw CommandError("missing option '\(option.name)'") }
  guard let properties = try arguments.only(.propertyList), let product = try arguments.only(.product),
    let folder = try arguments.only(.metadataFolder)
  else { return .failure }
  let path = "\(folder)/\(MetadataFile.actions)", files = environment.files
  // A target without App Intents has no document.
  guard (try? files.status(of: FilePath(path))) != nil else { return .success }
  let json = try MetadataFile(at: path, in: files).document
  let document = ActionsDocument(json, allowsUnverified: arguments.has(.allowUnverified))
  guard let training = TrainingFile(for: document, at: product, properties, in: files) else { return .success }
  environment.report(lines: training.notes.map { "warning: \($0)" })
  guard let text = training.text else { return .success }
  let folders = [try arguments.only(.temporaryFolder), folder].compactMap { $0 }
  try environment.replace(folders.map { ("\($0)/\(TrainingFile.name)", text) })
  environment.report(
    line: "note: '\(visiblePath(folder))/nlu', the model that Xcode compiles of the phrases, is not written")
  return .success
}
