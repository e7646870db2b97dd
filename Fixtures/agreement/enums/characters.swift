import AppIntents

enum Sign: String, AppEnum {
  case plus = "+", quote = "\"", newline = "\n", emoji = "👍🏽", combined = "e\u{301}", empty = ""
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sign"
  static let caseDisplayRepresentations: [Sign: DisplayRepresentation] = [.plus: "+", .quote: "\"", .newline: "⏎", .emoji: "👍🏽", .combined: "é", .empty: " "]
}
