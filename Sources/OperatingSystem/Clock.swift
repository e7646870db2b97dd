#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

package enum Clock {
  /// Nanoseconds since an unspecified moment, for measuring durations. Never decreases, unlike `sinceEpoch`.
  package static var now: UInt64 { nanoseconds(of: CLOCK_MONOTONIC) }

  /// Nanoseconds since 1970, as in the times of files.
  static var sinceEpoch: UInt64 { nanoseconds(of: CLOCK_REALTIME) }

  private static func nanoseconds(of clock: clockid_t) -> UInt64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }

  /// Today's date in the local time zone, as `2026-11-21`.
  package static var today: String {
    var now = time(nil), date = tm()
    localtime_r(&now, &date)
    func padded(_ number: Int32, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(date.tm_year + 1900, 4))-\(padded(date.tm_mon + 1, 2))-\(padded(date.tm_mday, 2))"
  }
}
