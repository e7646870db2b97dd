import AppIntents

// "text", """…""", #"…"#, \u{…}, escapes: raw literals, decoded.
struct Strings: AppIntent {
  static let title: LocalizedStringResource = "Tab\tquote\"slash\\dollar$nul\0"
  static let description = IntentDescription("""
    Two lines, \
    one break
      and an indent
    """)
  @Parameter(title: #"Raw \n "quotes""#, default: ##"two "# signs"##) var raw: String
  @Parameter(title: "Unicode \u{41}\u{1F4D6}", default: "\u{65}\u{301}") var unicode: String
  @Parameter(title: """
    Title
    """, default: """

      indented

    """) var lines: String
  @Parameter(title: #"""
    Raw \(lines) \#u{42}
    """#, default: "") var rawLines: String
  func perform() async throws -> some IntentResult { .result() }
}
