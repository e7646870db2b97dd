import IntentModel
import JSONDocuments
import SourceScan

/// What the app's one provider of shortcuts contributes. Providers in other modules don't count.
struct ShortcutSection {
  private(set) var parts: [Part] = []
  private(set) var providerName: JSONValue?
  private(set) var negativePhrases: JSONValue = []
  private(set) var tileColor = ActionNumbers.defaultTileColor
  private(set) var diagnostics: [FileDiagnostic] = []

  init(_ bundle: MetadataBundle, _ types: ScannedTypes, _ options: ActionsDocument.Options) {
    let own = bundle.shortcutsProviders.filter { $0.type.module == options.target }
    for provider in bundle.shortcutsProviders where provider.type.module != options.target {
      report(
        .warning, "foreign-provider",
        "'\(provider.type.name)' counts for nothing: shortcuts are those of the module '\(options.target)' alone",
        provider.type.place)
    }
    guard let provider = own.first else { return }
    guard own.count == 1 else {
      // Apple's tool: "Only 1 'AppShortcutsProvider' conformance is allowed per app".
      for each in own {
        report(
          .error, "left-out",
          "'\(each.type.name)' is left out: an app has one provider of shortcuts, here are \(own.count)",
          each.type.place)
      }
      return
    }
    write(provider, types, options)
  }

  private mutating func write(
    _ provider: ShortcutsProvider, _ types: ScannedTypes, _ options: ActionsDocument.Options
  ) {
    var writer = PartWriter(types, for: options.release)
    let name = writer.mangledName(provider.type)
    let color = writer.tileColor(provider)
    let phrases = writer.negativePhrases(provider)
    let shortcuts = writer.shortcuts(provider)
    var isWritten = true
    for obstacle in writer.obstacles {
      let isAllowed = obstacle.kind == .unproven && options.allowsUnproven
      let verdict = isAllowed ? "is written by an unproven reading" : "is left out"
      if !isAllowed { isWritten = false }
      report(
        isAllowed ? .warning : .error, isAllowed ? "unproven" : obstacle.refusalID,
        "'\(provider.type.name)' \(verdict): \(obstacle.message)", obstacle.place)
    }
    guard isWritten else { return }
    providerName = name
    tileColor = color
    negativePhrases = phrases
    parts = shortcuts.enumerated().map { index, shortcut in
      var writer = PartWriter(types, for: options.release)
      return writer.shortcut(shortcut, at: index, of: provider)
    }
  }

  private mutating func report(_ severity: Diagnostic.Severity, _ id: String, _ message: String, _ place: Place) {
    diagnostics.append(
      FileDiagnostic(file: place.file, diagnostic: Diagnostic(id, severity, message, at: place.span)))
  }
}
