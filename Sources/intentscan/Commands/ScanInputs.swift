import IntentModel
import IntentRules
import OperatingSystem
import ProjectFiles
import SourceScan

/// What every command that scans sources takes: which files, of which modules, read how.
extension Option {
  static let module = Option(
    "module", .text("name"), isRepeatable: true,
    help: "The module that the paths belong to, or name=path for each of several modules.")
  static let context = Option(
    "context", .text("name=path"), isRepeatable: true,
    help: "A module that is read to resolve names and never reported.")
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
  static let quiet = Option("quiet", help: "Print no warnings, no progress and no summary.")
  static let timings = Option("timings", help: "Print the time of each stage.")
  static let output = Option(
    "output", short: "o", .file("file"), help: "Write to this file instead of standard output.")
}

extension Command {
  static let scanOptions: [Option] =
    [
      .module, .context, .inputs, .root, .platform, .swiftVersion, .define, .allConditions, .configuration, .allowEmpty,
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

/// The files to scan, by module, and the paths that can't be read.
func scanInputs(
  _ arguments: Arguments, _ configuration: ConfigurationFile?, in environment: CommandEnvironment, _ workers: Workers
) throws -> (modules: [ModuleInput], unreadable: [UnreadableFile]) {
  let reportedPaths = ReportedPaths(root: arguments[.root], files: environment.files)
  var requests = try requestedModules(arguments, configuration, in: environment)
  requests += try contextRequests(arguments)
  // A module of that name is the framework or is in for it, as packages that build on Linux have one. What it declares
  // is known; scanned, it would make the framework's names a user's own.
  requests.removeAll { $0.name == KnownProtocols.module && ($0.isContext || $0.isImplied) }
  try readStandardInput(for: &requests, arguments, reportedPaths, in: environment)
  var found = FileFinder.find(
    try requests.merged(), in: environment.files, reportedPaths: reportedPaths,
    workers: workers)
  configuration?.removeExcluded(from: &found.modules, in: environment.files)
  return found
}

/// The modules that `--context` names.
func contextRequests(_ arguments: Arguments) throws(UsageError) -> [ModuleRequest] {
  var requests: [ModuleRequest] = []
  for context in arguments.all(.context) {
    guard let (name, path) = split(context) else {
      throw UsageError("'--context' needs 'name=path'; found '\(context)'")
    }
    requests.append(ModuleRequest(name: try checked(name), isContext: true, paths: [path]))
  }
  return requests
}

/// The configuration that `--config` names, or the one that is found from what is scanned upwards; an `--inputs` file may lie
/// anywhere and name anything, so there it is `--root` that counts.
func configurationFile(
  _ arguments: Arguments, in environment: CommandEnvironment
) throws -> ConfigurationFile? {
  if let path = arguments[.configuration] { return try ConfigurationFile(reading: path, in: environment.files) }
  let paths = arguments.positionals.map { $0 == "-" ? arguments[.standardInputName] ?? "." : $0 }
  let named = arguments.all(.module).compactMap { split($0)?.path }
  let fallback = arguments[.inputs].flatMap { _ in arguments[.root] } ?? "."
  for start in paths + named + (paths.isEmpty && named.isEmpty ? [fallback] : []) {
    if let file = try ConfigurationFile(above: start, in: environment.files) { return file }
  }
  return nil
}

private func requestedModules(
  _ arguments: Arguments, _ configuration: ConfigurationFile?, in environment: CommandEnvironment
) throws -> [ModuleRequest] {
  let paths = arguments.positionals, modules = arguments.all(.module)
  if paths.contains(where: \.isEmpty) { throw UsageError("a path must not be empty") }
  if let inputs = arguments[.inputs] {
    guard paths.isEmpty, modules.isEmpty else {
      throw UsageError(
        "'--inputs' cannot be combined with paths or '--module': the file names the modules and their files")
    }
    return try readInputs(inputs, in: environment.files)
  }
  let named = modules.compactMap(split)
  if named.isEmpty {
    guard modules.count < 2 else {
      throw UsageError("with several modules, each '--module' needs 'name=path'; found '--module \(modules[1])'")
    }
    let paths = paths.isEmpty ? ["."] : paths
    if let module = modules.first { return [ModuleRequest(name: try checked(module), paths: paths)] }
    return paths.flatMap { path in
      let place = path == "-" ? arguments[.standardInputName] : path
      if let place, let requests = configuration?.requests(for: place, scanning: path, in: environment.files) {
        return requests
      }
      return path == "-"
        ? [impliedByStandardInput(arguments, in: environment)]
        : ModuleRequest.implied(by: path, in: environment.files)
    }
  }
  if let unnamed = modules.first(where: { split($0) == nil }) {
    throw UsageError("with several modules, each '--module' needs 'name=path'; found '--module \(unnamed)'")
  }
  if let path = paths.first {
    throw UsageError("'\(path)' belongs to no module; give it as '--module name=\(path)'")
  }
  return try named.map { ModuleRequest(name: try checked($0.name), paths: [$0.path]) }
}

/// `name=path`
private func split(_ word: String) -> (name: String, path: String)? {
  guard let equals = word.firstIndex(of: "=") else { return nil }
  let path = word[word.index(after: equals)...]
  return path.isEmpty ? nil : (String(word[..<equals]), String(path))
}

private func checked(_ name: String) throws(UsageError) -> String {
  if isModuleName(name) { return name }
  throw UsageError("'\(name)' is not a valid module name; Xcode uses '\(moduleName(from: name))'")
}

// MARK: Standard input

/// A source without a place belongs to `main`, as the compiler has it; one with a name to the folder of that name.
private func impliedByStandardInput(_ arguments: Arguments, in environment: CommandEnvironment) -> ModuleRequest {
  let folder = arguments[.standardInputName].flatMap {
    ReportedPaths.lastComponent(of: $0 + "/..", from: environment.files.directoryPath)
  }
  return ModuleRequest(name: moduleName(from: folder ?? "main"), paths: ["-"])
}

/// Replaces the path `-` by what standard input holds.
private func readStandardInput(
  for requests: inout [ModuleRequest], _ arguments: Arguments, _ reportedPaths: ReportedPaths,
  in environment: CommandEnvironment
) throws {
  let readers = requests.indices.filter { requests[$0].paths.contains("-") }
  guard let reader = readers.first else {
    if arguments.has(.standardInputName) { throw UsageError("'--stdin-name' requires the path '-'") }
    return
  }
  guard readers.allSatisfy({ requests[$0].name == requests[reader].name }) else {
    throw UsageError("standard input cannot belong to two modules")
  }
  for index in readers { requests[index].paths.removeAll { $0 == "-" } }
  do throws(SystemError) {
    let text = SourceText(try readToEnd(environment.standardInput))
    let name = arguments[.standardInputName]
    requests[reader].standardInput = [
      InputFile(
        FilePath(name ?? "<stdin>"), reportedAs: name.map(reportedPaths.readablePath) ?? "<stdin>", contents: text)
    ]
  } catch {
    throw CommandError("cannot read standard input: \(error.message)")
  }
}
