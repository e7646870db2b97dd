import DocumentFormats
import IntentChanges
import OperatingSystem
import IntentReports
import IntentScans
import SourceScan

/// The location of a version, as given on the command line.
enum VersionPlace: Hashable, Sendable {
  /// A revision and the path in it, if one is given: `git:REF[:PATH]`.
  case revision(String, paths: [String])
  /// A bundle, or a folder of sources or of Apple's metadata.
  case path(String)
  /// The working tree at the paths of a scan.
  case sources([String])

  init(_ word: String) throws(UsageError) {
    guard word.hasPrefix("git:") else {
      self = .path(word)
      return
    }
    let rest = word.dropFirst("git:".count)
    let colon = rest.firstIndex(of: ":")
    let revision = String(rest[..<(colon ?? rest.endIndex)])
    guard !revision.isEmpty else { throw UsageError("'\(word)' lacks a revision; write 'git:REF' or 'git:REF:PATH'") }
    let path = colon.map { String(rest[rest.index(after: $0)...]) } ?? ""
    self = .revision(revision, paths: path.isEmpty ? [] : [path])
  }
}

/// Two versions, read and compared.
struct ReadComparison: Sendable {
  let old: ReadVersion
  let new: ReadVersion
  let comparison: VersionComparison

  /// `acceptsEmptyOld`: whether the old version may have no App Intents. `said`: the lines about the project that were printed.
  init(
    _ places: (old: VersionPlace, new: VersionPlace), _ arguments: Arguments, acceptsEmptyOld: Bool = false,
    said: [String] = [], in environment: CommandEnvironment, _ timings: inout StageTimings
  ) throws {
    let asked = places.old
    var places = places
    if arguments.has(.mergeBase) { places.old = try places.old.mergeBase(with: places.new, arguments, in: environment) }
    let before = try VersionSources(places.old, arguments, in: environment, &timings)
    let after = try VersionSources(places.new, arguments, in: environment, &timings)
    // Both versions scan the same apps: an app that only one of them scans would be reported as removed or added.
    let affected =
      arguments.has(.changedSince) ? try before.affectedGroups.union(after.affectedGroups) : nil
    var said = Set(said), old = try before.read(affected, &said, &timings)
    if arguments.has(.mergeBase), case .revision(let name, _) = asked { old.side.title = name }
    self.old = old
    new = try after.read(affected, &said, &timings)
    if !arguments.has(.allowEmpty), affected?.isEmpty != true {
      for version in acceptsEmptyOld ? [new] : [old, new] where version.catalog.isEmpty {
        throw IncomparableError(
          "found no App Intents in '\(version.side.title)'; check the paths and --platform (--allow-empty accepts this)"
        )
      }
    }
    // Two folders have different names, which does not mean that types moved to another module.
    let areNamed = arguments.has(.module) || old.isOfProject && new.isOfProject
    let areFolders = !old.side.isBundle && !new.side.isBundle
    let namesModules: Bool
    switch (places.old, places.new) {
    case (.path, .path): namesModules = areNamed || old.side.isBundle && new.side.isBundle
    case (.path, .sources): namesModules = areNamed || !areFolders
    default: namesModules = true
    }
    comparison = old.compared(with: new, comparesModules: namesModules)
  }

  /// The names of the modules of both versions.
  var modules: Set<String> { Set(old.catalog.modules + new.catalog.modules) }
}

/// The result of `body`; nil if the versions cannot be compared or git fails, which is reported.
func comparing<Result>(in environment: CommandEnvironment, _ body: () throws -> Result) throws -> Result? {
  do {
    return try body()
  } catch let error as IncomparableError {
    environment.report(line: error.cause.line)
  } catch let error as GitError {
    environment.report(line: "error: \(error.message)")
  }
  return nil
}

/// The sources of a version, or its stored bundle or metadata.
private struct VersionSources {
  private var stored: ReadVersion?
  private let arguments: Arguments
  private var configuration: ConfigurationFile?
  private let name: String
  /// The files of the revision; nil for other versions.
  private var past: RevisionFiles?
  private var environment: CommandEnvironment

  init(
    _ place: VersionPlace, _ arguments: Arguments, in environment: CommandEnvironment, _ timings: inout StageTimings
  ) throws {
    self.environment = environment
    switch place {
    case .sources(let paths):
      self.arguments = arguments.replacingPositionals(paths)
      name = paths.first ?? "."
    case .path(let path):
      self.arguments = arguments.replacingPositionals([path])
      name = path
      stored = try ReadVersion(storedAt: path, in: environment.files)
    case .revision(let revision, let paths):
      // A revision is scanned as if it were the working tree.
      self.arguments = arguments.replacingPositionals(paths)
      name = revision
      let version = try RevisionFiles(
        revision, of: self.arguments.namedPaths, readsOutside: arguments.has(.outside), in: environment.files, &timings)
      past = version
      self.environment.files = version.files
      // If the revision has no configuration, that of the working tree is used.
      if arguments[.configuration] == nil {
        configuration = try configurationFile(self.arguments, in: self.environment)
      }
    }
    if configuration == nil, stored == nil { configuration = try configurationFile(self.arguments, in: environment) }
  }

  /// The groups that changes since the revision of '--changed-since' can affect, as this version has them.
  var affectedGroups: Set<String> {
    get throws {
      if stored != nil { throw UsageError("'--changed-since' needs two versions of sources; found '\(name)'") }
      let options = try ScanOptions(arguments, configuration?.configuration, in: environment)
      return try ScanPlan(arguments, configuration, options, in: environment).groupKeys
    }
  }

  /// Reads the version. `said` has the lines about the project that were printed for another version.
  func read(
    _ affected: Set<String>?, _ said: inout Set<String>, _ timings: inout StageTimings
  ) throws -> ReadVersion {
    if let stored { return stored }
    let isRevision = past != nil
    var options = try ScanOptions(arguments, configuration?.configuration, in: environment)
    // The comparison needs the kinds of widgets, which are read with the mentions.
    options.readsMentions = true
    var run = try ScanRun(
      arguments, configuration, options, outputs: isRevision ? [] : [.output], reportsProblems: false,
      affected: affected, timings: timings, in: environment)
    defer { timings = run.timings }
    let plan = run.plan, isQuiet = run.isQuiet
    environment.report(
      lines: plan.problems.filter { (!isQuiet || $0.hasPrefix("warning")) && said.insert($0).inserted })
    for part in plan.parts { try past?.read(part.modules) }
    let scans = run.scan(reportsUnreadable: false)
    // A syntax error may hide a declaration, which must not be reported as removed.
    if !isRevision, !isQuiet { environment.reportDiagnostics(of: scans) { $0.id != Diagnostic.unreadableValue } }
    if let missing = run.unreadable.min(by: { $0.path < $1.path }) {
      throw IncomparableError(isRevision ? "\(missing.message) (in '\(name)')" : missing.message)
    }
    let translated = try run.timings.measure("tables") {
      try TranslatedScans(plan, scans, in: environment.files) { try past?.read($0) }
    }
    if !isQuiet {
      // A location of a revision must differ from one of the working tree.
      let version = isRevision ? "\(name):" : ""
      environment.report(
        lines: translated.failures.map { failure in
          "\(visiblePath(version + failure.location)): warning: \(failure.message), so texts in other languages are not compared"
        })
    }
    do throws(JSONError) {
      return try ReadVersion(plan, scans, translated, named: name, isRevision: isRevision)
    } catch {
      // The JSON comes from this tool, so this is not expected.
      throw IncomparableError("\(name): \(error.message)")
    }
  }
}

extension VersionPlace {
  /// The last commit that a new version has in common with this revision, with the same paths. A version that is not a revision is
  /// returned as it is.
  fileprivate func mergeBase(
    with new: VersionPlace, _ arguments: Arguments, in environment: CommandEnvironment
  ) throws -> VersionPlace {
    guard case .revision(let revision, let paths) = self else { return self }
    var other = "HEAD"
    if case .revision(let revision, _) = new { other = revision }
    let base = try RevisionFiles.mergeBase(
      of: revision, and: other, paths: arguments.replacingPositionals(paths).namedPaths, in: environment.files)
    return .revision(base, paths: paths)
  }
}

extension Arguments {
  /// The paths that are scanned, those of modules among them.
  fileprivate var namedPaths: [String] { positionals + paths(of: .module) }
}
