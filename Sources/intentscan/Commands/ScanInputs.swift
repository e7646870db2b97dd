import IntentModel
import IntentReports
import IntentRules
import OperatingSystem
import ProjectFiles
import IntentScans

/// The options of commands that scan sources: files, modules, and how to read them.
extension Option {
  static let module = Option(
    "module", .text("name"), isRepeatable: true,
    help: "The module that the paths belong to, or name=path for each of several modules.")
  static let context = Option(
    "context", .text("name=path"), isRepeatable: true,
    help:
      "A module that is read to resolve names and never reported: a folder of sources, or a framework or XCFramework with its Swift interface."
  )
  static let facts = Option(
    "facts", .file("file"), isRepeatable: true,
    help: "What 'intentscan facts' wrote about a module, used instead of its source. Never reported.")
  static let inputs = Option(
    "inputs", .file("file"), help: "A JSON file that names modules and their files, instead of paths.")
  static let root = Option(
    "root", .directory("dir"), help: "The folder that paths in JSON are relative to. (default: the working directory)")
  static let platform = Option(
    "platform", .choice("platform", Platform.allCases.map(\.rawValue)),
    help: "The platform that '#if' conditions are evaluated for. (default: iOS)")
  static let swiftVersion = Option(
    "swift-version", .choice("version", LanguageMode.allCases.map(\.rawValue)),
    help: "The language mode that '#if swift(…)' asks for, as in Xcode's SWIFT_VERSION. (default: 5)")
  static let define = Option(
    nil, short: "D", .text("name"), isRepeatable: true, help: "A custom condition that is true in '#if'.")
  static let allConditions = Option("all-conditions", help: "Read every branch of every '#if'.")
  static let allowEmpty = Option("allow-empty", help: "Succeed if the source contains no App Intents.")
  static let threads = Option(
    "threads", .count("n"), help: "The number of threads. (default: the number of processors)")
  static let standardInputName = Option(
    "stdin-name", .file("file"), help: "The file name that reports use for standard input. (default: <stdin>)")
  static let configuration = Option(
    "config", .file("file"),
    help: "The configuration file. (default: .intentscan.json in the scanned folder or the nearest folder above it)")
  static let quiet = Option(
    "quiet",
    help:
      "Print errors only: no warnings or notes that do not fail the run, no progress, no summary. Files and the formats that programs read have all findings."
  )
  static let timings = Option("timings", help: "Print the time of each stage.")
  static let output = Option(
    "output", short: "o", .file("file"), help: "Write to this file instead of standard output.")
}

extension Command {
  static let scanOptions: [Option] =
    [
      .module, .context, .facts, .inputs, .root, .platform, .swiftVersion, .define, .allConditions, .configuration,
      .allowEmpty,
      .threads,
      .standardInputName, .quiet, .timings,
    ] + projectOptions

  static let scanPaths = Positional(
    name: "path", help: "The files and folders to read; '-' is standard input. (default: this folder)",
    isOptional: true, isRepeatable: true, value: .file("path"))

  static let scanDiscussion = """
    Reads the workspace, Xcode project or package at the path, or the nearest one
    above it in the repository. Each app is read with what it links and embeds. A
    path inside a project limits the report to that path. Nothing is built or
    executed. Without a project, or with --no-project, each folder is one module;
    in a package, each Sources/<Target> is one. --module, or 'modules' in
    .intentscan.json, names the modules instead.
    """
}

extension ScanOptions {
  init(
    _ arguments: Arguments, _ configuration: Configuration?, in environment: CommandEnvironment
  ) throws(UsageError) {
    for flag in arguments.all(.define) where !isModuleName(flag) {
      throw UsageError("'\(flag)' is not a valid name of a condition for '-D'")
    }
    self.init(
      platform: arguments[.platform].flatMap(Platform.init) ?? .iOS,
      languageMode: arguments[.swiftVersion].flatMap(LanguageMode.init) ?? configuration?.languageMode ?? .standard,
      flags: Set(arguments.all(.define)),
      keepsAllConditions: arguments.has(.allConditions),
      workers: Workers(count: arguments.count(.threads) ?? environment.processorCount))
  }
}

extension RunOptions {
  /// Reads the options of the commands that apply rules. Other commands have none of these options, so their arguments contain
  /// none.
  init(_ arguments: Arguments, _ scan: ScanOptions) throws(UsageError) {
    self.init()
    profile = arguments[.profile].flatMap(RuleDescription.Profile.init)
    func rules(_ option: Option) throws(UsageError) -> [String] {
      var ids: [String] = []
      for id in arguments.all(option).flatMap({ $0.split(separator: ",") }).map(String.init) {
        guard let rule = Rule.named(id) else { throw UsageError(Rule.unknown(id)) }
        ids.append(rule.id)
      }
      return ids
    }
    only = Set(try rules(.only))
    if !only.isEmpty, let other = [Option.profile, .enable, .disable].first(where: arguments.has) {
      throw UsageError("'--only' names all rules that run, so it cannot be combined with '\(other.name)'")
    }
    disabled = try rules(.disable)
    enabled = try rules(.enable)
    if let text = arguments[.deploymentTarget] {
      guard let version = LintSettings.version(text) else {
        throw UsageError("option '\(Option.deploymentTarget.name)' needs a version such as '17.0'; found '\(text)'")
      }
      deployment[scan.platform.rawValue] = version
    }
    if let text = arguments[.xcode] {
      guard let version = XcodeVersion(text) else {
        throw UsageError(
          "option '\(Option.xcode.name)' needs a version such as '26.2' or a build number such as '17C52'; found '\(text)'"
        )
      }
      xcode = version
    }
  }
}

extension ScanRequest {
  init(_ arguments: Arguments, in environment: CommandEnvironment) throws(UsageError) {
    self.init(paths: arguments.positionals)
    modules = try Modules(arguments)
    context = try arguments.all(.context).map { word throws(UsageError) in
      guard let (name, path) = split(word) else { throw UsageError("'--context' needs 'name=path'; found '\(word)'") }
      return ModuleRequest(name: try checked(name), isContext: true, paths: [path])
    }
    project = try arguments.namesModules() ? nil : ProjectRequest(arguments)
    facts = arguments.all(.facts)
    root = arguments[.root]
    changedSince = arguments[.changedSince]
    configuration = arguments[.configuration]
    platform = arguments[.platform].flatMap(Platform.init)
    languageMode = arguments[.swiftVersion].flatMap(LanguageMode.init)
    let descriptor = environment.standardInput
    standardInput = StandardInput(name: arguments[.standardInputName]) { () throws(SystemError) in
      try readToEnd(descriptor)
    }
  }
}

extension ScanRequest.ProjectRequest {
  init(_ arguments: Arguments) {
    self.init()
    path = arguments[.project]
    target = arguments[.projectTarget]
    configuration = arguments[.buildConfiguration]
    outside = arguments.all(.outside)
    wantsProduct = arguments[.bundleFormat] == "appintents"
    wantsAllProducts = arguments.has(.allTargets)
  }
}

extension ScanRequest.Modules {
  fileprivate init(_ arguments: Arguments) throws(UsageError) {
    let paths = arguments.positionals, modules = arguments.all(.module)
    if paths.contains(where: \.isEmpty) { throw UsageError("a path must not be empty") }
    if let inputs = arguments[.inputs] {
      guard paths.isEmpty, modules.isEmpty else {
        throw UsageError(
          "'--inputs' cannot be combined with paths or '--module': the file names the modules and their files")
      }
      self = .listed(inputs)
      return
    }
    let named = modules.compactMap(split)
    if named.isEmpty {
      guard modules.count < 2 else {
        throw UsageError("with several modules, each '--module' needs 'name=path'; found '--module \(modules[1])'")
      }
      self = try modules.first.map { module throws(UsageError) in .one(try checked(module)) } ?? .implied
      return
    }
    if let unnamed = modules.first(where: { split($0) == nil }) {
      throw UsageError("with several modules, each '--module' needs 'name=path'; found '--module \(unnamed)'")
    }
    if let path = paths.first {
      throw UsageError("'\(path)' belongs to no module; give it as '--module name=\(path)'")
    }
    self = .named(
      try named.map { module throws(UsageError) in ModuleRequest(name: try checked(module.name), paths: [module.path]) }
    )
  }
}

extension ScanPlan {
  init(
    _ arguments: Arguments, _ configuration: ConfigurationFile?, _ options: ScanOptions, affected: Set<String>? = nil,
    in environment: CommandEnvironment
  ) throws {
    let stated = try RunOptions(arguments, options)
    var request = try ScanRequest(arguments, in: environment)
    request.affected = affected
    let namesModules = request.project == nil || configuration?.configuration.modules.isEmpty == false
    if namesModules, arguments.has(.projectTarget), arguments[.bundleFormat] == nil {
      throw UsageError(
        "'\(Option.projectTarget.name)' needs a project, which other arguments or 'modules' in the configuration exclude"
      )
    }
    try self.init(request, configuration, options, stated, in: environment.files)
  }

  /// Reports the warnings and notes about the inputs; if quiet, only the warnings.
  func reportProblems(isQuiet: Bool, in environment: CommandEnvironment) {
    environment.report(lines: problems.filter { !isQuiet || $0.hasPrefix("warning") })
  }
}

extension ProgressLine {
  init(in environment: CommandEnvironment, isQuiet: Bool, patience: UInt64 = patience) {
    self.init(patience: patience, write: environment.isErrorTerminal && !isQuiet ? environment.writeRaw : nil)
  }
}

/// The configuration that `--config` names, or the one that is found from the scanned paths upwards; nil if there is none.
func configurationFile(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ConfigurationFile? {
  try ScanRequest(arguments, in: environment).configurationFile(in: environment.files)
}

extension Arguments {
  /// The paths of an option such as `--module App=Sources/App`.
  func paths(of option: Option) -> [String] { all(option).compactMap { split($0)?.path } }
}

/// The two parts of `name=path`; nil for a word of another form.
private func split(_ word: String) -> (name: String, path: String)? {
  guard let equals = word.firstIndex(of: "=") else { return nil }
  let path = word[word.index(after: equals)...]
  return path.isEmpty ? nil : (String(word[..<equals]), String(path))
}

private func checked(_ name: String) throws(UsageError) -> String {
  if isModuleName(name) { return name }
  throw UsageError("'\(name)' is not a valid module name; Xcode uses '\(moduleName(from: name))'")
}
