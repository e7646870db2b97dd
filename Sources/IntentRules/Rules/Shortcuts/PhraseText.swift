import IntentExtraction
import SourceScan

/// What rules ask about a phrase's words, and where in the literal they stand.
extension LocalizedText {
  /// The key's text between the placeholders.
  var plainParts: [String] {
    var parts: [String] = [""], rest = key[...]
    while let start = rest.firstRange(of: "${") {
      parts[parts.count - 1] += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else {
        parts[parts.count - 1] += rest[start.lowerBound...]
        return parts
      }
      parts.append("")
      rest = rest[rest.index(after: end)...]
    }
    parts[parts.count - 1] += rest
    return parts
  }

  /// The words as spoken, a placeholder as one.
  var words: [Substring] {
    key.split { $0.isWhitespace }
  }

  /// As Siri compares phrases: letter case, spacing and punctuation don't count.
  func normalized(_ parameterType: (String) -> String = { $0 }) -> String {
    var words: [String] = [], word = ""
    func flush() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    let names = placeholders.map { "${\($0.name)}" }
    var rest = key[...]
    while let character = rest.first {
      if character == "$", let name = names.first(where: { rest.hasPrefix($0) }) {
        flush()
        words.append("${\(parameterType(String(name.dropFirst(2).dropLast())))}")
        rest = rest.dropFirst(name.count)
        continue
      }
      if character.isWhitespace {
        flush()
      } else if !".,;:!?…“”\"".contains(character) {
        word += character.lowercased()
      }
      rest = rest.dropFirst()
    }
    flush()
    return words.joined(separator: " ")
  }

  /// Where the literal spells `text` first, from byte `offset` of the literal on; nil where escapes spell it.
  func place(of text: String, from offset: Int = 0) -> Place? {
    let bytes = Array(source.utf8), wanted = Array(text.utf8)
    guard bytes.count == keyPlace.span.count, !wanted.isEmpty, offset + wanted.count <= bytes.count else { return nil }
    for start in offset...(bytes.count - wanted.count) where bytes[start..<(start + wanted.count)].elementsEqual(wanted)
    {
      let offset = keyPlace.span.start + UInt32(start)
      return Place(keyPlace.file, ByteSpan(offset, offset + UInt32(wanted.count)))
    }
    return nil
  }

  /// An interpolation as this literal has to write it: `\(.applicationName)`, in `#"…"#` with the hash.
  func interpolation(_ content: String) -> String {
    "\\" + String(source.prefix { $0 == "#" }) + "(\(content))"
  }

  /// Between the last character and the closing quotes of a literal on one line.
  var endOfText: Place? {
    let hashes = source.prefix { $0 == "#" }.count
    guard !source.dropFirst(hashes).hasPrefix("\"\"\""), source.hasSuffix("\"" + String(repeating: "#", count: hashes))
    else { return nil }
    let offset = keyPlace.span.end - UInt32(hashes + 1)
    return Place(keyPlace.file, ByteSpan(offset, offset))
  }
}
