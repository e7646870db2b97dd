import IntentRules
import IntentReports
import IntentModel
import IntentScans
import MetadataDocuments
import OperatingSystem
import SourceScan

/// Scans the sources of a module, and writes the files that a build expects of Apple's tool.
func runProcess(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  var request = try ProcessRequest(arguments, in: environment)
  try OutputCheck(arguments, [.stringsdata], in: environment).check(against: request.sources + request.constants)
  if !arguments.has(.force), linksAppIntents(arguments.all(.dependencyFile), in: environment.files) == false {
    try environment.print("Metadata extraction skipped. No AppIntents.framework dependency found.\n")
    return try request.write(nil, in: environment)
  }
  request.document.linked = try request.linkedTypes(arguments, in: environment)
  var scan = try request.scanSources(in: environment)
  let uncompiled = try request.removeUncompiled(from: &scan, in: environment)
  let document = actionsDocument(of: scan.bundle, request.document)
  scan.bundle.diagnostics = document.diagnostics.map { request.omits ? $0.asWarning : $0 } + uncompiled
  environment.reportDiagnostics(of: scan) { !request.isQuiet || $0.severity == .error || $0.isOmission }
  if document.isIncomplete, !request.omits { return .findings }
  guard request.writesEmpty || !document.isEmpty else {
    try environment.print("Extracted no relevant App Intents symbols, skipping writing output\n")
    request.reportOldDocument(in: environment)
    return try request.write(nil, in: environment)
  }
  return try request.write(document, in: environment)
}

extension ProcessRequest {
  /// The declarations in documents of other modules. The lists also name documents that the build has not written, because the
  /// modules have no App Intents.
  fileprivate func linkedTypes(_ arguments: Arguments, in environment: CommandEnvironment) throws -> LinkedTypes {
    var linked = LinkedTypes()
    for (option, isListed) in [(Option.metadataList, false), (Option.staticMetadataList, true)] {
      for list in arguments.all(option) {
        for path in try pathList(at: list, in: environment.files) {
          guard (try? environment.files.status(of: FilePath(path))) != nil else { continue }
          linked.add(try MetadataFile(at: path, in: environment.files).document, isListed: isListed, at: path)
        }
      }
    }
    if !isQuiet { environment.report(lines: linked.conflicts.map { "warning: \($0)" }) }
    return linked
  }

  /// Scans the sources of the module, with the types of other modules that documents declare. Throws if a file cannot be read.
  fileprivate mutating func scanSources(in environment: CommandEnvironment) throws -> Scan {
    var files = sources.map { InputFile(FilePath($0), reportedAs: $0) }
    if !conformances.isEmpty {
      let text = "import \(KnownProtocols.module)\n" + conformances.joined(separator: "\n")
      files.append(InputFile(at: "\(module).swiftconstvalues", contents: Array(text.utf8)))
    }
    var modules = [ModuleInput(name: module, files: files)]
    for (name, source) in document.linked.declarations where name != module {
      let file = InputFile(at: "\(name).swift", contents: Array(source.utf8))
      modules.append(ModuleInput(name: name, files: [file]))
    }
    var timings = StageTimings()
    let plan = ScanPlan(modules: modules, scan, RunOptions())
    let scans = plan.scan(in: environment.files, timings: &timings, progress: ProgressLine(write: nil))
    environment.keep(scans)
    let unreadable = plan.unreadable(with: scans)
    if let first = unreadable.sorted(by: { $0.path < $1.path }).first {
      let others = unreadable.count - 1
      throw CommandError(first.message + (others == 0 ? "" : " (and \(others) more)"))
    }
    return scans[0]
  }

  /// Removes the types that the compiler did not compile, and warns about compiled types that the scan lacks. Conditions and
  /// conformances that only the compiler's constants show are added first. Without constants, nothing changes.
  fileprivate mutating func removeUncompiled(
    from scan: inout Scan, in environment: CommandEnvironment
  ) throws -> [FileDiagnostic] {
    guard let compiled = try compiledTypes(in: environment) else { return [] }
    let flags = compiled.flags(in: scan).subtracting(self.scan.flags)
    if !flags.isEmpty {
      self.scan.flags.formUnion(flags)
      scan = try scanSources(in: environment)
    }
    // A type can conform through a protocol of another module that refines one of the framework's. No document states such a
    // protocol.
    conformances = compiled.conformances(missingIn: scan.bundle, of: module)
    if !conformances.isEmpty { scan = try scanSources(in: environment) }
    let types = scan.bundle.listedTypes.filter { $0.module == module }
    let found = Set(types.map(\.nameWithModule))
    let lines = compiled.declarations.filter { !found.contains($0.name) }.map { type in
      "\(visiblePath(type.path)):\(type.line):1: warning: the compiler lists '\(type.name)', but the source has no such "
        + "declaration, so it is omitted; compile the module again"
    }
    environment.report(lines: lines)
    let others = types.filter { !compiled.names.contains($0.nameWithModule) }
    let places = Set(others.map(\.place))
    scan.bundle = scan.bundle.without { places.contains($0.place) }
    return others.map { type in
      let message =
        "'\(type.name)' is omitted from 'Metadata.appintents', because the compiler does not list it among the types "
        + "that it compiled"
      return FileDiagnostic(
        file: type.place.file, diagnostic: Diagnostic("not-compiled", .warning, message, at: type.place.span))
    }
  }

  private func compiledTypes(in environment: CommandEnvironment) throws -> CompiledTypes? {
    let missing = constants.first { (try? environment.files.status(of: FilePath($0))) == nil }
    if let missing {
      environment.report(
        line:
          "warning: '\(missing)' does not exist, so the compiler's constants do not decide which types were compiled")
      return nil
    }
    return try CompiledTypes(at: constants, in: environment.files)
  }

  /// Warns about a document of an earlier build. It is not deleted, because Apple's tool does not delete it either.
  fileprivate func reportOldDocument(in environment: CommandEnvironment) {
    guard let output, case let path = MetadataFolder.path(MetadataFile.actions, in: output),
      (try? environment.files.status(of: FilePath(path))) != nil
    else { return }
    environment.report(
      line: "warning: '\(path)' is from an earlier build, and lists App Intents that the sources do not have; delete it"
    )
  }

  /// Writes all files or none. Without a document, only the files for phrases are written: a build expects them in any case.
  fileprivate func write(_ document: ActionsDocument?, in environment: CommandEnvironment) throws -> ExitStatus {
    var outputs: [(path: String, contents: [UInt8]?)] = []
    if let document, let output { outputs += MetadataFolder.files(of: document, in: output) }
    outputs += stringsdata.map { ($0, Self.emptyStringsdata) }
    try environment.replace(outputs)
    if !isQuiet, let file = stringsdata.first, document?.actions["autoShortcuts"]?.array?.isEmpty == false {
      environment.report(
        line: "note: '\(file)' lists no phrases, because their form is unknown; an export of localizations lacks them")
    }
    return .success
  }

  /// The file that Xcode writes for a target without App Shortcuts.
  private static let emptyStringsdata = Array(
    """
    {
      "source" : "ExtractedAppShortcutsMetadata",
      "tables" : {

      },
      "version" : 1
    }
    """.utf8)
}

extension FileDiagnostic {
  /// The diagnostic as a warning, because the build continues without the declaration.
  fileprivate var asWarning: FileDiagnostic {
    var copy = self
    if copy.diagnostic.severity == .error { copy.diagnostic.severity = .warning }
    return copy
  }
}

extension Diagnostic {
  /// Whether the diagnostic is about a declaration that is not in the document.
  fileprivate var isOmission: Bool { ["omitted", "not-constant", "not-compiled"].contains(id) }
}
