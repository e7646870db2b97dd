/// The declaration whose body declares types. The mangled names of these types start with that of the owner.
struct BodyOwner: Equatable, Sendable {
  enum Form: Equatable, Sendable {
    case function(name: String, FunctionSignature)
    /// An operator, with its `name` as written.
    case `operator`(name: String, Fixity, FunctionSignature)
    /// An initializer. The result of its signature is the type itself, or an optional of it.
    case initializer(FunctionSignature)
    case deinitializer
    case getter(of: String, type: MangledType)
  }

  enum Fixity: String, Sendable {
    case prefix = "op"
    case infix = "oi"
    case postfix = "oP"
  }

  /// The scope that declares the function or variable. The index of a `body` scope counts the declarations of the same name before
  /// this one.
  var scope: ManglingScope
  var form: Form
  /// Whether the declaration is `static` or `class`.
  var isStatic = false
  /// See `NominalPath.privateFile`.
  var privateFile: String?
}
