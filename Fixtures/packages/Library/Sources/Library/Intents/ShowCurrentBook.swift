import AppIntents
import LibraryKit
import SwiftUI

/// Answers "what am I reading?" with a card, without opening the app.
struct ShowCurrentBook: AppIntent {
  static let title: LocalizedStringResource = "Show Current Book"
  static let description = IntentDescription("Shows the book you are reading.", categoryName: "Books")

  @Dependency
  private var store: BookStore

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    guard let book = await store.current else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    return .result(dialog: "You are reading \(book.title).", view: BookCard(book: book))
  }
}

private struct BookCard: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading) {
      Text(book.title).font(.headline)
      Text(book.author ?? "").font(.subheadline)
    }
    .padding()
  }
}
