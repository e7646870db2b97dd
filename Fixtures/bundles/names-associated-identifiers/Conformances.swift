extension Shelf: Identifiable {}
