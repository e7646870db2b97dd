extension Unicode.Scalar {
  /// Whether a terminal, a log or an editor interprets it instead of displaying it: control characters of ASCII and Latin-1 (C0,
  /// DEL, C1), what breaks a line, and what changes the direction of the text around it.
  package var controlsDisplay: Bool {
    switch value {
    case ..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
