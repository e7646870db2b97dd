/// Whether the characters of `name` are allowed without backticks, unlike those of `two words` and `1st`. A keyword may need
/// backticks all the same.
package func isPlainIdentifier(_ name: String) -> Bool {
  guard let first = name.unicodeScalars.first, isLetter(first) || first.value.startsIdentifier else { return false }
  return name.unicodeScalars.dropFirst().allSatisfy {
    isLetter($0) || ("0"..."9").contains($0) || $0.value.continuesIdentifier
  }
}

/// The ASCII characters that start a name; `$` starts those that the compiler makes.
private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
  ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_" || scalar == "$"
}
