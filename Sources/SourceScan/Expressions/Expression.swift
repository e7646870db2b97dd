/// An expression with the forms that metadata needs. Any other valid Swift becomes `.other` with its span, so that its text can
/// be shown; nothing is dropped.
package struct Expression: Sendable {
  package indirect enum Form: Sendable {
    /// The integer as written, with underscores and base: `0xFF_00`. A directly preceding `-` is part of it.
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
    /// `(1, name: "n")`; one element without a label is `parenthesized`.
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

  package struct Argument: Sendable {
    /// The label without backticks; nil if there is none, or it is `_`.
    package var label: String?
    package var labelSpan: ByteSpan?
    package var value: Expression
  }

  package struct DictionaryElement: Sendable {
    package var key: Expression
    package var value: Expression
  }

  package struct Call: Sendable {
    package var callee: Expression
    /// Arguments in source order, without trailing closures.
    package var arguments: [Argument]
    /// The first closure has no label.
    package var trailingClosures: [Argument] = []
  }

  /// `\Root.a.b`, `\.$shelf`, `\.items[0]`, `\.self`
  package struct KeyPath: Sendable {
    package var root: TypeSyntax?
    /// Names in order, with a leading `$` where written; optional chaining and subscripts as written (`?`, `!`, `[0]`).
    package var components: [String]
  }

  package struct Closure: Sendable {
    /// The source between the braces, without a signature `… in`; parse it with `ParsedFile.statements(in:)`.
    package var body: ByteSpan
    var hasSignature: Bool
  }

  package var form: Form
  package var span: ByteSpan

  package init(_ form: Form, span: ByteSpan) {
    self.form = form
    self.span = span
  }

  /// The expression inside all parentheses: `x` for `((x))`.
  package var withoutParentheses: Expression {
    var expression = self
    while case .parenthesized(let inner) = expression.form { expression = inner }
    return expression
  }

  /// Whether it is `.init`, which refers to the type that its context requires.
  package var isImplicitInit: Bool { if case .implicitMember("init") = form { true } else { false } }
}

/// A string literal as its segments: decoded text and interpolations.
package struct StringLiteral: Sendable {
  package enum Segment: Sendable {
    /// Escapes decoded, indentation of a multi-line literal stripped, its line breaks LF. Bytes that are not UTF-8
    /// become U+FFFD.
    case text(String)
    /// The arguments between the parentheses: `\(placeholder: .int)` has a label.
    case interpolation([Expression.Argument], ByteSpan)
  }

  /// Adjacent texts form one segment; an empty literal has none.
  package var segments: [Segment]

  /// The text of a literal without interpolations; nil if there are any.
  package var plainText: String? {
    switch segments.count {
    case 0: ""
    case 1: if case .text(let text) = segments[0] { text } else { nil }
    default: nil
    }
  }
}
