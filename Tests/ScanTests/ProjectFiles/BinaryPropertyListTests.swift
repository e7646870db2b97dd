import Foundation
import Testing

@testable import DocumentFormats

/// The binary form, which the Info.plist of a built app has.
struct BinaryPropertyListTests {
  private static func file() throws -> [UInt8] {
    Array(try Data(contentsOf: FixtureFiles.root.appending(path: "machofiles/Info.plist")))
  }

  @Test func readsAllKindsOfValues() throws {
    let list = try parsePropertyValue(try Self.file())
    #expect(list["CFBundleIdentifier"]?.string == "com.example.app")
    #expect(list["CFBundleName"]?.string == "Bücher")
    #expect(list["UIDeviceFamily"] == .array([.number("1"), .number("2")]))
    #expect(list["LSRequiresIPhoneOS"] == .bool(true))
  }

  @Test func survivesDamage() throws {
    let bytes = try Self.file()
    for count in 0..<bytes.count { _ = try? parsePropertyValue(Array(bytes.prefix(count))) }
    for index in bytes.indices {
      for value in [0, 0x5F, 0xDF, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] = value
        _ = try? parsePropertyValue(damaged)
      }
    }
    #expect(throws: ReadingError.self) { try parsePropertyValue(Array(bytes.prefix(60))) }
  }

  /// An array that holds itself has no end.
  @Test func refusesWhatHoldsItself() {
    let bytes =
      Array("bplist00".utf8) + [0xA1, 0] + [8] + [UInt8](repeating: 0, count: 6) + [1, 1]
      + [0, 0, 0, 0, 0, 0, 0, 1] + [UInt8](repeating: 0, count: 8) + [0, 0, 0, 0, 0, 0, 0, 10]
    #expect(throws: ReadingError.self) { try parsePropertyValue(bytes) }
  }
}
