import Foundation

/// The toolchain's own SwiftParser in a process of its own: `Fixtures/judge`, built against the libraries that every
/// toolchain has in `lib/swift/host`. Knows nothing of what it is asked.
///
/// A process, because SwiftParser's recursion ends in a crash on some deeply nested input; the next question starts
/// another one.
final class SyntaxJudge {
  /// SwiftParser's result for a file; see `Fixtures/judge/main.swift` for its form.
  struct Answer {
    /// The offset of its first error; nil if it accepts the file.
    var firstError: Int?
    var tokens: [JudgedToken]
    /// A line for each declaration.
    var inventory: [Substring]
  }

  private let program: URL
  private var process: Process?
  private var questions = Pipe()
  private var answers = Pipe()

  /// `program` is what `SyntaxJudge.program` gives.
  init(_ program: URL) { self.program = program }

  deinit { stop() }

  /// Nil where SwiftParser crashed.
  func ask(_ source: [UInt8]) -> Answer? {
    guard source.count < Int(UInt32.max), start() else { return nil }
    let length = (0..<4).map { UInt8(truncatingIfNeeded: source.count >> (8 * $0)) }
    do {
      try questions.fileHandleForWriting.write(contentsOf: Data(length + source))
      var reader = WordReader(handle: answers.fileHandleForReading)
      let firstError = try reader.number()
      let tokens = try reader.bytes(try reader.number() * 12)
      let inventory = try reader.bytes(try reader.number())
      return Answer(
        firstError: firstError == Int(UInt32.max) ? nil : firstError, tokens: JudgedToken.list(from: tokens),
        inventory: String(decoding: inventory, as: UTF8.self).split(separator: "\n"))
    } catch {
      stop()
      return nil
    }
  }

  private func start() -> Bool {
    if process?.isRunning == true { return true }
    (questions, answers) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = program
    process.standardInput = questions
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    // Libraries that a sanitizer's run preloads are not for this program.
    process.environment = [:]
    do { try process.run() } catch { return false }
    self.process = process
    return true
  }

  private func stop() {
    try? questions.fileHandleForWriting.close()
    process?.waitUntilExit()
    process = nil
  }
}

/// One token as SwiftParser has it, folded to what a lexer without a grammar can tell.
struct JudgedToken: Hashable, CustomStringConvertible {
  var start: UInt32
  var end: UInt32
  var kind: Unicode.Scalar

  var description: String { "\(start)-\(end) '\(kind)'" }

  fileprivate static func list(from bytes: [UInt8]) -> [JudgedToken] {
    bytes.withUnsafeBytes { buffer in
      func number(at offset: Int) -> UInt32 {
        UInt32(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      }
      return stride(from: 0, to: bytes.count - bytes.count % 12, by: 12).map { offset in
        JudgedToken(start: number(at: offset), end: number(at: offset + 4), kind: Unicode.Scalar(buffer[offset + 8]))
      }
    }
  }
}

/// Takes exactly as many bytes as asked for.
private struct WordReader {
  struct Ended: Error {}

  let handle: FileHandle

  mutating func number() throws -> Int { try bytes(4).reversed().reduce(0) { $0 << 8 | Int($1) } }

  mutating func bytes(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      guard let data = try handle.read(upToCount: count - bytes.count), !data.isEmpty else { throw Ended() }
      bytes += data
    }
    return bytes
  }
}
