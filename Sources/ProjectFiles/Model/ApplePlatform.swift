/// A platform as project files name it. The raw values of the first five and of `linux` are those that `--platform` takes.
package enum ApplePlatform: String, CaseIterable, Comparable, Sendable {
  case iOS, macOS, watchOS, tvOS, visionOS, macCatalyst, driverKit, linux

  package static func < (left: ApplePlatform, right: ApplePlatform) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
