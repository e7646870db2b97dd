extension Unicode.Scalar {
  /// Whether a terminal, a log or an editor interprets the character instead of displaying it: control characters of ASCII and
  /// Latin-1 (C0, DEL, C1), characters that break a line, and those that change the direction of the text around them. Also
  /// characters that no font shows but programs read, such as fillers of Hangul and the tags and variation selectors of plane 14,
  /// in which a text for language models can be hidden, and noncharacters, which some readers of XML reject.
  package var controlsDisplay: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0x115F...0x1160, 0x180E, 0x3164, 0xFFA0, 0x1D173...0x1D17A: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE...0xFFFF, 0xE0000...0xE0FFF: true
    default: false
    }
  }
}
