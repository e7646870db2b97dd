import AppIntents
import Foundation

/// Finds books by identity, by what somebody typed, or suggests a few.
public struct BookQuery: EntityStringQuery {
  @Dependency
  private var store: BookStore

  public init() {}

  public func entities(for identifiers: [BookEntity.ID]) async throws -> [BookEntity] {
    await store.all.filter { identifiers.contains($0.id) }.map(BookEntity.init)
  }

  public func entities(matching string: String) async throws -> [BookEntity] {
    await store.all.filter { $0.title.localizedStandardContains(string) }.map(BookEntity.init)
  }

  public func suggestedEntities() async throws -> [BookEntity] {
    await store.all.suffix(10).map(BookEntity.init)
  }
}
