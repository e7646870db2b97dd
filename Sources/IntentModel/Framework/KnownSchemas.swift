/// The schemas of Apple's app schema domains: their names, the first Xcode that has each, which ones are deprecated.
///
/// Sources: Apple's documentation of App Intents ('App schema domains' and the pages below 'AppSchema'), the interface of
/// the SDK of Xcode 26, and the interface of a beta of the macOS 27.0 SDK. The documentation is in every version that was
/// published in 2026, so some names may be in some betas only. The macOS 27.0 interface lacks five names of the
/// documentation: `maps.addNavigationWaypoints`, `reminders.updateGroup`, `.updateList` and `.updateSection`, `notes.tag`.
/// Which betas have them is unverified. `calendar.deleteEvents` became `deleteEvent` (release notes of iOS 27). Xcode 27.0
/// to 27.2 have the same names; later versions are unverified.
///
/// Most schemas have another name in Apple's metadata. Evidence: for `system.open` and `system.searchInApp`, captured documents
/// with their sources; for whiteboard, a captured document; for the others, the interface of the iOS 27.0 SDK, which states both
/// names of each schema and each domain. A schema that none of these names has no known name in the metadata: the capitalized
/// name and the kind are often that name, but not always.
package enum KnownSchemas {
  package enum Kind: String, Sendable, CaseIterable {
    case intent, entity, `enum`

    /// The kind of schemas that a macro takes; nil for a macro without schemas. `@AppIntent` and the deprecated
    /// `@AssistantIntent` take the same kind.
    init?(macro: String) {
      guard let kind = KnownMacros.byName[macro]?.kind else { return nil }
      self = kind
    }
  }

  /// The newest Xcode whose schemas are all in the table.
  package static let newestXcode = [27, 2]

  /// The first Xcode that has the schema; nil for a schema that is not in the table.
  package static func since(_ kind: Kind, _ name: String) -> [Int]? { table[kind]?[name]?.since }
  /// The name of the schema in Apple's metadata; nil if it is not known.
  package static func documentName(_ kind: Kind, _ name: String) -> String? { table[kind]?[name]?.documentName }
  /// The schema of a domain that has a name in documents, such as `photos.openAsset`; nil if no schema of the domain is known to
  /// have that name.
  package static func name(_ kind: Kind, ofDocument name: String, in domain: String) -> String? {
    namesByDocument[kind]?["\(domain) \(name)"]
  }
  package static func names(_ kind: Kind) -> [String] { (table[kind] ?? [:]).keys.sorted() }
  /// Domains that have schemas of any kind.
  package static let domains = Set(Kind.allCases.flatMap(names).map { domain(of: $0) })

  /// The domain of a schema: `photos` of `photos.openAsset`.
  package static func domain(of name: String) -> String { name.split(separator: ".").first.map(String.init) ?? name }

  private struct Known {
    var since: [Int]
    var documentName: String?
  }

  private static let table: [Kind: [String: Known]] = {
    var table: [Kind: [String: Known]] = [:]
    for (kind, domains) in [(Kind.intent, intents), (.entity, entities), (.enum, enums)] {
      for row in domains {
        for word in row.names.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
          let halves = word.split(separator: "="), parts = halves[0].split(separator: "@")
          table[kind, default: [:]]["\(row.domain).\(parts[0])"] = Known(
            since: parts.count > 1 ? parts[1].split(separator: ".").compactMap { Int($0) } : [row.since],
            documentName: halves.count > 1 ? String(halves[1]) : nil)
        }
      }
    }
    return table
  }()

  /// The intents of a domain that an app must have all of, or none of. Source: the pages of the domains in Apple's documentation
  /// of Xcode 27.
  package static let groups: [(domain: String, names: [String])] = [
    (
      "clock",
      """
      createAlarm updateAlarm snoozeAlarm dismissAlarm deleteAlarm createTimer updateTimer pauseTimer resumeTimer cancelTimer
      """
    ),
    (
      "mail",
      """
      createDraft updateDraft saveDraft openDraft deleteDraft sendDraft openMessage replyMail forwardMail updateMail archiveMail \
      deleteMail
      """
    ),
    ("messages", "draftMessage sendMessage editSentMessage unsendMessage setMessageReadStatus"),
  ].map { domain, names in (domain, names.split(separator: " ").map { "\(domain).\($0)" }) }

  /// Whether Shortcuts is the only surface of a schema of an intent. Source: the pages of `camera.openInCaptureMode` and
  /// `files.moveFiles`, and for whole domains Apple's guide for agents in Xcode 27. Surfaces of other schemas are not known here.
  package static func isForShortcutsAlone(_ name: String) -> Bool {
    ["camera.openInCaptureMode", "files.moveFiles"].contains(name)
      || [
        "books", "browser", "journal", "presentation", "reader", "spreadsheet", "whiteboard", "wordProcessor",
      ].contains(domain(of: name))
  }

  private static let namesByDocument: [Kind: [String: String]] = table.mapValues { names in
    let pairs = names.compactMap { name, known in known.documentName.map { ("\(domain(of: name)) \($0)", name) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// A schema that the SDK marks deprecated, and its replacement.
  package struct Deprecation: Sendable {
    package var kind: Kind
    package var name: String
    /// The first Xcode that marks it deprecated, according to the interface of the macOS 27.0 SDK.
    package var since = 27
    package var replacement: String
  }

  package static let deprecations: [Deprecation] = [
    Deprecation(kind: .intent, name: "books.playAudiobook", replacement: "audio.playAudio"),
    Deprecation(kind: .intent, name: "books.search", replacement: "system.searchInApp"),
    Deprecation(kind: .intent, name: "browser.search", replacement: "system.searchInApp"),
    Deprecation(kind: .intent, name: "journal.search", replacement: "system.searchInApp"),
    Deprecation(kind: .intent, name: "photos.openAsset", replacement: "system.open"),
    Deprecation(kind: .intent, name: "photos.search", replacement: "system.searchInApp"),
    Deprecation(kind: .intent, name: "system.search", replacement: "system.searchInApp"),
  ]
}

extension Schema {
  /// The kind and the name; nil if the name is not readable, and for a macro without schemas.
  package var identity: (kind: KnownSchemas.Kind, name: String)? {
    guard let name = name.known, let kind = KnownSchemas.Kind(macro: macro) else { return nil }
    return (kind, name)
  }
}
