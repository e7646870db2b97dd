@testable import SourceScan
import Testing

@testable import IntentLocalization

/// Properties of every catalog and every source: no translation is lost or invented, and a second update changes nothing.
@Suite struct UpdatePropertyTests {
  @Test func noTranslationIsLostOrInvented() throws {
    var changed = 0
    for round in 0..<SeededGenerator.rounds(400) {
      var generator = SeededGenerator(seed: UInt64(round))
      let text = RandomCatalog(&generator).text
      let mutated = round % 3 == 0 ? mutate(text, &generator) : Array(text.utf8)
      guard let old = try? readCatalog(path: "AppShortcuts.xcstrings", bytes: mutated) else { continue }
      let needs = RandomCatalog.needs(&generator)
      let update = CatalogUpdate(of: old, for: needs, prune: round % 5 == 0)
      #expect(update.bytes == nil ? update.changes.isEmpty : !update.changes.isEmpty, "round \(round)")
      guard let bytes = update.bytes else { continue }
      changed += 1
      let new = try readCatalog(path: "AppShortcuts.xcstrings", bytes: bytes)
      #expect(lost(from: old, to: new) == [], "round \(round)")
      #expect(invented(from: old, to: new) == [], "round \(round)")
      let again = CatalogUpdate(of: new, for: needs, prune: round % 5 == 0)
      #expect(again.changes == [], "round \(round)")
      #expect((again.bytes == nil) == true, "round \(round)")
    }
    #expect(changed > SeededGenerator.rounds(100))
  }

  /// Every byte stays if nothing is edited, and edited catalogs can be read again.
  @Test func anyBytesAreReadAndWritten() throws {
    var isRead = 0
    for round in 0..<SeededGenerator.rounds(600) {
      var generator = SeededGenerator(seed: UInt64(round) &+ 1 << 32)
      let bytes = mutate(RandomCatalog(&generator).text, &generator)
      guard let catalog = read(bytes) else { continue }
      isRead += 1
      #expect(CatalogEditor(catalog).bytes == bytes, "round \(round)")
      for entry in catalog.entries {
        let written = JSONNode(entry.span, of: catalog.text).bytes(depth: 2, JSONStyle())
        #expect(written == Array(bytes[Int(entry.span.start)..<Int(entry.span.end)]), "round \(round)")
      }
      var editor = CatalogEditor(catalog)
      editor.add(NewCatalogEntry(key: "A new entry", localizations: ["de": .set(["a", "b"], .new)]))
      for entry in catalog.entries {
        editor.setExtractionState([.stale, nil, .manual].randomElement(using: &generator) ?? nil, of: entry.key)
        editor.setState(.needsReview, locales: Set(catalog.locales), of: entry.key)
      }
      let edited = try readCatalog(path: "A.xcstrings", bytes: editor.bytes)
      #expect(edited.entry("A new entry")?.localization("de")?.set?.count == 2)
      #expect(lost(from: catalog, to: edited) == [], "round \(round)")
    }
    #expect(isRead > SeededGenerator.rounds(50))
  }

  /// The catalog, or an error with a location.
  private func read(_ bytes: [UInt8]) -> StringCatalog? {
    do throws(CatalogError) {
      return try readCatalog(path: "A.xcstrings", bytes: bytes)
    } catch {
      #expect(error.position.line > 0 && !error.message.isEmpty)
      return nil
    }
  }

  /// The texts of every language but the source's, by language. A new text that equals the source's is not translated.
  private func texts(of catalog: StringCatalog, onlyTranslated: Bool = false) -> [String: Set<String>] {
    var texts: [String: Set<String>] = [:]
    for entry in catalog.entries {
      for localization in entry.localizations where localization.locale != catalog.sourceLanguage?.text {
        for text in localization.texts where !text.value.isEmpty {
          if onlyTranslated, text.state == .new, text.value == entry.key { continue }
          texts[localization.locale, default: []].insert(text.value)
        }
      }
    }
    return texts
  }

  private func lost(from old: StringCatalog, to new: StringCatalog) -> [String] {
    let after = texts(of: new)
    return texts(of: old, onlyTranslated: true).flatMap { locale, texts in
      texts.subtracting(after[locale] ?? []).map { "\(locale): \($0)" }
    }
  }

  private func invented(from old: StringCatalog, to new: StringCatalog) -> [String] {
    let before = texts(of: old)
    return texts(of: new).flatMap { locale, texts in
      texts.subtracting(before[locale] ?? []).map { "\(locale): \($0)" }
    }
  }

  /// Bytes removed, repeated or replaced.
  private func mutate(_ text: String, _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...12, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes[start] = UInt8.random(in: 0...255, using: &generator)
      default: bytes[start] = Array("{}[]\",: \\abstu\n".utf8).randomElement(using: &generator) ?? 0
      }
    }
    return bytes
  }
}

/// A catalog that could be one of an app.
struct RandomCatalog {
  static let phrases = [
    "Open ${applicationName}", "Open my ${shelf} in ${applicationName}", "Open the ${shelf} in ${applicationName}",
    "Show ${shelf}", "Show ${applicationName}", "Close", "Close it", "10 books", "2 books", "Über \\\"uns\\\"",
  ]
  private static let states = ["new", "translated", "needs_review", "machine_translated"]

  let text: String

  init(_ generator: inout SeededGenerator) {
    var entries: [String] = []
    let form = Int.random(in: 0..<3, using: &generator)
    for key in Self.phrases.shuffled(using: &generator).prefix(Int.random(in: 0...8, using: &generator)) {
      var members: [String] = []
      let states = ["manual", "stale", "extracted_with_value", "migrated", nil, nil, "extracted_with_value"]
      if let state = states.randomElement(using: &generator) ?? nil {
        members.append("\"extractionState\" : \"\(state)\"")
      }
      var locales: [String] = []
      for locale in ["de", "en", "fr", "zh-Hans"] where Bool.random(using: &generator) {
        locales.append("\"\(locale)\" : \(Self.localization(locale, key, form, &generator))")
      }
      if !locales.isEmpty { members.append("\"localizations\" : {\(locales.joined(separator: ", "))}") }
      entries.append("\"\(key)\" : {\(members.joined(separator: ", "))}")
    }
    let space = Bool.random(using: &generator) ? "\n    " : ""
    let joined = entries.joined(separator: ",\(space)")
    text =
      "{\(space)\"sourceLanguage\" : \"en\",\(space)\"strings\" : {\(space)\(joined)\(space)}, \"version\" : \"1.0\"}"
  }

  private static func localization(
    _ locale: String, _ key: String, _ form: Int, _ generator: inout SeededGenerator
  ) -> String {
    func value(_ generator: inout SeededGenerator) -> String {
      let other = phrases.randomElement(using: &generator) ?? ""
      return Bool.random(using: &generator) && locale != "en" ? "\(locale) \(other)" : other
    }
    let state = states.randomElement(using: &generator) ?? ""
    let unit = "{\"stringUnit\" : {\"state\" : \"\(state)\", \"value\" : \"\(value(&generator))\"}}"
    let values = (0..<Int.random(in: 0...3, using: &generator)).map { _ in "\"\(value(&generator))\"" }
    let set = "{\"stringSet\" : {\"state\" : \"\(state)\", \"values\" : [\(values.joined(separator: ","))]}}"
    switch (form, Int.random(in: 0..<12, using: &generator)) {
    case (_, 0): return "{}"
    case (_, 1): return "{\"variations\" : {\"plural\" : {\"one\" : \(unit), \"other\" : \(unit)}}}"
    case (0, _), (1, 2...6): return unit
    default: return set
    }
  }

  static func needs(_ generator: inout SeededGenerator) -> CatalogNeeds {
    var rest = phrases.map { $0.replacing("\\\"", with: "\"") }.shuffled(using: &generator)[...]
    var shortcuts: [[String]] = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let count = Int.random(in: 1...3, using: &generator)
      shortcuts.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    shortcuts.removeAll(where: \.isEmpty)
    var needs = CatalogNeeds(strings: Update.strings(shortcuts))
    if Int.random(in: 0..<6, using: &generator) == 0 {
      needs.isComplete = false
      if !needs.strings.isEmpty { needs.strings[0].isComplete = false }
    }
    if Bool.random(using: &generator) { needs.strings.append(Update.string(.title, rest.first ?? "Title")) }
    return needs
  }
}
