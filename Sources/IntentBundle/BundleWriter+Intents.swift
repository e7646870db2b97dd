import IntentModel
import SourceScan

/// Intents, with what the types of other arrays share with them: the declaration and the wrapped properties.
extension BundleWriter {
  mutating func intent(_ intent: Intent) {
    declaration(intent.type)
    text("title", intent.title)
    fact("description", intent.description) { $0.description($1) }
    bool("openAppWhenRun", intent.openAppWhenRun)
    bool("isDiscoverable", intent.isDiscoverable)
    bool("isAssistantOnly", intent.isAssistantOnly)
    string("authenticationPolicy", intent.authenticationPolicy)
    options("supportedModes", intent.supportedModes)
    string("intentClassName", intent.intentClassName)
    fact("deprecation", intent.deprecation) { writer, deprecation in
      writer.text("message", deprecation.message)
      writer.constant("replacedBy", deprecation.replacedBy) { $0.reference($1) }
    }
    options("traits", intent.traits)
    options("allowedExecutionTargets", intent.allowedExecutionTargets)
    options("searchScopes", intent.searchScopes)
    text("urlRepresentation", intent.urlRepresentation)
    bool("hasPerform", intent.hasPerform)
    properties("parameters", intent.parameters)
    fact("parameterSummary", intent.parameterSummary) { $0.summary($1) }
    fact("result", intent.result) { $0.result($1) }
    noteOrigins(of: intent)
    writeMemberNotes()
  }

  private mutating func noteOrigins(of intent: Intent) {
    noteOrigin(of: "persistentIdentifier", intent.type.persistentIdentifier)
    noteOrigin(of: "title", intent.title)
    noteOrigin(of: "description", intent.description)
    noteOrigin(of: "openAppWhenRun", intent.openAppWhenRun)
    noteOrigin(of: "isDiscoverable", intent.isDiscoverable)
    noteOrigin(of: "isAssistantOnly", intent.isAssistantOnly)
    noteOrigin(of: "authenticationPolicy", intent.authenticationPolicy)
    noteOrigin(of: "supportedModes", intent.supportedModes)
    noteOrigin(of: "intentClassName", intent.intentClassName)
    noteOrigin(of: "deprecation", intent.deprecation)
    noteOrigin(of: "traits", intent.traits)
    noteOrigin(of: "allowedExecutionTargets", intent.allowedExecutionTargets)
    noteOrigin(of: "searchScopes", intent.searchScopes)
    noteOrigin(of: "urlRepresentation", intent.urlRepresentation)
    noteOrigin(of: "parameterSummary", intent.parameterSummary)
    noteOrigin(of: "perform()", intent.result)
  }

  mutating func description(_ description: IntentDescription) {
    text("text", description.text)
    text("categoryName", description.categoryName)
    texts("searchKeywords", description.searchKeywords)
    text("resultValueName", description.resultValueName)
  }

  private mutating func result(_ result: PerformResult) {
    type("value", result.value)
    bool("providesDialog", result.providesDialog)
    bool("showsSnippetView", result.showsSnippetView)
    bool("showsSnippetIntent", result.showsSnippetIntent)
    bool("opensIntent", result.opensIntent)
  }

  // MARK: Declarations

  mutating func declaration(_ type: DeclaredType) {
    string("module", type.module)
    string("name", type.name)
    string("qualifiedName", type.qualifiedName)
    string("mangledName", type.mangledName)
    if !differsByBranch(type.persistentIdentifier) { string("identifier", type.identifier) }
    string("kind", type.kind.rawValue)
    strings("conformances", type.conformances)
    limitedConformances(type.limitedConformances)
    location(type.place)
    availability("availability", type.availability)
    strings("conditions", type.conditions)
    string("schema", type.schema?.name)
    string("persistentIdentifier", type.persistentIdentifier)
  }

  /// What a member, a case or a shortcut ends with.
  mutating func circumstances(_ place: Place, _ availability: [Availability], _ conditions: [String]) {
    location(place)
    self.availability("availability", availability)
    strings("conditions", conditions)
  }

  // MARK: Wrapped properties

  /// Keys of a wrapped property that no other argument of its wrapper may have.
  private static let propertyKeys: Set<String> = [
    "name", "wrapper", "otherWrappers", "type", "initialValue", "location", "availability", "conditions", "title",
    "description",
  ]
  /// Labels whose arguments come before the type, as people look for them first.
  private static let leadingLabels = ["title", "description"]

  mutating func properties(_ key: String, _ properties: [WrappedProperty]) {
    array(key, properties) { writer, property in writer.object { $0.property(property) } }
  }

  private mutating func property(_ property: WrappedProperty) {
    string("name", property.name)
    string("wrapper", property.wrapper.rawValue)
    strings("otherWrappers", property.otherWrappers)
    var others = property.arguments
    for label in Self.leadingLabels {
      guard let index = others.firstIndex(where: { $0.label == label }) else { continue }
      argument(label, others.remove(at: index).value)
    }
    type("type", property.type)
    labelledArguments(others, reserved: Self.propertyKeys) { $0.argument($2, $1.value) }
    if let initialValue = property.initialValue { object("initialValue") { $0.value(initialValue) } }
    circumstances(property.place, property.availability, property.conditions)
  }

  private mutating func argument(_ label: String, _ value: Value) {
    if label == "inclusiveRange", case .tuple(let bounds) = value.form, bounds.count == 2 {
      object("inclusiveRange") { writer in
        writer.object("lower") { $0.value(bounds[0].value) }
        writer.object("upper") { $0.value(bounds[1].value) }
      }
    } else {
      object(label) { $0.value(value) }
    }
  }

  mutating func dependencies(_ dependencies: [ParameterDependency]) {
    array("dependencies", dependencies) { writer, dependency in
      writer.object { writer in
        writer.string("name", dependency.name)
        if let intent = dependency.intent { writer.object("intent") { $0.reference(intent) } }
        writer.strings("parameters", dependency.parameters.map(\.name))
        writer.circumstances(dependency.place, [], dependency.conditions)
      }
    }
  }
}
