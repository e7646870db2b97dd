import IntentLocalization

/// The word with which this program reads string catalogs and ends: so reading is timed as a process, as its rival is.
let readCatalogsWord = "--read-catalogs"

/// Whether all files are catalogs that can be read.
func readCatalogs(_ paths: some Sequence<String>) -> Bool {
  paths.allSatisfy { path in
    guard let bytes = contents(of: path) else { return false }
    return (try? readCatalog(path: path, bytes: bytes)) != nil
  }
}

/// An app in 40 languages: the catalog of 10 App Shortcuts with 4 phrases each, and one of 2,000 texts. In Xcode's layout.
func writeCatalogs(below folder: String) throws(BenchError) -> [String] {
  let languages = ["en"] + (1..<40).map { "x\($0 / 10)\($0 % 10)" }
  let phrases = catalog((0..<10).map { "Open shelf \($0) in ${applicationName}" }, languages) { key, language in
    let values = (0..<4).map { "\"\(key) (\(language), \($0), größer)\"" }.joined(separator: ",\n              ")
    return """
                  "stringSet" : {
                    "state" : "translated",
                    "values" : [
                      \(values)
                    ]
                  }
      """
  }
  let texts = catalog((0..<2000).map { "Title of setting \($0)" }, languages) { key, language in
    """
              "stringUnit" : {
                "state" : "translated",
                "value" : "\(key) (\(language), größer als die im Englischen, 大きい)"
              }
    """
  }
  let files = [("\(folder)/AppShortcuts.xcstrings", phrases), ("\(folder)/Localizable.xcstrings", texts)]
  for (path, text) in files { try save(text, as: path) }
  return files.map(\.0)
}

private func catalog(_ keys: [String], _ languages: [String], _ text: (String, String) -> String) -> String {
  let entries = keys.sorted().map { key in
    let localizations = languages.map { "          \"\($0)\" : {\n\(text(key, $0))\n          }" }
    return "    \"\(key)\" : {\n      \"localizations\" : {\n\(localizations.joined(separator: ",\n"))\n      }\n    }"
  }
  return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  },\n"
    + "  \"version\" : \"1.0\"\n}"
}
