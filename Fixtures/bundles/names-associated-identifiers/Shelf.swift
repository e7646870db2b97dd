struct Shelf {
  let id: Int

  struct Slot: Identifiable { var id: Double }
}

struct Place: Identifiable {
  typealias ID = String
  let id: ID
}

typealias ShelfKey = Shelf.ID
