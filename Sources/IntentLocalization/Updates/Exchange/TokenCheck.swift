import SourceScan

/// Checks the tokens of a translation: the system fills them in, so they must be those of the source.
struct TokenCheck {
  private let string: NeededString
  /// The tokens of all texts of the source.
  private let known: Set<String>

  init(_ string: NeededString) {
    self.string = string
    known = Set(([string.key] + string.texts).flatMap(TextPart.tokens))
  }

  /// The first problem of a translation; nil if there is none. The message starts with a lowercase letter and has no full stop.
  func problem(of target: String) -> String? {
    if target.contains(text: "\\(") { return "'\\(' is Swift; a translation has tokens such as ${applicationName}" }
    let tokens = TextPart.tokens(of: target)
    if string.kind == .phrases {
      let names = tokens.count { $0 == Self.applicationName }
      if names == 0 { return "the phrase lacks ${applicationName}, so Siri never matches it" }
      if names > 1 { return "the phrase has ${applicationName} \(names) times; Siri needs it exactly once" }
    }
    if let unknown = tokens.first(where: { !known.contains($0) }) {
      let names = known.sorted().map { "${\($0)}" }.listed(atMost: 10)
      return "${\(unknown)} is not a token of the source" + (names.isEmpty ? "" : "; it has \(names)")
    }
    if string.kind == .phrases { return nil }
    if let missing = known.subtracting(tokens).sorted().first { return "the text lacks ${\(missing)}" }
    let wanted = FormatSpecifiers(in: string.texts.first ?? string.key).names,
      found = FormatSpecifiers(in: target).names
    guard wanted.sorted() != found.sorted() else { return nil }
    return "the format specifiers are \(Self.list(found)), and those of the source \(Self.list(wanted))"
  }

  private static let applicationName = "applicationName"

  private static func list(_ specifiers: [String]) -> String {
    specifiers.isEmpty ? "none" : specifiers.listed(atMost: 10)
  }
}
