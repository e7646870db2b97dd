/// Whether a value is a compile-time constant as a whole. The rules and the writer of Apple's format both use this, so that the
/// linter reports every value that the writer rejects.
extension Value {
  /// The first part that is not a compile-time constant; nil if all parts are. Not inlined, because it calls itself, and the
  /// compiler would inline each level into the next.
  @inline(never)
  package var firstUnreadable: Unreadable? {
    switch form {
    case .unreadable(let unreadable): unreadable
    case .array(let values): values.firstNonNil(\.firstUnreadable)
    case .call(_, let arguments), .tuple(let arguments): arguments.firstNonNil(\.value.firstUnreadable)
    case .enumCase(_, let arguments): arguments?.firstNonNil(\.value.firstUnreadable)
    case .dictionary(let entries): entries.firstNonNil { $0.key.firstUnreadable ?? $0.value.firstUnreadable }
    default: nil
    }
  }

  /// Whether every part is a compile-time constant.
  package var isConstant: Bool { firstUnreadable == nil }
}

extension Sequence {
  /// The first result that is not nil. `transform` is called once for each element: `lazy.compactMap(_:).first` calls it
  /// several times for the element that it finds, which takes exponential time if values are nested.
  package func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
