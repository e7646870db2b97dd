import IntentModel

extension Rule {
  static let availabilityMismatch: Rule = Rule(
    id: "availability-mismatch", severity: .warning,
    summary: "an intent or an App Shortcut requires a newer system than the deployment target",
    rationale: """
      Code that requires a newer system than the deployment target needs '@available', and an App Shortcut for a newer \
      intent needs 'if #available'. Otherwise Xcode does not compile the code. The rule checks only iOS, and only \
      'supportedModes', 'ShowsSnippetIntent' and App Shortcuts. It does not check conformances to newer protocols or \
      nested types.
      """,
    source: "AppIntents documentation: IntentModes, ShowsSnippetIntent; the Swift compiler",
    needs: [.deployment],
    reported: Example(
      """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
        static let ↓supportedModes: IntentModes = .foreground
      }
      """, settings: .deploying(["iOS": [17]])),
    correct: Example(
      """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"

        @available(iOS 26, *)
        static var supportedModes: IntentModes { .foreground }
      }
      """, settings: .deploying(["iOS": [17]])),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    guard let lowest = model.settings.deployment["iOS"] else { return }
    for intent in model.bundle.intents where intent.type.isPlainlyAvailable {
      let modes = intent.supportedModes.alternatives.map {
        ("IntentModes", $0.origin.member, $0.conditions, $0.availability)
      }
      let results = intent.result.alternatives.filter { $0.content.known?.showsSnippetIntent == true }
        .map { ("ShowsSnippetIntent", $0.place, $0.conditions, $0.availability) }
      for (name, place, conditions, availability) in modes + results where conditions.mayHoldOnIOS {
        guard (intent.type.availability + availability).lacks([26], above: lowest) else { continue }
        reporter.report(
          "'\(name)' requires iOS 26, but '\(intent.type.name)' is available from iOS \(lowest.dotted); "
            + "add '@available(iOS 26, *)'", at: place, symbol: intent.type.symbol(name))
      }
    }
    for listed in model.listedShortcuts where listed.provider.type.isPlainlyAvailable {
      guard let reference = listed.shortcut.intent.known, let intent = model.intent(of: listed),
        let since = intent.type.availability.introducedOnIOS, listed.shortcut.conditions.mayHoldOnIOS
      else { continue }
      let around =
        listed.shortcut.availability + listed.provider.type.availability
        + listed.provider.appShortcuts.alternatives[listed.alternative].availability
      guard around.lacks(since, above: lowest) else { continue }
      reporter.report(
        "'\(reference.name)' requires iOS \(since.dotted), but its App Shortcut is available from "
          + "iOS \(lowest.dotted); add 'if #available(iOS \(since.dotted), *)'",
        at: reference.place, symbol: listed.symbol,
        notes: [.init(message: "'\(reference.name)' is declared here", place: intent.type.place)])
    }
  }
}

extension DeclaredType {
  /// Only its own '@available' limits its availability.
  fileprivate var isPlainlyAvailable: Bool { conditions.mayHoldOnIOS && qualifiedName == name && !isLocal }
}

extension [String] {
  /// A build for iOS keeps code under these conditions, all of which are about iOS or the compiler's release.
  fileprivate var mayHoldOnIOS: Bool {
    allSatisfy { condition in
      condition == "os(iOS)"
        || (condition.hasPrefix("compiler(>") || condition.hasPrefix("swift(>"))
          && condition.firstIndex(of: ")") == condition.index(before: condition.endIndex)
    }
  }
}

extension [Availability] {
  /// The newest release of iOS that these require.
  fileprivate var introducedOnIOS: [Int]? {
    filter { $0.platform == "iOS" }.compactMap { $0.introduced.flatMap(LintSettings.version) }
      .max { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether these allow a system between `lowest` and `since`.
  fileprivate func lacks(_ since: [Int], above lowest: [Int]) -> Bool {
    guard lowest.precedes(since), !contains(where: { $0.platform == "iOS" && $0.isUnavailable }) else { return false }
    return introducedOnIOS?.precedes(since) ?? true
  }
}

extension [Int] {
  /// `26` and `26.0` are the same release.
  fileprivate func precedes(_ other: [Int]) -> Bool {
    let length = Swift.max(count, other.count)
    func padded(_ numbers: [Int]) -> [Int] { numbers + Array(repeating: 0, count: length - numbers.count) }
    return padded(self).lexicographicallyPrecedes(padded(other))
  }

  fileprivate var dotted: String { map(String.init).joined(separator: ".") }
}
