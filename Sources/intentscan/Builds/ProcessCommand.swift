import ProjectFiles
import IntentModel
import IntentScans
import MetadataDocuments

extension Command {
  /// Replaces Apple's tool `appintentsmetadataprocessor`, with its options.
  static let process = Command(
    "process", alias: "appintentsmetadataprocessor",
    overview: "Write Metadata.appintents as Xcode's appintentsmetadataprocessor does, with its options.",
    discussion: """
      For build systems: make a link named appintentsmetadataprocessor that refers to
      this program, where the build looks for Xcode's tool. The options are those that
      swift-build and rules_apple pass. Those that only Xcode's tool needs are
      accepted and ignored.

      A declaration that cannot be written is an error, and nothing is written. With
      INTENTSCAN_UNSUPPORTED=warn in the environment, or with '--unsupported warn', it
      is omitted with a warning. An unknown option is an error, unless the environment
      has INTENTSCAN_UNKNOWN_OPTIONS=ignore, or '--unknown-options ignore' is passed:
      then it is skipped with the value after it.

      Exit status: 0 if the files were written or there is nothing to write, 1 if a
      declaration cannot be written, 2 for wrong usage or an input or output that
      cannot be used.
      """,
    options: [
      .processOutput, .moduleName, .sourceFileList, .sourceFile, .xcodeVersion, .platformFamily, .targetTriple,
      .deploymentVersion, .constantsList, .constants, .metadataList, .staticMetadataList, .dependencyFile,
      .stringsdata, .force, .forceOutput, .noOutput, .quietWarnings, .define, .unsupported, .unknownOptions,
      .allowUnverified, .showEvidence, .threads,
    ] + ignored, run: runProcess)

  /// Options of Apple's tool that this one does not need.
  private static let ignored = [
    Option("toolchain-dir", short: "c", .directory("dir"), isRepeatable: true, help: "Ignored."),
    Option("sdk-root", short: "r", .directory("dir"), isRepeatable: true, help: "Ignored."),
    Option("binary-file", short: "b", .file("file"), isRepeatable: true, help: "Ignored."),
    Option("bundle-identifier", .text("id"), isRepeatable: true, help: "Ignored."),
    Option("compile-time-extraction", help: "Ignored."), Option("deployment-aware-processing", help: "Ignored."),
    Option("no-app-shortcuts-localization", help: "Ignored."),
    Option("app-shortcuts-app-name-override", help: "Ignored."),
  ]
}

extension Option {
  fileprivate static let processOutput = Option(
    "output", short: "o", .directory("dir"), isRepeatable: true, help: "The folder that gets Metadata.appintents.")
  fileprivate static let moduleName = Option(
    "module-name", short: "m", .text("name"), isRepeatable: true, help: "The module of the sources.")
  fileprivate static let sourceFileList = Option(
    "source-file-list", .file("file"), isRepeatable: true,
    help: "A file with the paths of the sources, one in each line.")
  fileprivate static let sourceFile = Option(
    "source-files", short: "s", .file("file"), isRepeatable: true, help: "A source.")
  fileprivate static let xcodeVersion = Option(
    "xcode-version", .text("version"), isRepeatable: true,
    help:
      "The build number or the version of Xcode that documents name and whose format is written. (default: the newest)")
  fileprivate static let platformFamily = Option(
    "platform-family", .choice("name", ["iOS", "macOS", "tvOS", "watchOS", "xrOS", "visionOS"]), isRepeatable: true,
    help: "The platform, if there is no target triple.")
  fileprivate static let targetTriple = Option(
    "target-triple", short: "t", .text("triple"), isRepeatable: true,
    help: "What '#if' conditions are evaluated for; the first one of several counts.")
  fileprivate static let deploymentVersion = Option(
    "deployment-target", .text("version"), isRepeatable: true, help: "Ignored: no document depends on it.")
  fileprivate static let constantsList = Option(
    "swift-const-vals-list", .file("file"), isRepeatable: true,
    help: "A file with the paths of the constants that the compiler extracted. They decide which types were compiled.")
  fileprivate static let constants = Option(
    "swift-const-vals", .file("file"), isRepeatable: true, help: "A file of such constants.")
  static let metadataList = Option(
    "metadata-file-list", .file("file"), isRepeatable: true,
    help: "A file with the paths of documents of other bundles, whose types the sources may use.")
  static let staticMetadataList = Option(
    "static-metadata-file-list", .file("file"), isRepeatable: true,
    help: "The same of modules that are linked statically. What they declare is listed, too.")
  static let dependencyFile = Option(
    "dependency-file", short: "p", .file("file"), isRepeatable: true,
    help: "What the linker wrote about its inputs. Without AppIntents.framework, there is nothing to write.")
  static let stringsdata = Option(
    "stringsdata-file", short: "g", .file("file"), isRepeatable: true,
    help: "The file for the phrases of App Shortcuts, which is written without phrases.")
  static let force = Option("force", short: "f", help: "Do not check what the linker wrote.")
  fileprivate static let forceOutput = Option("force-metadata-output", help: "Write a document without declarations.")
  fileprivate static let noOutput = Option(
    "disable-output-generation", short: "d", help: "Write the phrases of App Shortcuts only.")
  fileprivate static let quietWarnings = Option("quiet-warnings", help: "Print errors and what is omitted only.")
  fileprivate static let unsupported = Option(
    "unsupported", .choice("policy", ["fail", "warn"]), isRepeatable: true,
    help: "What to do with a declaration that cannot be written. (default: fail)")
  static let unknownOptions = Option(
    "unknown-options", .choice("policy", ["fail", "ignore"]), isRepeatable: true,
    help: "What to do with an option that is not listed here. (default: fail)")
}

/// The values of the options of `process`.
struct ProcessRequest {
  var module: String
  /// The folder that gets `Metadata.appintents`; nil if no metadata is written.
  var output: String?
  var sources: [String]
  var document: ActionsDocument.Options
  var scan: ScanOptions
  var stringsdata: [String]
  /// The paths of the files of constants.
  var constants: [String]
  /// Whether declarations that cannot be written are omitted with a warning, and are not errors.
  var omits: Bool
  var isQuiet: Bool
  var writesEmpty: Bool
  /// Swift extensions with the conformances that only the compiler's constants state, because they come from protocols of other
  /// modules.
  var conformances: [String] = []

  init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    guard let module = try arguments.only(.moduleName) else { throw CommandError("missing option '--module-name'") }
    guard isModuleName(module) else { throw CommandError("'\(module)' is not a valid name of a module") }
    self.module = module
    output = arguments.has(.noOutput) ? nil : try arguments.only(.processOutput)
    if output == nil, !arguments.has(.noOutput) { throw CommandError("missing option '--output'") }
    let files = environment.files
    var sources = arguments.all(.sourceFile), constants = arguments.all(.constants)
    for list in arguments.all(.sourceFileList) { sources += try pathList(at: list, in: files) }
    for list in arguments.all(.constantsList) { constants += try pathList(at: list, in: files) }
    guard !sources.isEmpty else {
      let lists = arguments.all(.sourceFileList).map { "'\($0)'" }
      throw CommandError(
        lists.isEmpty
          ? "missing option '--source-file-list'" : "there are no sources in \(lists.joined(separator: ", "))")
    }
    self.sources = sources.uniqued
    self.constants = constants.uniqued
    stringsdata = arguments.all(.stringsdata).uniqued
    omits = try arguments.policy(.unsupported, "INTENTSCAN_UNSUPPORTED", environment) == "warn"
    isQuiet = arguments.has(.quietWarnings)
    writesEmpty = arguments.has(.forceOutput)
    document = try Self.document(arguments, module)
    scan = try Self.scanOptions(arguments, in: environment)
  }

  private static func document(_ arguments: Arguments, _ module: String) throws -> ActionsDocument.Options {
    var options = ActionsDocument.Options(
      target: module, allowsUnverified: arguments.has(.allowUnverified), showsEvidence: arguments.has(.showEvidence))
    guard let text = try arguments.only(.xcodeVersion) else { return options }
    options.toolsVersion = text
    guard let version = XcodeVersion(text) else { return options }
    guard let release = ToolRelease(version: version.numbers) else {
      throw CommandError(
        "the format of Xcode '\(text)' is unknown; the oldest known one is \(ToolRelease.allCases[0].name)")
    }
    options.release = release
    return options
  }

  private static func scanOptions(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ScanOptions {
    var options = try ScanOptions(arguments, nil, in: environment)
    let triples = try arguments.all(.targetTriple).map { text in
      guard let triple = TargetTriple(text) else {
        throw CommandError("'\(text)' is not a target triple of an Apple platform, such as 'arm64-apple-ios17.0'")
      }
      return triple
    }
    if let first = triples.first {
      if let other = triples.firstIndex(where: { $0.platform != first.platform }) {
        let texts = arguments.all(.targetTriple)
        throw CommandError("the target triples '\(texts[0])' and '\(texts[other])' are of different platforms")
      }
      options.platform = first.platform
      options.hardware = first.hardware
    } else if let family = try arguments.only(.platformFamily) {
      options.platform = Platform(rawValue: family) ?? .visionOS
    } else {
      throw CommandError("missing option '--target-triple'")
    }
    return options
  }
}

extension Arguments {
  /// The value of an option that build systems may pass several times; nil if the option wasn't given. Throws if it has several
  /// values.
  func only(_ option: Option) throws -> String? {
    let values = all(option).uniqued
    if values.count > 1 {
      throw CommandError("option '\(option.name)' has two values, '\(values[0])' and '\(values[1])'; pass one of them")
    }
    return values.first
  }

  /// The value of an option, else that of a variable of the environment; nil if neither is set. Throws for a wrong value of the
  /// variable.
  fileprivate func policy(_ option: Option, _ variable: String, _ environment: CommandEnvironment) throws -> String? {
    if let value = self[option] { return value }
    guard let value = environment.variable(variable) else { return nil }
    if option.value.choices.contains(value) { return value }
    throw CommandError(
      "'\(value)' is not a value of '\(variable)'; use \(option.value.choices.joined(separator: ", "))")
  }
}

/// The words of a build's command line, without unknown options if the user wants them to be skipped. Otherwise, an unknown option
/// is an error.
func knownWords(
  of command: Command, _ words: ArraySlice<String>, in environment: CommandEnvironment
) throws -> [String] {
  let known = Arguments.known(words, of: command)
  let arguments = try Arguments(known, for: command)
  if known.count == words.count { return known }
  if try arguments.policy(.unknownOptions, "INTENTSCAN_UNKNOWN_OPTIONS", environment) == "ignore" { return known }
  do throws(UsageError) {
    _ = try Arguments(Array(words), for: command)
  } catch {
    throw UsageError("\(error.message); '--unknown-options ignore' skips it")
  }
  return known
}
