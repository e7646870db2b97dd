import IntentModel

extension Rule {
  static let siriKitClassUnlisted: Rule = Rule(
    id: "sirikit-class-unlisted", severity: .warning,
    summary: "no Info.plist lists a SiriKit intent of the app, but others are listed",
    rationale: """
      An extension lists the classes that it handles as 'IntentsSupported', and an app as 'INIntentsSupported'. It is unverified \
      that nothing runs a class that none of them lists. The rule compares the '.intentdefinition' files of a project with the \
      Info.plists of its targets, and reports an intent that Shortcuts shows, or a widget whose options the app supplies. A widget \
      without such options needs no handler. The rule reports nothing if no class is listed, because a script of the build can \
      add the list, nor a class that an App Intent replaces. The finding is located at the first App Intent of the app.
      """,
    source: "Apple's documentation of INIntentsSupported; the effect is inferred", isOptIn: true,
    reported: Example("// Info.plist lists: PayIntent\n" + .pay("↓Pay") + .soupDefinition()),
    correct: Example("// Info.plist lists: PayIntent, OrderSoupIntent\n" + .pay("Pay") + .soupDefinition()),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let siriKit = model.settings.siriKit
    // A watch app may list what it handles itself, and leave the rest to the phone.
    guard !siriKit.handlers.isEmpty, !siriKit.hasUnreadLists, Set(model.settings.deployment.keys) != ["watchOS"] else {
      return
    }
    var seen = Set(siriKit.handlers.keys).union(SiriKitContents.successors(among: model.bundle.intents).keys)
    for definition in siriKit.definitions {
      guard let first = model.firstIntent(of: definition) else { return }
      for intent in definition.intents where intent.needsHandler && seen.insert(intent.className).inserted {
        reporter.report(
          "no Info.plist of the app lists the SiriKit intent '\(intent.className)' in '\(definition.path)', so \(intent.users) that "
            + "use it may fail; list it as 'IntentsSupported' of the extension or 'INIntentsSupported' of the app that handles it",
          at: first.place, symbol: intent.className)
      }
    }
  }
}

extension SiriKitIntent {
  fileprivate var needsHandler: Bool {
    isInShortcuts || isForWidgets && parameters.contains(where: \.isOptionsProvided)
  }
}

extension String {
  fileprivate static func pay(_ name: String) -> String {
    "struct \(name): AppIntent {\n  static let title: LocalizedStringResource = \"Pay\"\n}\n"
  }
}
