import IntentLocalization
import ProjectFiles
import PropertyLists
import Scans
import StringCatalogs

/// The names of an app that people can say, in each language.
enum InfoPlistTable {
  static let name = "InfoPlist"
}

extension LocalizedApp {
  /// What the app is called in a language, its own name first, then the synonyms of Info.plist. Empty where no project or
  /// configuration says it.
  ///
  /// Apple's guide "Specifying synonyms for your app name" has the variables of Info.plist in the table.
  func applicationNames(in language: String, _ repository: Repository?) -> [String] {
    let scope = localization.plan.scopes.first { $0.kind == .app } ?? localization.plan.scopes.first
    func localized(_ key: String) -> String? {
      guard let scope else { return nil }
      let languages = [language, localization.sourceLanguage(of: scope)]
      return languages.lazy.compactMap { value(of: key, in: $0, scope) }.first
    }
    var names = [localized("CFBundleDisplayName") ?? localized("CFBundleName") ?? part.settings.applicationName]
      .compactMap(\.self)
    for synonym in synonyms(repository) {
      let name = localized(synonym) ?? synonym
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func value(of key: String, in language: String, _ scope: TablePlan.Scope) -> String? {
    for table in localization.tables(named: InfoPlistTable.name, in: scope) {
      let locales = table.locales.filter { Language.inherits(language, from: $0) }
      guard let locale = locales.max(by: { $0.utf8.count < $1.utf8.count }),
        let text = table.catalog?.entry(key)?.localization(locale)?.texts.first?.value, !text.isEmpty
      else { continue }
      return text
    }
    return nil
  }

  /// The names of `INAlternativeAppNames`, as the app's Info.plist has them.
  private func synonyms(_ repository: Repository?) -> [String] {
    guard let path = part.group?.app?.infoPlistPath, let bytes = repository?.folder.read(path),
      let plist = try? parsePropertyValue(bytes), case .array(let names)? = plist["INAlternativeAppNames"]
    else { return [] }
    // What a build setting supplies is not known here.
    return names.compactMap { $0["INAlternativeAppName"]?.string }.filter { !$0.isEmpty && !$0.contains("$(") }
  }
}
