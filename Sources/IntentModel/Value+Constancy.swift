/// Whether a value is a compile-time constant as a whole. The rules and the writer of Apple's format both ask here, so that the
/// linter reports whatever the writer refuses.
extension Value {
  /// The first part that is not a compile-time constant. Not inlined: it would be into itself, over and over.
  @inline(never)
  package var firstUnreadable: Unreadable? {
    switch form {
    case .unreadable(let unreadable): unreadable
    case .array(let values): values.lazy.compactMap(\.firstUnreadable).first
    case .call(_, let arguments), .tuple(let arguments): arguments.lazy.compactMap(\.value.firstUnreadable).first
    case .enumCase(_, let arguments): arguments?.lazy.compactMap(\.value.firstUnreadable).first
    case .dictionary(let entries): entries.lazy.compactMap { $0.key.firstUnreadable ?? $0.value.firstUnreadable }.first
    default: nil
    }
  }

  /// Nothing in it is unreadable.
  package var isConstant: Bool { firstUnreadable == nil }
}
