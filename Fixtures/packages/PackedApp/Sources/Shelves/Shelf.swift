import AppIntents

public enum Shelf: String, AppEnum {
  case read, unread

  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  public static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read", .unread: "Unread"]
}

/// A protocol of this package, which no document lists.
public protocol ShelfIntent: AppIntent {}

public struct TidyShelves: AppIntent {
  public static let title: LocalizedStringResource = "Tidy Shelves"

  public init() {}

  public func perform() async throws -> some IntentResult { .result() }
}
