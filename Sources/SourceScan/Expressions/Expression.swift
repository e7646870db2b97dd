/// An expression as far as metadata needs it. Whatever else is valid Swift becomes `.other` with its span, so that its
/// text can be shown; nothing is dropped.
public struct Expression: Sendable {
  public indirect enum Form: Sendable {
    /// As written, with underscores and base: `0xFF_00`. A directly preceding `-` is part of it.
    case integer(String)
    case floatingPoint(String)
    case boolean(Bool)
    case nilLiteral
    case string(StringLiteral)
    case regex
    /// A plain name without backticks: `title`, `Self`, `self`, `URL`.
    case name(String)
    /// `_`
    case discard
    /// `.navy`: nothing before the dot.
    case implicitMember(String)
    /// `base.name`; `self` and `init` are names too (`T.self`, `T.init`).
    case member(Expression, String)
    /// `Set<Int>`, `UniqueAppEntityProvider<Self>` before a call or a member.
    case specialized(Expression, [TypeSyntax])
    /// A type that can't be taken for a value, before `.self`, `(` or `.`: `[String]`, `any P`, `Int?`. `[String]` alone is an
    /// array literal.
    case type(TypeSyntax)
    case call(Call)
    /// `base[…]`
    case `subscript`(Expression, [Argument])
    case array([Expression])
    case dictionary([DictionaryElement])
    /// `(1, name: "n")`; one unlabelled element is `parenthesized`.
    case tuple([Argument])
    case parenthesized(Expression)
    case keyPath(KeyPath)
    case closure(Closure)
    /// `e!`
    case forceUnwrap(Expression)
    /// `e?` in a chain.
    case optionalChain(Expression)
    /// `e as T`
    case coercion(Expression, TypeSyntax)
    /// `-(5)`, `!flag`, `~0`, `&x`: a prefix operator on anything but a number literal.
    case prefix(String, Expression)
    /// `#file`, `#selector(f)`, `#colorLiteral(…)`
    case macro(String, [Argument])
    /// `a + b`, `c ? a : b`, `x as? T`, `x is T`, `try f()`, `await f()`, `if … else …`, `switch …`, `1...3`, and the rest.
    case other
  }

  public struct Argument: Sendable {
    /// Without backticks; nil when there is none.
    public var label: String?
    public var labelSpan: ByteSpan?
    public var value: Expression

    public init(label: String? = nil, labelSpan: ByteSpan? = nil, value: Expression) {
      self.label = label
      self.labelSpan = labelSpan
      self.value = value
    }
  }

  public struct DictionaryElement: Sendable {
    public var key: Expression
    public var value: Expression

    public init(key: Expression, value: Expression) {
      self.key = key
      self.value = value
    }
  }

  public struct Call: Sendable {
    public var callee: Expression
    /// In source order; trailing closures are not among them.
    public var arguments: [Argument]
    /// The first one has no label.
    public var trailingClosures: [Argument]

    public init(callee: Expression, arguments: [Argument], trailingClosures: [Argument] = []) {
      self.callee = callee
      self.arguments = arguments
      self.trailingClosures = trailingClosures
    }
  }

  /// `\Root.a.b`, `\.$shelf`, `\.items[0]`, `\.self`
  public struct KeyPath: Sendable {
    public var root: TypeSyntax?
    /// Names in order, with a leading `$` where written; optional chaining and subscripts as written (`?`, `!`, `[0]`).
    public var components: [String]

    public init(root: TypeSyntax?, components: [String]) {
      self.root = root
      self.components = components
    }
  }

  public struct Closure: Sendable {
    /// What is between the braces, without a signature `… in`; parse it with `ParsedFile.statements(in:)`.
    public var body: ByteSpan
    public var hasSignature: Bool

    public init(body: ByteSpan, hasSignature: Bool) {
      self.body = body
      self.hasSignature = hasSignature
    }
  }

  public var form: Form
  public var span: ByteSpan

  public init(_ form: Form, span: ByteSpan) {
    self.form = form
    self.span = span
  }

  /// What the parentheses around it hold, however many there are: `x` of `((x))`.
  public var withoutParentheses: Expression {
    var expression = self
    while case .parenthesized(let inner) = expression.form { expression = inner }
    return expression
  }

  /// Whether it is `.init`, which refers to the type that its context asks for.
  public var isImplicitInit: Bool { if case .implicitMember("init") = form { true } else { false } }
}

/// A string literal as its segments: decoded text and interpolations.
public struct StringLiteral: Sendable {
  public enum Segment: Sendable {
    /// Escapes decoded, indentation of a multi-line literal stripped, its line breaks LF. Bytes that are not UTF-8
    /// become U+FFFD.
    case text(String)
    /// The arguments between the parentheses: `\(placeholder: .int)` has a label.
    case interpolation([Expression.Argument], ByteSpan)
  }

  /// Neighbouring texts are one segment; an empty literal has none.
  public var segments: [Segment]
  public var isMultiLine: Bool

  public init(segments: [Segment], isMultiLine: Bool) {
    self.segments = segments
    self.isMultiLine = isMultiLine
  }

  /// The text of a literal without interpolations; nil when there are any.
  public var plainText: String? {
    switch segments.count {
    case 0: ""
    case 1: if case .text(let text) = segments[0] { text } else { nil }
    default: nil
    }
  }
}
