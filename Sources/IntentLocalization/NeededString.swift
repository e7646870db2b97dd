import SourceScan

/// A text of the source that is looked up in a string table when people see it or say it.
///
/// One value for each text, but one for all phrases of an App Shortcut: a catalog has one entry for them, whose key is the
/// first phrase.
package struct NeededString: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// All phrases of one App Shortcut.
    case phrases
    case negativePhrase
    case shortTitle
    /// Of an intent.
    case title
    /// Of an intent, with its category, search keywords and the name of its result.
    case description
    /// The name of an entity, an enum or a union, its plural form and its synonyms.
    case typeName
    /// Of a parameter, or of a property of an entity.
    case parameter
    /// What the system asks when a parameter has no value.
    case dialog
    case summary
    /// Of an enum, with its subtitle, description and synonyms.
    case enumCase
  }

  package var kind: Kind
  /// The module whose metadata holds the text.
  package var module: String
  /// `AppShortcuts`, `Localizable`, or the table that the source names. Nil where that name can't be read.
  package var table: String?
  /// As a catalog writes it: `Open ${shelf} in ${applicationName}`, `%lld books`.
  package var key: String
  /// What a catalog has for the source's language: the default value, else the key. Of phrases all of them, in order.
  package var texts: [String]
  /// False where some of the phrases can't be read.
  package var isComplete = true
  /// The key isn't the text itself: the source states a default value.
  package var hasDefaultValue = false
  /// What the source tells translators.
  package var comment: String?
  /// The source names a bundle other than the main one, in which the text is looked up.
  package var hasOwnBundle = false
  /// False for a text that the scan's platform and conditions leave out.
  package var isActive = true
  /// For messages: `the title of 'OpenShelf'`.
  package var name: String
  /// For findings: `App.OpenShelf/title`.
  package var symbol: String
  /// The literal of the key.
  package var place: Place
  /// The literals of `texts`, where they are phrases.
  package var phrasePlaces: [Place] = []
  /// The bare name of the intent that the phrases run; nil for other texts, and where that is not known.
  package var intent: String?
  /// The `#if` conditions around an App Shortcut, beyond those of its provider.
  var conditions: [String] = []
}

/// A text that a table should have, but whose key can't be read.
package struct UnreadableString: Sendable {
  package var kind: NeededString.Kind
  package var module: String
  package var name: String
  /// The expression as written.
  package var source: String
  package var place: Place
}

/// What a scanned app needs of string tables.
package struct NeededStrings: Sendable {
  /// In the order of the declarations of each kind.
  package var strings: [NeededString] = []
  package var unreadable: [UnreadableString] = []

  init() {}

  /// The phrases, one value for each App Shortcut.
  package var shortcuts: [NeededString] { strings.filter { $0.kind == .phrases } }

  /// The names of the tables, sorted.
  var tables: [String] { Set(strings.compactMap(\.table)).sorted() }
}

extension NeededString {
  /// The table of phrases.
  package static let phraseTable = "AppShortcuts"
  /// The table of texts that name none.
  package static let standardTable = "Localizable"
  /// The table of the app's name and its synonyms.
  package static let infoPlistTable = "InfoPlist"
}
