import IntentReports
import SourceScan

extension Rule {
  static let appIntentsImportMissing: Rule = Rule(
    id: "app-intents-import-missing", severity: .error,
    summary: "a file uses a protocol of App Intents without importing the framework",
    rationale: """
      The names of a framework are visible only in a file that imports the framework. An import of a module that \
      re-exports it counts, too. Otherwise the file does not compile. The rule does not check a file that imports other modules, because \
      they can re-export App Intents.
      """,
    source: "The Swift Programming Language: Import Declaration",
    isFixable: true,
    reported: Example(
      """
      import Foundation

      struct OpenBook: ↓AppIntent {
        static let title: LocalizedStringResource = "Open Book"
      }
      """,
      fixed: """
        import AppIntents
        import Foundation

        struct OpenBook: AppIntent {
          static let title: LocalizedStringResource = "Open Book"
        }
        """),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    lazy var exporting = Set(
      model.files.filter { $0.exports.contains("AppIntents") || !$0.isParsed && $0.imports("AppIntents") }.map(\.module)
    )
    var reported: Set<FileID> = []
    for query in model.bundle.queries where query.input?.name == "SemanticContentDescriptor" {
      guard let place = query.input?.place, model.files.indices.contains(place.file),
        model.files[place.file].imports.allSatisfy({ closed.contains($0) || $0 == "AppIntents" }),
        !exporting.contains(query.type.module)
      else { continue }
      reporter.report(
        "'SemanticContentDescriptor' is used in a file without 'import VisualIntelligence', so the file does not compile",
        at: place, symbol: query.type.symbol)
    }
    for type in model.types {
      for reference in type.inherited where type.conformances.contains(reference.name) {
        let index = reference.place.file
        guard model.files.indices.contains(index), model.files[index].imports.allSatisfy(closed.contains),
          !exporting.contains(model.files[index].module), reported.insert(index).inserted
        else { continue }
        reporter.report(
          "'\(reference.name)' is used in a file without 'import AppIntents', so the file does not compile",
          at: reference.place, symbol: type.symbol,
          fixes: model.files[index].firstImport.map {
            [FixIt("add 'import AppIntents'", .safe, [.init($0.beginning, "import AppIntents\n")])]
          } ?? [])
      }
    }
  }

  /// Apple's modules that are known not to re-export App Intents. Unverified for all others.
  private static let closed: Set<String> = [
    "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Foundation", "OSLog", "Observation", "Swift", "SwiftData",
    "SwiftUI", "UIKit", "AppKit", "os",
  ]
}
