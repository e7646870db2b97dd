import AppIntents

public struct Thing: AppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
  public static let defaultQuery = ThingQuery()

  public let id: Int
  public var displayRepresentation: DisplayRepresentation { "Thing" }
}

public struct ThingQuery: EntityQuery {
  public init() {}
  public func entities(for identifiers: [Int]) async throws -> [Thing] { [] }
}

public struct Sync: AppIntent {
  public static let title: LocalizedStringResource = "Sync"

  public init() {}
  public func perform() async throws -> some IntentResult { .result() }
}

/// The app has one of the same name, and the document has room for one.
public struct Refresh: AppIntent {
  public static let title: LocalizedStringResource = "Refresh the Kit"

  public init() {}
  public func perform() async throws -> some IntentResult { .result() }
}

public struct KitPackage: AppIntentsPackage {}

/// Counts in no app.
public struct KitShortcuts: AppShortcutsProvider {
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Sync(), phrases: ["Sync with \(.applicationName)"])
  }
}
