import SourceScan

/// An intent as a tool that an assistant can call: a function with a name, a description and parameters.
package struct Tool: Sendable {
  /// A parameter, or a member of an object.
  struct Property: Sendable {
    var name: String
    var title: String?
    var description: String?
    var schema: ValueSchema
    /// A call must state it.
    var isRequired = true
    /// What the app uses if a call does not state it.
    var defaultValue: PlainValue?
  }

  /// What the source says about the effects of a call. Nil where it says nothing.
  struct Hints: Sendable, Equatable {
    var isReadOnly: Bool?
    var isDestructive: Bool?
  }

  /// Unique in its catalog; letters, digits, `_` and `-`, at most 64.
  package var name: String
  var title: String?
  var description: String?
  var parameters: [Property] = []
  /// What the call returns; nil where the intent returns no value, or one that JSON cannot express.
  var result: Property?
  var hints = Hints()
  var module: String
  /// What Apple's metadata keys the intent by.
  var identifier: String
  /// The policy that the source declares, as `requiresAuthentication`.
  var authenticationPolicy: String?
}

/// A constant that a schema can hold.
enum PlainValue: Sendable, Equatable {
  case string(String), int(Int), double(Double), bool(Bool)
  case array([PlainValue])
}

/// Something of an intent that the catalog does not hold.
package struct ToolOmission: Sendable {
  /// What is not in the catalog, and why, in one sentence without a full stop.
  package var message: String
  /// Which of the catalog's sources the location is in.
  package var source: Int
  package var place: Place
}
