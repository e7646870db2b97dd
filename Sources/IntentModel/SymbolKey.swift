/// Keys of declarations in baselines, snapshots and allow files: `App.Shortcuts/OpenShelf/phrases/Find my books`.
///
/// A key has the module, the qualified name and the member: no position in a list, no line and no folder. Former versions wrote
/// positions (`…/OpenShelf#2/phrases[1]`), and named a module after its folder if no option named it. Such files are still
/// read.
package enum SymbolKey {
  /// A former key without its positions: `App.Shortcuts/OpenShelf/phrases`.
  package static func withoutPositions(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "#") }) else { return key }
    return key.split(separator: "/", omittingEmptySubsequences: false).map { part in
      // Repeats until no position is left, so that reading a written key again gives the same key.
      var part = part
      while let shorter = withoutPosition(part) { part = shorter }
      return String(part)
    }.joined(separator: "/")
  }

  /// The part without one `[1]` or `#2` at its end; nil if it has neither.
  private static func withoutPosition(_ part: Substring) -> Substring? {
    if part.last == "]", let open = part.lastIndex(of: "["), isNumber(part[open...].dropFirst().dropLast()) {
      return part[..<open]
    }
    if let mark = part.lastIndex(of: "#"), isNumber(part[mark...].dropFirst()) { return part[..<mark] }
    return nil
  }

  private static func isNumber(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// The key without the phrase: `App.Shortcuts/OpenShelf/phrases`; nil for a key that is not that of a phrase. Former keys
  /// numbered the phrases, so the list is all that they share with new keys.
  package static func withoutPhrase(_ key: String) -> String? {
    for list in ["/phrases/", "/negativePhrases/"] {
      guard let start = key.firstRange(ofText: list) else { continue }
      return key[..<start.lowerBound] + String(list.dropLast())
    }
    return nil
  }

  /// `App` of `App.Shortcuts/OpenShelf`.
  package static func module(of key: String) -> String { String(key.prefix { $0 != "." }) }

  /// `Shortcuts/OpenShelf` of `App.Shortcuts/OpenShelf`.
  package static func withoutModule(_ key: String) -> String { String(key.drop { $0 != "." }.dropFirst()) }
}
