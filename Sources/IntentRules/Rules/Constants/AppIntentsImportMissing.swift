import IntentModel
import SourceFindings

extension Rule {
  static let appIntentsImportMissing = Rule(
    id: "app-intents-import-missing", severity: .error,
    summary: "a file names the framework's protocols and doesn't import App Intents",
    rationale: """
      It doesn't compile: names of the framework are seen only where it is imported, or where an imported module passes it \
      on. A file that imports a module of others, which might do so, is not reported.
      """,
    source: "The Swift Programming Language: Import Declaration",
    triggering: [
      Example(
        "import Foundation\nstruct Open: ↓AppIntent { var a: Int }",
        fixed: "import AppIntents\nimport Foundation\nstruct Open: AppIntent { var a: Int }"),
      Example("import SwiftUI\nenum Shelf: String, ↓AppEnum { case a }"),
      Example("// A file without an import of anything.\nstruct Open: ↓AppIntent { var a: Int }"),
      // An import holds for its own file alone.
      Example(
        "import AppIntents\nstruct A: AppIntent {}\n// file: Open.swift\n// No import of anything.\nstruct Open: ↓AppIntent {}"
      ),
    ],
    nonTriggering: [
      Example(.titled("static let title: LocalizedStringResource = \"Open\"")),
      Example("import protocol AppIntents.AppIntent\nstruct Open: AppIntent {}"),
      Example("@preconcurrency import AppIntents\nstruct Open: AppIntent {}"),
      // The app's own protocol.
      Example("// No import is needed.\nprotocol AppIntent {}\nstruct Open: AppIntent {}"),
      // What these pass on isn't known.
      Example("import Kit\nstruct Open: AppIntent {}"),
      Example("import WidgetKit\nstruct Open: AppIntent {}"),
      Example("import Foundation\nstruct Open: AppIntent {}\n// file: Exports.swift\n@_exported import AppIntents"),
      // Conforms by way of what another file declares.
      Example(
        "import AppIntents\nprotocol Opening: AppIntent {}\n// file: Open.swift\nimport Foundation\nstruct Open: Opening {}"
      ),
    ]
  ) { model, reporter in
    lazy var exporting = Set(
      model.files.filter { $0.exports.contains("AppIntents") || !$0.isParsed && $0.imports("AppIntents") }.map(\.module)
    )
    var reported: Set<Int> = []
    for type in model.types {
      for reference in type.inherited where type.conformances.contains(reference.name) {
        let index = reference.place.file
        guard model.files.indices.contains(index), model.files[index].imports.allSatisfy(closed.contains),
          !exporting.contains(model.files[index].module), reported.insert(index).inserted
        else { continue }
        reporter.report(
          "'\(reference.name)' is named without 'import AppIntents'", at: reference.place, symbol: type.symbol,
          fixes: model.files[index].firstImport.map {
            [FixIt("import App Intents", .safe, [.init($0.beginning, "import AppIntents\n")])]
          } ?? [])
      }
    }
  }

  /// Apple's modules that are known not to pass App Intents on. Unproven for all others.
  private static let closed: Set<String> = [
    "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Foundation", "OSLog", "Observation", "Swift", "SwiftData",
    "SwiftUI", "UIKit", "AppKit", "os",
  ]
}
