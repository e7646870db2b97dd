/// A type as written: `[Book]?`, `some IntentResult & ReturnsValue<Int>`, `Foundation.URL`.
public struct TypeSyntax: Sendable {
  /// `Set<Int>` in `Swift.Set<Int>`.
  public struct Component: Sendable {
    /// Without backticks.
    public var name: String
    public var genericArguments: [TypeSyntax]
    public var span: ByteSpan

    public init(name: String, genericArguments: [TypeSyntax] = [], span: ByteSpan) {
      self.name = name
      self.genericArguments = genericArguments
      self.span = span
    }
  }

  public struct TupleElement: Sendable {
    public var label: String?
    public var type: TypeSyntax
    /// `T...` among a function type's parameters.
    public var isVariadic: Bool

    public init(label: String? = nil, type: TypeSyntax, isVariadic: Bool = false) {
      self.label = label
      self.type = type
      self.isVariadic = isVariadic
    }
  }

  public enum Form: Sendable {
    /// `A.B<C>`, outermost component first.
    case named([Component])
    /// `T?`
    indirect case optional(TypeSyntax)
    /// `T!`
    indirect case implicitlyUnwrapped(TypeSyntax)
    indirect case array(TypeSyntax)
    indirect case dictionary(key: TypeSyntax, value: TypeSyntax)
    /// `()` and `(a: Int, String)`; a parenthesised type is the type itself.
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
    /// Not a type, or one that this parser does not know.
    case unknown
  }

  public var form: Form
  /// `@Sendable`, `@escaping`, `@unchecked` and their like, names only; `inout`, `borrowing`, `isolated` too,
  /// and `throws` for a function type that names its error.
  public var attributes: [String]
  public var span: ByteSpan

  public init(_ form: Form, attributes: [String] = [], span: ByteSpan) {
    self.form = form
    self.attributes = attributes
    self.span = span
  }

  /// The components of a plain, possibly qualified name; nil for every other form.
  public var components: [Component]? {
    if case .named(let components) = form { components } else { nil }
  }
}
