/// What a bundle says about one fact: nothing, something that can be compared, or something that can't.
///
/// Values that the source hides, and facts that differ by `#if` branch, are unknown: nothing is claimed about them.
enum Stated<Content: Equatable & Sendable>: Equatable, Sendable {
  case absent
  case known(Content)
  case unknown

  var known: Content? { if case .known(let content) = self { content } else { nil } }
  var isAbsent: Bool { self == .absent }
  var isUnknown: Bool { self == .unknown }

  /// With the framework's own answer where the source gives none; nil where it can't be known.
  func known(orAbsent fallback: Content) -> Content? {
    switch self {
    case .absent: fallback
    case .known(let content): content
    case .unknown: nil
    }
  }

  /// Both sides say something readable, or nothing, and it isn't the same.
  func differs(from other: Stated) -> Bool { !isUnknown && !other.isUnknown && self != other }
}
