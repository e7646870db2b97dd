import Foundation

/// A book as the app stores it.
public struct Book: Identifiable, Sendable {
  public let id: UUID
  public var title: String
  public var author: String?
  public var pageCount: Int

  public init(id: UUID = UUID(), title: String, author: String? = nil, pageCount: Int = 0) {
    self.id = id
    self.title = title
    self.author = author
    self.pageCount = pageCount
  }
}

/// Every book of the reader, in the order they were added.
public actor BookStore {
  private var books: [Book] = []

  public init() {}

  public var all: [Book] { books }
  public var current: Book? { books.last }
  public var authors: [String] { Set(books.compactMap(\.author)).sorted() }

  public func add(_ book: Book) {
    books.append(book)
  }
}
