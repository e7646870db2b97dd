import IntentModel

extension Rule {
  package static let conditionalCompilationHidesIntent: Rule = Rule(
    id: "conditional-compilation-hides-intent", severity: .note,
    summary: "a type of App Intents is compiled only in some builds",
    rationale: """
      A compilation condition decides whether a build contains the type, and so whether users find it in \
      Shortcuts. The scan evaluates each condition with the values of '-D' and '--platform'; \
      '--all-conditions' scans all branches. A type that is not scanned is reported whatever its condition is, unless \
      another one of its name is scanned, because no rule has checked it. Of the types that are scanned, intents and providers \
      are reported whose condition is not only about the platform or debug builds. Check that the app for your users contains \
      the type. App Shortcuts that only debug builds have are a warning, and so is an intent or a provider for platforms that no \
      target of the Xcode projects is built for.
      """,
    source: "The Swift Programming Language: Conditional Compilation Block",
    reported: """
      #if PRO
        struct ↓OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"
        }
      #endif
      """,
    correct: """
      struct OpenBook: AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """,
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let compiled = Set(model.types.map(\.name))
    for file in model.files {
      for type in file.conditionalTypes
      where type.conformances.contains(where: { KnownProtocols.byName[$0]?.makes != nil }) {
        report(type, in: file, isReplaced: compiled.contains(type.name), model, &reporter)
      }
    }
  }

  private static func report(
    _ type: FileFacts.ConditionalType, in file: FileFacts, isReplaced: Bool, _ model: LintModel,
    _ reporter: inout Reporter
  ) {
    let condition = "'#if \(type.conditions.joined(separator: " && "))'", symbol = "\(file.module).\(type.name)"
    let isListed =
      type.conformances.contains("AppIntent") || type.conformances.contains("AppShortcutsProvider")
    if isListed, !isReplaced, let platforms = model.platformsWithout(type, in: file.module) {
      // A target for the watch can inherit 'SUPPORTED_PLATFORMS' from the project, which may lack the watch.
      let sdk = model.settings.unsupportedSDKs[file.module].flatMap { type.platforms?.contains($0) == true ? $0 : nil }
      let reason = sdk.map { sdk in
        "'SUPPORTED_PLATFORMS' of the target '\(file.module)' lacks \(sdk.rawValue), the platform of its SDK, so no build "
          + "contains it; set it in the target"
      }
      return reporter.report(
        "'\(type.name)' is compiled only with \(condition), and "
          + (reason
            ?? "the project builds only for \(platforms), so no build contains it; change the condition, or remove the type"),
        at: type.place, symbol: symbol, severity: .warning)
    }
    let isLost = type.isProviderOfDebugBuilds
    let loss = isLost ? ", so the app that users install has none of its App Shortcuts; remove 'DEBUG'" : ""
    if !type.isActive {
      guard !isReplaced || isLost else { return }
      reporter.report(
        "'\(type.name)' was not scanned; it is compiled only with \(condition)\(loss)", at: type.place, symbol: symbol,
        severity: isLost ? .warning : nil,
        cause: isLost ? nil : .init("not scanned \(condition)", note: "'\(type.name)' was not scanned either"))
    } else if isLost || isListed && type.questions.contains(where: { !isPlatform($0) }) {
      reporter.report(
        "'\(type.name)' is compiled only with \(condition)\(loss)", at: type.place, symbol: symbol,
        severity: isLost ? .warning : nil)
    }
  }

  /// Whether a condition is about the platform or about debug builds, where a difference is intended.
  private static func isPlatform(_ question: String) -> Bool {
    question == "DEBUG" || question.hasPrefix("os(") || question.hasPrefix("canImport(")
      || question.hasPrefix("targetEnvironment(")
  }
}

extension FileFacts.ConditionalType {
  /// Whether only debug builds compile this provider, so that users of the app have none of its App Shortcuts.
  fileprivate var isProviderOfDebugBuilds: Bool {
    guard conformances.contains("AppShortcutsProvider"), questions.contains("DEBUG") else { return false }
    return conditions.contains { condition in
      !condition.contains("|") && !condition.contains(text: "!(")
        && condition.split { $0 == "&" || $0 == " " || $0 == "(" || $0 == ")" }.contains("DEBUG")
    }
  }
}

extension LintModel {
  /// The platforms of the project, as a message names them, if none of them compiles a type. Nil if one of them compiles it, if the
  /// platforms of either are not known, and for a static library or a module of unknown kind, which may be built for other
  /// platforms.
  fileprivate func platformsWithout(_ type: FileFacts.ConditionalType, in module: String) -> String? {
    guard !type.isActive, let own = type.platforms, let all = settings.platforms, own.isDisjoint(with: all),
      let kind = kind(of: module), kind != .library
    else { return nil }
    return listed(all.map(\.rawValue).sorted())
  }
}
