/// One declaration of a file, with what it declares inside. Plain data: names and types as written, nothing resolved.
///
/// Like all trees it is neither `Hashable` nor `Equatable`: no code compares trees, and what did so was a fifth of this module's
/// machine code.
public struct Declaration: Sendable {
  public indirect enum Form: Sendable {
    case type(TypeBody)
    case `extension`(Extension)
    case variable(Variable)
    case function(Function)
    case initializer(Function)
    case `subscript`
    case deinitializer
    /// One element: `case a, b` makes two declarations.
    case enumCase(EnumCase)
    case typeAlias(TypeAlias)
    case associatedType(AssociatedType)
    case `import`(Import)
    /// `operator`, `precedencegroup`, `macro`, a freestanding macro (`#Preview { … }`).
    case other
  }

  public var form: Form
  /// Without backticks; of an extension empty, of an initializer `init`.
  public var name: String
  public var nameSpan: ByteSpan
  public var attributes: [Attribute]
  /// In source order: `public`, `private(set)`, `static`, `final`, `nonisolated(unsafe)`, `indirect`, …
  public var modifiers: [String]
  /// The `#if` conditions it is under inside its parent, outermost first.
  public var conditions: [Condition]
  /// From the first attribute or modifier to the last token.
  public var span: ByteSpan

  public init(
    _ form: Form, name: String, nameSpan: ByteSpan, attributes: [Attribute] = [], modifiers: [String] = [],
    conditions: [Condition] = [], span: ByteSpan
  ) {
    self.form = form
    self.name = name
    self.nameSpan = nameSpan
    self.attributes = attributes
    self.modifiers = modifiers
    self.conditions = conditions
    self.span = span
  }

  /// `static` or `class` member.
  public var isStatic: Bool { modifiers.areStatic }
}

extension [String] {
  /// Whether modifiers make a member one of the type. (A loop: `contains` takes ten times as long in a debug build.)
  var areStatic: Bool {
    var index = 0
    while index < count {
      if self[index] == "static" || self[index] == "class" { return true }
      index += 1
    }
    return false
  }
}

/// A `struct`, `class`, `enum`, `actor` or `protocol`.
public struct TypeBody: Sendable {
  public enum Kind: String, CaseIterable, Sendable { case `struct`, `class`, `enum`, actor, `protocol` }

  public var kind: Kind
  public var genericParameters: [GenericParameter]
  public var inherited: [InheritedType]
  public var requirements: [GenericRequirement]
  public var members: [Declaration]
  /// Types that members' bodies declare (functions, accessors, closures, initial values): local types and what they hold.
  public var localTypes: [LocalScope]
  /// The bytes between the braces; empty where they are missing.
  public var bodySpan: ByteSpan

  public init(
    kind: Kind, genericParameters: [GenericParameter] = [], inherited: [InheritedType] = [],
    requirements: [GenericRequirement] = [], members: [Declaration] = [], localTypes: [LocalScope] = [],
    bodySpan: ByteSpan
  ) {
    self.kind = kind
    self.genericParameters = genericParameters
    self.inherited = inherited
    self.requirements = requirements
    self.members = members
    self.localTypes = localTypes
    self.bodySpan = bodySpan
  }
}

public struct Extension: Sendable {
  public var extendedType: TypeSyntax
  public var inherited: [InheritedType]
  public var requirements: [GenericRequirement]
  public var members: [Declaration]
  public var localTypes: [LocalScope]
  public var bodySpan: ByteSpan

  public init(
    extendedType: TypeSyntax, inherited: [InheritedType] = [], requirements: [GenericRequirement] = [],
    members: [Declaration] = [], localTypes: [LocalScope] = [], bodySpan: ByteSpan
  ) {
    self.extendedType = extendedType
    self.inherited = inherited
    self.requirements = requirements
    self.members = members
    self.localTypes = localTypes
    self.bodySpan = bodySpan
  }
}

/// What a body (of a function, an accessor, a closure, top-level code) declares: types, extensions' members excepted.
public struct LocalScope: Sendable {
  /// The declaration whose body it is, when it is a member or a global: its index among its parent's `members`.
  public var owner: Int?
  /// A closure is between them and the body, or the body is an initial value.
  public var isInClosure: Bool
  public var declarations: [Declaration]

  public init(owner: Int?, isInClosure: Bool = false, declarations: [Declaration]) {
    self.owner = owner
    self.isInClosure = isInClosure
    self.declarations = declarations
  }
}

/// An entry of an inheritance clause, under the conditions that an `#if` around it sets (none in valid Swift today).
public struct InheritedType: Sendable {
  public var type: TypeSyntax

  public init(type: TypeSyntax) { self.type = type }
}

public struct GenericParameter: Sendable {
  public var name: String
  public var bound: TypeSyntax?
  /// It refers to a pack of types (`each T`) or for a value (`let N: Int`), not for a type.
  public var isPackOrValue: Bool

  public init(name: String, bound: TypeSyntax? = nil, isPackOrValue: Bool = false) {
    self.name = name
    self.bound = bound
    self.isPackOrValue = isPackOrValue
  }
}

/// `typealias Box<T> = [T]`
public struct TypeAlias: Sendable {
  public var genericParameters: [GenericParameter]
  /// Nil where `=` is missing.
  public var type: TypeSyntax?

  public init(genericParameters: [GenericParameter] = [], type: TypeSyntax?) {
    self.genericParameters = genericParameters
    self.type = type
  }
}

/// `associatedtype ID: Hashable = String where ID == Key`
public struct AssociatedType: Sendable {
  public var inherited: [TypeSyntax]
  /// What it refers to in a type that says nothing else.
  public var defaultType: TypeSyntax?
  public var requirements: [GenericRequirement]

  public init(inherited: [TypeSyntax], defaultType: TypeSyntax? = nil, requirements: [GenericRequirement] = []) {
    self.inherited = inherited
    self.defaultType = defaultType
    self.requirements = requirements
  }
}

/// `T: P`, `T == Int` of a `where` clause.
public struct GenericRequirement: Sendable {
  public var left: TypeSyntax
  public var isSameType: Bool
  public var right: TypeSyntax

  public init(left: TypeSyntax, isSameType: Bool, right: TypeSyntax) {
    self.left = left
    self.isSameType = isSameType
    self.right = right
  }
}

/// `let`/`var`, one variable each: `let a = 1, b = 2` makes two declarations.
public struct Variable: Sendable {
  public var isLet: Bool
  public var type: TypeSyntax?
  public var initialValue: Expression?
  /// The getter's body: of `{ e }`, `{ get { e } }`, `{ get async throws { e } }`. Nil for a stored variable or one with
  /// observers alone, for a protocol's requirement and for `_read`.
  public var getter: Getter?
  /// A `{ … }` with accessors of any kind is there.
  public var hasAccessors: Bool
  /// The variable is part of a tuple pattern `let (a, b) = …`; `initialValue` is then that of the whole pattern.
  public var isTuplePattern: Bool

  public init(
    isLet: Bool, type: TypeSyntax?, initialValue: Expression?, getter: Getter? = nil, hasAccessors: Bool = false,
    isTuplePattern: Bool = false
  ) {
    self.isLet = isLet
    self.type = type
    self.initialValue = initialValue
    self.getter = getter
    self.hasAccessors = hasAccessors
    self.isTuplePattern = isTuplePattern
  }

  public struct Getter: Sendable {
    /// What is between its braces; parse it with `ParsedFile.statements(in:)`.
    public var body: ByteSpan
    public var isAsync: Bool
    public var isThrowing: Bool

    public init(body: ByteSpan, isAsync: Bool = false, isThrowing: Bool = false) {
      self.body = body
      self.isAsync = isAsync
      self.isThrowing = isThrowing
    }
  }
}

public struct Function: Sendable {
  public struct Parameter: Sendable {
    /// The argument label; nil for `_`.
    public var label: String?
    public var name: String
    public var type: TypeSyntax
    public var isVariadic: Bool
    public var hasDefault: Bool

    public init(label: String?, name: String, type: TypeSyntax, isVariadic: Bool = false, hasDefault: Bool = false) {
      self.label = label
      self.name = name
      self.type = type
      self.isVariadic = isVariadic
      self.hasDefault = hasDefault
    }
  }

  public var genericParameters: [GenericParameter]
  public var parameters: [Parameter]
  public var isAsync: Bool
  public var isThrowing: Bool
  /// `E` of `throws(E)`.
  public var thrownType: TypeSyntax?
  public var result: TypeSyntax?
  /// `init?`, `init!`
  public var isFailable: Bool
  public var requirements: [GenericRequirement]
  /// What is between the braces; nil without a body.
  public var body: ByteSpan?

  public init(
    genericParameters: [GenericParameter] = [], parameters: [Parameter] = [], isAsync: Bool = false,
    isThrowing: Bool = false, thrownType: TypeSyntax? = nil, result: TypeSyntax? = nil, isFailable: Bool = false,
    requirements: [GenericRequirement] = [], body: ByteSpan? = nil
  ) {
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.thrownType = thrownType
    self.result = result
    self.isFailable = isFailable
    self.requirements = requirements
    self.body = body
  }
}

public struct EnumCase: Sendable {
  public struct AssociatedValue: Sendable {
    public var label: String?
    public var type: TypeSyntax

    public init(label: String?, type: TypeSyntax) {
      self.label = label
      self.type = type
    }
  }

  /// Nil without parentheses.
  public var associatedValues: [AssociatedValue]?
  public var rawValue: Expression?

  public init(associatedValues: [AssociatedValue]? = nil, rawValue: Expression? = nil) {
    self.associatedValues = associatedValues
    self.rawValue = rawValue
  }
}

public struct Import: Sendable {
  /// `struct`, `protocol`, … of `import struct M.T`.
  public var kind: String?
  public var path: [String]

  public init(kind: String?, path: [String]) {
    self.kind = kind
    self.path = path
  }
}

/// `@Parameter(title: "Shelf")`, `@available(iOS 17, *)`, `@AppIntents.Parameter<Int>`.
public struct Attribute: Sendable {
  /// The name as a type, generic arguments included.
  public var type: TypeSyntax
  /// What is between the parentheses, nil without parentheses.
  public var argumentSpan: ByteSpan?
  /// The arguments as expressions. Of `@available` and its like, whose arguments are none, only `argumentSpan` counts.
  public var arguments: [Expression.Argument]
  public var conditions: [Condition]
  public var span: ByteSpan

  public init(
    type: TypeSyntax, argumentSpan: ByteSpan? = nil, arguments: [Expression.Argument] = [],
    conditions: [Condition] = [], span: ByteSpan
  ) {
    self.type = type
    self.argumentSpan = argumentSpan
    self.arguments = arguments
    self.conditions = conditions
    self.span = span
  }

  /// The last component of the name: `Parameter` of `@AppIntents.Parameter`.
  public var name: String { type.components?.last?.name ?? "" }
}
