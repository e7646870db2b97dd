import AppIntents

struct Literals: AppIntent {
  static let title: LocalizedStringResource = "Tab\tNew\nLine \"quoted\" back\\slash \u{1F600} \u{e9} \0 end"

  static let description = IntentDescription(
    """
    First line.
      Indented by two.

    After an empty line. \
    Joined to the line before.
    "Quotes" and \"escaped\" and \"""three\""".
    \tTabbed \u{2014} dashed.
    """
  )

  @Parameter(title: #"Raw \n stays \"raw\" \#u{41}"#) var raw: String
  @Parameter(title: ##"Two # signs: "# inside"##) var twoSigns: String
  @Parameter(
    title: #"""
      Raw lines \n stay.
        And \#n breaks.
      """#
  ) var rawLines: String
  @Parameter(title: """
    One line
    """) var oneLine: String
  @Parameter(title: """
    """) var emptyLines: String
  @Parameter(title: "") var empty: String
  @Parameter(title: "${notAPlaceholder} $ { } % %@ %1$@") var percents: String
  @Parameter(title: "日本語 · Ünïcödé · 👩‍👩‍👧‍👦 · e\u{301}") var unicode: String
  @Parameter(title: "ends with //") var slashes: String
  @Parameter(title: "/* not a comment */") var comment: String
  @Parameter(title: "Back\u{20}slash \u{005C}") var codePoints: String

  func perform() async throws -> some IntentResult { .result() }
}
