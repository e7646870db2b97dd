/// `root.ssu.yaml`: the phrases of the App Shortcuts, from which Xcode trains the model that Siri uses. Made from the finished
/// document and from what the app's bundle states, as Apple's tool makes it.
///
/// Evidence: four files of Xcode (15.2, 26.0, 26.3 and 26.5) with the sources of their apps. For the variables of parameters and
/// for texts that need quotes, a tool whose files equaled those of Xcode 27.0, byte by byte, for two apps and for IceCubesApp.
package struct TrainingFile: Sendable {
  package static let name = "root.ssu.yaml"

  /// The facts that the app's bundle states.
  package struct App: Sendable {
    /// The value of `CFBundleIdentifier`.
    var identifier: String
    /// The value of `CFBundleDisplayName`, else that of `CFBundleName`.
    var name: String
    /// The value of `CFBundleDevelopmentRegion`.
    var developmentRegion: String
    /// The names of the `.lproj` folders, without this suffix.
    package var localizations: [String]
    /// The localizations that have a table of phrases.
    package var translations: Set<String>
    /// Whether `INAlternativeAppNames` gives the app other names.
    package var hasAlternativeNames: Bool

    package init(
      identifier: String, name: String, developmentRegion: String, localizations: [String] = [],
      translations: Set<String> = [], hasAlternativeNames: Bool = false
    ) {
      self.identifier = identifier
      self.name = name
      self.developmentRegion = developmentRegion
      self.localizations = localizations
      self.translations = translations
      self.hasAlternativeNames = hasAlternativeNames
    }

    /// Languages in the order of the file: the development region, then the others, sorted.
    var languages: [String] {
      [developmentRegion] + Set(localizations).subtracting([developmentRegion]).sorted()
    }
  }

  /// The bytes of the file; nil if it is not written, for a reason that is in `notes`.
  package internal(set) var text: [UInt8]?
  /// Sentences about omitted and unverified parts, for the user.
  package internal(set) var notes: [String] = []

  /// Nil if the document has no App Shortcuts: Xcode writes no file then.
  package init?(for document: ActionsDocument, of app: App) {
    guard var model = TrainingModel(document, app) else { return nil }
    do throws(TrainingModel.Refusal) {
      text = Array(try model.document().yaml.utf8)
      notes = model.notes
    } catch {
      notes = ["'\(Self.name)' is not written, because \(error.reason)"]
    }
  }

  /// A file that is not written, with a note about the reason, such as facts that the app's bundle lacks. Nil if the document has
  /// no App Shortcuts.
  package init?(for document: ActionsDocument, reasonForNone reason: String) {
    guard document.actions["autoShortcuts"]?.array?.isEmpty == false else { return nil }
    notes = ["'\(Self.name)' is not written, because \(reason)"]
  }
}
