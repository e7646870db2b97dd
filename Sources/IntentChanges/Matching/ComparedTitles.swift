/// A title of a declaration in one version: what the source states, and its translations.
struct Title: Sendable {
  var text: Stated<String>
  var translations: Catalog.Translations

  /// What people see in the language of the source: a table has a text for it where the key is not the text itself. Nil if the
  /// source's text can't be read.
  func inSource(_ comparison: VersionComparison) -> String? {
    guard let text = text.known else { return nil }
    return comparison.sourceLanguage.flatMap { translations[$0] } ?? text
  }
}

/// A title that both versions have.
struct ComparedTitle: Sendable {
  var old: Title
  var new: Title
  /// For messages, as in the new version.
  var name: String
  /// As in the old version.
  var symbol: String
  /// In the new version.
  var location: Catalog.Location?
}

extension VersionComparison {
  /// The language of the source, if both versions have it and both say in which languages their texts are.
  var sourceLanguage: String? { old.sourceLanguage == new.sourceLanguage ? new.sourceLanguage : nil }

  /// The languages that both versions have texts in, sorted. Empty if one of them says nothing about languages.
  var commonLanguages: [String] { old.languages.flatMap { new.languages?.intersection($0).sorted() } ?? [] }

  /// Of intents, parameters, entities, properties, enums, and App Shortcuts.
  var titles: [ComparedTitle] {
    var titles: [ComparedTitle] = []
    for pair in intents.pairs {
      titles.append(
        title(
          (pair.old.title, pair.old.localizedTitle), (pair.new.title, pair.new.localizedTitle), pair.new.type.name,
          pair.old.type.symbol, pair.new.type.location))
      titles += self.titles(of: parameters(of: pair), pair.new.type, pair.old.type)
    }
    for pair in entities.pairs {
      titles.append(
        title(
          (pair.old.displayName, pair.old.localizedName), (pair.new.displayName, pair.new.localizedName),
          pair.new.type.name, pair.old.type.symbol, pair.new.type.location))
      titles += self.titles(of: properties(of: pair), pair.new.type, pair.old.type)
    }
    for pair in enums.pairs {
      titles.append(
        title(
          (pair.old.displayName, pair.old.localizedName), (pair.new.displayName, pair.new.localizedName),
          pair.new.type.name, pair.old.type.symbol, pair.new.type.location))
    }
    for pair in shortcuts.pairs {
      titles.append(
        title(
          (pair.old.shortcut.shortTitle, pair.old.shortcut.localizedShortTitle),
          (pair.new.shortcut.shortTitle, pair.new.shortcut.localizedShortTitle), pair.new.intent, pair.old.symbol,
          pair.new.shortcut.location))
    }
    return titles
  }

  /// Of the cases of enums.
  var caseTitles: [ComparedTitle] {
    enums.pairs.flatMap { pair in
      cases(of: pair).pairs.map { match in
        title(
          (match.old.title, match.old.localizedTitle), (match.new.title, match.new.localizedTitle),
          "\(pair.new.type.name).\(match.new.name)", "\(pair.old.type.symbol)/\(match.old.name)", match.new.location)
      }
    }
  }

  private func titles(
    of matching: Matching<Catalog.Property>, _ new: Catalog.Declaration, _ old: Catalog.Declaration
  ) -> [ComparedTitle] {
    matching.pairs.map { match in
      title(
        (match.old.title, match.old.localizedTitle), (match.new.title, match.new.localizedTitle),
        "\(new.name).\(match.new.name)", "\(old.symbol)/\(match.old.name)", match.new.location)
    }
  }

  private func title(
    _ old: (Stated<String>, Catalog.Translations), _ new: (Stated<String>, Catalog.Translations), _ name: String,
    _ symbol: String, _ location: Catalog.Location?
  ) -> ComparedTitle {
    ComparedTitle(
      old: Title(text: old.0, translations: old.1), new: Title(text: new.0, translations: new.1), name: name,
      symbol: symbol, location: location)
  }
}

extension [String] {
  /// `de, es, fr and 9 more languages`: so that a change of all languages is one line.
  var listedLanguages: String {
    if count == 1 { return self[0] }
    if count > 4 { return self[..<3].joined(separator: ", ") + " and \(count - 3) more languages" }
    return dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }

  /// `'Open', 'Show'`
  var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }
}
