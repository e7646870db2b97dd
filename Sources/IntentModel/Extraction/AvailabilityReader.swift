import SourceScan

extension Availability {
  /// The arguments of an `@available`: `iOS 17.0, macOS 14, *`, or `iOS, introduced: 17, deprecated, message: "…"`.
  static func parse(_ file: ParsedFile, _ span: ByteSpan) -> [Availability] {
    let arguments = file.tokens(in: span).dropLast().split { $0.kind == .comma }.prefix(Limits.platforms).map(
      Array.init)
    guard let first = arguments.first else { return [] }
    if first.count == 1, arguments.count > 1 || first[0].kind == .operator, isExtended(arguments.dropFirst(), file) {
      return [extended(file, arguments)]
    }
    return arguments.compactMap { tokens in
      introduced(tokens.map { file.text.string($0.span) })
    }
  }

  /// The availability that a condition `#available` or `#unavailable` requires; `denied` if the code is in its `else` branch.
  static func parse(_ condition: Statement.Availability, denied: Bool = false) -> [Availability] {
    condition.arguments.prefix(Limits.platforms).compactMap { argument in
      let parts = argument.split(separator: " ").map(String.init)
      guard parts.first != "*", let platform = parts.first else { return nil }
      // `#unavailable(iOS 17)` is true before 17, so the code is not used from that release on.
      if condition.isUnavailable != denied { return Availability(platform: platform, obsoleted: parts.last) }
      return introduced(parts)
    }
  }

  /// The availability that `iOS 17.0` states; nil for the `*` that refers to all other platforms, and for a platform without a
  /// version.
  private static func introduced(_ parts: [String]) -> Availability? {
    guard let platform = parts.first, platform != "*", parts.count > 1 else { return nil }
    return Availability(platform: platform, introduced: parts.dropFirst().joined())
  }

  /// Whether words such as `unavailable`, or labels such as `introduced:`, come after the platform, instead of other platforms.
  private static func isExtended(_ arguments: ArraySlice<[Token]>, _ file: ParsedFile) -> Bool {
    guard let second = arguments.first, let word = second.first else { return false }
    return ["introduced", "deprecated", "obsoleted", "unavailable", "message", "renamed", "noasync"].contains {
      file.text.string(word.span) == $0
    }
  }

  private static func extended(_ file: ParsedFile, _ arguments: [[Token]]) -> Availability {
    var result = Availability(platform: file.text.string(arguments[0][0].span))
    for argument in arguments.dropFirst() {
      guard let word = argument.first else { continue }
      let rest = argument.dropFirst(2)
      let version = rest.map { file.text.string($0.span) }.joined()
      switch file.text.string(word.span) {
      case "introduced": result.introduced = version
      case "deprecated": result.deprecated = rest.isEmpty ? .always : .version(version)
      case "obsoleted": result.obsoleted = version
      case "unavailable": result.isUnavailable = true
      case "message": result.message = string(file, rest)
      case "renamed": result.renamed = string(file, rest)
      default: break
      }
    }
    return result
  }

  /// The text of a string literal; nil for anything else, and for a literal that is too long or has interpolations.
  private static func string(_ file: ParsedFile, _ tokens: ArraySlice<Token>) -> String? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    let span = first.span.union(last.span)
    // A long text is not read, because every member of an extension gets a copy of the extension's availability.
    return span.count > Limits.typeName ? nil : file.stringLiteral(in: span)?.plainText
  }
}
