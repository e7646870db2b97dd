@testable import IntentModel
import Testing

/// Versions of Xcode and build numbers: the version of the tool that a document names, and the format that it has.
@Suite struct XcodeVersionTests {
  @Test(arguments: [
    ("26.2", [26, 2], "17C52"), ("26.3", [26, 3], "17C529"), ("26", [26], "17A324"), ("26.0", [26, 0], "17A324"),
    ("16", [16], "16A242d"), ("16.4", [16, 4], "16F6"), ("27.0", [27, 0], "27A266a"),
    // Build systems that pass a version write it; so does the tool if no build number is known.
    ("26.3.1", [26, 3, 1], "26.3.1"), ("16.5", [16, 5], "16.5"),
  ])
  func versionsHaveTheirOwnBuildNumbers(text: String, numbers: [Int], toolsVersion: String) throws {
    let version = try #require(XcodeVersion(text))
    #expect(version.numbers == numbers && version.toolsVersion == toolsVersion)
  }

  @Test(arguments: [
    ("17C529", [26, 3]), ("17C52", [26, 2]), ("17A400", [26, 0, 1]), ("16C5032a", [16, 2]), ("17C60", [26, 2]),
    ("27A5228h", [27]), ("17E6107", [26, 4]), ("99T999", [27]), ("14E222b", [14]),
  ])
  func buildNumbersAreWrittenAsGiven(text: String, numbers: [Int]) throws {
    let version = try #require(XcodeVersion(text))
    #expect(version.numbers == numbers && version.toolsVersion == text)
  }

  @Test(arguments: ["", "new", "26.", "26.0.0.0", "17c529", "C529", "17C", "17C529bb", "17C 529", "-1"])
  func otherTextsAreNeither(text: String) {
    #expect(XcodeVersion(text) == nil)
  }
}
