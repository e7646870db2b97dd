#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Calls `body` for each index below `count`, on several threads, and gives the results in order.
///
/// Every thread has a state of its own, made once by `makeState` and handed to each of its calls: the place for buffers that
/// are reused. Threads take the next index as they come free, so one large file holds nobody up. `onProgress` hears on the
/// calling thread, which works too, how many indices are taken.
func parallelMap<State, Result: Sendable>(
  count: Int, threads: Int, makeState: @escaping @Sendable () -> State,
  body: @escaping @Sendable (inout State, Int) -> Result, onProgress: (Int) -> Void = { _ in }
) -> [Result] {
  // The standard library writes the count even of an empty array, which all of them share.
  if count == 0 { return [] }
  return [Result](unsafeUninitializedCapacity: count) { memory, initializedCount in
    let next = Synchronized(0), results = ResultMemory(memory)
    // A thread costs as much as reading a few small files.
    let helpers = max(0, min(threads, count / 4) - 1)
    let workers = (0..<helpers).compactMap { _ in
      Worker {
        var state = makeState()
        while let index = next.takeIndex(below: count) { results.set(index, to: body(&state, index)) }
      }
    }
    var state = makeState()
    while let index = next.takeIndex(below: count) {
      results.set(index, to: body(&state, index))
      onProgress(index + 1)
    }
    for worker in workers { worker.join() }
    initializedCount = count
  }
}

/// Where the threads put their results: each index is taken once, so no two write to the same place.
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

/// A value behind a lock. Of our own, because the standard library's needs the system of 2024 on Apple's platforms, and
/// a package that says so can't be used by apps which support older ones.
final class Synchronized<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deinitialize(count: 1)
    mutex.deallocate()
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&value)
  }
}

/// A thread that runs one closure.
private struct Worker {
  /// What the main thread has everywhere; the C libraries' own choices for others go down to 128 KB.
  private static let stackSize = 8 << 20

  private let thread: pthread_t

  private final class Task: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Nil where the system has no thread left: the others then do the work.
  init?(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let task = Unmanaged.passRetained(Task(run))
    // A number in glibc, a pointer elsewhere.
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        let argument: UnsafeMutableRawPointer? = argument
        if let argument { Unmanaged<Task>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, task.toOpaque())
    guard status == 0 else {
      task.release()
      return nil
    }
    #if !canImport(Glibc)
      guard let thread else { return nil }
    #endif
    self.thread = thread
  }

  func join() { pthread_join(thread, nil) }
}
