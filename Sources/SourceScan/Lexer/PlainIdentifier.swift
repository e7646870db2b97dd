/// Whether the characters of `name` are allowed without backticks, unlike those of `two words` and `1st`. A keyword with such
/// characters may still need backticks.
package func isPlainIdentifier(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first, isLetter(first) || first.value.startsIdentifier else { return false }
  return name.unicodeScalars.dropFirst().allSatisfy {
    isLetter($0) || ("0"..."9").contains($0) || $0.value.continuesIdentifier
  }
}

/// Whether the character is one of the ASCII characters that start a name; `$` starts those that the compiler makes.
private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
  ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_" || scalar == "$"
}
