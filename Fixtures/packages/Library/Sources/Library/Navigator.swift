import Observation

/// What is on the screen.
@MainActor @Observable
final class Navigator {
  private(set) var shelf: Shelf?

  func show(_ shelf: Shelf) {
    self.shelf = shelf
  }
}
