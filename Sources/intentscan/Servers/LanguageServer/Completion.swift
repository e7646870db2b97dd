import DocumentFormats
import IntentLocalization
import IntentModel
import IntentRules
import SourceScan

/// `textDocument/completion`: tokens of phrases and summaries, also in string tables; cases without a representation; rules in
/// suppressions; the configuration.
extension LanguageServer {
  /// The numbers of `CompletionItemKind` in the Language Server Protocol.
  enum CompletionKind: Int { case property = 10, value = 12, keyword = 14, enumMember = 20, constant = 21 }

  mutating func completion(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let (document, _, offset) = try position(params)
    if isConfiguration(document) { return .list(configurationItems(document, offset)) }
    let prefix = document.linePrefix(before: offset)
    guard document.path.hasSuffix(".swift") else { return .list(placeholderItems(prefix, document, offset)) }
    if let items = suppressionItems(prefix, document, offset) { return .list(items) }
    refresh()
    for scanned in scanned(document) {
      let items =
        Self.tokenStart(prefix).map { tokenItems($0, scanned, offset) } ?? caseItems(prefix, scanned, offset)
      if !items.isEmpty { return .list(items) }
    }
    return .list([])
  }

  func item(
    _ text: String, _ kind: CompletionKind, detail: String?, replacing start: Int, _ end: Int,
    in document: TextDocument,
    documentation: String? = nil
  ) -> JSONValue {
    .members([
      "label": .text(text), "kind": .number(kind.rawValue), "detail": detail.map { .text($0) },
      "documentation": documentation.map { .text($0) },
      "filterText": .text(text),
      "textEdit": .members([
        "range": document.range(ByteSpan(UInt32(start), UInt32(end)), client.encoding), "newText": .text(text),
      ]),
    ])
  }

  // MARK: Phrases and summaries

  /// The number of bytes between the cursor and the start of an interpolation that is not closed: `\`, `\(` or `\(\.$bo`. Nil
  /// outside of one.
  private static func tokenStart(_ prefix: String) -> Int? {
    let bytes = Array(prefix.utf8)
    var index = bytes.count
    while index > 0 {
      index -= 1
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        // The backslash of a key path is inside of the interpolation.
        if index >= 2, bytes[index - 1] == UInt8(ascii: "("), bytes[index - 2] == UInt8(ascii: "\\") { index -= 2 }
        return bytes.count - index
      case UInt8(ascii: "("), UInt8(ascii: "."), UInt8(ascii: "$"), UInt8(ascii: "_"), 0x30...0x39, 0x41...0x5A,
        0x61...0x7A:
        continue
      default: return nil
      }
    }
    return nil
  }

  /// The tokens of phrases and summaries. `length` is the number of bytes before the cursor that a token replaces. It also replaces
  /// a closing parenthesis that the editor has added by itself.
  private func tokenItems(_ length: Int, _ scanned: ScannedDocument, _ offset: Int) -> [JSONValue] {
    let document = scanned.document, closes = document.text.bytes[offset] == UInt8(ascii: ")")
    func token(_ text: String, _ detail: String?) -> JSONValue {
      item(text, .property, detail: detail, replacing: offset - length, offset + (closes ? 1 : 0), in: document)
    }
    func parameters(of intent: Intent?) -> [JSONValue] {
      (intent?.parameters ?? []).map { token("\\(\\.$\($0.name))", $0.title?.text?.key) }
    }
    let bundle = scanned.bundle
    if let provider = bundle.shortcutsProviders.first(where: { scanned.holds($0.type, offset) }) {
      let shortcut = provider.shortcuts.first { scanned.holds($0.place, offset) }
      return [token("\\(.applicationName)", "the app's name")] + parameters(of: scanned.intent(shortcut?.intent.known))
    }
    // The innermost of nested types.
    let intents = bundle.intents.filter { scanned.holds($0.type, offset) }
    let intent = intents.min { $0.type.span.count < $1.type.span.count }
    let isInSummary = intent?.parameterSummary.alternatives.contains { scanned.holds($0.place, offset) } ?? false
    return isInSummary ? parameters(of: intent) : []
  }

  /// The tokens that the translation of a text may have, after `$` or `${`.
  private mutating func placeholderItems(_ prefix: String, _ document: TextDocument, _ offset: Int) -> [JSONValue] {
    guard let start = prefix.lastIndex(of: "$") else { return [] }
    let typed = prefix[start...].utf8.count
    guard prefix[start...].dropFirst().drop(while: { $0 == "{" }).allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return []
    }
    refresh()
    let needed = scanned(document).flatMap { $0.neededStrings(at: offset) }
    let names = needed.flatMap { text in
      ([text.key] + text.texts).flatMap(TextPart.tokens) + (text.kind == .phrases ? [PhraseTokens.applicationName] : [])
    }
    let closes = document.text.bytes[offset] == UInt8(ascii: "}")
    return names.uniqued.map {
      item("${\($0)}", .property, detail: nil, replacing: offset - typed, offset + (closes ? 1 : 0), in: document)
    }
  }

  // MARK: Cases

  /// The cases that `caseDisplayRepresentations` lacks, if the cursor is in its value where a case may begin.
  private func caseItems(_ prefix: String, _ scanned: ScannedDocument, _ offset: Int) -> [JSONValue] {
    let word = prefix.utf8.reversed().prefix {
      $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: ",")
    }
    for list in scanned.bundle.enums {
      for alternative in list.caseDisplayRepresentations.alternatives where scanned.holds(alternative.place, offset) {
        // Searches the text, because the value of `caseDisplayRepresentations` cannot be read while people write it.
        let text = scanned.document.text.string(alternative.place.span)
        // After a colon or a quote, people write the representation of a case, and not its name.
        guard !word.contains(UInt8(ascii: ":")), !word.contains(UInt8(ascii: "\"")) else { return [] }
        return list.cases.filter { text.firstRange(ofText: ".\($0.name):") == nil }.map { missing in
          item(
            ".\(missing.name): \"\(Self.words(missing.name))\"", .enumMember, detail: "lacks a representation",
            replacing: offset - word.count, offset, in: scanned.document)
        }
      }
    }
    return []
  }

  /// The words of a case's name as a title: `Read Later` for `readLater`.
  private static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      if words.isEmpty {
        words += character.uppercased()
      } else if character.isUppercase {
        words += " \(character)"
      } else {
        words.append(character)
      }
    }
    return words
  }

  // MARK: Suppressions

  /// Commands after `intentscan:` and rules after a command, but none after `--`; nil outside of such a comment.
  private mutating func suppressionItems(_ prefix: String, _ document: TextDocument, _ offset: Int) -> [JSONValue]? {
    guard let comment = prefix.firstRange(ofText: "intentscan:"),
      prefix[..<comment.lowerBound].utf8.contains(UInt8(ascii: "/"))
    else { return nil }
    let words = prefix[comment.upperBound...].split(omittingEmptySubsequences: false) { $0 == " " || $0 == "," }
    guard let last = words.last, !words.contains("--") else { return [] }
    let start = offset - last.utf8.count
    if words.count == 1 {
      return ["disable:next", "disable:this", "disable:previous", "disable:file", "disable", "enable"].map {
        item($0, .keyword, detail: nil, replacing: start, offset, in: document)
      }
    }
    // Rules with findings in the file come first.
    refresh()
    let found = Set(entries(of: document).map(\.rule))
    return Rule.known.map(\.description).sorted {
      (found.contains($1.id) ? 1 : 0, $0.id) < (found.contains($0.id) ? 1 : 0, $1.id)
    }
    .map { item($0.id, .constant, detail: $0.summary, replacing: start, offset, in: document) }
  }
}
