import OperatingSystem

/// A path that was to be scanned and can't be read.
package struct UnreadableFile: Error, Sendable {
  package let path: FilePath
  let error: SystemError

  package var message: String { "cannot read '\(path.text)': \(error.message)" }
}

/// An input that can't be read, or that has unexpected contents: one line for the user.
package struct InputError: Error, Equatable {
  package let message: String
  /// The line that a command prints. For a mistake in a file, it has the form of compiler errors, so that Xcode and editors link to
  /// the file.
  package let line: String

  package init(_ message: String) {
    self.message = message
    line = "error: \(message)"
  }

  init(_ message: String, at place: String) {
    self.message = "\(place): \(message)"
    line = "\(place): error: \(message)"
  }
}

/// A request that contradicts itself, or names something that does not exist: one line for the user.
package struct RequestError: Error, Equatable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
