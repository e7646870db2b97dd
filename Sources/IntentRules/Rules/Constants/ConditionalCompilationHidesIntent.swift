import IntentModel

extension Rule {
  static let conditionalCompilationHidesIntent = Rule(
    id: "conditional-compilation-hides-intent", severity: .note,
    summary: "an intent or an App Shortcuts provider is compiled only in some builds",
    rationale: """
      A compilation condition decides whether a build contains the type, and so whether users find it in \
      Shortcuts. The scan evaluates each condition with the values of '-D' and '--platform'; \
      '--all-conditions' scans all branches. Check that the app for your users contains the type. App Shortcuts that only debug \
      builds have are a warning. Other types of debug builds are not reported.
      """,
    source: "The Swift Programming Language: Conditional Compilation Block",
    triggering: [
      Example(
        """
        #if PRO
          struct ↓OpenBook: AppIntent {
            static let title: LocalizedStringResource = "Open Book"
          }
        #endif
        """),
      Example("#if !LITE\nstruct ↓Open: AppIntent {}\n#endif"),
      Example("#if os(iOS) && compiler(>=6.2)\nstruct ↓Shortcuts: AppShortcutsProvider {}\n#endif"),
      Example("#if !targetEnvironment(macCatalyst) && DEBUG\nstruct ↓Shortcuts: AppShortcutsProvider {}\n#endif"),
    ],
    nonTriggering: [
      Example(
        """
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"
        }
        """),
      Example("#if os(iOS) || targetEnvironment(macCatalyst)\nstruct Open: AppIntent {}\n#endif"),
      Example("#if canImport(AppIntents)\nstruct Open: AppIntent {}\n#else\nstruct Open {}\n#endif"),
      Example("#if DEBUG\nstruct Open: AppIntent {}\n#endif"),
      Example("#if !DEBUG\nstruct Shortcuts: AppShortcutsProvider {}\n#endif"),
      Example("#if PRO\nstruct Book: AppEntity {}\nstruct Open {}\n#endif"),
    ]
  ) { model, reporter in
    for file in model.files {
      for type in file.conditionalTypes
      where type.conformances.contains("AppIntent") || type.conformances.contains("AppShortcutsProvider") {
        let questions = type.questions.filter { !isPlatform($0) }
        guard !questions.isEmpty || type.isProviderOfDebugBuilds else { continue }
        let how = type.isActive ? "is compiled" : "was not scanned; it is compiled"
        let message = "'\(type.name)' \(how) only with '#if \(type.conditions.joined(separator: " && "))'"
        let isLost = type.isProviderOfDebugBuilds
        reporter.report(
          message + (isLost ? ", so the app that users install has none of its App Shortcuts; remove 'DEBUG'" : ""),
          at: type.place, symbol: "\(file.module).\(type.name)", severity: isLost ? .warning : nil)
      }
    }
  }

  /// A difference by platform, or in debug builds, is intended.
  private static func isPlatform(_ question: String) -> Bool {
    question == "DEBUG" || question.hasPrefix("os(") || question.hasPrefix("canImport(")
      || question.hasPrefix("targetEnvironment(")
  }
}

extension FileFacts.ConditionalType {
  /// Users of the app have none of its App Shortcuts.
  fileprivate var isProviderOfDebugBuilds: Bool {
    guard conformances.contains("AppShortcutsProvider"), questions.contains("DEBUG") else { return false }
    return conditions.contains { condition in
      !condition.contains("|") && !condition.contains("!(")
        && condition.split { $0 == "&" || $0 == " " || $0 == "(" || $0 == ")" }.contains("DEBUG")
    }
  }
}
