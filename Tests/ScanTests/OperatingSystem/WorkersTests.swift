import Foundation
import Testing

@testable import intentscan
@testable import OperatingSystem

@Suite struct WorkersTests {
  @Test(arguments: [0, 1, 3, 100, 5000], [1, 2, 8, 64])
  func resultsComeInOrderOnceEach(count: Int, threads: Int) {
    var progress: [Int] = []
    let results = Workers(count: threads).map(
      count: count, makeState: { 0 },
      body: { (calls: inout Int, index) in
        calls += 1
        return (index: index, calls: calls)
      }, onProgress: { progress.append($0) })
    #expect(results.map(\.index) == Array(0..<count))
    // Each state is one thread's: its calls count up without a gap.
    #expect(results.count { $0.calls == 1 } <= threads)
    var last: [Int: Int] = [:]
    for result in results { last[result.calls, default: 0] += 1 }
    #expect(last.values.allSatisfy { $0 <= threads })
    #expect(progress == progress.sorted())
    #expect(progress.allSatisfy { 1...max(count, 1) ~= $0 })
  }

  /// The system gives a signal to any thread that takes it: those that end a run are left to the one that runs the command,
  /// which holds them back while a file is half written.
  @Test func signalsAreLeftToTheCallingThread() {
    let caller = pthread_self(), before = SignalMask.isHolding
    let isHolding = Workers(count: 4).map(count: 64) { _ -> (isCaller: Bool, isHolding: Bool) in
      usleep(2000)
      return (pthread_equal(pthread_self(), caller) != 0, SignalMask.isHolding)
    }
    #expect(isHolding.contains { !$0.isCaller })
    #expect(isHolding.allSatisfy { $0.isHolding == ($0.isCaller ? before : true) })
    #expect(SignalMask.isHolding == before)
  }

  @Test func severalThreadsTakePart() {
    // Long enough that one thread can't take everything before the others have started.
    let workers = Workers(count: 4).map(count: 64, makeState: { UInt64.random(in: 0 ... .max) }) { state, _ in
      usleep(5000)
      return state
    }
    #expect(2...4 ~= Set(workers).count)
  }

  #if os(Linux)
    /// A thread that left the processor where it was started may run on all again: confined, it would wait for that of others.
    @Test func threadsMayRunAnywhere() {
      let processors = Workers(count: 4).map(count: 64) { _ in
        usleep(2000)
        let status = (try? String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)) ?? ""
        return status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") }.map(String.init)
      }
      #expect(Set(processors).count == 1 && processors[0] != nil, "\(Set(processors))")
    }
  #endif

  /// One set of threads works for one stage after another, and sleeps in between. Each is marked when it is first seen; a mark
  /// ends with its thread, unlike a thread's number, which the next thread gets.
  @Test func reusesWorkerThreads() throws {
    var key = pthread_key_t()
    try #require(pthread_key_create(&key, nil) == 0)
    defer { pthread_key_delete(key) }
    let workers = Workers(count: 3), mark = key
    var threads = 0
    for round in 0..<30 {
      let results = workers.map(count: 40) { index in
        // Long enough for the others to wake up.
        usleep(200)
        let isNew = pthread_getspecific(mark) == nil
        pthread_setspecific(mark, UnsafeRawPointer(bitPattern: 1))
        return (index: index, isNew: isNew)
      }
      #expect(results.map(\.index) == Array(0..<40), "round \(round)")
      threads += results.count { $0.isNew }
    }
    #expect(threads <= 3)
  }

  /// Work that starts more work gets only idle threads, or runs on its own thread.
  @Test func workersCanStartMoreWork() {
    let workers = Workers(count: 4)
    let results = workers.map(count: 40) { outer in
      workers.map(count: 40) { outer * 40 + $0 }.reduce(0, +)
    }
    #expect(results.reduce(0, +) == 1599 * 800)
  }

  /// A thread has as much stack as a parser on the main thread: deep sources must not end one and not the other.
  @Test func threadsHaveRoomForDeepRecursion() {
    @Sendable func depth(_ level: Int) -> Int { level == 0 ? 0 : depth(level - 1) &+ 1 }
    let results = Workers(count: 4).map(count: 64, makeState: {}, body: { (_: inout Void, _) in depth(20_000) })
    #expect(results == Array(repeating: 20_000, count: 64))
  }
}
