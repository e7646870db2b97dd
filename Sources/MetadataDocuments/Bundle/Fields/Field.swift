import IntentModel
import SourceScan

/// A type of the model, or a part of one, whose fields are in a table: a row for each key of its JSON object, which holds all facts
/// about the key.
///
/// The rows determine the JSON document, the conditions and availability of members, the warnings about values that can't be
/// read, and the JSON Schema with its descriptions. A new fact is a new row.
///
/// A table is a function, not an array: Swift would have to make the array's type while the tool runs, separately for every kind
/// of owner, which takes as long as writing the document of an app.
protocol Described: Sendable {
  /// The rows, in the order of the document.
  func fields(_ table: inout BundleWriter)

  /// A value for collecting the rows of the table, during which no row reads the value.
  static var blank: Self { get }
}

/// A declared type, which is an element of one of the bundle's arrays.
protocol DescribedType: Described {
  var type: DeclaredType { get }
}

extension BundleWriter {
  /// The name of an unreadable value in messages.
  enum Naming {
    /// The name of the member that states the value.
    case itself
    /// The name of the owner. For example, an unreadable text of a description is called the description.
    case owner
  }

  /// One row of a table: writes the value, or checks it for diagnostics, or collects the row for the schema (see `BundleWriter`).
  ///
  /// `member` is the name in the source, if it differs from the key: messages, and the conditions of members, use it. `write`
  /// writes or checks the value.
  @inline(__always)
  mutating func field(
    _ key: String, _ shape: Shape, _ description: String = "", isRequired: Bool = false, member: String? = nil,
    namedLike naming: Naming = .itself, _ write: (inout BundleWriter) -> Void
  ) {
    if isWriting {
      self.key = key
      switch shape {
      case .fact: self.member = member ?? key
      case .part: self.member = nil
      default: break
      }
    } else if !begins(key, shape, description, isRequired: isRequired, member: member, naming) {
      return
    }
    write(&self)
  }

  /// Begins a row while no document is written. True if the value is to be checked for diagnostics; otherwise the row is
  /// collected.
  @inline(never)
  private mutating func begins(
    _ key: String, _ shape: Shape, _ description: String, isRequired: Bool, member: String?, _ naming: Naming
  ) -> Bool {
    if rows == nil {
      self.key = key
      subject = naming == .owner ? outerSubject : .named(member ?? key)
      return true
    }
    rows?.append(Row(key: key, shape: shape, description: description, isRequired: isRequired))
    return false
  }

  /// Collects the row for a key that other code writes.
  mutating func field(_ key: String, _ shape: Shape, _ description: String = "", isWrittenBy other: Row.Writer) {
    rows?.append(Row(key: key, shape: shape, description: description, writer: other))
  }

  /// Writes, checks or collects all rows of another table, which belongs to `definition`.
  mutating func fields<Owner: Described>(_ definition: Definition, of owner: Owner) {
    if rows == nil { members(of: owner) } else { rows?.append(Row(key: "", shape: .members(definition))) }
  }

  /// Writes or collects the rows for the location of the owner, and for its conditions and availability.
  mutating func circumstances(_ place: Place, _ availability: [Availability], _ conditions: [String]) {
    if isWriting || rows != nil {
      fields(.place, of: Circumstances(place: place, availability: availability, conditions: conditions))
    }
  }
}

extension Described {
  static var rows: [Row] {
    var writer = BundleWriter()
    writer.rows = []
    blank.fields(&writer)
    return writer.rows ?? []
  }

}

/// A part of the model whose arguments are written under their own labels.
protocol LabelledArguments: Described {
  /// The keys of its table that are not labels: an argument with such a label is in `arguments`. Written out, because making a
  /// set from the table takes longer than writing a small document; a test compares the two.
  static var otherKeys: [String] { get }
}
