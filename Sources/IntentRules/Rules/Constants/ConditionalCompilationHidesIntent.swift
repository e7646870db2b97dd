import IntentModel

extension Rule {
  static let conditionalCompilationHidesIntent = Rule(
    id: "conditional-compilation-hides-intent", severity: .note,
    summary: "an intent or a provider is there in some builds only",
    rationale: """
      Which build has it hangs on a flag or on the compiler, and so does what people find in Shortcuts. The scan takes one \
      way: '--define' and '--platform' choose it, '--all-conditions' takes all.
      """,
    source: "The Swift Programming Language: Conditional Compilation Block",
    triggering: [
      Example("#if PRO\nstruct ↓Open: AppIntent {}\n#endif"),
      Example("#if !LITE\nstruct ↓Open: AppIntent {}\n#endif"),
      Example("#if os(iOS) && compiler(>=6.2)\nstruct ↓Shortcuts: AppShortcutsProvider {}\n#endif"),
    ],
    nonTriggering: [
      Example("struct Open: AppIntent {}"),
      Example("#if os(iOS) || targetEnvironment(macCatalyst)\nstruct Open: AppIntent {}\n#endif"),
      Example("#if canImport(AppIntents)\nstruct Open: AppIntent {}\n#else\nstruct Open {}\n#endif"),
      Example("#if DEBUG\nstruct Open: AppIntent {}\n#endif"),
      Example("#if PRO\nstruct Book: AppEntity {}\nstruct Open {}\n#endif"),
    ]
  ) { model, reporter in
    for file in model.files {
      for type in file.conditionalTypes
      where type.conformances.contains("AppIntent") || type.conformances.contains("AppShortcutsProvider") {
        let questions = type.questions.filter { !isPlatform($0) }
        guard !questions.isEmpty else { continue }
        let how = type.isActive ? "is there" : "was left out; it is there"
        reporter.report(
          "'\(type.name)' \(how) only under '#if \(type.conditions.joined(separator: " && "))'", at: type.place,
          symbol: "\(file.module).\(type.name)")
      }
    }
  }

  /// What differs by platform, or in the debugger, is meant to.
  private static func isPlatform(_ question: String) -> Bool {
    question == "DEBUG" || question.hasPrefix("os(") || question.hasPrefix("canImport(")
      || question.hasPrefix("targetEnvironment(")
  }
}
