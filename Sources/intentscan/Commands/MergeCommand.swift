import MetadataDocuments
import DocumentFormats
import OperatingSystem
import IntentScans

extension Command {
  /// Combines the bundles of modules into the bundle of an app.
  static let merge = Command(
    "merge", overview: "Combine the bundles of several modules into one.",
    discussion: """
      The result equals the bundle of one scan of all modules, if each bundle was
      written with the facts or the source of the modules that its module imports.
      """,
    positionals: [
      Positional(
        name: "bundle", help: "Bundles that 'extract' wrote.", isOptional: false, isRepeatable: true,
        value: .file("bundle"))
    ],
    options: [.output], run: runMerge)
}

private func runMerge(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  try OutputCheck(arguments, [.output], in: environment).check(against: arguments.positionals)
  let bundles = try arguments.positionals.map { try readBundle($0, in: environment.files) }
  var json = JSONWriter()
  json.value(bundles.count == 1 ? bundles[0] : mergedBundles(bundles))
  try environment.write(json.document(), to: arguments[.output])
  return .success
}

private func readBundle(_ path: String, in fileSystem: FileSystem) throws(InputError) -> JSONValue {
  let bundle = try fileSystem.document(at: path, parseJSON)
  guard bundle["schemaVersion"]?.int == Generator.bundleVersion, bundle["modules"] != nil else {
    throw InputError("'\(path)' is not a bundle of this version; write it again with 'intentscan extract'")
  }
  return bundle
}
