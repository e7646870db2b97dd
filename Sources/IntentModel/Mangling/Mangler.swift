import SourceScan

/// A mangled name while it is built: the text so far, the parts that can be referred back to, and the words of its identifiers.
/// The functions here spell text, references and identifiers; those in other files spell declarations and types.
///
/// The rules are those of Swift's ABI document "Mangling": an identifier is spelled as its length and text, words seen before
/// become letters, an entity seen before becomes `A` and its number, repeated references merge.
struct Mangler {
  /// A part of the name that later parts may refer to instead of spelling it again.
  enum Referent: Hashable {
    case identifier([UInt8])
    case nominal(NominalPath)
    case type(MangledType)
  }

  private(set) var output: [UInt8] = []
  /// The number of each referent. Numbers count every spelling, so they differ from the count of this dictionary.
  private var references: [Referent: Int] = [:]
  private var nextReference = 0
  private var words: [[UInt8]] = []
  private var lastReference = LastReference()

  mutating func append(_ text: String) {
    output.append(contentsOf: text.utf8)
  }

  /// Appends an index in its compressed form: `_` for 0, `0_` for 1.
  mutating func append(index: Int) {
    if index > 0 { append(String(index - 1)) }
    append("_")
  }

  mutating func remember(_ referent: Referent) {
    references[referent] = nextReference
    nextReference += 1
  }

  /// Appends a reference to `referent` if it was spelled before; otherwise appends nothing, and the result is false.
  mutating func appendReference(to referent: Referent) -> Bool {
    guard let number = references[referent] else { return false }
    if number < 26 {
      appendMerging("A", letter: [UInt8(ascii: "A") + UInt8(number)])
    } else {
      append("A")
      append(index: number - 26)
    }
    return true
  }

  /// Appends `S` and the letters of a type that the ABI abbreviates.
  mutating func append(standard letters: String) {
    appendMerging("S", letter: Array(letters.utf8))
  }
}

extension Mangler {
  /// The last reference that was appended. The text ends with it unless something was appended since.
  private struct LastReference {
    var start = 0
    var length = 0
    var repetitions = 0
    var prefix = ""
  }

  /// Appends a reference, merged with one of the same prefix at the end of the text: `AB` after `AC` makes `AcB`, `Si` after `Si`
  /// makes `S2i`.
  private mutating func appendMerging(_ prefix: String, letter: [UInt8]) {
    let last = lastReference
    if last.repetitions > 0, last.repetitions < 2048, last.prefix == prefix, output.count == last.start + last.length {
      let previous = output[last.start...].drop { isDigit($0) }
      if previous.elementsEqual(letter) {
        output.removeSubrange(last.start...)
        lastReference.repetitions += 1
        append(String(lastReference.repetitions))
        output += letter
        lastReference.length = output.count - last.start
        return
      }
      if prefix == "A", let final = output.popLast() {
        // A lowercase letter means that another letter follows.
        output.append(final + (UInt8(ascii: "a") - UInt8(ascii: "A")))
        lastReference = LastReference(start: output.count, length: 1, repetitions: 1, prefix: prefix)
        output += letter
        return
      }
    }
    append(prefix)
    lastReference = LastReference(start: output.count, length: letter.count, repetitions: 1, prefix: prefix)
    output += letter
  }
}

// MARK: - Identifiers

extension Mangler {
  private struct WordUse {
    var start: Int
    var word: Int
  }

  mutating func append(identifier name: String) throws(Unmangleable) {
    let bytes = Array(name.utf8)
    guard !bytes.isEmpty else { throw .unnamed }
    guard bytes.count <= Limits.typeName else { throw .length }
    if appendReference(to: .identifier(bytes)) { return }
    remember(.identifier(bytes))
    if bytes.allSatisfy(isSymbolCharacter), !isDigit(bytes[0]) {
      append(uses: takeWords(of: bytes), in: bytes)
    } else {
      let encoded = manglingPunycode(isPlainIdentifier(name) ? Array(name.unicodeScalars) : rawIdentifier(name))
      append("00\(encoded.count)")
      if isDigit(encoded[0]) || encoded[0] == UInt8(ascii: "_") { append("_") }
      output += encoded
    }
  }

  /// Cuts an identifier into words: finds those that occurred before, and adds new ones of two bytes or more to `words`, which has
  /// at most 26.
  ///
  /// A word ends before `_`, before a capital that follows anything but a capital, and at the end; it doesn't start with
  /// a digit or `_`.
  private mutating func takeWords(of identifier: [UInt8]) -> [WordUse] {
    var uses: [WordUse] = []
    var start: Int?
    for position in 0...identifier.count {
      let byte = position < identifier.count ? identifier[position] : UInt8(ascii: "_")
      if let first = start,
        byte == UInt8(ascii: "_") || isCapital(byte) && !isCapital(identifier[position - 1])
      {
        let word = Array(identifier[first..<position])
        if let known = words.firstIndex(of: word) {
          uses.append(WordUse(start: first, word: known))
        } else if word.count >= 2, words.count < 26 {
          words.append(word)
        }
        start = nil
      }
      if start == nil, !isDigit(byte), byte != UInt8(ascii: "_") { start = position }
    }
    return uses
  }

  /// Appends the identifier with its known words as letters. The text starts with `0` if there are any, and the letter of the
  /// last one is a capital.
  private mutating func append(uses: [WordUse], in identifier: [UInt8]) {
    if !uses.isEmpty { append("0") }
    var position = 0
    for (number, use) in uses.enumerated() {
      append(literal: identifier[position..<use.start])
      position = use.start + words[use.word].count
      let isLast = number == uses.count - 1
      output.append(UInt8(ascii: isLast ? "A" : "a") + UInt8(use.word))
      if isLast, position == identifier.count { append("0") }
    }
    append(literal: identifier[position...])
  }

  private mutating func append(literal text: ArraySlice<UInt8>) {
    guard let first = text.first else { return }
    append(String(text.count))
    // A digit here would be read as part of the length.
    output.append(isDigit(first) ? UInt8(ascii: "X") : first)
    output += text.dropFirst()
  }
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
private func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

/// The characters of a name that can only be written between backticks: the backticks are part of it, and its spaces become
/// non-breaking ones.
private func rawIdentifier(_ name: String) -> [Unicode.Scalar] {
  "`\(name)`".unicodeScalars.map { $0 == " " ? "\u{A0}" : $0 }
}
