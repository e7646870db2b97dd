extension Unicode.Scalar {
  /// Whether the character is punctuation, which people do not speak: phrases that differ only in punctuation are one phrase.
  /// Apostrophes are part of words.
  package var isUnspoken: Bool {
    switch self {
    case ".", ",", ";", ":", "!", "?", "\"", "…", "“", "”", "„", "«", "»", "¿", "¡", "。", "、", "，", "！", "？", "：", "；",
      "「", "」", "『", "』":
      true
    default: false
    }
  }
}
