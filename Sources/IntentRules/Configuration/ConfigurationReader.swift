import DocumentFormats
import IntentModel
import SourceScan

extension Configuration {
  /// Reads a file that extends no other file.
  package init(_ bytes: [UInt8], isModuleName: (String) -> Bool) throws(JSONError) {
    self.init()
    try read(bytes, path: "", folder: "", isModuleName: isModuleName)
  }

  /// The path that a configuration states under `extends`; nil if it extends no file.
  package static func extended(by bytes: [UInt8]) throws(JSONError) -> String? {
    let reader = ConfigurationReader(bytes: bytes, path: "", folder: "")
    guard let value = try parseJSON(bytes)["extends"] else { return nil }
    let path = try reader.text(value, "'extends'")
    guard path.hasSuffix(extendedSuffix), !path.utf8.contains(0) else {
      throw reader.error("'extends' must name a file whose name ends in '\(extendedSuffix)'; found '\(path)'", value)
    }
    return path
  }

  /// The end of each configuration's file name, such as `team.intentscan.json`, by which one search finds all configurations in a
  /// revision of a repository.
  package static let extendedSuffix = "intentscan.json"

  /// Adds the settings of a file to those that it extends. An unknown key is an error, since a misspelled key would otherwise be
  /// ignored in silence. `path` names the file in messages, `folder` is what its paths are relative to, and `isModuleName` says
  /// whether a module can have a name.
  package mutating func read(
    _ bytes: [UInt8], path: String, folder: String, isModuleName: (String) -> Bool
  ) throws(JSONError) {
    let reader = ConfigurationReader(bytes: bytes, path: path, folder: folder), document = try parseJSON(bytes)
    var changes = RuleOverride()
    for (key, value) in try reader.members(of: document, known: ConfigurationReader.keys) {
      switch key {
      case "profile": selection.profile = try reader.choice(value, "a profile")
      case "disabled", "enabled", "severity": try changes.read(key, value, reader)
      case "overrides":
        for each in try reader.array(value, key) { selection.overrides.append(try RuleOverride(each, reader)) }
      case "exclude": exclude += try reader.globs(value, key)
      case "baseline": baseline = try reader.path(value)
      case "allow": allow = try reader.path(value)
      case "owners": owners = try reader.path(value)
      case "pages": pages = try reader.text(value, "'\(key)'")
      case "failOn": try failOn.read(value, reader)
      case "strict": try readStrict(value, document, reader)
      case "applicationName": settings.applicationName = try reader.text(value, "'\(key)'")
      case "deployment": try readDeployment(value, reader)
      case "xcode": settings.xcodeVersion = try reader.xcodeVersion(value)
      case "swiftVersion":
        // A number counts as its text: guides and compilers write the mode without quotes.
        let text = value.int.map { JSONValue(.string(String($0)), offset: value.offset) }
        languageMode = try reader.choice(text ?? value, "a language mode")
      case "languages", "locales":
        for each in try reader.array(value, key) { languages.append(try reader.text(each, "a language")) }
      case "modules": try readModules(value, reader, isModuleName)
      default: break
      }
    }
    selection.apply(changes)
    record(document, reader)
  }

  private mutating func readStrict(
    _ value: JSONValue, _ document: JSONValue, _ reader: ConfigurationReader
  ) throws(JSONError) {
    guard let isStrict = value.bool else {
      throw reader.error("'strict' must be true or false, not \(value.kindName)", value)
    }
    guard document["failOn"]?["lint"] == nil else {
      throw reader.error("'strict' means '\"failOn\": {\"lint\": \"warning\"}'; use one of the two keys", value)
    }
    failOn.lint = isStrict ? .warning : .error
  }

  private mutating func readDeployment(_ value: JSONValue, _ reader: ConfigurationReader) throws(JSONError) {
    let platforms = Platform.allCases.map(\.rawValue).filter { $0 != "linux" }
    for (platform, version) in try reader.members(of: value, known: platforms, as: "platform") {
      settings.deployment[platform] = try reader.version(version)
    }
  }

  private mutating func readModules(
    _ value: JSONValue, _ reader: ConfigurationReader, _ isModuleName: (String) -> Bool
  ) throws(JSONError) {
    var byName = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0) })
    for (name, module) in try reader.object(value, "modules") {
      guard isModuleName(name.text) else {
        throw reader.error("'\(name.text)' is not a valid module name", at: name.offset)
      }
      let members = Dictionary(uniqueKeysWithValues: try reader.members(of: module, known: ["paths", "kind"]))
      guard let paths = members["paths"] else { throw reader.error("missing key 'paths'", module) }
      var read = Module(name: name.text, paths: [], kind: nil)
      for path in try reader.array(paths, "paths") { read.paths.append(try reader.path(path)) }
      settings.modules[name.text] = nil
      if let kind = members["kind"] {
        read.kind = try reader.choice(kind, "a kind")
        settings.modules[name.text] = read.kind
      }
      byName[read.name] = read
    }
    modules = byName.values.sorted { $0.name < $1.name }
  }

  // MARK: Origins

  /// Adds every value of a file, except those of `$schema` and `extends`, with its location to `statements`. The value of a key
  /// without an array replaces that of an extended file.
  private mutating func record(_ document: JSONValue, _ reader: ConfigurationReader) {
    var stated = StatedValues(reader)
    let overrides = document["overrides"]?.array ?? [], first = selection.overrides.count - overrides.count
    for member in document.members ?? [] where !["$schema", "extends", "overrides"].contains(member.key) {
      let key = ["locales": "languages", "strict": "failOn.lint"][member.key] ?? member.key
      stated.add(member.value, key, nil)
    }
    for (index, value) in overrides.enumerated() {
      for member in value.members ?? [] { stated.add(member.value, member.key, first + index) }
    }
    statements.removeAll { $0.override == nil && stated.single.contains($0.key) }
    statements += stated.statements
  }
}

/// The values of one file with their locations.
private struct StatedValues {
  private let reader: ConfigurationReader
  private let lines: LineIndex
  private(set) var statements: [Configuration.Statement] = []
  /// The keys outside of `overrides` whose value is not an array.
  private(set) var single: Set<String> = []

  init(_ reader: ConfigurationReader) {
    self.reader = reader
    lines = LineIndex(SourceText(reader.bytes))
  }

  mutating func add(_ value: JSONValue, _ key: String, _ override: Int?) {
    switch value.form {
    case .object(let members):
      for member in members { add(member.value, "\(key).\(member.key)", override) }
    case .array(let elements):
      for element in elements { addValue(element, key, override) }
    default:
      if override == nil { single.insert(key) }
      addValue(value, key, override)
    }
  }

  private mutating func addValue(_ value: JSONValue, _ key: String, _ override: Int?) {
    let position = lines.position(of: UInt32(clamping: value.offset))
    let text =
      switch value.bool {
      case let isStrict? where key == "failOn.lint": isStrict ? "warning" : "error"
      case let flag?: "\(flag)"
      case nil: value.string ?? ""
      }
    statements.append(
      Configuration.Statement(
        key: key, value: text, origin: "\(reader.path):\(position.line):\(position.column)", override: override))
  }
}

extension FailureLevels {
  fileprivate mutating func read(_ value: JSONValue, _ reader: ConfigurationReader) throws(JSONError) {
    for (command, level) in try reader.members(of: value, known: ["lint", "diff"], as: "command") {
      if command == "lint" {
        lint = try reader.choice(level, "a severity")
      } else {
        diff = try reader.choice(level, "a level")
      }
    }
  }
}

extension RuleOverride {
  fileprivate init(_ value: JSONValue, _ reader: ConfigurationReader) throws(JSONError) {
    let known = ["paths", "targets", "disabled", "enabled", "severity"]
    for (key, value) in try reader.members(of: value, known: known) {
      switch key {
      case "paths": paths = try reader.globs(value, key)
      case "targets": for each in try reader.array(value, key) { targets.append(try reader.text(each, "a target")) }
      default: try read(key, value, reader)
      }
    }
    guard !paths.isEmpty || !targets.isEmpty else { throw reader.error("missing key 'paths' or 'targets'", value) }
  }

  /// Reads the value of one of the keys `disabled`, `enabled` and `severity`.
  fileprivate mutating func read(_ key: String, _ value: JSONValue, _ reader: ConfigurationReader) throws(JSONError) {
    if key == "severity" {
      for (id, severity) in try reader.object(value, key) {
        let rule = try reader.rule(id).id, level: StatedSeverity = try reader.choice(severity, "a severity")
        severities[rule] = level
        guard level != .off || !enabled.contains(rule) else {
          throw reader.error("'\(rule)' is enabled, and its severity is 'off'", severity)
        }
      }
      return
    }
    for each in try reader.array(value, key) {
      let rule = try reader.rule(each).id
      if key == "disabled" { disabled.insert(rule) } else { enabled.insert(rule) }
      guard !disabled.contains(rule) || !enabled.contains(rule) else {
        throw reader.error("'\(rule)' is enabled and disabled", each)
      }
      guard severities[rule] != .off || !enabled.contains(rule) else {
        throw reader.error("'\(rule)' is enabled, and its severity is 'off'", each)
      }
    }
  }
}

/// Reads typed values from JSON; an unexpected value is an error with its location.
private struct ConfigurationReader {
  static let keys = [
    "$schema", "extends", "profile", "disabled", "enabled", "severity", "overrides", "exclude", "baseline", "allow",
    "owners", "pages", "failOn", "strict", "applicationName", "deployment", "xcode", "swiftVersion", "languages",
    "locales",
    "modules",
  ]

  /// A key with its offset in the file.
  struct Key {
    var text: String
    var offset: Int
  }

  let bytes: [UInt8]
  /// The file, as messages name it.
  let path: String
  /// The folder that the file's paths are relative to, as printed; empty for the working directory.
  let folder: String

  func object(_ value: JSONValue, _ name: String) throws(JSONError) -> [(key: Key, value: JSONValue)] {
    guard let members = value.members else { throw error("'\(name)' must be an object, not \(value.kindName)", value) }
    return members.map { (Key(text: $0.key, offset: $0.offset), $0.value) }
  }

  func members(
    of value: JSONValue, known: [String], as noun: String = "key"
  ) throws(JSONError) -> [(String, JSONValue)] {
    guard let members = value.members else { throw error("expected an object, found \(value.kindName)", value) }
    for member in members where !known.contains(member.key) {
      let hint = known.suggestion(for: member.key)
      throw error("unknown \(noun) '\(member.key)'\(hint)", at: member.offset)
    }
    return members.map { ($0.key, $0.value) }
  }

  func array(_ value: JSONValue, _ name: String) throws(JSONError) -> [JSONValue] {
    guard let array = value.array else { throw error("'\(name)' must be an array, not \(value.kindName)", value) }
    return array
  }

  func text(_ value: JSONValue, _ name: String) throws(JSONError) -> String {
    guard let string = value.string else { throw error("\(name) must be a string, not \(value.kindName)", value) }
    guard !string.isEmpty else { throw error("\(name) must not be empty", value) }
    return string
  }

  /// The stated path, with the folder of the configuration before a relative one.
  func path(_ value: JSONValue) throws(JSONError) -> String {
    let path = try pattern(value)
    return folder.isEmpty || path.hasPrefix("/") ? path : folder == "/" ? "/\(path)" : "\(folder)/\(path)"
  }

  private func pattern(_ value: JSONValue) throws(JSONError) -> String {
    let path = try text(value, "a path")
    guard !path.utf8.contains(0) else { throw error("a path must not contain NUL", value) }
    return path
  }

  /// The patterns of an array. Their number and size are limited, because each path of a scan is compared with each of them.
  func globs(_ value: JSONValue, _ name: String) throws(JSONError) -> [FolderGlob] {
    var globs: [FolderGlob] = [], size = 0
    for each in try array(value, name) {
      let pattern = try pattern(each)
      size += pattern.utf8.count
      guard globs.count < Glob.countLimit, size <= Glob.sizeLimit else {
        throw error(
          "'\(name)' has more than \(Glob.countLimit) patterns or \(Glob.sizeLimit) bytes; use fewer patterns with '*' or '**'",
          each)
      }
      globs.append(FolderGlob(folder: folder, glob: Glob(pattern)))
    }
    return globs
  }

  func rule(_ value: JSONValue) throws(JSONError) -> Rule {
    try rule(Key(text: try text(value, "a rule's id"), offset: value.offset))
  }

  func rule(_ id: Key) throws(JSONError) -> Rule {
    if let rule = Rule.named(id.text) { return rule }
    throw error(Rule.unknown(id.text), at: id.offset)
  }

  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue, _ name: String
  ) throws(JSONError) -> Choice {
    let word = try text(value, name)
    if let choice = Choice(rawValue: word) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    let hint = known.suggestion(for: word)
    throw error("\(name) must be one of \(known.joined(separator: ", ")); found '\(word)'\(hint)", value)
  }

  func version(_ value: JSONValue) throws(JSONError) -> [Int] {
    let text = try text(value, "a version")
    if let version = LintSettings.version(text) { return version }
    throw error("a version must be written as '17.0'; found '\(text)'", value)
  }

  func xcodeVersion(_ value: JSONValue) throws(JSONError) -> XcodeVersion {
    let text = try text(value, "an Xcode version")
    if let version = XcodeVersion(text) { return version }
    throw error("an Xcode version must be written as '26.2' or as a build number, '17C52'; found '\(text)'", value)
  }

  func error(_ message: String, _ value: JSONValue) -> JSONError { error(message, at: value.offset) }

  func error(_ message: String, at offset: Int) -> JSONError { JSONError(message, at: offset, in: bytes) }
}
