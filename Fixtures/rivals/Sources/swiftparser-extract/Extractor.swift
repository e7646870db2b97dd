import SwiftSyntax

/// Something that a type of App Intents states.
struct Fact {
  var type: String
  var name: String
  var value: String
  var position: AbsolutePosition
  var line = 0
  var column = 0
}

/// Collects the members of every type that names one of the framework's protocols or macros.
final class Extractor: SyntaxVisitor {
  private static let protocols: Set<String> = [
    "AppIntent", "AppEntity", "AppEnum", "AppShortcutsProvider", "AppIntentsPackage", "AppIntentsExtension",
    "EntityQuery", "EntityStringQuery", "EntityPropertyQuery", "EnumerableEntityQuery", "UniqueAppEntityQuery",
    "IntentValueQuery", "DynamicOptionsProvider", "TransientAppEntity", "IndexedEntity", "FileEntity",
    "UniqueAppEntity",
    "OpenIntent", "DeleteIntent", "SnippetIntent", "WidgetConfigurationIntent", "ControlConfigurationIntent",
    "SetValueIntent", "LiveActivityIntent", "AudioPlaybackIntent", "AudioRecordingIntent", "SetFocusFilterIntent",
    "ForegroundContinuableIntent", "ProgressReportingIntent", "PredictableIntent", "SystemIntent",
    "URLRepresentableIntent",
    "URLRepresentableEntity", "URLRepresentableEnum", "ShowInAppSearchResultsIntent", "CustomIntentMigratedAppIntent",
    "CameraCaptureIntent", "TargetContentProvidingIntent", "UndoableIntent", "AppUnionValue",
  ]
  private static let macros: Set<String> = [
    "AppIntent", "AppEntity", "AppEnum", "AssistantIntent", "AssistantEntity", "AssistantEnum", "UnionValue",
  ]

  var facts: [Fact] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.name.text, node.inheritanceClause, node.attributes, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.name.text, node.inheritanceClause, node.attributes, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.name.text, node.inheritanceClause, node.attributes, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.name.text, node.inheritanceClause, node.attributes, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.extendedType.trimmedDescription, node.inheritanceClause, node.attributes, node.memberBlock)
    return .visitChildren
  }

  private func take(
    _ node: some DeclSyntaxProtocol, _ name: String, _ inheritance: InheritanceClauseSyntax?,
    _ attributes: AttributeListSyntax, _ body: MemberBlockSyntax
  ) {
    guard inherits(inheritance) || hasMacro(attributes) else { return }
    facts.append(Fact(type: name, name: "", value: "", position: node.positionAfterSkippingLeadingTrivia))
    for member in body.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        take(variable, of: name)
      } else if let cases = member.decl.as(EnumCaseDeclSyntax.self) {
        for element in cases.elements {
          facts.append(
            Fact(
              type: name, name: element.name.text, value: element.rawValue?.value.trimmedDescription ?? "",
              position: element.positionAfterSkippingLeadingTrivia))
        }
      }
    }
  }

  private func take(_ variable: VariableDeclSyntax, of type: String) {
    var wrapper = ""
    for case .attribute(let attribute) in variable.attributes { wrapper += attribute.trimmedDescription }
    for binding in variable.bindings {
      let value = binding.initializer?.value.trimmedDescription ?? binding.accessorBlock?.trimmedDescription ?? ""
      facts.append(
        Fact(
          type: type, name: binding.pattern.trimmedDescription, value: wrapper + value,
          position: binding.positionAfterSkippingLeadingTrivia))
    }
  }

  private func inherits(_ clause: InheritanceClauseSyntax?) -> Bool {
    clause?.inheritedTypes.contains { inherited in
      if let name = inherited.type.as(IdentifierTypeSyntax.self) { return Self.protocols.contains(name.name.text) }
      if let name = inherited.type.as(MemberTypeSyntax.self) { return Self.protocols.contains(name.name.text) }
      return false
    } ?? false
  }

  private func hasMacro(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      if case .attribute(let attribute) = $0, let name = attribute.attributeName.as(IdentifierTypeSyntax.self) {
        return Self.macros.contains(name.name.text)
      }
      return false
    }
  }
}
