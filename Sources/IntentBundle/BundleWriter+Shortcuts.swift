import IntentModel

/// Shortcuts providers, packages and extensions.
extension BundleWriter {
  mutating func shortcutsProvider(_ provider: ShortcutsProvider) {
    declaration(provider.type)
    string("tileColor", provider.shortcutTileColor)
    plain("negativePhrases", provider.negativePhrases.filled(\.isEmpty)) { $0.phrases($1) }
    appShortcuts(provider.appShortcuts)
    noteOrigin(of: "persistentIdentifier", provider.type.persistentIdentifier)
    noteOrigin(of: "shortcutTileColor", provider.shortcutTileColor)
    noteOrigin(of: "negativePhrases", provider.negativePhrases)
    writeMemberNotes()
  }

  /// One array whatever the branches: every shortcut carries the conditions and the availability that it is under, those
  /// of `appShortcuts` included. Unreadable as a whole, that is what is in the array's place.
  private mutating func appShortcuts(_ fact: Fact<[Constant<AppShortcut>]>) {
    if fact.alternatives.count == 1, let unreadable = fact.alternatives[0].content.unreadable {
      return object("shortcuts") { $0.unreadable(unreadable) }
    }
    let elements = fact.alternatives.flatMap { alternative in
      let shortcuts: [Constant<AppShortcut>] =
        switch alternative.content {
        case .known(let shortcuts): shortcuts
        case .unreadable(let unreadable): [.unreadable(unreadable)]
        }
      return shortcuts.map { (shortcut: $0, alternative: alternative) }
    }
    array("shortcuts", elements) { writer, element in
      writer.object { writer in
        let outer = element.alternative
        switch element.shortcut {
        case .known(let shortcut):
          writer.shortcut(shortcut)
          writer.circumstances(
            shortcut.place, outer.availability + shortcut.availability, outer.conditions + shortcut.conditions)
        case .unreadable(let unreadable):
          writer.unreadable(unreadable)
          writer.availability("availability", outer.availability)
          writer.strings("conditions", outer.conditions)
        }
      }
    }
  }

  private mutating func shortcut(_ shortcut: AppShortcut) {
    constant("intent", shortcut.intent) { $0.reference($1) }
    arguments(shortcut.arguments)
    if shortcut.phrases.known?.isEmpty != true {
      plain("phrases", shortcut.phrases) { $0.phrases($1) }
    }
    text("shortTitle", shortcut.shortTitle)
    string("systemImageName", shortcut.systemImageName)
    constant("parameterPresentation", shortcut.parameterPresentation) { $0.presentation($1) }
  }

  /// Texts with a location each.
  private mutating func phrases(_ phrases: [Text]) {
    array(phrases) { writer, phrase in
      writer.object(phrase) { writer, text in
        writer.text(text)
        writer.location(text.place)
      }
    }
  }

  private mutating func presentation(_ presentation: ParameterPresentation) {
    name("parameter", presentation.parameter)
    text("summary", presentation.summary)
    array("optionsCollections", presentation.optionsCollections) { writer, collection in
      writer.object { writer in
        writer.constant("provider", collection.provider) { $0.reference($1) }
        writer.text("title", collection.title)
        writer.string("systemImageName", collection.systemImageName)
      }
    }
  }

  mutating func package(_ package: IntentsPackage) {
    declaration(package.type)
    plain("includedPackages", package.includedPackages.filled(\.isEmpty)) { writer, packages in
      writer.array(packages) { writer, package in writer.object(package) { $0.reference($1) } }
    }
    noteOrigin(of: "persistentIdentifier", package.type.persistentIdentifier)
    noteOrigin(of: "includedPackages", package.includedPackages)
    writeMemberNotes()
  }

  mutating func intentsExtension(_ intentsExtension: IntentsExtension) {
    declaration(intentsExtension.type)
    writeMemberNotes()
  }
}
