import SourceScan
import Testing

@testable import intentscan

/// The framing of messages, in whatever pieces they come.
@Suite struct MessageBufferTests {
  /// The messages from bytes in pieces of one size, as text.
  private static func pieces(_ text: String, _ framing: MessageBuffer.Framing, size: Int) -> [String] {
    var buffer = MessageBuffer(framing), found: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      buffer.append(Array(bytes[start..<min(bytes.count, start + size)]))
      while let piece = buffer.next() {
        switch piece {
        case .message(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
        case .malformed: found.append("malformed")
        }
      }
    }
    return found
  }

  @Test(arguments: [1, 2, 7, 1_000]) func messagesAreTheSameInAllPieces(size: Int) {
    let headers = "Content-Length: 2\r\n\r\n{}content-length:4\r\nContent-Type: a\r\n\r\n{é}Content-Length: 0\r\n\r\n"
    #expect(Self.pieces(headers, .headers, size: size) == ["{}", "{é}", ""])
    #expect(Self.pieces("{}\n\n  \r\n[1]\n", .lines, size: size) == ["{}", "[1]"])
  }

  @Test(arguments: [1, 3, 1_000]) func readingGoesOnAfterABadHeader(size: Int) {
    let text =
      "Content-Length: x\r\n\r\nContent-Length: 2\r\n\r\n{}Content-Length: -1\r\n\r\nContent-Length: 1\r\n\r\n1"
    #expect(Self.pieces(text, .headers, size: size) == ["malformed", "{}", "malformed", "1"])
  }

  @Test func aMessageThatIsTooLargeIsSkipped() {
    var buffer = MessageBuffer(.headers)
    buffer.append(Array("Content-Length: \(Limits.serverMessage + 1)\r\n\r\n".utf8))
    guard case .malformed? = buffer.next() else {
      Issue.record("the message was not refused")
      return
    }
    let chunk = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<(Limits.serverMessage >> 20) {
      buffer.append(chunk)
      #expect(buffer.next() == nil)
    }
    buffer.append(Array(" Content-Length: 1\r\n\r\n1".utf8))
    #expect(buffer.next() == .message([0x31]))
  }

  @Test func anyBytesAreReadWithoutATrap() {
    var generator = SeededGenerator(seed: 52)
    let words = ["Content-Length: ", "\r\n", "\r\n\r\n", "{}", "9999999999999999999", "-", "\u{0}", "12"]
    for round in 0..<SeededGenerator.rounds(500) {
      let text = (0..<12).map { _ in words.randomElement(using: &generator) ?? "" }.joined()
      let whole = Self.pieces(text, .headers, size: 1_000), single = Self.pieces(text, .headers, size: 1)
      #expect(whole.filter { $0 != "malformed" } == single.filter { $0 != "malformed" }, "round \(round): \(text)")
    }
  }
}
