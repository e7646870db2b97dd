import DocumentFormats
import IntentReports
import IntentRules
import IntentScans
import OperatingSystem

extension Command {
  /// Prints the source of each setting, and the rules that apply to a file.
  static let config = Command(
    "config", overview: "Show the settings that apply to a path, and where each one is stated.",
    discussion: """
      For each app, the values of its configuration with the file, the line and the
      column that state them; what no file states comes from the project or is the
      default. With a file, the rules that run in it, and why.
      """,
    positionals: [
      Positional(
        name: "path", help: "A folder, or a file. (default: this folder)", isOptional: true, isRepeatable: false,
        value: .file("path"))
    ],
    options: [
      Option("format", .choice("format", ["text", "json"]), help: "text or json. (default: text)"), .output,
      .configuration, .quiet,
    ] + projectOptions,
    run: runConfig)
}

private func runConfig(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitStatus {
  let configuration = try configurationFile(arguments, in: environment)
  let options = try ScanOptions(arguments, configuration?.configuration, in: environment)
  var run = try ScanRun(arguments, configuration, options, in: environment)
  if let missing = run.plan.unreadable(with: []).first { throw CommandError(missing.message) }
  let path = arguments.positionals.first
  let isFile = path.map { (try? environment.files.status(of: FilePath($0)).kind) == .regular } ?? false
  var settings: [AppSettings] = []
  for part in run.plan.parts {
    let next = AppSettings(part, file: isFile ? path : nil, in: environment.files)
    if let known = settings.firstIndex(where: { $0.values == next.values && $0.rules == next.rules }) {
      settings[known].apps += next.apps
    } else {
      settings.append(next)
    }
  }
  let isJSON = arguments[.reportFormat] == "json"
  return try run.finish([
    CommandOutput(to: arguments[.output]) {
      [isJSON ? json(settings) : Array(settings.map(\.text).joined(separator: "\n").utf8)]
    }
  ])
}

/// The settings of an app, or of several apps that have the same settings.
private struct AppSettings {
  struct Value: Equatable {
    var key: String
    var value: String
    /// The origin of the value: `.intentscan.json:3:5`, `project`, `default`, or the profile that has a rule or lacks it. Several
    /// origins are separated by commas.
    var origin: String
  }

  var apps: [String]
  /// The configuration files that were read, the one that extends the others last.
  var files: [String]
  var values: [Value]
  /// The rules for the file that the user named: the severity of each, or `off`. Nil without a file.
  var rules: [Value]?

  init(_ part: ScanPlan.Part, file: String?, in fileSystem: FileSystem) {
    apps = part.appNames
    files = part.configuration?.paths ?? []
    let configuration = part.configuration?.configuration ?? Configuration()
    let stated = configuration.statements
    let settings = part.settings, languageMode = part.options.languageMode
    var values = stated.filter { $0.override == nil }.map { Value(key: $0.key, value: $0.value, origin: $0.origin) }
    func add(_ key: String, _ value: String?, _ origin: String) {
      guard let value, !stated.contains(where: { $0.key == key && $0.override == nil }) else { return }
      values.append(Value(key: key, value: value, origin: origin))
    }
    let project = part.group == nil ? "default" : "project"
    add("profile", RuleDescription.Profile.recommended.rawValue, "default")
    add("failOn.lint", FailureLevels.Lint.error.rawValue, "default")
    add("failOn.diff", FailureLevels.Diff.breaking.rawValue, "default")
    add("applicationName", settings.applicationName, project)
    for (platform, version) in settings.deployment {
      add("deployment.\(platform)", version.dotted, project)
    }
    add("swiftVersion", languageMode.rawValue, project)
    values += stated.compactMap { statement in
      statement.override.map {
        Value(key: "overrides[\($0)].\(statement.key)", value: statement.value, origin: statement.origin)
      }
    }
    self.values = values.sorted { ($0.key, $0.origin) < ($1.key, $1.origin) }
    rules = file.map { Self.rules(of: $0, part, configuration, in: fileSystem) }
  }

  private static func rules(
    of file: String, _ part: ScanPlan.Part, _ configuration: Configuration, in fileSystem: FileSystem
  ) -> [Value] {
    let module = part.modules.first { !$0.isContext && $0.files.contains(where: \.isReported) }
    let names = module.map(part.names) ?? part.appNames
    let overrides = OverrideMatcher(part.selection, in: fileSystem).numbers(for: file, names: names)
    let selection = part.selection.applying(overrides)
    let byOverride = Dictionary(grouping: configuration.statements, by: \.override)
    let statements = ([nil] + overrides.map { $0 }).flatMap { byOverride[$0] ?? [] }
    return Rule.known.map { rule in
      let origins = statements.filter { $0.isAbout(rule) }.map(\.origin)
      let severity = (selection.severity(of: rule) ?? rule.description.severity).rawValue
      let isDefault = rule.description.profiles.contains(selection.profile)
      return Value(
        key: rule.id, value: selection.includes(rule) ? severity : "off",
        origin: origins.isEmpty
          ? "\(isDefault ? "" : "not in ")profile '\(selection.profile.rawValue)'" : origins.joined(separator: ", "))
    }
  }

  var text: String {
    let list = apps.isEmpty ? "" : " (\(apps.joined(separator: ", ")))"
    let chain = files.reversed().map { "'\($0)'" }.joined(separator: ", which extends ")
    let heading = (files.isEmpty ? "no configuration" : chain) + list + "\n"
    return heading + Self.table(values) + (rules.map { "\n" + Self.table($0) } ?? "")
  }

  private static func table(_ values: [Value]) -> String {
    TextTable(rows: values.map { [$0.key, $0.value, $0.origin] }, indent: 0).lines.map { $0 + "\n" }.joined()
  }

  func write(to json: inout JSONWriter) {
    json.array("apps", apps) { $0.string($1) }
    json.array("files", files) { $0.string($1) }
    Self.write(values, as: "settings", to: &json)
    if let rules { Self.write(rules, as: "rules", to: &json) }
  }

  private static func write(_ values: [Value], as key: String, to json: inout JSONWriter) {
    json.array(key, values) { json, value in
      json.beginObject(staysOnOneLine: true)
      json.member("key", value.key)
      json.member("value", value.value)
      json.member("origin", value.origin)
      json.end()
    }
  }
}

private func json(_ settings: [AppSettings]) -> [UInt8] {
  JSONWriter.document { json in
    json.array("configurations", settings) { json, each in json.object { each.write(to: &$0) } }
  }
}

extension Configuration.Statement {
  /// Whether it turns a rule on or off, or states its severity.
  fileprivate func isAbout(_ rule: Rule) -> Bool {
    if key == "disabled" || key == "enabled" { return Rule.named(value)?.id == rule.id }
    return key.hasPrefix("severity.") && Rule.named(String(key.dropFirst("severity.".count)))?.id == rule.id
  }
}
