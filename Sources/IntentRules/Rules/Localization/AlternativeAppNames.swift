import IntentLocalization
import SourceScan

extension Rule {
  static let alternativeAppNames: Rule = Rule(
    id: "alternative-app-names", severity: .warning,
    summary: "a synonym of the app's name is not usable",
    rationale: """
      'INAlternativeAppNames' in the Info.plist lists names that people can say in phrases instead of the app's name. A \
      language has at most three, each in a dictionary under the key 'INAlternativeAppName'. The system ignores the others. \
      A name that differs by language is a key of the table \
      'InfoPlist', which needs a text in the language of the source too: there people would have to say the key.
      """,
    source: "Apple's documentation \"Specifying synonyms for your app name\"", needs: [.stringTables],
    reported: Example(
      "// regions: en\n// Info.plist: Books, Shelf, Library, Reader\n// file: App/Shortcuts.swift\n"
        + .shortcut(.openPhrase).replacing(text: "struct Shortcuts", with: "struct ↓Shortcuts")),
    correct: Example(
      "// regions: en\n// Info.plist: Books, Shelf, Library\n// file: App/Shortcuts.swift\n" + .shortcut(.openPhrase)),
    check: check)

  private static func check(_ model: LintModel, _ reporter: inout Reporter) {
    for app in model.localized?.phrases ?? [] where app.scope.kind == .app {
      guard let plist = app.scope.infoPlist, let provider = app.provider, let localized = model.localized else {
        continue
      }
      let names = plist.alternativeNames
      if plist.hasMalformedNames {
        reporter.report(
          "'\(plist.path)' has alternative names that are not in a dictionary under the key 'INAlternativeAppName', so people "
            + "cannot say them; write 'INAlternativeAppNames' as an array of such dictionaries",
          at: provider.place, symbol: "\(app.scope.name).Info.plist/INAlternativeAppName")
      }
      if names.count > 3 {
        reporter.report(
          "'\(plist.path)' lists \(names.count) alternative names, but people can say only three in each language; remove "
            + names[3...].map { "'\($0)'" }.joined(separator: ", "),
          at: provider.place, symbol: "\(app.scope.name).Info.plist/INAlternativeAppNames")
      }
      let table = ScopedTable(
        NeededString.infoPlistTable, in: app.scope, of: localized.localization, firstFile: localized.firstFile)
      for name in Set(names).sorted() {
        let languages = Set(table.texts(name).map(\.locale)).sorted()
        guard !languages.isEmpty, !table.isIncomplete, !languages.contains(where: table.isSource) else { continue }
        reporter.report(
          "the alternative name '\(name)' has a text in \(listed(languages)) and none in \(table.sourceLanguage), so people "
            + "who use \(table.sourceLanguage) would have to say '\(name)'; add a text in \(table.sourceLanguage) to InfoPlist",
          at: provider.place, symbol: "\(app.scope.name).Info.plist/\(name)")
      }
    }
  }
}
