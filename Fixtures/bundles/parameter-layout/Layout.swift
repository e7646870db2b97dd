import AppIntents

struct Layout: AppIntent {
  static let title: LocalizedStringResource = "Layout"

  @Parameter(title: "Same Line") var sameLine: String
  @Parameter(title: "With a Comment")
  // A comment between the attribute and its variable.
  /* And another. */
  var commented: String

  /// Documented.
  @Parameter(
    title: "Several Lines",  // a comment in the list, with a parenthesis )
    /* default: "phantom", */
    description: "Comma, (parenthesis) and \"quote\""
    // , requestValueDialog: "Commented out"
  )
  var severalLines: String

  @Parameter(
    title: "Closing Line"
  ) var closingLine: String

  @Parameter(
    title: "Trailing Comma",
    description: "The list ends in a comma",
  )
  var trailingComma: String

  @Parameter(title              : "Aligned Colon",
             description        : "One argument below the other",
             default            : 3)
  var aligned: Int

  @MainActor @Parameter(title: "Two Attributes") var twoAttributes: String
  @Parameter(title: "Attribute After") @MainActor var attributeAfter: String
  @available(iOS 17, *) @Parameter(title: "Available") nonisolated(unsafe) var available: String?

	@Parameter(title: "Tabs")
	var	tabs	:	String

  @Parameter (title: "Semicolons") var first: Int; @Parameter(title: "Behind a Semicolon") var second: Int;

  @Parameter(title: "Type on the Next Line")
  var
    nextLine
    :
    String

  @AppIntents.IntentParameter(title: "Qualified") var qualified: String
  @AppIntent.Parameter(title: "Through the Protocol") var throughProtocol: String

  @Parameter(title: "Observed") var observed: String { didSet { print(oldValue) } }
  #if true
    @Parameter(title: "Conditional") var conditional: String
  #endif

  func perform() async throws -> some IntentResult { .result() }
}
