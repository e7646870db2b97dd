// What the plugins use of Foundation, with the systems that it requires, so that Linux can type-check the plugins for macOS.
// Declarations only, written from Apple's public documentation.

public struct URL: Hashable, Sendable {
  public init(fileURLWithPath path: String) { fatalError() }
  public init(fileURLWithPath path: String, isDirectory: Bool) { fatalError() }
  @available(macOS 13.0, *) public init(filePath: String) { fatalError() }
  public var path: String { fatalError() }
  @available(macOS 13.0, *) public func path(percentEncoded: Bool = true) -> String { fatalError() }
  public var pathExtension: String { fatalError() }
  public var lastPathComponent: String { fatalError() }
  public var pathComponents: [String] { fatalError() }
  public func appendingPathComponent(_ component: String) -> URL { fatalError() }
  public func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL { fatalError() }
  public func deletingLastPathComponent() -> URL { fatalError() }
  @available(macOS 13.0, *) public func appending(path: String) -> URL { fatalError() }
  @available(macOS 13.0, *) public func appending(component: String) -> URL { fatalError() }
  public func withUnsafeFileSystemRepresentation<Result>(
    _ body: (UnsafePointer<Int8>?) throws -> Result
  ) rethrows -> Result { fatalError() }
}

public struct Data: Equatable, Sendable {
  public struct WritingOptions: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let atomic = WritingOptions(rawValue: 1)
  }
  public init() {}
  public init(contentsOf url: URL) throws { fatalError() }
  public func write(to url: URL, options: WritingOptions = []) throws {}
}

public class FileManager {
  nonisolated(unsafe) public static let `default` = FileManager()
  public func fileExists(atPath path: String) -> Bool { fatalError() }
}

open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    @available(macOS 10.13, *) public static let sortedKeys = OutputFormatting(rawValue: 2)
    @available(macOS 10.15, *) public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }
  public init() {}
  public var outputFormatting: OutputFormatting = []
  public func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}

open class Process {
  public enum TerminationReason: Int, Sendable { case exit = 1, uncaughtSignal = 2 }
  public init() {}
  @available(macOS 10.13, *) public var executableURL: URL?
  @available(macOS 10.13, *) public var currentDirectoryURL: URL?
  public var arguments: [String]?
  @available(macOS 10.13, *) public func run() throws {}
  public func waitUntilExit() {}
  public var terminationStatus: Int32 { fatalError() }
  public var terminationReason: TerminationReason { fatalError() }
}
