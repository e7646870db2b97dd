import IntentModel
import SourceScan

extension Rule {
  static let conditionalCompilationHidesIntent = Rule(
    id: "conditional-compilation-hides-intent", severity: .note,
    summary: "an intent or an App Shortcuts provider is compiled only in some builds",
    rationale: """
      A compilation condition decides whether a build contains the type, and so whether users find it in \
      Shortcuts. The scan evaluates each condition with the values of '-D' and '--platform'; \
      '--all-conditions' scans all branches. Check that the app for your users contains the type. App Shortcuts that only debug \
      builds have are a warning, and so is a type for platforms that no target of the Xcode projects is built for. Other types of debug \
      builds are not reported.
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
      Example(
        "#if os(macOS)\nstruct ↓Open: AppIntent {}\n#endif", settings: .app(for: [.iOS])),
      Example(
        "#if !os(iOS) && !os(watchOS)\nstruct ↓Open: AppIntent {}\n#endif", settings: .app(for: [.iOS, .watchOS])),
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
      Example("#if os(macOS)\nstruct Open: AppIntent {}\n#endif", settings: .app(for: [.iOS, .macOS])),
      Example("#if os(iOS)\nstruct Open: AppIntent {}\n#endif", settings: .app(for: [.iOS])),
      // Another one is compiled.
      Example(
        "#if os(macOS)\nstruct Open: AppIntent {}\n#else\nstruct Open: AppIntent {}\n#endif",
        settings: .app(for: [.iOS])),
      // The condition asks for more than the platform.
      Example("#if os(macOS) && DEBUG\nstruct Open: AppIntent {}\n#endif", settings: .app(for: [.iOS])),
    ]
  ) { model, reporter in
    for file in model.files {
      for type in file.conditionalTypes
      where type.conformances.contains("AppIntent") || type.conformances.contains("AppShortcutsProvider") {
        let questions = type.questions.filter { !isPlatform($0) }
        if let platforms = model.platformsWithout(type, in: file.module) {
          reporter.report(
            "'\(type.name)' is compiled only with '#if \(type.conditions.joined(separator: " && "))', and the project builds only for "
              + "\(platforms), so no build contains it; change the condition, or remove the type", at: type.place,
            symbol: "\(file.module).\(type.name)", severity: .warning)
          continue
        }
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
      !condition.contains("|") && !condition.contains(text: "!(")
        && condition.split { $0 == "&" || $0 == " " || $0 == "(" || $0 == ")" }.contains("DEBUG")
    }
  }
}

extension LintModel {
  /// The platforms of the project, as a message names them, if none of them compiles a type and nothing else of its name is
  /// compiled. Packages may be built for platforms that no project names.
  fileprivate func platformsWithout(_ type: FileFacts.ConditionalType, in module: String) -> String? {
    guard !type.isActive, let own = type.platforms, let all = settings.platforms, own.isDisjoint(with: all),
      let kind = kind(of: module), kind != .library, !types.contains(where: { $0.name == type.name })
    else { return nil }
    return listed(all.map(\.rawValue).sorted())
  }
}

extension LintSettings {
  fileprivate static func app(for platforms: Set<Platform>) -> LintSettings {
    var settings = LintSettings.modules(["App": .app])
    settings.platforms = platforms
    return settings
  }
}
