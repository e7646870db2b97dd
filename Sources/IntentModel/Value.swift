import SourceScan

/// A compile-time constant as the source states it, or an expression that is not one.
public struct Value: Sendable {
  public indirect enum Form: Sendable {
    /// The decoded text of a literal.
    case string(String)
    /// A number. An integer literal is a `double` if the declared type of the value is a floating-point type, `Decimal` or
    /// `Measurement`.
    case int(Int)
    case double(Double)
    case bool(Bool)
    /// `.read`, `Shelf.read`, `.pay(3)`: the case's name, or that of a static member written like one. Arguments are nil
    /// without parentheses.
    case enumCase(String, arguments: [Argument]?)
    case array([Value])
    case dictionary([Entry])
    case tuple([Argument])
    /// The names as written, `$` included.
    case keyPath([String])
    /// `OpenBook.self`
    case type(TypeReference)
    /// The construction of a value; a non-constant argument is unreadable by itself. The callee as written, `init` for `.init`, and
    /// `Shelf` for `Shelf.init`.
    case call(String, arguments: [Argument])
    case `nil`
    /// A text in a position where the framework takes a localizable string.
    case text(LocalizedText)
    /// An instance of a declared type, in a position where the framework takes one: `BookQuery()`.
    case reference(TypeReference)
    case unreadable(Unreadable)
  }

  public struct Entry: Sendable {
    public var key: Value
    public var value: Value
  }

  public var form: Form
  public var place: Place

  package init(_ form: Form, at place: Place) {
    self.form = form
    self.place = place
  }

  public var unreadable: Unreadable? { if case .unreadable(let unreadable) = form { unreadable } else { nil } }
  /// The text, if the value is in a position where the framework takes a localizable string.
  public var text: LocalizedText? { if case .text(let text) = form { text } else { nil } }
}

/// An argument of a call, of an attribute, or an element of a tuple.
public struct Argument: Sendable {
  /// The label without backticks; nil if there is none.
  public var label: String?
  public var labelPlace: Place?
  public var value: Value
}

extension Constant where Content == Value {
  /// A value as a fact's content: not a constant if it is unreadable as a whole.
  init(_ value: Value) {
    self = if let unreadable = value.unreadable { .unreadable(unreadable) } else { .known(value) }
  }
}
