/// A type as written: `[Book]?`, `some IntentResult & ReturnsValue<Int>`, `Foundation.URL`.
package struct TypeSyntax: Sendable {
  /// A part of a dotted name: `Set<Int>` in `Swift.Set<Int>`.
  package struct Component: Sendable {
    /// The name without backticks.
    package var name: String
    package var genericArguments: [TypeSyntax]
    package var span: ByteSpan

    package init(name: String, genericArguments: [TypeSyntax] = [], span: ByteSpan) {
      self.name = name
      self.genericArguments = genericArguments
      self.span = span
    }
  }

  package struct TupleElement: Sendable {
    package var label: String?
    package var type: TypeSyntax
    /// `T...` among a function type's parameters.
    package var isVariadic: Bool = false
  }

  package enum Form: Sendable {
    /// `A.B<C>`, outermost component first.
    case named([Component])
    /// `T?`
    indirect case optional(TypeSyntax)
    /// `T!`
    indirect case implicitlyUnwrapped(TypeSyntax)
    indirect case array(TypeSyntax)
    indirect case dictionary(key: TypeSyntax, value: TypeSyntax)
    /// `()` and `(a: Int, String)`; a type in parentheses is the type itself.
    case tuple([TupleElement])
    indirect case function(parameters: [TupleElement], result: TypeSyntax, isAsync: Bool, isThrowing: Bool)
    /// `A & B`
    case composition([TypeSyntax])
    indirect case some(TypeSyntax)
    indirect case any(TypeSyntax)
    /// `T.Type`, `P.Protocol`
    indirect case metatype(TypeSyntax)
    /// `~Copyable`
    indirect case suppressed(TypeSyntax)
    /// `repeat each T`, `each T`
    indirect case pack(TypeSyntax)
    /// A member of a type that is not a plain name: `[Int].Index`.
    indirect case member(of: TypeSyntax, Component)
    /// Not a type, or one that this parser does not cover.
    case unknown
  }

  package var form: Form
  /// `@Sendable`, `@escaping`, `@unchecked` and their like, names only; `inout`, `borrowing`, `isolated` too,
  /// and `throws` for a function type that names its error.
  package var attributes: [String]
  package var span: ByteSpan

  package init(_ form: Form, attributes: [String] = [], span: ByteSpan) {
    self.form = form
    self.attributes = attributes
    self.span = span
  }

  /// The components of a plain, possibly qualified name; nil for every other form.
  package var components: [Component]? {
    if case .named(let components) = form { components } else { nil }
  }
}
