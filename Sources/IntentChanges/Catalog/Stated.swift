/// A fact of a bundle: not stated, a readable value, or something that can't be compared.
///
/// Values that are not compile-time constants, and facts that differ by `#if` branch, are unknown: no change of them is
/// reported.
enum Stated<Content: Equatable & Sendable>: Equatable, Sendable {
  case absent
  case known(Content)
  case unknown

  var known: Content? { if case .known(let content) = self { content } else { nil } }
  var isAbsent: Bool { self == .absent }
  var isUnknown: Bool { self == .unknown }

  /// The value, or the framework's default if the source states none; nil if unknown.
  func known(orAbsent fallback: Content) -> Content? {
    switch self {
    case .absent: fallback
    case .known(let content): content
    case .unknown: nil
    }
  }

  /// Whether the two differ; false if either is unknown.
  func differs(from other: Stated) -> Bool { !isUnknown && !other.isUnknown && self != other }
}
