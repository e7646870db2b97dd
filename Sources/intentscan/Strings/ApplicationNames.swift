import IntentLocalization

extension LocalizedApp {
  /// The names of the app in a language, its own first, then the synonyms of Info.plist. Empty if no project, string table or
  /// configuration states one.
  ///
  /// A synonym may be a key in the table of Info.plist, as in Apple's guide "Specifying synonyms for your app name".
  func applicationNames(in language: String) -> [String] {
    let scope = localization.plan.scopes.first { $0.kind == .app } ?? localization.plan.scopes.first
    func localized(_ key: String) -> String? {
      guard let scope else { return nil }
      let languages = [language, localization.sourceLanguage(of: scope)]
      return languages.lazy.compactMap { value(of: key, in: $0, scope) }.first
    }
    var names = [localized("CFBundleDisplayName") ?? localized("CFBundleName") ?? part.settings.applicationName]
      .compactMap(\.self)
    for synonym in part.group?.app?.infoPlist?.alternativeAppNames ?? [] {
      let name = localized(synonym) ?? synonym
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func value(of key: String, in language: String, _ scope: TablePlan.Scope) -> String? {
    for table in localization.tables(named: NeededString.infoPlistTable, in: scope) {
      let locales = table.locales.filter { Language.inherits(language, from: $0) }
      guard let locale = locales.max(by: { $0.utf8.count < $1.utf8.count }),
        let text = table.catalog?.entry(key)?.localization(locale)?.texts.first?.value, !text.isEmpty
      else { continue }
      return text
    }
    return nil
  }
}
