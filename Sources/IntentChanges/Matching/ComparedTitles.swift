extension Catalog.Title {
  /// The title in the language of the source: its text in a string table if there is one, else the text in the source. Nil if the
  /// source's text can't be read.
  func inSource(_ comparison: VersionComparison) -> String? {
    guard let text = text.known else { return nil }
    return comparison.sourceLanguage.flatMap { translations[$0] } ?? text
  }
}

/// A title that both versions have.
struct ComparedTitle: Sendable {
  var old: Catalog.Title
  var new: Catalog.Title
  /// The name in the new version, for messages.
  var name: String
  /// Whether it is the short title of an App Shortcut of this intent.
  var isShortTitle = false
  /// The symbol in the old version.
  var symbol: String
  /// The location in the new version.
  var location: Catalog.Location?
}

extension VersionComparison {
  /// The language of the source, if both versions state the same one; else nil.
  var sourceLanguage: String? { old.sourceLanguage == new.sourceLanguage ? new.sourceLanguage : nil }

  /// The languages in which both versions have texts, sorted. Empty if one of them states no languages.
  var commonLanguages: [String] { old.languages.flatMap { new.languages?.intersection($0).sorted() } ?? [] }

  /// The common languages without the language of the source.
  var translatedLanguages: [String] { commonLanguages.filter { $0 != sourceLanguage } }

  /// The titles of intents, parameters, entities, properties, enums, and App Shortcuts.
  var titles: [ComparedTitle] {
    var titles: [ComparedTitle] = []
    for pair in intents.pairs {
      titles.append(ComparedTitle(pair.old.title, pair.new.title, of: pair.old.type, pair.new.type))
      titles += self.titles(of: parameters(of: pair), pair.old.type, pair.new.type)
    }
    for pair in entities.pairs {
      titles.append(ComparedTitle(pair.old.displayName, pair.new.displayName, of: pair.old.type, pair.new.type))
      titles += self.titles(of: properties(of: pair), pair.old.type, pair.new.type)
    }
    for pair in enums.pairs {
      titles.append(ComparedTitle(pair.old.displayName, pair.new.displayName, of: pair.old.type, pair.new.type))
    }
    for pair in shortcuts.pairs {
      titles.append(
        ComparedTitle(
          old: pair.old.shortcut.shortTitle, new: pair.new.shortcut.shortTitle, name: pair.new.intent,
          isShortTitle: true, symbol: pair.old.symbol, location: pair.new.shortcut.location))
    }
    return titles
  }

  /// The titles of the cases of enums and unions.
  var caseTitles: [ComparedTitle] {
    enums.pairs.flatMap { pair in
      cases(of: pair).pairs.map { match in
        ComparedTitle(
          old: match.old.title, new: match.new.title, name: "\(pair.new.type.name).\(match.new.name)",
          symbol: "\(pair.old.type.symbol)/\(match.old.name)", location: match.new.location)
      }
    } + unions.pairs.flatMap { titles(of: cases(of: $0), $0.old.type, $0.new.type) }
  }

  private func titles(
    of matching: Matching<Catalog.Property>, _ old: Catalog.Declaration, _ new: Catalog.Declaration
  ) -> [ComparedTitle] {
    matching.pairs.map { match in
      ComparedTitle(
        old: match.old.title, new: match.new.title, name: "\(new.name).\(match.new.name)",
        symbol: "\(old.symbol)/\(match.old.name)", location: match.new.location)
    }
  }
}

extension ComparedTitle {
  /// The titles of a type.
  fileprivate init(
    _ old: Catalog.Title, _ new: Catalog.Title, of oldType: Catalog.Declaration, _ newType: Catalog.Declaration
  ) {
    self.init(old: old, new: new, name: newType.name, symbol: oldType.symbol, location: newType.location)
  }
}

extension ChangeReporter {
  /// Reports titles that differ in the language of the source.
  mutating func reportChanges(of titles: [ComparedTitle], in comparison: VersionComparison) {
    for title in titles {
      guard let before = title.old.inSource(comparison), let after = title.new.inSource(comparison), before != after
      else { continue }
      report(
        "the \(title.isShortTitle ? "short title of the App Shortcut for" : "title of") '\(title.name)' changed from '\(before)' to "
          + "'\(after)'", symbol: title.symbol, at: .new(title.location))
    }
  }
}

extension [String] {
  /// The languages as a list that stays on one line if all languages changed: `de, es, fr and 9 more languages`.
  var listedLanguages: String {
    if count == 1 { return self[0] }
    if count > 4 { return self[..<3].joined(separator: ", ") + " and \(count - 3) more languages" }
    return dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }

  /// The texts as a list for a message: `'Open', 'Show'`.
  var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}
