/// A type's name as the compiler prints it: `Swift.Optional<Swift.Array<App.House.Wing>>`.
struct TypeName: Hashable {
  /// `Optional`, `House.Wing`: without the module.
  var path: String
  var module: String
  var arguments: [TypeName]

  init(_ text: String) {
    var rest = text[...]
    self.init(eating: &rest)
  }

  private init(eating rest: inout Substring) {
    if rest.first == "(" {
      // A tuple or a function: no code looks inside.
      (path, module, arguments) = (String(rest), "", [])
      rest = ""
      return
    }
    let end = rest.firstIndex { "<>,".contains($0) } ?? rest.endIndex
    let name = rest[..<end]
    rest = rest[end...]
    arguments = []
    while rest.first == "<" || (rest.first == "," && !arguments.isEmpty) {
      rest = rest.dropFirst().drop { $0 == " " }
      arguments.append(TypeName(eating: &rest))
    }
    if !arguments.isEmpty, rest.first == ">" { rest = rest.dropFirst() }
    let period = name.firstIndex(of: ".")
    module = period.map { String(name[..<$0]) } ?? ""
    path = period.map { String(name[name.index(after: $0)...]) } ?? String(name)
    // `Pair<Int>.Inner`
    if rest.first == "." {
      let tail = rest.prefix { !"<>,".contains($0) }
      path += tail
      rest = rest.dropFirst(tail.count)
    }
  }

  var bareName: String { path.lastComponent }

  var unwrapped: TypeName { path == "Optional" && arguments.count == 1 ? arguments[0].unwrapped : self }

  var element: TypeName { unwrapped.argument(0) }

  func argument(_ index: Int) -> TypeName {
    arguments.indices.contains(index) ? arguments[index] : TypeName("?")
  }

  /// `[House.Wing]?`, as `canonicalType` spells the bundle's types.
  var canonical: String {
    switch (path, arguments.count) {
    case ("Optional", 1): arguments[0].canonical + "?"
    case ("Array", 1): "[\(arguments[0].canonical)]"
    case ("Set", 1), ("Measurement", 1): "\(path)<\(arguments[0].canonical)>"
    default: path
    }
  }

  var isOfFramework: Bool { Self.frameworks.contains(module) }

  /// Whether a static member is the framework's own, so that its name tells what it is: `.pdf`, `.foreground(.dynamic)`.
  /// The app may add more, and the compiler doesn't say whose a member is: the stubs do.
  func declares(_ member: String) -> Bool {
    isOfFramework && (module.hasPrefix("Foundation") || Self.membersOfStandIns.contains(member))
  }

  /// The names after `static var`, `static let` and `static func`, of whatever type.
  private static let membersOfStandIns: Set<String> = {
    let files = (try? FixtureFiles.swiftFiles(in: "stubs")) ?? []
    let words = files.flatMap { String(decoding: $0.bytes, as: UTF8.self).split { " \n".contains($0) } }
    let names = words.indices.dropLast(2).filter {
      words[$0] == "static" && ["var", "let", "func"].contains(words[$0 + 1])
    }
    return Set(names.map { String(words[$0 + 2].prefix { $0.isLetter || $0.isNumber }) })
  }()

  /// Types that the bundle shows as localizable text.
  var isText: Bool { isOfFramework && Self.texts.contains(path) }

  /// A literal as the bundle has it for this type; nil where the type doesn't say.
  func literal(_ text: String) -> JSONDocument? {
    guard module == "Swift" || Self.numbersElsewhere.contains(path) else { return nil }
    switch path {
    case "String", "StaticString", "Substring", "Character": return .object(["string": .string(text)])
    case "Bool": return .object(["bool": .bool(text == "true")])
    case "Double", "Float", "CGFloat", "Decimal", "TimeInterval":
      return Double(text).map { .object(["double": .number($0)]) }
    case _ where path.hasPrefix("Int") || path.hasPrefix("UInt"):
      return text.integerLiteral.map { .object(["int": .number($0)]) }
    default: return nil
    }
  }

  private static let numbersElsewhere: Set = ["Decimal", "CGFloat"]

  private static let frameworks: Set = [
    "AppIntents", "UniformTypeIdentifiers", "CoreSpotlight", "CoreTransferable", "Foundation", "FoundationEssentials",
    "VisualIntelligence", "WidgetKit", "SwiftUI",
  ]

  private static let texts: Set = [
    "LocalizedStringResource", "String.LocalizationValue", "IntentDialog", "AppShortcutPhrase",
    "NegativeAppShortcutPhrase", "ParameterSummaryString", "AppShortcutParameterPresentationTitleString",
  ]
}

/// The bundle's description of a type in the same spelling.
func canonicalType(_ type: JSONDocument?) -> String? {
  guard let type else { return nil }
  let base: String?
  switch type["kind"]?.string {
  case "array"?: base = canonicalType(type["element"]).map { "[\($0)]" }
  case "set"?: base = canonicalType(type["element"]).map { "Set<\($0)>" }
  case "measurement"?: base = type["unit"]?.string.map { "\(type["name"]?.string ?? "")<\($0)>" }
  default: base = type["declaration"]?["qualifiedName"]?.string ?? type["name"]?.string
  }
  return base.map { type["isOptional"] == .bool(true) ? $0 + "?" : $0 }
}

extension String {
  var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }

  /// `$note`, `note.$title` name what they project.
  var keyPathWithoutProjection: String { replacing("$", with: "") }

  /// `-0xFF`, `0b10`, `007`: sign and base as written.
  var integerLiteral: Double? {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    let bases = ["0x": 16, "0o": 8, "0b": 2]
    let magnitude: Int?
    if let base = bases[String(digits.prefix(2))] {
      magnitude = Int(digits.dropFirst(2), radix: base)
    } else {
      magnitude = Int(digits)
    }
    return magnitude.map { Double(hasPrefix("-") ? -$0 : $0) }
  }

  /// Values print with the test bundle's own module in front.
  var strippedOfTestModule: String { replacing("ScanTests.", with: "").replacing("CompilerValue.", with: "") }
}

extension TypeName {
  /// The name as the compiler prints it.
  var printed: String {
    let name = module.isEmpty ? path : "\(module).\(path)"
    return arguments.isEmpty ? name : "\(name)<\(arguments.map(\.printed).joined(separator: ", "))>"
  }
}
