import SourceScan

/// The name of a nominal type from its Swift ABI name without `$s`: `13IntentFixture04PingA0V` is `PingIntent` in
/// `IntentFixture`. Reads modules, nested types and word substitutions; nothing else comes in Apple's documents.
///
/// Source: the Swift project's `docs/ABI/Mangling.rst`, "Identifiers".
struct NominalName: Hashable {
  var module: String
  /// The names of the enclosing types, from the outside in, and of the type.
  var components: [String]
  /// `V` for a struct, `O` for an enum, or `C` for a class.
  var kind: Character

  init?(mangled: String) {
    var reader = Reader(bytes: Array(mangled.utf8))
    guard let module = reader.identifier() else { return nil }
    self.module = module
    components = []
    kind = "V"
    while !reader.isAtEnd {
      guard components.count < Limits.nameParts, let name = reader.identifier(), let kind = reader.kind() else {
        return nil
      }
      components.append(name)
      self.kind = kind
    }
    if components.isEmpty { return nil }
  }

  private struct Reader {
    /// The limit for the bytes of one identifier. It is needed because one letter of a mangled name can refer to a long word.
    private static let sizeLimit = 1 << 12

    let bytes: [UInt8]
    var index = 0
    /// Parts of identifiers that later ones refer to by letters.
    var words: [ArraySlice<UInt8>] = []

    var isAtEnd: Bool { index >= bytes.count }
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func kind() -> Character? {
      guard let next, [UInt8(ascii: "V"), UInt8(ascii: "O"), UInt8(ascii: "C")].contains(next) else { return nil }
      index += 1
      return Character(Unicode.Scalar(next))
    }

    mutating func identifier() -> String? {
      var text: [UInt8] = []
      var hasSubstitutions = false
      if next == UInt8(ascii: "0") {
        index += 1
        // Two zeros mean Punycode, which is not decoded here.
        if next == UInt8(ascii: "0") { return nil }
        hasSubstitutions = true
      }
      repeat {
        while hasSubstitutions, let letter = next, Self.isLetter(letter) {
          index += 1
          let isLast = Self.isUpper(letter)
          let word = Int(letter) - Int(isLast ? UInt8(ascii: "A") : UInt8(ascii: "a"))
          guard words.indices.contains(word), text.count + words[word].count <= Self.sizeLimit else { return nil }
          text += words[word]
          if isLast { hasSubstitutions = false }
        }
        if !text.isEmpty, next == UInt8(ascii: "0") {
          index += 1
          break
        }
        guard let length = number(), length > 0, index + length <= bytes.count else { return nil }
        let slice = bytes[index..<index + length]
        index += length
        text += slice
        collectWords(in: slice)
      } while hasSubstitutions
      return String(decoding: text, as: UTF8.self)
    }

    private mutating func number() -> Int? {
      let start = index
      var value = 0
      while let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit), value < 1 << 20 {
        value = value * 10 + Int(digit - UInt8(ascii: "0"))
        index += 1
      }
      return index > start ? value : nil
    }

    /// Adds the words of an identifier to `words`. A word ends at `_` and before a capital letter that does not follow another one.
    /// It has at least two characters, and does not begin with a digit.
    private mutating func collectWords(in slice: ArraySlice<UInt8>) {
      var start: Int?
      for position in slice.startIndex...slice.endIndex {
        let byte = position < slice.endIndex ? slice[position] : 0
        let isEdge = byte == 0 || byte == UInt8(ascii: "_")
        if let first = start, isEdge || (!Self.isUpper(slice[position - 1]) && Self.isUpper(byte)) {
          if position - first >= 2, words.count < 26 { words.append(slice[first..<position]) }
          start = nil
        }
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        if start == nil, !isEdge, !isDigit { start = position }
      }
    }

    private static func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool {
      isUpper(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
  }
}
