import Testing

@testable import OperatingSystem

@Suite struct FolderWatchTests {
  /// Looking at all files takes at most a twentieth of the time, and is done every five seconds at least.
  @Test(arguments: [(0, 500), (10_000_000, 500), (100_000_000, 1900), (900_000_000, 5000)])
  func pausesOfTheWatch(effort: UInt64, pause: Int32) {
    #expect(FolderWatch.pause(after: effort) == pause)
  }
}
