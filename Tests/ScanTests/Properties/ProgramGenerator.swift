/// Invents programs whose names refer to each other: there are few names, so that cycles, homonyms and names of the wrong kind
/// are likely. The same program for the same seed.
struct ProgramGenerator {
  private var random: SeededGenerator
  /// How many types and members may still be written.
  private var budget = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let names = ["A", "B", "C", "D", "E", "F"]
  private static let members = ["x", "y", "z", "id", "title"]
  private static let frameworkTypes = [
    "Int", "String", "Bool", "Double", "Date", "URL", "UUID", "IntentFile", "IntentItem<Int>",
    "Measurement<UnitLength>",
    "Void", "Any", "Self", "Never", "IntentResult", "PlacemarkAlias",
  ]
  private static let protocols = [
    "AppIntent", "AppEntity", "AppEnum", "EntityQuery", "EntityStringQuery", "EntityPropertyQuery",
    "AppShortcutsProvider",
    "DynamicOptionsProvider", "IntentValueQuery", "AppIntentsPackage", "OpenIntent", "TransientAppEntity",
    "UniqueAppEntity", "String", "Int", "Codable", "Hashable", "CaseIterable", "Sendable", "View",
  ]

  // MARK: Choices

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  private mutating func one(_ words: [String]) -> String { words[below(words.count)] }

  private mutating func name() -> String { one(Self.names) }

  private mutating func list(upTo count: Int, _ separator: String, _ element: (inout Self) -> String) -> String {
    (0..<below(count + 1)).map { _ in element(&self) }.joined(separator: separator)
  }

  // MARK: Programs

  /// Declarations, mostly in one file; some in files of two modules that import each other, with a table of phrases. `size`: the
  /// most types and members.
  mutating func program(size: Int) -> String {
    budget = size / 4 + below(3 * size / 4)
    let spreads = chance(20)
    var text = "import AppIntents\n"
    for number in 0..<1 + below(min(14, size / 3)) {
      if spreads, chance(30) {
        text += "--- \(one(["App", "Kit"]))/F\(number).swift\nimport AppIntents\nimport \(one(["App", "Kit"]))\n"
      }
      text += declaration(depth: 0) + "\n"
    }
    guard spreads, chance(50) else { return text }
    return text + "--- App/\(one(["en", "de"])).lproj/AppShortcuts.strings\n"
      + list(upTo: 4, "\n") { "\"\($0.phrase("${applicationName}"))\" = \"\($0.phrase("${x}"))\";" } + "\n"
  }

  private mutating func phrase(_ token: String) -> String { "\(one(["Open", "Do", "$"])) \(token)" }

  /// The program with one part replaced by another, like a next version.
  mutating func changed(_ program: String) -> String {
    var lines = program.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0...below(3) {
      budget = 10
      switch below(3) {
      case 0: lines.remove(at: below(lines.count))
      case 1: lines.insert(declaration(depth: 0), at: below(lines.count + 1))
      default: lines.swapAt(below(lines.count), below(lines.count))
      }
      if lines.isEmpty { lines = [""] }
    }
    return lines.joined(separator: "\n")
  }

  private mutating func declaration(depth: Int) -> String {
    budget -= 1
    guard budget > 0, depth < 5 else { return "" }
    switch below(12) {
    case 0, 1: return "typealias \(name())\(chance(15) ? "<T>" : "") = \(type(depth: 0))"
    case 2:
      return "\(one(["func f()", "var v: Int", "init()"])) {\n\(declarations(depth + 1))\n}"
    case 3:
      return
        "#if \(condition(depth: 0))\n\(declarations(depth + 1))\n\(chance(40) ? "#elseif \(condition(depth: 0))\n" : "")"
        + "\(chance(40) ? "#else\n\(declarations(depth + 1))\n" : "")#endif"
    case 4, 5: return "extension \(path())\(inheritance())\(requirements()) {\n\(body(depth + 1))\n}"
    case 6: return "protocol \(name())\(inheritance())\(requirements()) {\n\(body(depth + 1))\n}"
    default:
      let rule = one(["intent-missing-title", "intent-missing-perform", "nonsense"])
      let directive = chance(10) ? "// intentscan:disable:next \(rule)\n" : ""
      let attribute =
        chance(10) ? one(["@available(iOS 17, *) ", "@UnionValue ", "@AppEntity(schema: .books.book) "]) : ""
      let keyword = one(["struct", "struct", "class", "enum", "actor"])
      let parameters = chance(15) ? "<\(one(["T", "T: \(name())", "A", "each T"]))>" : ""
      return
        "\(directive)\(attribute)\(one(["", "public ", "private "]))\(keyword) \(name())\(parameters)\(inheritance())"
        + "\(requirements()) {\n\(body(depth + 1))\n}"
    }
  }

  private mutating func declarations(_ depth: Int) -> String {
    list(upTo: 3, "\n") { $0.declaration(depth: depth) }
  }

  private mutating func inheritance() -> String {
    guard chance(75) else { return "" }
    return ": "
      + (0...below(3)).map { _ in chance(60) ? one(Self.protocols) : chance(80) ? path() : type(depth: 2) }
      .joined(separator: chance(10) ? " & " : ", ")
  }

  private mutating func requirements() -> String {
    guard chance(10) else { return "" }
    return " where \(one(["Self", "T", name()]))\(one([":", " =="])) \(type(depth: 1))"
  }

  private mutating func path() -> String {
    chance(80) ? name() : "\(name()).\(chance(80) ? name() : "\(name()).\(name())")"
  }

  // MARK: Types

  private mutating func type(depth: Int) -> String {
    guard depth < 4 else { return name() }
    switch below(14) {
    case 0: return "[\(type(depth: depth + 1))]"
    case 1: return "\(type(depth: depth + 1))?"
    case 2: return "Set<\(type(depth: depth + 1))>"
    case 3: return "\(one(["Array", "Optional", "IntentItem", "IntentFile"] + Self.names))<\(type(depth: depth + 1))>"
    case 4: return "Pair<\(type(depth: depth + 1)), \(type(depth: depth + 1))>"
    case 5: return "\(type(depth: depth + 1)) & \(type(depth: depth + 1))"
    case 6: return "\(one(["some", "any"])) \(path())"
    case 7: return one(["(\(name()), Int)", "(\(name())) -> \(name())", "[String: \(name())]", "\(name()).Type"])
    case 8, 9: return one(Self.frameworkTypes)
    default: return path()
    }
  }

  private mutating func condition(depth: Int) -> String {
    guard depth < 4 else { return "DEBUG" }
    switch below(8) {
    case 0: return "\(condition(depth: depth + 1)) && \(condition(depth: depth + 1))"
    case 1: return "\(condition(depth: depth + 1)) || \(condition(depth: depth + 1))"
    case 2: return "!\(condition(depth: depth + 1))"
    case 3: return "(\(condition(depth: depth + 1)))"
    default: return one(["os(iOS)", "DEBUG", "canImport(UIKit)", "swift(>=5.9)", "true", "false", "os(macOS)"])
    }
  }

  // MARK: Members

  private mutating func body(_ depth: Int) -> String { list(upTo: 6, "\n") { $0.member(depth) } }

  private mutating func member(_ depth: Int) -> String {
    budget -= 1
    guard budget > 0 else { return "" }
    let member = one(Self.members)
    switch below(22) {
    case 0, 1, 2:
      let wrapper = one([
        "Parameter", "Parameter", "Property", "ComputedProperty", "DeferredProperty", "AppIntents.Parameter",
      ])
      return "@\(wrapper)\(arguments()) var \(member): \(type(depth: 0))\(chance(30) ? " = \(value(depth: 0))" : "")"
    case 3: return "static \(one(["let", "var"])) title: LocalizedStringResource = \(value(depth: 0))"
    case 4:
      return "func perform() async throws -> some IntentResult & ReturnsValue<\(type(depth: 0))> "
        + "{ \(one(["throw", "_ ="])) \(value(depth: 0)); return .result() }"
    case 5: return "func perform() async throws -> \(type(depth: 0)) { .result(value: \(value(depth: 1))) }"
    case 6, 7: return "static var parameterSummary: some ParameterSummary { \(summary(depth: 0)) }"
    case 8:
      return
        "typealias \(one(["ID", "Entity", "DefaultQuery", "Result", "Input", "Value"] + Self.names)) = \(type(depth: 0))"
    case 9: return "case \(member)\(chance(20) ? "(\(type(depth: 0)))" : chance(20) ? " = \(value(depth: 0))" : "")"
    case 10:
      return "static let caseDisplayRepresentations: [Self: DisplayRepresentation] = "
        + "[\((0...below(3)).map { _ in ".\(one(Self.members)): \(value(depth: 1))" }.joined(separator: ", "))]"
    case 11:
      return "static \(one(["let", "var"])) typeDisplayRepresentation: TypeDisplayRepresentation = \(value(depth: 0))"
    case 12: return "var id: \(type(depth: 0))\(chance(30) ? " = \(value(depth: 0))" : "")"
    case 13: return "static let defaultQuery = \(path())()"
    case 14: return "func entities(for ids: [\(name())]) async throws -> [\(type(depth: 0))] { [] }"
    case 15: return "func results() async throws -> \(type(depth: 0)) { [] }"
    case 16: return "func values(for input: \(type(depth: 0))) async throws -> \(type(depth: 0)) { [] }"
    case 17: return shortcuts()
    case 18: return "var displayRepresentation: DisplayRepresentation { \(value(depth: 0)) }"
    case 19: return "static let \(member) = \(value(depth: 0))"
    default: return declaration(depth: depth)
    }
  }

  private mutating func arguments() -> String {
    guard chance(80) else { return "" }
    return "("
      + list(upTo: 3, ", ") {
        "\($0.one(["title", "default", "description", "optionsProvider", "query", "x"])): \($0.value(depth: 1))"
      } + ")"
  }

  private mutating func shortcuts() -> String {
    let shortcuts = list(upTo: 4, "\n") { generator in
      let phrases = generator.list(upTo: 3, ", ") {
        "\"\($0.phrase("\\(.applicationName)")) \\(\\.$\($0.one(Self.members)))\""
      }
      let item =
        "AppShortcut(intent: \(generator.path())(), phrases: [\(phrases)], shortTitle: \(generator.value(depth: 1)), systemImageName: \"a\")"
      return generator.chance(20) ? "if #available(iOS 17, *) { \(item) }" : item
    }
    return "static var appShortcuts: [AppShortcut] {\n\(shortcuts)\n}"
  }

  private mutating func summary(depth: Int) -> String {
    guard depth < 6 else { return "Summary()" }
    let member = one(Self.members)
    switch below(6) {
    case 0:
      return
        "When(\\.$\(member), .\(one(["equalTo", "oneOf", "hasAnyValue"])), \(value(depth: 2))) { \(summary(depth: depth + 1)) }"
        + (chance(60) ? " otherwise: { \(summary(depth: depth + 1)) }" : "")
    case 1:
      return "Switch(\\.$\(member)) { "
        + list(upTo: 3, " ") { "Case(\($0.value(depth: 2))) { \($0.summary(depth: depth + 1)) }" }
        + (chance(60) ? " DefaultCase { \(summary(depth: depth + 1)) }" : "") + " }"
    case 2: return "Summary(\(value(depth: 1)))"
    default:
      return
        "Summary(\"Do \\(\\.$\(member)) and \\(\\.$\(one(Self.members)))\")\(chance(40) ? " { \\.$\(member) }" : "")"
    }
  }

  private mutating func value(depth: Int) -> String {
    guard depth < 5 else { return "1" }
    let next = depth + 1
    switch below(16) {
    case 0: return "[\(list(upTo: 3, ", ") { $0.value(depth: next) })]"
    case 1: return "\(path())(\(list(upTo: 3, ", ") { $0.value(depth: next) }))"
    case 2: return "\(path()).\(one(Self.members))"
    case 3: return ".\(one(Self.members))\(chance(40) ? "(\(value(depth: next)))" : "")"
    case 4: return "LocalizedStringResource(\(value(depth: next)), defaultValue: \(value(depth: next)))"
    case 5: return "\(value(depth: next)) as \(type(depth: 2))"
    case 6: return "(\(value(depth: next)))"
    case 7:
      return one(["nil", "true", "3", "-2", "1.5", "f()", "String(localized: \"a\")", "#x", "\\.$x", "\(name()).self"])
    case 8: return "\(value(depth: next)) + \(value(depth: next))"
    case 9: return "TypeDisplayRepresentation(name: \(value(depth: next)), synonyms: [\(value(depth: next))])"
    case 10: return "DisplayRepresentation(title: \(value(depth: next)), image: .init(systemName: \"a\"))"
    case 11: return "\"a \\(\(one([".applicationName", "\\.$x", "f()", "x"])))\""
    default: return one(["\"Title\"", "\"\"", "\"a\\nb\"", "\"${x} ${applicationName}\""])
    }
  }
}
