import AppIntents

/// Where a book stands.
enum Shelf: String, AppEnum {
  case wantToRead = "want"
  case reading
  case read

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"

  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .wantToRead: DisplayRepresentation(
      title: "Want to Read",
      subtitle: "Books for another day",
      image: .init(systemName: "bookmark"),
      synonyms: ["Wish List"]
    ),
    .reading: DisplayRepresentation(title: "Reading", image: .init(systemName: "book")),
    .read: "Read",
  ]
}
