import SourceScan

/// An intent as a tool that an assistant can call: a function with a name, a description and parameters.
package struct Tool: Sendable {
  /// A parameter, or a member of an object.
  struct Property: Sendable {
    var name: String
    var title: String?
    var description: String?
    var schema: ValueSchema
    /// Whether a call must state the property.
    var isRequired = true
    /// The value that the app uses if a call does not state one; nil if there is none, or if it is not constant.
    var defaultValue: PlainValue?
  }

  /// The effects of a call that the source states. An effect is nil if the source does not state it.
  struct Hints: Sendable, Equatable {
    var isReadOnly: Bool?
    var isDestructive: Bool?
  }

  /// The name, which is unique in the catalog: letters, digits, `_` and `-`, at most 64.
  package var name: String
  var title: String?
  var description: String?
  var parameters: [Property] = []
  /// The result of the call; nil if the intent returns no value, or one that is unknown or that JSON cannot express.
  var result: Property?
  var hints = Hints()
  var module: String
  /// The key of the intent in Apple's metadata.
  var identifier: String
  /// The policy that the source declares, such as `requiresAuthentication`; nil if it declares none that is constant.
  var authenticationPolicy: String?
}

/// A constant that a schema can hold.
enum PlainValue: Sendable, Equatable {
  case string(String), int(Int), double(Double), bool(Bool)
  case array([PlainValue])
}

/// Something of an intent that the catalog does not hold.
package struct ToolOmission: Sendable {
  /// The omitted declaration and the reason, in one sentence without a full stop.
  package var message: String
  /// The index of the catalog's source that contains the location.
  package var source: Int
  package var place: Place
}
