import IntentModel
import DocumentFormats

extension Configuration {
  /// Reads a configuration; what it doesn't know is an error, since a misspelled key would otherwise change nothing, in
  /// silence. `isModuleName` says whether a module can have that name.
  package init(_ bytes: [UInt8], isModuleName: (String) -> Bool) throws(JSONError) {
    let reader = ConfigurationReader(bytes: bytes)
    self.init()
    for (key, value) in try reader.members(of: try parseJSON(bytes), known: ConfigurationReader.keys) {
      switch key {
      case "profile": selection.profile = try reader.choice(value, "a profile")
      case "disabled": for each in try reader.array(value, key) { try disable(each, reader) }
      case "enabled": for each in try reader.array(value, key) { try enable(each, reader) }
      case "severity":
        for (id, severity) in try reader.object(value, key) {
          selection.severities[try reader.rule(id).id] = try reader.choice(severity, "a severity")
        }
      case "exclude": exclude = try reader.globs(value, key)
      case "applicationName": settings.applicationName = try reader.text(value, "'\(key)'")
      case "deployment": try readDeployment(value, reader)
      case "xcode": settings.xcodeVersion = try reader.xcodeVersion(value)
      case "swiftVersion": languageMode = try reader.choice(value, "a language mode")
      case "locales": for each in try reader.array(value, key) { locales.append(try reader.text(each, "a locale")) }
      case "modules": try readModules(value, reader, isModuleName)
      default: break
      }
    }
  }

  private mutating func enable(_ value: JSONValue, _ reader: ConfigurationReader) throws(JSONError) {
    let rule = try reader.rule(value)
    guard !selection.disabled.contains(rule.id) else {
      throw reader.error("'\(rule.id)' is enabled and disabled", value)
    }
    selection.enable(rule.id)
  }

  private mutating func disable(_ value: JSONValue, _ reader: ConfigurationReader) throws(JSONError) {
    let rule = try reader.rule(value)
    guard !selection.enabled.contains(rule.id) else {
      throw reader.error("'\(rule.id)' is enabled and disabled", value)
    }
    selection.disable(rule.id)
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
    for (name, module) in try reader.object(value, "modules") {
      guard isModuleName(name.text) else {
        throw reader.error("'\(name.text)' is not a valid module name", at: name.offset)
      }
      let members = Dictionary(uniqueKeysWithValues: try reader.members(of: module, known: ["paths", "kind"]))
      guard let paths = members["paths"] else { throw reader.error("missing key 'paths'", module) }
      var read = Module(name: name.text, paths: [], kind: nil)
      for path in try reader.array(paths, "paths") { read.paths.append(try reader.path(path)) }
      if let kind = members["kind"] {
        read.kind = try reader.choice(kind, "a kind")
        settings.modules[name.text] = read.kind
      }
      modules.append(read)
    }
    modules.sort { $0.name < $1.name }
  }
}

/// Takes JSON values apart; what is not as expected is an error that says where.
private struct ConfigurationReader {
  static let keys = [
    "$schema", "profile", "disabled", "enabled", "severity", "exclude", "applicationName", "deployment", "xcode",
    "swiftVersion", "locales", "modules",
  ]

  /// A key with its place.
  struct Key {
    var text: String
    var offset: Int
  }

  let bytes: [UInt8]

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

  func path(_ value: JSONValue) throws(JSONError) -> String {
    let path = try text(value, "a path")
    guard !path.utf8.contains(0) else { throw error("a path must not contain NUL", value) }
    return path
  }

  /// Each path of a scan is compared with each pattern.
  func globs(_ value: JSONValue, _ name: String) throws(JSONError) -> [Glob] {
    var globs: [Glob] = [], size = 0
    for each in try array(value, name) {
      let pattern = try path(each)
      size += pattern.utf8.count
      guard globs.count < Glob.countLimit, size <= Glob.sizeLimit else {
        throw error(
          "'\(name)' has more than \(Glob.countLimit) patterns or \(Glob.sizeLimit) bytes; use fewer patterns with '*' or '**'",
          each)
      }
      globs.append(Glob(pattern))
    }
    return globs
  }

  func rule(_ value: JSONValue) throws(JSONError) -> Rule {
    try rule(Key(text: try text(value, "a rule's id"), offset: value.offset))
  }

  func rule(_ id: Key) throws(JSONError) -> Rule {
    if let rule = Rule.named(id.text) { return rule }
    throw error("there is no rule '\(id.text)'\(Rule.suggestion(for: id.text))", at: id.offset)
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
