#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads that share work: the calling one, and helpers that sleep between one `map` and the next.
///
/// Starting and ending a thread takes longer (0.2 ms) than waking one (0.1 ms). So helpers are started when they are first
/// needed, and kept.
package final class Workers: Sendable {
  /// The number of threads that work at the same time, including the calling one.
  package let count: Int

  private struct Helpers {
    var idle: [Helper] = []
    var started = 0
  }

  private let helpers = Synchronized(Helpers())

  /// Creates a pool of at least one thread. None is started yet.
  package init(count: Int) { self.count = max(1, count) }

  /// Calls `body` for each index below `count`, on several threads, and returns the results in order.
  ///
  /// Every thread has a state of its own, made once by `makeState` and passed to each of its calls, for buffers that are
  /// reused. Threads take the next index when they are free, so a large file delays the others only if it is taken last.
  /// `onProgress` is called on the calling thread, which works too, with the number of indices taken.
  ///
  /// Waking a thread costs as much as reading a few small files, so at most one thread works for every `share` indices.
  package func map<State, Result: Sendable>(
    count: Int, share: Int = 4, makeState: @escaping @Sendable () -> State,
    body: @escaping @Sendable (inout State, Int) -> Result, onProgress: (Int) -> Void = { _ in }
  ) -> [Result] {
    // The initializer writes the count even of an empty array. All empty arrays share their storage, so two threads would race.
    if count == 0 { return [] }
    return [Result](unsafeUninitializedCapacity: count) { memory, initializedCount in
      let next = Synchronized(0), results = ResultMemory(memory)
      let helpers = takeHelpers(min(self.count, count / share) - 1)
      for helper in helpers {
        helper.start {
          var state = makeState()
          while let index = next.takeIndex(below: count) { results.set(index, to: body(&state, index)) }
        }
      }
      var state = makeState()
      while let index = next.takeIndex(below: count) {
        results.set(index, to: body(&state, index))
        onProgress(index + 1)
      }
      for helper in helpers { helper.finish() }
      self.helpers.withLock { $0.idle += helpers }
      initializedCount = count
    }
  }

  /// A `map` for work without state.
  package func map<Result: Sendable>(
    count: Int, share: Int = 4, body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    map(count: count, share: share, makeState: {}, body: { (_: inout Void, index) in body(index) })
  }

  /// Takes as many helpers as requested, or fewer if other work uses them, if `count` allows no more, or if the system allows no
  /// further thread.
  private func takeHelpers(_ wanted: Int) -> [Helper] {
    helpers.withLock { helpers in
      while helpers.idle.count < wanted, helpers.started < count - 1, let helper = Helper() {
        helpers.idle.append(helper)
        helpers.started += 1
      }
      let taken = helpers.idle.suffix(max(0, wanted))
      helpers.idle.removeLast(taken.count)
      return Array(taken)
    }
  }
}

/// The memory for results of threads: each index is taken once, so no two threads write to one address.
private struct ResultMemory<Result>: @unchecked Sendable {
  private let memory: UnsafeMutableBufferPointer<Result>

  init(_ memory: UnsafeMutableBufferPointer<Result>) { self.memory = memory }

  func set(_ index: Int, to result: Result) { memory.initializeElement(at: index, to: result) }
}

extension Synchronized<Int> {
  fileprivate func takeIndex(below count: Int) -> Int? {
    withLock { next in
      guard next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}

/// A thread that runs one task after another, and sleeps while it has none.
private final class Helper: Sendable {
  typealias Task = @Sendable () -> Void

  private enum State {
    case idle
    case given(Task)
    case working, ending
  }

  private let thread: Thread
  private let state: Synchronized<State>

  /// Starts the thread; nil if the system allows no further one.
  init?() {
    let state = Synchronized(State.idle), processor = Processor.current()
    let body: @Sendable () -> Void = {
      Processor.leave(processor)
      while Self.runTask(of: state) { state.change { $0 = .idle } }
    }
    guard let thread = try? Thread(body) else { return nil }
    self.thread = thread
    self.state = state
    // The new thread may have to wait for this processor before it can move to another one.
    sched_yield()
  }

  deinit {
    state.change { $0 = .ending }
    thread.join()
  }

  /// Gives a task to the helper, which must be idle.
  func start(_ task: @escaping Task) { state.change { $0 = .given(task) } }

  /// Waits for the end of the task. A task that has not begun is dropped, because the other threads have taken all indices.
  func finish() {
    state.wait { state -> Void? in
      switch state {
      case .working: return nil
      case .given, .idle, .ending:
        state = .idle
        return ()
      }
    }
  }

  /// Sleeps until there is a task and runs it. Returns false if the helper is to end. Keeps no reference to the task, because the
  /// values that it captures may change afterwards.
  private static func runTask(of state: Synchronized<State>) -> Bool {
    let next = state.wait { state -> State? in
      switch state {
      case .given(let task):
        state = .working
        return .given(task)
      case .ending: return .ending
      case .idle, .working: return nil
      }
    }
    guard case .given(let task) = next else { return false }
    task()
    return true
  }
}
