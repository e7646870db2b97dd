import IntentModel
import SourceScan

extension LocalizedText {
  /// The key as Xcode writes it into catalogs. Tokens of phrases and summaries stay as they are; a placeholder with a type
  /// becomes a format specifier.
  ///
  /// Evidence: catalogs of public apps have `%lld` for `\(placeholder: .int)`. The other specifiers are unverified.
  package var catalogKey: String {
    guard placeholders.contains(where: { $0.kind == .type }) else { return key }
    return Self.withSpecifiers(key, placeholders)
  }

  /// The default value in the same form; nil if there is none, or if it can't be read.
  var catalogDefaultValue: String? {
    defaultValue?.known.map { Self.withSpecifiers($0, defaultValuePlaceholders) }
  }

  private static func withSpecifiers(_ text: String, _ placeholders: [Placeholder]) -> String {
    var text = text
    for placeholder in placeholders where placeholder.kind == .type {
      text = text.replacingFirst("${\(placeholder.name)}", with: specifier(placeholder.name))
    }
    return text
  }

  private static func specifier(_ type: String) -> String {
    switch type {
    case "int": "%lld"
    case "uint": "%llu"
    case "float": "%f"
    case "double": "%lf"
    default: "%@"
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, with replacement: String) -> String {
    guard let found = firstRange(ofText: part) else { return self }
    return self[..<found.lowerBound] + replacement + self[found.upperBound...]
  }
}
