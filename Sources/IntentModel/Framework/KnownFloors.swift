/// The first release of each platform that has a name of the framework; a dash where the platform lacks it.
///
/// Sources: the availability tables of Apple's guide for agents in Xcode 27, and the page of each name in Apple's documentation.
/// A platform that a row does not name was not looked up, and its first release counts as unknown.
package enum KnownFloors {
  package enum Floor: Equatable, Sendable {
    case since([Int])
    case missing
  }

  /// Protocols that a type conforms to. Swift accepts a conformance to a protocol that is newer than the deployment target, and
  /// shipping apps have such conformances, so rows list only the platforms that lack the protocol.
  package static let protocols = rows([
    ("IndexedEntityQuery ToolIntent", "watchOS - tvOS -"), ("ControlConfigurationIntent", "tvOS - visionOS -"),
  ])

  /// Static members, parts of results, property wrappers, types of parameters and functions.
  package static let names = rows([
    ("IntentModes ShowsSnippetIntent ComputedProperty DeferredProperty", everywhere("26")),
    ("continueInForeground requestChoice", everywhere("26")),
    ("withIntentCancellationHandler", everywhere("26.4")),
    ("IntentExecutionTargets performBackgroundTask EntityCollection", everywhere("27")),
    ("indexingKey customIndexingKey", "iOS 18.4 macOS 15.4 watchOS - tvOS - visionOS 2.4"),
    ("visibility", everywhere("27.3")),
  ])

  /// The domains of schemas that are newer than the macros or that a platform lacks. The schemas of other domains are as old as
  /// the macros.
  private static let domains = rows([
    ("calendar clock", "iOS 27 macOS 27 watchOS - tvOS - visionOS 27"),
    ("audio maps messages notes phone reminders", "iOS 27 macOS 27 visionOS 27"),
    ("mail", "iOS 18 macOS 15 watchOS - tvOS - visionOS 2"),
  ])
  private static let macros = floors("iOS 18 macOS 15 watchOS 11 tvOS 18 visionOS 2")

  package static func schema(_ name: String) -> [String: Floor] { domains[KnownSchemas.domain(of: name)] ?? macros }

  private static func everywhere(_ version: String) -> String {
    ["iOS", "macOS", "watchOS", "tvOS", "visionOS"].map { "\($0) \(version)" }.joined(separator: " ")
  }

  private static func rows(_ rows: [(names: String, floors: String)]) -> [String: [String: Floor]] {
    Dictionary(
      uniqueKeysWithValues: rows.flatMap { row in
        row.names.split(separator: " ").map { (String($0), floors(row.floors)) }
      })
  }

  private static func floors(_ text: String) -> [String: Floor] {
    let words = text.split(separator: " ")
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map { index in
        let version = words[index + 1].split(separator: ".").compactMap { Int($0) }
        return (String(words[index]), version.isEmpty ? .missing : .since(version))
      })
  }
}
