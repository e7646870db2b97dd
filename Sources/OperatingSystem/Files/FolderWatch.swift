#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Sleeps until something may have changed in folders. `FileStamps` finds out what it was.
///
/// On Linux the kernel reports changes of watched folders. It does not for every file system, and the number of folders is
/// limited; so the sleep ends after some time without a report, too. On other systems only that ends it.
package final class FolderWatch {
  /// Milliseconds, with and without reports from the kernel.
  private static let (longPause, shortPause, settling) = (Int32(5000), Int32(500), Int32(50))

  /// The kernel's reports; -1 where there are none.
  private let reports: Int32
  private var isComplete = true

  /// The pause in milliseconds: half a second in small trees, and more in those where looking at all files takes long.
  static func pause(after effort: UInt64) -> Int32 {
    max(shortPause, Int32(min(effort / 1_000_000 * 19, UInt64(longPause))))
  }

  /// Watches nothing yet.
  package init() {
    #if os(Linux)
      reports = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    #else
      reports = -1
    #endif
  }

  deinit { if reports >= 0 { close(reports) } }

  /// Watches more folders. One that is watched already stays so.
  package func add(_ folders: [FilePath]) {
    #if os(Linux)
      let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB)
      for folder in folders where reports >= 0 {
        if folder.withCString({ inotify_add_watch(reports, $0, events) }) < 0 { isComplete = false }
      }
    #endif
  }

  /// Sleeps. A burst of changes, such as a checkout makes, ends one sleep.
  ///
  /// - Parameter effort: The nanoseconds that the last look at all files took. Without reports of the kernel the pause is so long
  ///   that looking takes at most a twentieth of the time.
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
