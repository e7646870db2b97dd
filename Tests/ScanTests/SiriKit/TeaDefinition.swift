import DocumentFormats
import IntentModel
import SourceScan

@testable import MetadataDocuments

/// A definition of two intents: `BrewTeaIntent` with a text and an enum, and `PourIntentIntent`, which has a summary alone.
enum TeaDefinition {
  static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>INEnums</key><array><dict><key>INEnumName</key><string>Heat</string><key>INEnumType</key><string>Regular</string><key>INEnumValues</key><array>
     <dict><key>INEnumValueDisplayName</key><string>unknown</string><key>INEnumValueName</key><string>unknown</string></dict>
     <dict><key>INEnumValueDisplayName</key><string>Hot</string><key>INEnumValueIndex</key><integer>1</integer><key>INEnumValueName</key><string>hot</string></dict>
     <dict><key>INEnumValueDisplayName</key><string>Iced</string><key>INEnumValueIndex</key><integer>2</integer><key>INEnumValueName</key><string>iced</string></dict>
    </array></dict></array>
    <key>INIntentDefinitionModelVersion</key><string>1.2</string><key>INIntentDefinitionNamespace</key><string>q1w2e3</string>
    <key>INIntents</key><array>
     <dict><key>INIntentName</key><string>BrewTea</string><key>INIntentType</key><string>Custom</string><key>INIntentVerb</key><string>Do</string>
      <key>INIntentTitle</key><string>Brew Tea</string><key>INIntentTitleID</key><string>aB3dE5</string><key>INIntentConfigurable</key><true/>
      <key>INIntentManagedParameterCombinations</key><dict><key>leaf,heat</key><dict><key>INIntentParameterCombinationSupportsBackgroundExecution</key><true/>
       <key>INIntentParameterCombinationTitle</key><string>Brew ${leaf} ${heat}</string></dict></dict>
      <key>INIntentParameters</key><array>
       <dict><key>INIntentParameterName</key><string>leaf</string><key>INIntentParameterTag</key><integer>2</integer><key>INIntentParameterType</key><string>String</string>
        <key>INIntentParameterDisplayName</key><string>Leaf</string><key>INIntentParameterConfigurable</key><true/></dict>
       <dict><key>INIntentParameterName</key><string>heat</string><key>INIntentParameterTag</key><integer>4</integer><key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterEnumType</key><string>Heat</string><key>INIntentParameterEnumTypeNamespace</key><string>q1w2e3</string>
        <key>INIntentParameterDisplayName</key><string>Heat</string><key>INIntentParameterConfigurable</key><true/>
        <key>INIntentParameterMetadata</key><dict><key>INIntentParameterMetadataDefaultValue</key><string>hot</string></dict></dict>
      </array></dict>
     <dict><key>INIntentName</key><string>PourIntent</string><key>INIntentType</key><string>Custom</string><key>INIntentVerb</key><string>Do</string>
      <key>INIntentTitle</key><string>Pour</string><key>INIntentTitleID</key><string>zZ9yY8</string><key>INIntentParameterCombinations</key><dict><key></key><dict>
       <key>INIntentParameterCombinationTitle</key><string>Pour</string></dict></dict></dict>
    </array><key>INTypes</key><array/></dict></plist>

    """

  /// The file with all that the bundle has a key for, as a bundle.
  static func document() throws -> JSONDocument {
    let more = """
      <key>INIntentDescription</key><string>Brews tea</string><key>INIntentDescriptionID</key><string>dE5cR1</string><key>INIntentEligibleForWidgets</key><true/>
      <key>INIntentInput</key><string>files</string>
      <key>INIntentResponse</key><dict><key>INIntentResponseOutput</key><string>cup</string>
       <key>INIntentResponseParameters</key><array><dict><key>INIntentResponseParameterName</key><string>cup</string>
        <key>INIntentResponseParameterType</key><string>Object</string>
        <key>INIntentResponseParameterObjectType</key><string>Cup</string></dict></array></dict>
      <key>INIntentParameters</key><array>
       <dict><key>INIntentParameterName</key><string>files</string><key>INIntentParameterType</key><string>File</string>
        <key>INIntentParameterSupportsMultipleValues</key><true/><key>INIntentParameterSupportsDynamicEnumeration</key><true/>
        <key>INIntentParameterRelationship</key><dict><key>INIntentParameterRelationshipParentName</key><string>leaf</string></dict>
        <key>INIntentParameterArraySizes</key><array><dict><key>INIntentParameterArraySizeSizeClass</key><string>Small</string>
         <key>INIntentParameterArraySizeSize</key><integer>2</integer></dict></array>
        <key>INIntentParameterMetadata</key><dict><key>INIntentParameterMetadataCustomUTIs</key>
         <array><dict><key>UTI</key><string>public.item</string></dict></array></dict></dict>
       <dict><key>INIntentParameterName</key><string>who</string><key>INIntentParameterType</key><string>Object</string>
        <key>INIntentParameterObjectType</key><string>Person</string>
        <key>INIntentParameterObjectTypeNamespace</key><string>System</string></dict>
      """
    let text = file.replacing("<key>INIntentParameters</key><array>", with: more)
      .replacing(
        "<array/>",
        with: "<array><dict><key>INTypeName</key><string>Cup</string><key>INTypeProperties</key><array><dict>"
          + "<key>INTypePropertyName</key><string>size</string><key>INTypePropertyType</key><string>Integer</string>"
          + "</dict></array></dict></array>")
    var contents = SiriKitContents(),
      definition = try readSiriKitDefinition(
        Array(text.utf8), path: "Tea.intentdefinition",
        translations: ["aB3dE5": ["de": "Tee kochen"], "dE5cR1": ["de": "Kocht Tee"]])
    definition.targets = ["App"]
    contents.definitions = [definition]
    contents.handlers = ["BrewTeaIntent": ["App"]]
    let json = MetadataBundle(modules: []).json(paths: [], siriKit: contents) { _ in LineIndex(SourceText()) }
    return try JSONDocument(parsing: String(decoding: json, as: UTF8.self))
  }

  /// The App Intent that replaces `BrewTeaIntent`.
  static let brew = """
    import AppIntents
    struct Brew: AppIntent, CustomIntentMigratedAppIntent {
      static let intentClassName = "BrewTeaIntent"
      static let title: LocalizedStringResource = "Brew Tea"
      @Parameter(title: "Leaf") var leaf: String
      @Parameter(title: "Heat", default: .hot) var heat: HeatAppEnum
      func perform() async throws -> some IntentResult { .result() }
    }
    enum HeatAppEnum: String, AppEnum {
      case hot, iced
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Heat"
      static let caseDisplayRepresentations: [HeatAppEnum: DisplayRepresentation] = [.hot: "Hot", .iced: "Iced"]
    }

    """
}
