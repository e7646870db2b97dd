import AppIntents
import Foundation

/// A book as the system sees it: in Shortcuts, in Siri and in Spotlight.
public struct BookEntity: AppEntity {
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Book",
    numericFormat: "\(placeholder: .int) books"
  )
  public static let defaultQuery = BookQuery()

  public let id: UUID

  @Property(title: "Title")
  public var title: String

  @Property(title: "Author")
  public var author: String?

  @Property(title: "Pages")
  public var pageCount: Int

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)",
      subtitle: "\(author ?? "")",
      image: .init(systemName: "book.closed")
    )
  }

  public init(_ book: Book) {
    id = book.id
    title = book.title
    author = book.author
    pageCount = book.pageCount
  }
}
