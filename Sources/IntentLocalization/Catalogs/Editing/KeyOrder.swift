/// The order in which Xcode writes keys, as far as it was observed: that of `localizedStandardCompare` in English.
///
/// Accents count only if the texts without them are equal, and case only if the accents are equal, too. Runs of digits count by
/// their value, and characters come in the order of CLDR's root collation: space, punctuation, symbols, currency signs, digits,
/// letters. Scripts other than Latin come in the order of Unicode, and so do signs that are in none of the lists below. That is not
/// exactly the order of CLDR, but only the position of a new entry depends on it.
enum KeyOrder {
  /// The parts of a text that are compared, level by level.
  struct SortKey: Comparable, Sendable {
    private var primary: [UInt32] = []
    private var accents: [UInt32] = []
    private var cases: [UInt32] = []

    static func < (left: Self, right: Self) -> Bool {
      if left.primary != right.primary { return left.primary.lexicographicallyPrecedes(right.primary) }
      if left.accents != right.accents { return left.accents.lexicographicallyPrecedes(right.accents) }
      return left.cases.lexicographicallyPrecedes(right.cases)
    }

    /// Makes a key that compares the UTF-8 bytes of a text, as scripts do when they sort.
    init(bytesOf text: String) { primary = text.utf8.map(UInt32.init) }

    init(_ text: String) {
      var number: [UInt32]?
      for scalar in text.unicodeScalars {
        if let digit = scalar.decimalValue {
          // Leading zeros do not count.
          if number?.isEmpty ?? true { number = digit == 0 ? [] : [digit] } else { number?.append(digit) }
          continue
        }
        end(&number)
        // An ellipsis counts as three periods.
        if scalar == "…" { for _ in 0..<3 { add(".") } } else { add(scalar) }
      }
      end(&number)
    }

    /// Appends the number that ends here to the key: the count of its digits comes first, so that 9 is before 10.
    private mutating func end(_ number: inout [UInt32]?) {
      guard let digits = number else { return }
      number = nil
      primary.append(Group.digits + UInt32(min(digits.count, 0xFFFF)))
      primary += digits
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
      let weight = KeyOrder.weight(scalar)
      if weight.primary == 0 {
        // A combining mark or an invisible character counts as an accent.
        accents.append(UInt32(primary.count) << 8 | scalar.value & 0xFF)
        return
      }
      primary.append(weight.primary)
      if weight.accent != 0 { accents.append(UInt32(primary.count) << 8 | weight.accent & 0xFF) }
      cases.append(weight.isUpper ? 1 : 0)
    }
  }

  fileprivate enum Group {
    static let space: UInt32 = 0x100_0000
    static let punctuation: UInt32 = 0x200_0000
    static let symbols: UInt32 = 0x300_0000
    static let currency: UInt32 = 0x400_0000
    static let digits: UInt32 = 0x500_0000
    static let letters: UInt32 = 0x600_0000
  }

  /// Punctuation and symbols in the order of CLDR's root collation: ASCII and other frequent characters. Evidence: catalogs of
  /// public apps that Xcode wrote.
  private static let punctuation = Array("_-–—,;:!¡?¿.·'‘’‚‹›\"“”„«»()[]{}§¶@*/\\&#%‰†‡•".unicodeScalars)
  private static let symbols = Array("`´^¨°©®∑+±−÷×<=>|~≈≤≥".unicodeScalars)

  private struct Weight {
    var primary: UInt32
    var accent: UInt32 = 0
    var isUpper = false
  }

  private static func weight(_ scalar: Unicode.Scalar) -> Weight {
    let value = scalar.value
    switch scalar {
    case "a"..."z": return Weight(primary: Group.letters + value)
    case "A"..."Z": return Weight(primary: Group.letters + value + 0x20, isUpper: true)
    case "\0"..." " where !"\t\n\u{B}\u{C}\r ".unicodeScalars.contains(scalar): return Weight(primary: 0)
    case "\t"..." ": return Weight(primary: Group.space + value)
    case "$": return Weight(primary: Group.currency + value)
    default: break
    }
    if let position = punctuation.firstIndex(of: scalar) {
      return Weight(primary: Group.punctuation + UInt32(position))
    }
    if let position = symbols.firstIndex(of: scalar) { return Weight(primary: Group.symbols + UInt32(position)) }
    return weightBeyondASCII(scalar)
  }

  private static func weightBeyondASCII(_ scalar: Unicode.Scalar) -> Weight {
    // A full-width character counts as the ASCII character that it is a form of.
    if (0xFF01...0xFF5E).contains(scalar.value), let narrow = Unicode.Scalar(scalar.value - 0xFEE0) {
      return weight(narrow)
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return Weight(primary: Group.space + scalar.value)
    case .nonspacingMark, .enclosingMark, .format, .control: return Weight(primary: 0)
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return Weight(primary: Group.punctuation + scalar.value)
    case .currencySymbol: return Weight(primary: Group.currency + scalar.value)
    case .mathSymbol, .modifierSymbol, .otherSymbol: return Weight(primary: Group.symbols + scalar.value)
    default: break
    }
    let isUpper = properties.isUppercase
    if let base = latinBase(properties) {
      return Weight(primary: Group.letters + base.value, accent: scalar.value, isUpper: isUpper)
    }
    let small = properties.lowercaseMapping.unicodeScalars.first ?? scalar
    return Weight(primary: Group.letters + small.value, isUpper: isUpper)
  }

  /// The letter without its accent, from the character's name in Unicode: `e` for `é`, `LATIN SMALL LETTER E WITH ACUTE`. Nil for a
  /// character that is not a Latin letter with an accent.
  private static func latinBase(_ properties: Unicode.Scalar.Properties) -> Unicode.Scalar? {
    guard let name = properties.name, name.hasPrefix("LATIN ") else { return nil }
    let words = name.split(separator: " ")
    guard words.count > 4, words[2] == "LETTER", words[3].utf8.count == 1, words[4] == "WITH" else { return nil }
    return words[3].lowercased().unicodeScalars.first
  }
}

extension Unicode.Scalar {
  fileprivate var decimalValue: UInt32? {
    if ("0"..."9").contains(self) { return value - 0x30 }
    guard !isASCII, properties.generalCategory == .decimalNumber, let value = properties.numericValue else {
      return nil
    }
    return UInt32(value)
  }
}
