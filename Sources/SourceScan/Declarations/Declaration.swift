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
  /// The name without backticks; empty for an extension, `init` for an initializer.
  package var name: String
  package var nameSpan: ByteSpan
  package var attributes: [Attribute] = []
  /// Modifiers in source order: `public`, `private(set)`, `static`, `final`, `nonisolated(unsafe)`, `indirect`, …
  package var modifiers: [String] = []
  /// The `#if` conditions it is under inside its parent, outermost first.
  package var conditions: [Condition] = []
  /// The bytes from the first attribute or modifier to the last token.
  package var span: ByteSpan

  /// Whether it is a `static` or `class` member.
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
  /// Types that members' bodies declare (functions, accessors, closures, initial values): local types and their contents.
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

/// Declarations in a body (of a function, an accessor, a closure, top-level code): types, but not the members of extensions.
package struct LocalScope: Sendable {
  /// The declaration whose body it is, when it is a member or a global: its index among its parent's `members`.
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
  /// Whether it is a pack of types (`each T`) or a value (`let N: Int`), and not a type.
  package var isPackOrValue: Bool = false
}

/// `typealias Box<T> = [T]`
package struct TypeAlias: Sendable {
  package var genericParameters: [GenericParameter] = []
  /// Nil if `=` is missing.
  package var type: TypeSyntax?
}

/// `associatedtype ID: Hashable = String where ID == Key`
package struct AssociatedType: Sendable {
  var inherited: [TypeSyntax]
  /// The type for conforming types that state no other.
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
  /// `E` of `throws(E)`.
  package var thrownType: TypeSyntax?
  package var result: TypeSyntax?
  /// `init?`, `init!`
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

  /// Nil without parentheses.
  package var associatedValues: [AssociatedValue]?
  package var rawValue: Expression?
}

package struct Import: Sendable {
  /// `struct`, `protocol`, … of `import struct M.T`.
  package var kind: String?
  package var path: [String]
}

/// `@Parameter(title: "Shelf")`, `@available(iOS 17, *)`, `@AppIntents.Parameter<Int>`.
package struct Attribute: Sendable {
  /// The name as a type, generic arguments included.
  package var type: TypeSyntax
  /// The source between the parentheses, nil without parentheses.
  package var argumentSpan: ByteSpan?
  /// The arguments as expressions. Empty for `@available` and other attributes of Swift, whose arguments are not expressions.
  package var arguments: [Expression.Argument] = []
  package var conditions: [Condition] = []
  package var span: ByteSpan

  /// The last component of the name: `Parameter` of `@AppIntents.Parameter`.
  package var name: String { type.components?.last?.name ?? "" }
}
