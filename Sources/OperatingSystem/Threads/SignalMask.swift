#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Holds back the signals that end a run, in the calling thread and in the threads that it starts before `restore`. Signals that
/// arrive meanwhile are delivered by `restore`.
///
/// The system delivers a process's signal to any thread that does not hold it back. So every thread that `Workers` starts holds
/// these signals back for good. Only the thread that runs the command receives them, because that thread holds them back while it
/// writes a file.
struct SignalMask {
  private static let ending = [SIGINT, SIGTERM, SIGHUP]
  private var before = sigset_t()

  init() {
    var held = sigset_t()
    sigemptyset(&held)
    for signal in Self.ending { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  func restore() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Whether the calling thread holds back the signals that end a run.
  static var isHolding: Bool {
    var held = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &held)
    return ending.allSatisfy { sigismember(&held, $0) == 1 }
  }
}
