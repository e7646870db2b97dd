/// The schema of one key.
struct Row: Sendable {
  /// The code that writes the value.
  enum Writer: Sendable {
    case row
    /// It is one of the arguments that are under their own labels.
    case arguments
    /// It is a circumstance of a variant.
    case variants
    /// A bundle that is read from Apple's metadata has it.
    case reader
  }

  var key: String
  var shape: Shape
  var description = ""
  var isRequired = false
  var writer = Writer.row
}

/// The type of a key's value.
enum Shape: Sendable {
  case one(Definition)
  /// An array that is always there, though it may be empty.
  case array(Definition)
  /// An array that is never empty.
  case list(Definition)
  /// An array that is never empty, whose elements may be unreadable.
  case listOfConstants(Definition)
  /// An object with arbitrary keys.
  case byName(Definition)
  /// A value that may be unreadable.
  case constant(Definition)
  /// A fact in a member of its own: may be unreadable, and may differ by branch.
  case fact(Definition)
  /// A part of such a fact; another key has the rest.
  case part(Definition)
  /// All keys of another table.
  case members(Definition)
}

extension Row {
  /// The row, or those of the table that it names.
  var flattened: [Row] {
    if case .members(let definition) = shape { definition.rows?.flatMap(\.flattened) ?? [] } else { [self] }
  }
}

extension Shape {
  /// The key is in every document.
  var isAlwaysThere: Bool { if case .array = self { true } else { false } }

  /// All of a definition that others refer to.
  var sharedTable: Definition? {
    if case .members(let definition) = self, definition.isShared { definition } else { nil }
  }
}
