import IntentModel
import IntentReports

/// An App Intent, and the SiriKit intent of the app that it replaces.
struct MigratedIntent {
  var intent: Intent
  /// The definitions of that SiriKit intent. Several files of a folder may define one class, for different apps; rules report what
  /// is wrong for each of them.
  var replaced: [(intent: SiriKitIntent, definition: SiriKitDefinition)]

  /// The parameters of the SiriKit intent that people can set and that each definition has, with the App Intent's parameters of the
  /// same names.
  var parameters: [(old: SiriKitParameter, definition: SiriKitDefinition, new: WrappedProperty?)] {
    guard let first = replaced.first else { return [] }
    return first.intent.parameters.filter { parameter in
      parameter.isConfigurable
        && replaced.allSatisfy { each in
          each.intent.parameters.contains { $0.name == parameter.name && $0.spelling == parameter.spelling }
        }
    }.map { ($0, first.definition, intent.parameter($0.name)) }
  }
}

extension LintModel {
  /// The App Intents whose SiriKit intents the app defines.
  var migratedIntents: [MigratedIntent] {
    guard !settings.siriKit.definitions.isEmpty else { return [] }
    let defined = settings.siriKit.intentsByClass
    return bundle.intents.compactMap { intent in
      intent.type.migratedClassName.only.flatMap { defined[$0] }.map { MigratedIntent(intent: intent, replaced: $0) }
    }
  }

  /// The location of findings about a definition, which has no source: the first App Intent of a target that compiles it, else the
  /// first App Intent of the first module by name. Nil if there are no App Intents.
  func firstIntent(of definition: SiriKitDefinition) -> DeclaredType? {
    definition.targets.lazy.compactMap { firstIntents[$0] }.first ?? firstIntents.min { $0.key < $1.key }?.value
  }
}

extension SiriKitIntent {
  /// The things that use the intent, as a message names them.
  var users: String { isForWidgets ? isInShortcuts ? "saved shortcuts and widgets" : "widgets" : "saved shortcuts" }
}

extension [RuleDescription.Profile] {
  /// The profiles of rules about App Intents that replace SiriKit's intents.
  static let ofMigration: [RuleDescription.Profile] = [.recommended, .siriTools, .migration]
}

extension ValueType {
  /// The type of one value: the element of an array or a set.
  var single: ValueType { isSeveral ? elements.first ?? self : self }
  var isSeveral: Bool { kind == .array || kind == .set }
}

/// Sources that the examples of these rules share. A name may contain the mark `↓`.
extension String {
  /// An App Intent that replaces `OrderSoupIntent`.
  static func orderSoup(_ members: String..., name: String = "OrderSoup") -> String {
    "struct \(name): CustomIntentMigratedAppIntent {\n  static let intentClassName = \"OrderSoupIntent\"\n"
      + members.map { "  \($0)\n" }.joined() + "}\n"
  }

  /// The file of this SiriKit intent with one parameter: a text with this name, or one of the enum `Size` with these values.
  static func soupDefinition(parameter: String = "soup", values: [String] = []) -> String {
    let isEnum = !values.isEmpty
    let cases = values.map { "  <dict><key>INEnumValueName</key><string>\($0)</string></dict>\n" }.joined()
    let enums =
      isEnum
      ? "<key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string><key>INEnumValues</key><array>\n\(cases)"
        + "</array></dict></array>"
      : ""
    return """
      // file: Soup.intentdefinition
      <plist><dict>\(enums)<key>INIntents</key><array><dict>
        <key>INIntentName</key><string>OrderSoup</string><key>INIntentConfigurable</key><true/>
        <key>INIntentParameters</key><array>
          <dict><key>INIntentParameterName</key><string>\(parameter)</string><key>INIntentParameterConfigurable</key><true/>
            <key>INIntentParameter\(isEnum ? "Enum" : "")Type</key><string>\(isEnum ? "Size" : "String")</string></dict>
        </array>
      </dict></array></dict></plist>
      """
  }
}
