import IntentModel
import IntentReports
import DocumentFormats

extension Rule {
  static let conditionModuleMisspelled: Rule = Rule(
    id: "condition-module-misspelled", severity: .warning,
    summary: "'#if canImport' names a module that does not exist",
    rationale: """
      If there is no module of this name, 'canImport' is always false. The compiler reports nothing, and the app \
      does not contain the code in the condition, for example its App Shortcuts. The rule reports names that differ in a \
      letter from 'AppIntents', 'AppKit', 'CoreSpotlight', 'SwiftUI', 'UIKit' or 'WidgetKit', unless a scanned file \
      imports the module. It checks only files with code for App Intents.
      """,
    source: "The Swift Programming Language: Conditional Compilation Block",
    isFixable: true,
    reported: Example(
      """
      #if canImport(↓AppIntent)
        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"
        }
      #endif
      """,
      fixed: """
        #if canImport(AppIntents)
          struct OpenBook: AppIntent {
            static let title: LocalizedStringResource = "Open Book"
          }
        #endif
        """),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    let scanned = Set(model.files.map(\.module))
    for file in model.files {
      for question in file.importQuestions {
        let name = question.name
        guard !PlatformModules.contains(name), !scanned.contains(name), let meant = meantModule(name),
          !model.files.contains(where: { $0.imports(name) })
        else { continue }
        reporter.report(
          "there is no module '\(name)', so 'canImport(\(name))' is always false; write '\(meant)'", at: question.place,
          symbol: "\(file.module).canImport(\(name))",
          fixes: [FixIt("change it to '\(meant)'", .needsReview, [.init(question.place, meant)])])
      }
    }
  }

  /// The module that a misspelled name means; nil if there is none. Short names resemble others, so in them only exchanged letters
  /// or one missing letter count as a misspelling.
  private static func meantModule(_ name: String) -> String? {
    let lowered = name.lowercased()
    return ["AppIntents", "AppKit", "CoreSpotlight", "SwiftUI", "UIKit", "WidgetKit"].first { known in
      let other = known.lowercased()
      if other.utf8.count > "AppKit".utf8.count { return editDistance(lowered, other) <= 1 }
      return lowered.sorted() == other.sorted()
        || lowered.utf8.count == other.utf8.count - 1 && editDistance(lowered, other) == 1
    }
  }
}
