import AppIntents

// The compiler lists the attributes backwards, and keeps the escapes of messages.
@available(swift, introduced: 5.1) @available(macOS 14, iOS 17.2.1, watchOS 10, *) @available(tvOS, deprecated)
@available(macCatalyst, obsoleted: 18, message: "m")
@available(iOS, deprecated: 100000)
@available(visionOS, unavailable, renamed: "Every.other")
@available(*, noasync)
struct Every: AppIntent {
  static let title: LocalizedStringResource = "Every"
  @available(iOS 18, *) @available(macOS 15, *)
  @Parameter(title: "a") var a: Int
  @available(iOS, introduced: 16, deprecated: 17, renamed: "x(y:)")
  static var openAppWhenRun: Bool { true }
  @available(*, deprecated, message: "not \"now\"") static var isDiscoverable: Bool { true }
  func perform() async throws -> some IntentResult { .result() }
}
@available(iOS 17, *)
enum Space {
  @available(iOS 18, *) struct Inner: AppIntent { static let title: LocalizedStringResource = "Inner"; func perform() async throws -> some IntentResult { .result() } }
}
@available(iOS 26, *)
extension Every { struct Nested: AppIntent { static let title: LocalizedStringResource = "Nested"; func perform() async throws -> some IntentResult { .result() } } }
#if os(Linux)
  @available(iOS 17, *)
#else
  @available(iOS 16, *)
#endif
struct Behind: AppIntent { static let title: LocalizedStringResource = "Behind"; func perform() async throws -> some IntentResult { .result() } }
@available(iOS 17.0, *)
struct Thing: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
  static let defaultQuery = ThingQuery()
  let id: String
  @available(iOS 18, *) @Property(title: "x") var x: Int
  @available(iOS 18.4, *) @ComputedProperty(title: "y") var y: Int { 1 }
  var displayRepresentation: DisplayRepresentation { "Thing" }
}
@available(iOS, introduced: 17) struct ThingQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Thing] { [] }
}
@available(*, unavailable) @UnionValue enum Choice { case text(String), number([Int?]) }
