#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread of the system that runs one closure.
struct Thread: @unchecked Sendable {
  /// The usual size of the main thread's stack on all systems. The C libraries' own choices for other threads go down to 128 KB.
  static let stackSize = 8 << 20

  private let thread: pthread_t

  private final class Closure: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread that calls `run`. Throws if the system allows no further thread, or has no memory for its stack.
  init(_ run: @escaping @Sendable () -> Void) throws(SystemError) {
    var attributes = pthread_attr_t()
    let attributesStatus = pthread_attr_init(&attributes)
    guard attributesStatus == 0 else { throw SystemError(attributesStatus) }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let closure = Unmanaged.passRetained(Closure(run))
    // `pthread_t` is a number in glibc, and a pointer elsewhere.
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let mask = SignalMask()
    defer { mask.restore() }
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        let argument: UnsafeMutableRawPointer? = argument
        if let argument { Unmanaged<Closure>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, closure.toOpaque())
    guard status == 0 else {
      closure.release()
      throw SystemError(status)
    }
    #if !canImport(Glibc)
      guard let thread else { throw SystemError(EAGAIN) }
    #endif
    self.thread = thread
  }

  func join() { pthread_join(thread, nil) }
}
