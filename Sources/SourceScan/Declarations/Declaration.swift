/// One declaration of a file, with those inside it. Plain data: names and types as written, nothing resolved.
///
/// Like all trees it is neither `Hashable` nor `Equatable`: no code compares trees, and the conformances were a fifth of this
/// module's machine code.
package struct Declaration: Sendable {
  package indirect enum Form: Sendable {
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

  package var form: Form
  /// The name without backticks; empty for an extension, `init` for an initializer, the module for an import.
  package var name: String
  package var nameSpan: ByteSpan
  package var attributes: [Attribute] = []
  /// Modifiers in source order: `public`, `private(set)`, `static`, `final`, `nonisolated(unsafe)`, `indirect`, …
  package var modifiers: [String] = []
  /// The `#if` conditions around the declaration inside its parent, outermost first.
  package var conditions: [Condition] = []
  /// The bytes from the first attribute or modifier to the last token.
  package var span: ByteSpan

  /// Whether the declaration is a `static` or `class` member.
  package var isStatic: Bool { modifiers.areStatic }
}

extension [String] {
  /// Whether one of the modifiers is `static` or `class`. (A loop: `contains` takes ten times as long in a debug build.)
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

  package var kind: Kind
  package var genericParameters: [GenericParameter] = []
  package var inherited: [InheritedType] = []
  package var requirements: [GenericRequirement] = []
  package var members: [Declaration] = []
  /// The types that bodies of members (functions, accessors, closures, initial values) declare, with their contents.
  package var localTypes: [LocalScope] = []
  /// The bytes between the braces; empty if they are missing.
  package var bodySpan: ByteSpan
}

package struct Extension: Sendable {
  package var extendedType: TypeSyntax
  package var inherited: [InheritedType] = []
  package var requirements: [GenericRequirement] = []
  package var members: [Declaration] = []
  package var localTypes: [LocalScope] = []
  var bodySpan: ByteSpan
}

/// The types, extensions and typealiases in one body (of a function, an accessor, a closure or top-level code).
package struct LocalScope: Sendable {
  /// The index of the declaration whose body it is, in the `members` of the parent or the declarations of the file; nil for a
  /// statement.
  package var owner: Int?
  /// Whether a closure is between the declarations and the body, or the body is an initial value.
  package var isInClosure: Bool = false
  package var declarations: [Declaration]
}

/// An entry of an inheritance clause.
package struct InheritedType: Sendable {
  package var type: TypeSyntax
}

package struct GenericParameter: Sendable {
  package var name: String
  package var bound: TypeSyntax?
  /// Whether the parameter is a pack of types (`each T`) or a value (`let N: Int`), and not a type.
  package var isPackOrValue: Bool = false
}

/// `typealias Box<T> = [T]`
package struct TypeAlias: Sendable {
  package var genericParameters: [GenericParameter] = []
  /// The aliased type; nil if `=` is missing.
  package var type: TypeSyntax?
}

/// `associatedtype ID: Hashable = String where ID == Key`
package struct AssociatedType: Sendable {
  var inherited: [TypeSyntax]
  /// The default, for conforming types that state no other type; nil if there is none.
  package var defaultType: TypeSyntax?
  package var requirements: [GenericRequirement] = []
}

/// `T: P`, `T == Int` of a `where` clause.
package struct GenericRequirement: Sendable {
  package var left: TypeSyntax
  package var isSameType: Bool
  package var right: TypeSyntax
}

/// `let`/`var`, one variable each: `let a = 1, b = 2` makes two declarations.
package struct Variable: Sendable {
  package var isLet: Bool
  package var type: TypeSyntax?
  package var initialValue: Expression?
  /// The getter's body: of `{ e }`, `{ get { e } }`, `{ get async throws { e } }`. Nil for a stored variable or one with
  /// observers alone, for a protocol's requirement and for `_read`.
  package var getter: Getter?
  /// Whether a `{ … }` follows, with accessors of any kind or a getter's body.
  var hasAccessors: Bool = false
  /// Whether the variable is part of a tuple pattern `let (a, b) = …`; `initialValue` is then the value of the whole pattern.
  package var isTuplePattern: Bool = false

  package struct Getter: Sendable {
    /// The source between the braces; parse it with `ParsedFile.statements(in:)`.
    package var body: ByteSpan
    package var isAsync: Bool = false
    var isThrowing: Bool = false
  }
}

package struct Function: Sendable {
  package struct Parameter: Sendable {
    /// The argument label; nil for `_`.
    package var label: String?
    package var name: String
    package var type: TypeSyntax
    package var isVariadic: Bool = false
    package var hasDefault: Bool = false
  }

  package var genericParameters: [GenericParameter] = []
  package var parameters: [Parameter] = []
  package var isAsync: Bool = false
  package var isThrowing: Bool = false
  /// The type `E` of `throws(E)`; nil if no type is stated.
  package var thrownType: TypeSyntax?
  package var result: TypeSyntax?
  /// Whether it is `init?` or `init!`.
  package var isFailable: Bool = false
  package var requirements: [GenericRequirement] = []
  /// The source between the braces; nil without a body.
  package var body: ByteSpan?
}

package struct EnumCase: Sendable {
  package struct AssociatedValue: Sendable {
    var label: String?
    package var type: TypeSyntax
  }

  /// The associated values; nil without parentheses.
  package var associatedValues: [AssociatedValue]?
  package var rawValue: Expression?
}

package struct Import: Sendable {
  /// The kind `struct`, `protocol`, … of `import struct M.T`; nil for `import M`.
  package var kind: String?
  package var path: [String]
}

/// `@Parameter(title: "Shelf")`, `@available(iOS 17, *)`, `@AppIntents.Parameter<Int>`.
package struct Attribute: Sendable {
  /// The name as a type, generic arguments included.
  package var type: TypeSyntax
  /// The source between the parentheses, nil without parentheses.
  package var argumentSpan: ByteSpan?
  /// The arguments as expressions. Empty without parentheses, and for `@available` and other attributes of Swift, whose arguments
  /// are not expressions.
  package var arguments: [Expression.Argument] = []
  package var conditions: [Condition] = []
  package var span: ByteSpan

  /// The last component of the name: `Parameter` of `@AppIntents.Parameter`.
  package var name: String { type.components?.last?.name ?? "" }
}
