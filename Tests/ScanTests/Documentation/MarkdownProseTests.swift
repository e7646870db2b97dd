@testable import IntentReports
import Testing

/// Texts of rules and changes, as their pages and SARIF have them.
@Suite struct MarkdownProseTests {
  @Test(arguments: [
    (#"a phrase lacks '\(.applicationName)'"#, #"a phrase lacks `\(.applicationName)`"#),
    ("the app's name and users' shortcuts", "the app's name and users' shortcuts"),
    ("'init()' of 'A|B'", "`init()` of `A|B`"), ("chooses between '' and 's'", "chooses between '' and `s`"),
    ("a 'quote that does not end", "a 'quote that does not end"), (#"a\b * [c] <d>"#, #"a\\b \* \[c\] &lt;d&gt;"#),
    ("'a`b'", "``a`b``"), ("", ""),
  ])
  func namesAreCodeAndAllElseIsLiteral(text: String, markdown: String) {
    #expect(markdownProse(text) == markdown)
  }

  @Test func aBarDoesNotEndACellOfATable() {
    #expect(markdownProse("'A|B' or C|D", inTable: true) == #"`A\|B` or C\|D"#)
  }
}
