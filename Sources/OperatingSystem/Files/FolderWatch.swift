#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Sleeps until something may have changed in folders. `FileStamps` finds out what has changed.
///
/// The kernel of Linux reports changes of watched folders, but not in every file system, and only for a limited number of
/// folders. So a sleep also ends after some time without a report. Other systems have no reports here, so each sleep ends after
/// some time.
package final class FolderWatch {
  /// Milliseconds: the longest sleep, the shortest sleep without complete reports, and the time without a report that ends a burst
  /// of changes.
  private static let (longPause, shortPause, settling) = (Int32(5000), Int32(500), Int32(50))

  /// The descriptor of the kernel's reports; -1 if there are none.
  private let reports: Int32
  private var isComplete = true

  /// The milliseconds to sleep if the kernel does not report all changes: 19 times `effort`, which is in nanoseconds, but at
  /// least `shortPause` and at most `longPause`.
  static func pause(after effort: UInt64) -> Int32 {
    max(shortPause, Int32(min(effort / 1_000_000 * 19, UInt64(longPause))))
  }

  /// Creates a watch of no folders.
  package init() {
    #if os(Linux)
      reports = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #else
      reports = -1
    #endif
  }

  deinit { if reports >= 0 { close(reports) } }

  /// Watches more folders. A folder that is watched already remains watched.
  package func add(_ folders: [FilePath]) {
    #if os(Linux)
      let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB)
      for folder in folders where reports >= 0 {
        if folder.withCString({ inotify_add_watch(reports, $0, events) }) < 0 { isComplete = false }
      }
    #endif
  }

  /// Sleeps until a change is reported or the pause is over. A burst of changes, such as a checkout makes, ends only one sleep.
  ///
  /// - Parameter effort: The nanoseconds that the last check of all files took. Without complete reports, the pause grows with
  ///   it, so that checks take at most a twentieth of the time, unless that would need a pause longer than `longPause`.
  package func wait(after effort: UInt64) {
    var stream = [pollfd(fd: reports, events: Int16(POLLIN), revents: 0)]
    let pause = reports >= 0 && isComplete ? Self.longPause : Self.pause(after: effort)
    guard poll(&stream, 1, pause) > 0 else { return }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    repeat {
      while chunk.withUnsafeMutableBytes({ read(reports, $0.baseAddress, $0.count) }) > 0 {}
    } while poll(&stream, 1, Self.settling) > 0
  }
}
