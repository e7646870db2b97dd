import IntentLocalization

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
      .inProject("en", plist: "Books, Shelf, Library, Reader", .shortcut(.openPhrase, provider: "↓Shortcuts"))),
    correct: Example(.inProject("en", plist: "Books, Shelf, Library", .shortcut(.openPhrase))),
    check: eachApp(check))

  private static func check(_ app: PhraseScope, _ model: LintModel, _ reporter: inout Reporter) {
    guard app.scope.kind == .app, let plist = app.scope.infoPlist, let localized = model.localized else { return }
    let names = plist.alternativeNames
    if plist.hasMalformedNames {
      reporter.report(
        "'\(plist.path)' has alternative names that are not in a dictionary under the key 'INAlternativeAppName', so people "
          + "cannot say them; write 'INAlternativeAppNames' as an array of such dictionaries",
        ofPlist: "INAlternativeAppName", app)
    }
    if names.count > 3 {
      reporter.report(
        "'\(plist.path)' lists \(names.count) alternative names, but people can say only three in each language; remove "
          + names[3...].map { "'\($0)'" }.joined(separator: ", "),
        ofPlist: "INAlternativeAppNames", app)
    }
    let table = localized.table(NeededString.infoPlistTable, of: app)
    for name in Set(names).sorted() {
      let languages = Set(table.texts(name).map(\.locale)).sorted()
      guard !languages.isEmpty, !table.isIncomplete, !languages.contains(where: table.isSource) else { continue }
      reporter.report(
        "the alternative name '\(name)' has a text in \(listed(languages)) and none in \(table.sourceLanguage), so people "
          + "who use \(table.sourceLanguage) would have to say '\(name)'; add a text in \(table.sourceLanguage) to InfoPlist",
        ofPlist: name, app)
    }
  }
}

extension Reporter {
  /// Reports a problem with a key of an app's Info.plist, at the provider, whose phrases contain the app's name.
  mutating func report(_ message: String, ofPlist key: String, _ app: PhraseScope) {
    guard let provider = app.provider else { return }
    report(message, at: provider.place, symbol: "\(app.scope.name).Info.plist/\(key)")
  }
}
