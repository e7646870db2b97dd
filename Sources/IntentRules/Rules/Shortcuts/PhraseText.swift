import DocumentFormats
import IntentLocalization
import IntentModel
import SourceScan

/// The words of a phrase, and their places in the literal.
extension LocalizedText {
  /// The key's text between the placeholders.
  var plainParts: [String] {
    TextPart.parts(of: key).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The words of the phrase; a placeholder is one word.
  var words: [Substring] {
    key.split { $0.isWhitespace }
  }

  /// The phrase as Siri compares it: without letter case, spacing and punctuation. `parameterType` gets the name of each
  /// placeholder, and returns the text that is compared instead.
  func normalized(_ parameterType: (String) -> String = { $0 }) -> String {
    let bytes = key.utf8
    var words: [String] = [], start = bytes.startIndex, next = start
    while let dollar = bytes[next...].firstIndex(of: UInt8(ascii: "$")) {
      next = bytes.index(after: dollar)
      guard let placeholder = placeholders.first(where: { bytes[next...].starts(with: "{\($0.name)}".utf8) }) else {
        continue
      }
      words += key[start..<dollar].wordsToCompare(withoutPunctuation: true)
      words.append("${\(parameterType(placeholder.name))}")
      start = bytes.index(next, offsetBy: placeholder.name.utf8.count + 2)
      next = start
    }
    words += key[start...].wordsToCompare(withoutPunctuation: true)
    return words.joined(separator: " ")
  }

  /// The first place of `text` in the literal, from byte `offset` of the literal on; nil if the literal does not contain it, for
  /// example because it is escaped.
  func place(of text: String, from offset: Int = 0) -> Place? {
    let bytes = Array(source.utf8)
    guard bytes.count == keyPlace.span.count,
      let found = bytes.dropFirst(offset).firstRange(ofBytes: Array(text.utf8))
    else { return nil }
    let start = keyPlace.span.start
    return Place(keyPlace.file, ByteSpan(start + UInt32(found.lowerBound), start + UInt32(found.upperBound)))
  }

  /// The first place of `word` in the literal, with no letter or digit on either side; nil if the literal does not contain it, for
  /// example because it is escaped. `ignoringCase` applies to ASCII letters.
  func place(ofWord word: String, ignoringCase: Bool = false) -> Place? {
    func folded(_ byte: UInt8) -> UInt8 {
      ignoringCase && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
    func isPart(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "_")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    let bytes = Array(source.utf8), wanted = word.utf8.map(folded)
    guard bytes.count == keyPlace.span.count, !wanted.isEmpty, wanted.count <= bytes.count else { return nil }
    for start in 0...(bytes.count - wanted.count) {
      let end = start + wanted.count
      guard bytes[start..<end].elementsEqual(wanted, by: { folded($0) == $1 }), start == 0 || !isPart(bytes[start - 1]),
        end == bytes.count || !isPart(bytes[end])
      else { continue }
      let offset = keyPlace.span.start + UInt32(start)
      return Place(keyPlace.file, ByteSpan(offset, offset + UInt32(wanted.count)))
    }
    return nil
  }

  /// An interpolation in the syntax of this literal: `\(.applicationName)`, or `\#(.applicationName)` in `#"…"#`.
  func interpolation(_ content: String) -> String {
    "\\" + String(source.prefix { $0 == "#" }) + "(\(content))"
  }

  /// The place before the closing quotes; nil for a literal on several lines.
  var endOfText: Place? {
    let hashes = source.prefix { $0 == "#" }.count
    guard !source.dropFirst(hashes).hasPrefix("\"\"\""), source.hasSuffix("\"" + String(repeating: "#", count: hashes))
    else { return nil }
    let offset = keyPlace.span.end - UInt32(hashes + 1)
    return Place(keyPlace.file, ByteSpan(offset, offset))
  }
}

extension String {
  /// Whether it contains `word` with no letter or digit on either side.
  func containsWord(_ word: String) -> Bool {
    func isPart(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
    return ranges(ofText: word).contains { range in
      !isPart(self[..<range.lowerBound].last) && !isPart(self[range.upperBound...].first)
    }
  }
}

extension StringProtocol {
  /// The words in lower case, to compare two texts. `withoutPunctuation` omits characters that people do not speak.
  func wordsToCompare(withoutPunctuation: Bool = false) -> [String] {
    var words: [String] = [], word = ""
    for scalar in lowercased().unicodeScalars where !(withoutPunctuation && scalar.isUnspoken) {
      // A lookup of Unicode properties is slow, so ASCII is handled without one.
      if scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}
