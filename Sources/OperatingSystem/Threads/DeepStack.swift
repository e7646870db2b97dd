#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A stack that is deep enough for everything that the limits of source text allow.
///
/// Threads that Dispatch, Swift's concurrency and Swift Testing start have 512 KB on Apple's systems. Source that is as deep as the
/// limits allow needs up to 2.5 MB in a debug build.
package enum DeepStack {
  private static let needed = 4 << 20

  /// The size of the stack of the thread that `run` starts, in bytes.
  package static let size = Thread.stackSize

  /// Calls `body` on the calling thread if that has a deep stack, else on a new thread that has one, and waits for the result.
  ///
  /// `body` escapes into that thread alone, and not beyond the call. If the system starts no thread, `withoutThread` is called
  /// instead, on the calling one.
  package static func run<Result>(
    _ body: @escaping () -> Result, withoutThread: (SystemError) -> Result
  ) -> Result {
    if callerHasEnough { return body() }
    let call = Call(body)
    // The new thread takes the signals that end a run in place of the calling one, because it runs `body`, which holds them back
    // while it writes a file.
    let mask = SignalMask()
    defer { mask.restore() }
    do throws(SystemError) {
      let thread = try Thread {
        mask.restore()
        call.run()
      }
      thread.join()
    } catch {
      return withoutThread(error)
    }
    return call.result ?? body()
  }

  /// Calls `body` on the calling thread if the system starts no other: the source may need less than the limits allow.
  package static func run<Result>(_ body: @escaping () -> Result) -> Result {
    run(body) { _ in body() }
  }

  private final class Call<Result>: @unchecked Sendable {
    private let body: () -> Result
    private(set) var result: Result?

    init(_ body: @escaping () -> Result) { self.body = body }

    func run() { result = body() }
  }

  /// Whether the calling thread has a deep stack.
  private static var callerHasEnough: Bool {
    #if canImport(Darwin)
      return pthread_main_np() != 0 ? mainThreadHasEnough : pthread_get_stacksize_np(pthread_self()) >= needed
    #elseif canImport(Glibc)
      return isMainThread ? mainThreadHasEnough : stackSize.map { $0 >= needed } ?? false
    #else
      // Only the command is built with other C libraries, and it begins on the main thread.
      return mainThreadHasEnough
    #endif
  }

  /// Whether the stack of the main thread is large enough. It has 8 MB unless the user sets a limit (`ulimit -s`).
  private static var mainThreadHasEnough: Bool { CurrentProcess.limit(of: .stack).map { $0 >= needed } ?? true }

  #if canImport(Glibc)
    private typealias ThreadNumber = @convention(c) () -> pid_t
    private typealias Attributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt

    // The Swift overlay omits glibc's declarations for `_GNU_SOURCE`, so the functions are looked up by their names.
    private static var isMainThread: Bool {
      guard let symbol = dlsym(nil, "gettid") else { return false }
      return unsafeBitCast(symbol, to: ThreadNumber.self)() == getpid()
    }

    private static var stackSize: Int? {
      var attributes = pthread_attr_t(), size = 0
      guard let symbol = dlsym(nil, "pthread_getattr_np"),
        unsafeBitCast(symbol, to: Attributes.self)(pthread_self(), &attributes) == 0
      else { return nil }
      defer { pthread_attr_destroy(&attributes) }
      return pthread_attr_getstacksize(&attributes, &size) == 0 ? size : nil
    }
  #endif
}
