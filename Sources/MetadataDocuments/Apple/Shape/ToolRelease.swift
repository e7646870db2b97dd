import IntentModel

/// A release of Xcode whose tool writes differently: each case covers its release and the later ones up to the next case.
///
/// Evidence: captured documents of 15.2, 16 (a beta), 26.0 to 26.6 and 27.0 to a 27.2 beta.
package enum ToolRelease: Int, CaseIterable, Comparable, Sendable {
  case xcode15, xcode16, xcode26, xcode26Point4, xcode27

  /// The newest release with known captured documents and their sources.
  package static let newest = xcode27

  /// The release that a version such as `[26, 1]` belongs to; nil for one older than all captures.
  package init?(version: [Int]) {
    let known = Self.allCases.filter { !version.lexicographicallyPrecedes($0.version) }
    guard let release = known.last else { return nil }
    self = release
  }

  /// The version as text, without zeros: `26.4`, `26`.
  package var name: String { version.filter { $0 != 0 || version.count == 1 }.map(String.init).joined(separator: ".") }

  private var version: [Int] {
    switch self {
    case .xcode15: [15, 2]
    case .xcode16: [16]
    case .xcode26: [26]
    case .xcode26Point4: [26, 4]
    case .xcode27: [27]
    }
  }

  /// The version of the tool that a document names if the user names no Xcode.
  var toolsVersion: String { XcodeVersion(version).toolsVersion }

  /// The oldest release of which a captured document holds an entity, a query or an enum.
  static let firstWithTypes = xcode26

  package static func < (left: ToolRelease, right: ToolRelease) -> Bool { left.rawValue < right.rawValue }
}
