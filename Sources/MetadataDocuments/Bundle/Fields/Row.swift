/// The schema of one key.
struct Row: Sendable {
  /// The code that writes the value.
  enum Writer: Sendable {
    case row
    /// The key is the label of an argument, which is written with the other arguments.
    case arguments
    /// The key is a circumstance of a variant, which is written with the variant.
    case variants
    /// Only a bundle that is read from Apple's metadata has the key.
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
  /// A part of a fact whose other parts have keys of their own.
  case part(Definition)
  /// All keys of another table.
  case members(Definition)
}

extension Row {
  /// The row itself, or the rows of the table that it includes.
  var flattened: [Row] {
    if case .members(let definition) = shape { definition.rows?.flatMap(\.flattened) ?? [] } else { [self] }
  }
}

extension Shape {
  /// Whether the shape alone makes the key present in every object that can have it.
  var isAlwaysThere: Bool { if case .array = self { true } else { false } }

  /// The definition whose keys the shape includes, if other schemas refer to that definition; nil otherwise.
  var sharedTable: Definition? {
    if case .members(let definition) = self, definition.isShared { definition } else { nil }
  }
}
