@testable import SourceScan
import Testing

@Suite struct LineIndexTests {
  @Test(arguments: [
    ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("é=x", 3, 1, 4), ("", 0, 1, 1), ("a\n", 2, 2, 1),
  ])
  func positions(source: String, offset: UInt32, line: Int, column: Int) {
    let position = LineIndex(SourceText(source.utf8)).position(of: offset)
    #expect(position.line == line)
    #expect(position.column == column)
  }
}
