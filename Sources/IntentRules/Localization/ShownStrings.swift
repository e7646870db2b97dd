import IntentLocalization

extension LintModel {
  /// The intents that people never see in Shortcuts, as the beginnings of their symbols.
  var hiddenIntents: [String] {
    bundle.intents.filter { $0.isDiscoverable.known == [false] }.map { $0.type.symbol + "/" }
  }

  /// The symbols of the titles and descriptions of widgets' and controls' intents. People do not see them if the widget states
  /// its own name; whether they are shown elsewhere is unverified.
  var namesOfConfigurations: Set<String> {
    let intents = bundle.intents.filter(\.configuresWidget)
    return Set(intents.flatMap { [$0.type.symbol("title"), $0.type.symbol("description")] })
  }

  /// The location of a text in the source, equal for all targets that compile its file although their places differ.
  func spot(_ string: NeededString) -> String { "\(pathOfFile(string.place.file)) \(string.place.span.start)" }
}

extension NeededString {
  /// Whether it belongs to one of the intents, given as the beginnings of their symbols.
  func isOf(_ intents: [String]) -> Bool { intents.contains { symbol.hasPrefix($0) } }

  /// Whether the source has a key such as `intent.open.title`, `INTENT_OPEN_TITLE` or `open_summary ${book}`, and no text for it.
  var isKeyWithoutText: Bool {
    // The parameters of a summary are a part of its key.
    let words = key.split(separator: " ").filter { !$0.hasPrefix("${") }
    return !hasDefaultValue && words.count == 1 && String(words[0]).isWrittenAsKey
  }
}

extension String {
  /// Whether it is written as the name of a text and not as a text: one word of ASCII letters, digits, periods and underscores, in
  /// camel case or in several parts. Names of sites (`github.com`) and of files (`notes.txt`), whose last part is short, are texts
  /// unless they have a third part or an underscore.
  var isWrittenAsKey: Bool {
    guard utf8.count > 4, utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == .period || $0 == .underscore }),
      utf8.first?.isLetter == true, utf8.last?.isLetter == true || utf8.last?.isDigit == true
    else { return false }
    let parts = utf8.split(separator: .period, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.first?.isLetter == true }) else { return false }
    switch parts.count {
    case 1 where !contains("_"): return isCamelCase
    case 1: return utf8.split(separator: .underscore).allSatisfy { $0.contains(where: \.isLetter) }
    case 2: return contains("_") || parts[1].count > 4
    default: return true
    }
  }

  /// Whether it consists of at least three words and ten letters, and starts with a lowercase letter: `openNoteTitle`. Two words
  /// may be a name, such as `iPhone`.
  private var isCamelCase: Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard utf8.count > 9, utf8.first.map({ !capitals.contains($0) }) == true else { return false }
    return zip(utf8, utf8.dropFirst()).filter { !capitals.contains($0) && capitals.contains($1) }.count > 1
  }
}

extension UInt8 {
  fileprivate static let period = UInt8(ascii: "."), underscore = UInt8(ascii: "_")
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self & ~0x20) }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
