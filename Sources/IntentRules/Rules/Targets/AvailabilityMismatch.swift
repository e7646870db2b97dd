import IntentExtraction

extension Rule {
  static let availabilityMismatch = Rule(
    id: "availability-mismatch", severity: .warning,
    summary: "a type or a shortcut needs a newer system than the app's lowest",
    rationale: """
      A protocol of the framework that is newer than the deployment target needs '@available' on the type, and a shortcut \
      whose intent is, an 'if #available' around it. Without that the app doesn't compile for the target, or Xcode extracts \
      what the system doesn't know. Only iOS is checked; types inside other types are left out.
      """,
    source: "AppIntents documentation: the protocols' availability",
    needs: [.deployment],
    triggering: [
      Example("struct Card: ↓SnippetIntent {}", settings: .deploying(["iOS": [17]])),
      Example("@available(iOS 18, *)\nstruct Card: ↓SnippetIntent {}", settings: .deploying(["iOS": [17]])),
      Example(
        """
        @available(iOS 26, *) struct Open: AppIntent {}
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(intent: ↓Open(), phrases: ["Open \\(.applicationName)"])
          }
        }
        """, settings: .deploying(["iOS": [18]])),
    ],
    nonTriggering: [
      Example("struct Card: SnippetIntent {}", settings: .deploying(["iOS": [26]])),
      Example("@available(iOS 26.0, macOS 26, *)\nstruct Card: SnippetIntent {}", settings: .deploying(["iOS": [17]])),
      Example("@available(iOS, unavailable)\nstruct Card: SnippetIntent {}", settings: .deploying(["iOS": [17]])),
      Example(
        "struct Open: AppIntent {}\n@available(iOS 18, *)\nextension Open: URLRepresentableIntent {}",
        settings: .deploying(["iOS": [17]])),
      Example("#if os(macOS)\nstruct Card: SnippetIntent {}\n#endif", settings: .deploying(["iOS": [17]])),
      Example("struct Card: SnippetIntent {}", settings: .deploying(["macOS": [14]])),
      // Around it may stand what says it.
      Example("extension Cards { struct Card: SnippetIntent {} }", settings: .deploying(["iOS": [17]])),
      Example(
        """
        @available(iOS 26, *) struct Open: AppIntent {}
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            if #available(iOS 26, *) { AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"]) }
          }
        }
        @available(iOS 26, *) struct More: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] { AppShortcut(intent: Open(), phrases: ["Open \\(.applicationName)"]) }
        }
        """, settings: .deploying(["iOS": [18]])),
    ]
  ) { model, reporter in
    guard let lowest = model.settings.deployment["iOS"] else { return }
    var reported: Set<Place> = []
    for type in model.types where type.qualifiedName == type.name && type.conditions.isEmpty {
      for name in type.inherited {
        guard let since = KnownProtocol.named(name.name)?.since.flatMap(LintSettings.version),
          type.conformances.contains(name.name), !type.limitedConformances.contains(where: { $0.name == name.name }),
          type.availability.lacks(since, above: lowest), reported.insert(name.place).inserted
        else { continue }
        reporter.report(
          "'\(name.name)' is there since iOS \(since.dotted), and '\(type.name)' is for iOS \(lowest.dotted) too",
          at: name.place, symbol: type.symbol)
      }
    }
    for listed in model.listedShortcuts {
      guard let reference = listed.shortcut.intent.known, let intent = model.intent(of: listed),
        let since = intent.type.availability.introducedOnIOS
      else { continue }
      let provider = listed.provider
      let around =
        listed.shortcut.availability + provider.type.availability
        + provider.appShortcuts.alternatives[listed.alternative].availability
      guard around.lacks(since, above: lowest), listed.shortcut.conditions.isEmpty, provider.type.conditions.isEmpty,
        provider.type.qualifiedName == provider.type.name
      else { continue }
      reporter.report(
        "'\(reference.name)' is there since iOS \(since.dotted), and is listed on iOS \(lowest.dotted) too",
        at: reference.place, symbol: listed.symbol,
        notes: [.init(message: "'\(reference.name)' is declared here", place: intent.type.place)])
    }
  }
}

extension [Availability] {
  /// The highest release of iOS that all of these ask for.
  fileprivate var introducedOnIOS: [Int]? {
    filter { $0.platform == "iOS" }.compactMap { $0.introduced.flatMap(LintSettings.version) }
      .max { $0.lexicographicallyPrecedes($1) }
  }

  /// Something of release `since` is there for older systems too, down to `lowest`.
  fileprivate func lacks(_ since: [Int], above lowest: [Int]) -> Bool {
    guard lowest.precedes(since), !contains(where: { $0.platform == "iOS" && $0.isUnavailable }) else { return false }
    return introducedOnIOS?.precedes(since) ?? true
  }
}

extension [Int] {
  /// `26` and `26.0` are one release.
  fileprivate func precedes(_ other: [Int]) -> Bool {
    let length = Swift.max(count, other.count)
    func padded(_ numbers: [Int]) -> [Int] { numbers + Array(repeating: 0, count: length - numbers.count) }
    return padded(self).lexicographicallyPrecedes(padded(other))
  }

  fileprivate var dotted: String { map(String.init).joined(separator: ".") }
}
