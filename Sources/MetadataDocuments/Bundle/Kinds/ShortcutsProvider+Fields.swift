import IntentModel

extension ShortcutsProvider: DescribedType {
  func fields(_ table: inout BundleWriter) {
    table.field("tileColor", .fact(.string), member: "shortcutTileColor") { $0.string(shortcutTileColor) }
    table.field("negativePhrases", .fact(.phrases)) { $0.array(negativePhrases) { $0.phrase($1) } }
    table.field(
      "shortcuts", .one(.shortcuts),
      """
      The App Shortcuts of all branches, in source order. An element that is not a call of AppShortcut is \
      unreadable, and has the conditions around it.
      """,
      member: "appShortcuts"
    ) { $0.appShortcuts(appShortcuts) }
  }
}

/// A shortcut with the conditions and the availability of the declaration of `appShortcuts` that contains it.
struct PlacedShortcut: Described {
  var shortcut: AppShortcut
  var availability: [Availability]
  var conditions: [String]

  static let blank = PlacedShortcut(shortcut: .blank, availability: [], conditions: [])

  func fields(_ table: inout BundleWriter) {
    table.field("intent", .constant(.reference), isRequired: true) { $0.constant(shortcut.intent) }
    table.field("arguments", .one(.arguments), "The arguments of the intent's initializer.") {
      $0.arguments(shortcut.arguments, of: .shortcut)
    }
    table.field("phrases", .constant(.phrases)) {
      if shortcut.phrases.known?.isEmpty == true { return }
      $0.plain(shortcut.phrases) { $0.array($1) { $0.phrase($1) } }
    }
    table.field(
      "localizedPhrases", .byName(.strings),
      """
      Only in a bundle with texts in other languages: the phrases by language. A language may have more phrases or \
      fewer than the source.
      """
    ) { $0.localizedPhrases(of: shortcut) }
    table.field("shortTitle", .constant(.text)) { $0.constant(shortcut.shortTitle) }
    table.field("systemImageName", .constant(.string)) { $0.string(shortcut.systemImageName) }
    table.field("parameterPresentation", .constant(.parameterPresentation)) {
      $0.constant(shortcut.parameterPresentation)
    }
    table.field("location", .one(.location), isRequired: true) { $0.location(shortcut.place) }
    table.field(
      "availability", .one(.availability), "The availability of the 'if #available' around it, or of 'appShortcuts'."
    ) {
      $0.availability(availability + shortcut.availability)
    }
    table.field("conditions", .one(.conditions)) { $0.strings(conditions + shortcut.conditions) }
  }
}

extension ParameterPresentation: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("parameter", .constant(.string), isRequired: true, namedLike: .owner) { $0.name(parameter) }
    table.field("summary", .constant(.text), namedLike: .owner) { $0.constant(summary) }
    table.field("optionsCollections", .list(.optionsCollection)) { $0.list(optionsCollections) }
  }
}

extension ParameterPresentation.OptionsCollection: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("provider", .constant(.reference), isRequired: true, namedLike: .owner) {
      $0.outsideMetadata { $0.constant(provider) }
    }
    table.field("title", .constant(.text), namedLike: .owner) { $0.constant(title) }
    table.field("systemImageName", .constant(.string), namedLike: .owner) { $0.string(systemImageName) }
  }
}

extension BundleWriter {
  /// Writes one array for all branches: every shortcut has its conditions and availability, those of `appShortcuts` included. If
  /// the fact is unreadable as a whole, the object of an unreadable value replaces the array.
  fileprivate mutating func appShortcuts(_ fact: Fact<[Constant<AppShortcut>]>) {
    if fact.alternatives.count == 1, let unreadable = fact.alternatives[0].content.unreadable {
      return object(key) { $0.unreadable(unreadable) }
    }
    let elements = fact.alternatives.flatMap { alternative in
      let shortcuts: [Constant<AppShortcut>] =
        switch alternative.content {
        case .known(let shortcuts): shortcuts
        case .unreadable(let unreadable): [.unreadable(unreadable)]
        }
      return shortcuts.map { (shortcut: $0, outer: alternative) }
    }
    array(key, elements) { writer, element in
      let outer = element.outer
      writer.object { writer in
        switch element.shortcut {
        case .known(let shortcut):
          writer.members(
            of: PlacedShortcut(shortcut: shortcut, availability: outer.availability, conditions: outer.conditions))
        case .unreadable(let unreadable):
          writer.unreadable(unreadable)
          writer.availability("availability", outer.availability)
          writer.strings("conditions", outer.conditions)
        }
      }
    }
  }

  /// Writes a phrase: a text with a location.
  fileprivate mutating func phrase(_ phrase: Text) {
    object(phrase) { $0.members(of: Phrase(text: $1)) }
  }
}

struct Phrase: Described {
  var text: LocalizedText

  static let blank = Phrase(text: .blank)

  func fields(_ table: inout BundleWriter) {
    table.fields(.text, of: text)
    table.field("location", .one(.location), isRequired: true) { $0.location(text.place) }
  }
}

extension IntentsPackage: DescribedType {
  func fields(_ table: inout BundleWriter) {
    table.field("includedPackages", .fact(.references)) { $0.list(includedPackages) }
  }
}

extension IntentsExtension: DescribedType {
  func fields(_ table: inout BundleWriter) {}
}
