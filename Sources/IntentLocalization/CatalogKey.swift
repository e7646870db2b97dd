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
    var result = "", rest = text[...]
    for placeholder in placeholders where placeholder.kind == .type {
      guard let found = rest.firstRange(ofText: "${\(placeholder.name)}") else { continue }
      result += rest[..<found.lowerBound] + (specifiers[placeholder.name] ?? "%@")
      rest = rest[found.upperBound...]
    }
    return result + rest
  }

  private static let specifiers = ["int": "%lld", "uint": "%llu", "float": "%f", "double": "%lf"]
}
