/// The reason why a file could not be read, and its location. Becomes a `ProjectNote`.
package struct ReadingError: Error, Equatable {
  /// Starts with a lowercase letter, and has no full stop.
  package var message: String
  /// The offset in bytes from the start of the file; nil if the message is about the whole file.
  package var offset: Int?

  package init(_ message: String, at offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}
