/// The declaration or closure whose body declares types. The mangled names of these types start with that of the owner.
struct BodyOwner: Equatable, Sendable {
  indirect enum Form: Equatable, Sendable {
    case function(name: String, FunctionSignature)
    /// An operator, with its `name` as written.
    case `operator`(name: String, Fixity, FunctionSignature)
    /// An initializer. The result of its signature is the type itself, or an optional of it.
    case initializer(FunctionSignature)
    case deinitializer
    case accessor(Accessor, of: String, type: MangledType)
    case subscriptAccessor(Accessor, FunctionSignature)
    /// The expression after `=` of a member or global variable. A type in it is in a closure, so this is a closure's
    /// scope.
    case initialValue(of: String, type: MangledType)
    /// The default argument of a parameter of a function; the number is the parameter's index.
    case defaultArgument(Int, of: BodyOwner)
    /// The index counts the closures of the same body, in source order, outer before inner.
    case closure(Int, FunctionSignature, FunctionTraits, in: BodyOwner)
    /// Statements of a script or of a `main.swift`.
    case topLevelCode
  }

  enum Fixity: String, Sendable {
    case prefix = "op"
    case infix = "oi"
    case postfix = "oP"
  }

  enum Accessor: String, Sendable {
    case get = "g"
    case set = "s"
    case willSet = "w"
    case didSet = "W"
    case read = "r"
    case modify = "M"
  }

  /// The scope that declares the function or variable; for a closure or a default argument, the scope of the owner around it. The
  /// index of a `body` scope counts the declarations of the same name before this one.
  var scope: ManglingScope
  var form: Form
  /// Whether the declaration is `static` or `class`.
  var isStatic = false
  /// See `NominalPath.privateFile`.
  var privateFile: String?
}
