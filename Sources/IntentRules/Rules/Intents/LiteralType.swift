import IntentModel

extension ValueType {
  /// The words for a value, in a message, if it certainly does not have this type: literals against `String`, `Int`, `Double`,
  /// `Bool` and arrays of them. Nil if the value may have the type, and for all other types and values.
  func mismatch(with value: Value) -> String? {
    switch kind {
    case .array:
      guard let element = elements.first, element.isBasic || element.kind == .array else { return nil }
      guard case .array(let values) = value.form else { return value.literalKind?.words }
      return values.firstNonNil { element.mismatch(with: $0) }.map { "an array with \($0)" }
    case .primitive where isBasic:
      guard let literal = value.literalKind, !literal.types.contains(name ?? "") else { return nil }
      return literal.words
    default: return nil
    }
  }

  /// Whether values of two types certainly differ: two different basic types, an array and a basic type, or two arrays whose
  /// elements certainly differ.
  func certainlyDiffers(from other: ValueType) -> Bool {
    switch (kind, other.kind) {
    case (.array, .array):
      guard let element = elements.first, let otherElement = other.elements.first else { return false }
      return element.certainlyDiffers(from: otherElement)
    case (.array, _): return other.isBasic
    case (_, .array): return isBasic
    default: return isBasic && other.isBasic && name != other.name
    }
  }

  /// Whether it is one of the types that are compared with literals and with each other.
  private var isBasic: Bool {
    kind == .primitive && ["String", "Int", "Double", "Bool"].contains(name)
  }
}

/// A kind of literal, with the basic types that take it.
private struct LiteralKind {
  var words: String
  var types: [String]
}

extension Value {
  fileprivate var literalKind: LiteralKind? {
    switch form {
    case .string: LiteralKind(words: "a string literal", types: ["String"])
    case .text(let text):
      if case .literal = text.form { LiteralKind(words: "a string literal", types: ["String"]) } else { nil }
    case .int: LiteralKind(words: "an integer literal", types: ["Int", "Double"])
    case .double: LiteralKind(words: "a floating-point literal", types: ["Double"])
    case .bool: LiteralKind(words: "a Boolean literal", types: ["Bool"])
    case .array: LiteralKind(words: "an array literal", types: [])
    case .dictionary: LiteralKind(words: "a dictionary literal", types: [])
    case .unreadable(let unreadable) where unreadable.reason == .interpolation:
      LiteralKind(words: "a string literal", types: ["String"])
    default: nil
    }
  }
}
