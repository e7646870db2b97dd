import IntentModel
import IntentScans
import IntentReports
import MetadataDocuments
import OperatingSystem

extension Command {
  /// Writes the App Intents that an app with SiriKit's intents lacks.
  static let migrate = Command(
    "migrate", overview: "Write App Intents for the custom intents of SiriKit that have none.",
    discussion: """
      \(scanDiscussion)

      Reads the '.intentdefinition' files, and writes a Swift file for each custom
      intent that no App Intent replaces, and for the enums and object types of its
      parameters. Saved shortcuts and widgets keep their actions and values. What the
      definition does not state is a comment in the source and a note. Existing files
      and App Intents are kept as they are.
      """,
    positionals: [scanPaths], options: [.intent, .keepKeys, .check, .migrateOutput] + scanOptions, run: runMigrate)
}

extension Option {
  fileprivate static let intent = Option(
    "intent", .text("class"), isRepeatable: true,
    help: "Only the intent of this class. (default: those that Shortcuts or widgets show)")
  fileprivate static let keepKeys = Option(
    "keep-keys", help: "Look texts up under their keys in the tables of the definition. (default: as plain text)")
  fileprivate static let check = Option(
    "check", help: "Write nothing, and exit with status 1 if an intent has no App Intent.")
  fileprivate static let migrateOutput = Option(
    "output", short: "o", .directory("folder"),
    help: "Write the files to this folder, which is created. (default: all of them to standard output)")
}

private func runMigrate(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  if arguments.has(.check), let option = [Option.migrateOutput, .keepKeys].first(where: arguments.has) {
    throw UsageError("'--check' writes nothing, so it cannot be combined with '\(option.name)'")
  }
  let configuration = try configurationFile(arguments, in: environment)
  var options = try ScanOptions(arguments, configuration?.configuration, in: environment)
  options.readsDefinitionTexts = true
  var run = try ScanRun(arguments, configuration, options, outputs: [], in: environment)
  let scans = run.scan()
  let intents = try UnmigratedIntents(run.plan, scans, named: arguments.all(.intent))
  run.hasErrors = run.plan.parts.contains { $0.settings.siriKit.hasUnreadFiles }
  if intents.definitions.isEmpty, run.plan.modules.allSatisfy(\.files.isEmpty) { run.foundNothing(in: scans) }
  if arguments.has(.check) {
    environment.report(lines: intents.findings)
    return try run.finish([], status: intents.isEmpty ? .success : .findings)
  }
  let migration = intents.migration(run.plan, scans, keepsKeys: arguments.has(.keepKeys))
  if !run.isQuiet {
    let notes = (migration.files.flatMap(\.notes) + migration.notes).map {
      located($0.path, $0.position, "note: \($0.message)")
    }
    environment.report(lines: notes + (run.isIncomplete ? [] : intents.remarks(on: migration)))
  }
  guard let folder = arguments[.migrateOutput].flatMap({ CommandEnvironment.isStandardOutput($0) ? nil : $0 }) else {
    return try run.finish(
      migration.files.isEmpty
        ? [] : [CommandOutput(to: nil) { [Array(migration.text(of: migration.files).utf8)] }])
  }
  let files = migration.files.map { (path: "\(FilePath(folder: folder).text)/\($0.name).swift", file: $0) }
  let kept = files.filter { environment.exists($0.path) }.map(\.path)
  environment.report(
    lines: kept.map { "error: '\($0)' was not written, because it exists; move it, or name another folder" })
  return try run.finish(
    files.filter { !kept.contains($0.path) }.map { output($0.file, of: migration, to: $0.path) },
    summary: run.isQuiet || kept.count == files.count ? [] : intents.membership(in: run.plan),
    status: kept.isEmpty ? .success : .findings)
}

/// The output of a new file. Its folder is created if necessary.
private func output(_ file: SwiftMigration.File, of migration: SwiftMigration, to path: String) -> CommandOutput {
  var output = CommandOutput(to: path) { environment, _ in
    try environment.replace([(path, Array(migration.text(of: [file]).utf8))])
    return .success
  }
  if !file.notes.isEmpty { output.detail = counted(file.notes.count, "note") }
  return output
}

extension CommandEnvironment {
  fileprivate func exists(_ path: String) -> Bool {
    (try? files.status(of: FilePath(path))) != nil || files.isLink(FilePath(path))
  }
}

/// A line about a location in a definition.
private func located(_ path: String, _ position: SiriKitPosition, _ message: String) -> String {
  "\(visiblePath(path)):\(position.line):\(position.column): \(message)"
}

/// The SiriKit intents of a plan that no App Intent replaces.
private struct UnmigratedIntents {
  /// The definitions of all apps. Each file is listed once, although several apps may compile it.
  private(set) var definitions: [SiriKitDefinition] = []
  /// The classes that App Intents replace, by the path of the definition.
  private var migrated: [String: Set<String>] = [:]
  /// The classes that the user asks for; empty for all that people see.
  private let named: Set<String>

  init(_ plan: ScanPlan, _ scans: [Scan], named: [String]) throws(CommandError) {
    self.named = Set(named)
    var successors: [String: String] = [:]
    for (part, scan) in zip(plan.parts, scans) {
      let found = SiriKitContents.successors(among: scan.bundle.intents)
      successors.merge(found.mapValues(\.qualifiedName)) { first, _ in first }
      for definition in part.settings.siriKit.definitions {
        if migrated[definition.path] == nil { definitions.append(definition) }
        migrated[definition.path, default: []].formUnion(found.keys)
      }
    }
    let classes = definitions.flatMap(\.intents).map(\.className)
    for name in named {
      guard classes.contains(name) else {
        throw CommandError(
          "no '.intentdefinition' file has an intent of the class '\(name)'" + classes.suggestion(for: name))
      }
      if let successor = successors[name], definitions.flatMap(intents).allSatisfy({ $0.className != name }) {
        throw CommandError("the App Intent '\(successor)' replaces '\(name)' already")
      }
    }
  }

  private func intents(of definition: SiriKitDefinition) -> [SiriKitIntent] {
    definition.intents.filter { intent in
      (named.isEmpty ? intent.isVisible : named.contains(intent.className))
        && migrated[definition.path]?.contains(intent.className) != true
    }
  }

  var isEmpty: Bool { definitions.allSatisfy { intents(of: $0).isEmpty } }

  /// An error, on one line, for each SiriKit intent that no App Intent replaces.
  var findings: [String] {
    definitions.flatMap { definition in
      intents(of: definition).map { intent in
        located(
          definition.path, intent.position,
          "error: no App Intent replaces the SiriKit intent '\(intent.className)'; 'intentscan migrate' writes one")
      }
    }
  }

  /// The reason why nothing is written, or a note for each definition whose translations the new files do not use.
  func remarks(on migration: SwiftMigration) -> [String] {
    if migration.files.isEmpty { return [reasonForNothing] }
    let unused =
      migration.options.keepsKeys ? [] : definitions.filter { !$0.languages.isEmpty && !intents(of: $0).isEmpty }
    return unused.map { definition in
      "note: \(visiblePath(definition.path)) has texts in \(definition.languages.sorted().joined(separator: ", ")) under keys of its "
        + "own; to use them, write the files with '\(Option.keepKeys.name)' instead"
    }
  }

  /// A line about the targets that need the files; empty if there are none. An extension that handles SiriKit's intents does not
  /// need them, because App Intents run in the app.
  func membership(in plan: ScanPlan) -> [String] {
    let handlers = plan.parts.flatMap { $0.group?.targets ?? [] }.filter { $0.kind == .siriIntentsExtension }
    let targets = Set(definitions.filter { !intents(of: $0).isEmpty }.flatMap(\.targets))
      .subtracting(handlers.map(\.name)).sorted()
    let names = targets.map { "'\($0)'" }.joined(separator: ", ")
    return targets.isEmpty
      ? [] : ["add the files to the targets that compile the definitions (\(names)), unless these have the folder"]
  }

  private var reasonForNothing: String {
    definitions.allSatisfy(\.intents.isEmpty)
      ? "found no custom intents of SiriKit"
      : "an App Intent replaces each custom intent of SiriKit that Shortcuts or widgets show"
  }

  func migration(_ plan: ScanPlan, _ scans: [Scan], keepsKeys: Bool) -> SwiftMigration {
    var options = SwiftMigration.Options()
    options.keepsKeys = keepsKeys
    options.deployment = plan.parts.filter { !$0.settings.siriKit.definitions.isEmpty }.reduce(into: [:]) {
      lowest, part in
      lowest.merge(part.settings.deployment) { $0.lexicographicallyPrecedes($1) ? $0 : $1 }
    }
    var migration = SwiftMigration(definitions, besides: scans.map(\.bundle), options) { name in
      scans.contains { $0.program.isDeclared(name) }
    }
    for definition in definitions {
      let wanted = Set(intents(of: definition).map(\.className))
      migration.add(definition) { wanted.contains($0.className) }
    }
    return migration
  }
}
