import Foundation
import IntentScanKit
import Testing

@testable import OperatingSystem
@testable import SourceScan
@testable import intentscan

/// Sources as deep as the limits allow, read on threads with 512 KB of stack, as Dispatch, Swift's concurrency and Swift Testing
/// start them on macOS. A stack that is too small ends the process.
@Suite struct DeepStackTests {
  /// Calls `body` on a thread with 512 KB of stack.
  private static func onSmallThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) throws -> Value {
    let result = Synchronized(Value?.none), done = DispatchSemaphore(value: 0)
    let thread = Foundation.Thread {
      let value = body()
      result.withLock { $0 = value }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
    return try #require(result.withLock { $0 })
  }

  private static func nested(_ open: String, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: Limits.nesting - 5) + inner + String(repeating: close, count: Limits.nesting - 5)
  }

  static let sources = [
    nested("struct A { ", "", "}"), "let x: " + nested("[", "Int", "]"), "let x = " + nested("(", "1", ")"),
    nested("#if A\n", "", "#endif\n"), "let x = " + nested("{ if a { b(", "1", ") } }"),
    "struct A: AppIntent {\n@Parameter(default: \(nested("[", "1", "]"))) var x: \(nested("[", "Int", "]"))\n}",
  ].map { $0 + "\nstruct Open: AppIntent {}\n" }

  @Test(arguments: sources.indices)
  func commandReadsDeepSource(index: Int) throws {
    let folder = try CommandFolder(["App/Deep.swift": Self.sources[index]])
    let words = "lint --no-project --no-summary --threads 1 App"
    let found = try Self.onSmallThread { try? folder.run(words).output }
    #expect(found?.contains("[intent-missing-title]") == true, "\(found ?? "")")
  }

  @Test(arguments: sources.indices)
  func libraryReadsDeepSource(index: Int) throws {
    let file = SwiftFile("Deep.swift", module: "App", Self.sources[index])
    let rules = try Self.onSmallThread { () -> [String] in
      guard let scan = try? IntentScan([file]), !scan.json().isEmpty, let report = try? scan.lint() else { return [] }
      return report.findings.map(\.rule)
    }
    #expect(rules.contains("intent-missing-title"), "\(rules)")
  }

  /// A signal that ends a run is taken by the thread that writes its files.
  @Test func signalsAreLeftToTheThreadThatWorks() throws {
    let isHolding = try Self.onSmallThread { () -> [Bool] in
      let inside = DeepStack.run { SignalMask.isHolding }
      return [inside, SignalMask.isHolding]
    }
    #expect(isHolding == [SignalMask.isHolding, SignalMask.isHolding])
  }

  @Test func deepThreadStartsNoOther() throws {
    let isSame = try Self.onSmallThread {
      DeepStack.run { () -> Bool in
        let outer = pthread_self()
        return DeepStack.run { pthread_equal(pthread_self(), outer) != 0 }
      }
    }
    #expect(isSame)
  }

  #if os(Linux)
    /// The main thread of the built command has as much stack as `ulimit -s` says.
    @Test(arguments: [64, 512, 8192]) func mainThreadWithSmallStack(kilobytes: Int) throws {
      let folder = try CommandFolder(), tool = try #require(builtTool)
      for index in Self.sources.indices { try folder.write(Self.sources[index], to: "App/Deep\(index).swift") }
      let script = "ulimit -s \(kilobytes); exec \"$1\" lint --no-project --threads 1 App"
      let outcome = try shell(script, tool, in: folder)
      #expect(outcome.status == 1 && outcome.output.contains("[intent-missing-title]"), "\(outcome.errors)")
    }

    /// A limit of memory that leaves too little for the thread, or for the work.
    @Test func missingMemoryIsSaidInOneLine() throws {
      let folder = try CommandFolder(["App/A.swift": intent("A")]), tool = try #require(builtTool)
      func outcome(kilobytes: Int, _ words: String) throws -> CommandFolder.Outcome {
        try shell("ulimit -s 64; ulimit -v \(kilobytes); exec \"$1\" \(words)", tool, in: folder)
      }
      // The command says so if it has less, or cannot even begin. (A sanitizer needs more than any limit.)
      var (tooLittle, least) = (20_000, 400_000)
      guard try outcome(kilobytes: least, "--version").status == 0 else { return }
      while least - tooLittle > 1000 {
        let middle = (tooLittle + least) / 2
        if try outcome(kilobytes: middle, "--version").status == 0 { least = middle } else { tooLittle = middle }
      }
      var errors: Set<String> = []
      for limit in stride(from: least - 56_000, to: least, by: 4000) {
        let outcome = try outcome(kilobytes: limit, "lint --no-project --no-summary App")
        guard outcome.status == 2 else { continue }
        #expect(outcome.errors.split(separator: "\n").count == 1, "\(limit): \(outcome.errors)")
        errors.insert(outcome.errors)
      }
      #expect(errors.contains { $0.hasPrefix("error: cannot start a thread with 8 MB of stack: ") }, "\(errors)")
      #expect(errors.contains { $0.hasPrefix("error: fewer than 44 MB of memory are left; ") }, "\(errors)")
      #expect(try outcome(kilobytes: least, "lint --no-project --no-summary App").status == 1)
    }
  #endif
}
