import IntentModel
import DocumentFormats
import SourceScan

/// The part of the document that the app's one shortcuts provider determines. Providers in other modules have no effect.
struct ShortcutSection {
  private(set) var parts: [Part] = []
  private(set) var providerName: JSONValue?
  private(set) var negativePhrases: JSONValue = []
  private(set) var tileColor = KnownConstants.defaultTileColor
  private(set) var diagnostics: [FileDiagnostic] = []
  private(set) var evidence: [FileDiagnostic] = []

  init(_ bundle: MetadataBundle, _ types: ScannedTypes, _ options: ActionsDocument.Options) {
    let own = bundle.shortcutsProviders.filter { $0.type.module == options.target }
    for provider in bundle.shortcutsProviders where provider.type.module != options.target {
      let message =
        "the App Shortcuts of '\(provider.type.name)' are ignored, because the system uses only those of the module "
        + "'\(options.target)'; move them there"
      let diagnostic = Diagnostic("foreign-provider", .warning, message, at: provider.type.place.span)
      diagnostics.append(FileDiagnostic(file: provider.type.place.file, diagnostic: diagnostic))
    }
    guard let provider = own.first else { return }
    guard own.count == 1 else {
      // Apple's tool: "Only 1 'AppShortcutsProvider' conformance is allowed per app".
      for each in own {
        let cause = "an app can have one 'AppShortcutsProvider'; found \(own.count), keep one"
        diagnostics.append(omission(of: each).diagnostic(cause, at: each.type.place))
      }
      return
    }
    write(provider, types, options)
  }

  private mutating func write(
    _ provider: ShortcutsProvider, _ types: ScannedTypes, _ options: ActionsDocument.Options
  ) {
    var writer = PartWriter(types: types, release: options.release)
    let name = writer.mangledName(provider.type)
    let color = writer.tileColor(provider)
    let phrases = writer.negativePhrases(provider)
    let shortcuts = writer.shortcuts(provider)
    diagnostics += writer.constructs.map { $0.diagnostic(omission(of: provider), options) }
    guard writer.constructs.allSatisfy({ $0.isAllowed(options) }) else { return }
    evidence = writer.evidence.map { $0.diagnostic(omission(of: provider).name) }
    providerName = name
    tileColor = color
    negativePhrases = phrases
    parts = shortcuts.enumerated().map { index, shortcut in
      var writer = PartWriter(types: types, release: options.release)
      return writer.shortcut(shortcut, at: index, after: shortcuts[..<index], of: provider)
    }
  }

  private func omission(of provider: ShortcutsProvider) -> Omission {
    Omission(provider.type, "the app has no App Shortcuts")
  }
}
