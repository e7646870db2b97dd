import IntentModel

/// A kind of value that keys of the bundle hold. The raw value is its name in the schema.
enum Definition: String, Sendable {
  // The schema repeats the contents of these definitions wherever they are used.
  case any, string, bool, int, double, yes, position, versionOrYes, bundleVersion, shortcuts, severalTypes
  case values, valuesOrValue, boundsOrValue, entries, elements, place, nothing

  // These definitions are entries of `$defs`, which other schemas refer to.
  case declarationKind, wrapper, typeKind, form, severity, unreadReason
  case generator, unreadMember, target, productDocument, productLoss, widget, runner, runnerProcess, `extension`,
    enumCase, unionCase,
    optionsCollection, typeDisplay
  case summarySentence, summarySwitch, summaryCase, summaryWhen, summaryCondition
  case bounds, entry, element, argument, phrase, dependency, sortingOption, queryProperty, availabilityEntry
  case declaration, intent, entity, query, optionsProvider, `enum`, union, shortcutsProvider, shortcut, package,
    diagnostic
  case parameterPresentation, dependencies, property, type, description, deprecation, result, summary
  case representation, image, transferRepresentation, transferRepresentations, text, texts, textOrValue, phrases
  case unreadable, reference, references, value, plainValue, arguments, location, availability, conditions,
    circumstances
  case siriKitIntent, siriKitParameter, siriKitSummary, siriKitSize, siriKitEnum, siriKitValue, siriKitType
  case strings, option, options, namesOrUnreadable, sortingOptions, queryProperties, prediction, predictions

  /// Whether the definition is an entry of `$defs`, which other schemas refer to.
  var isShared: Bool {
    switch self {
    case .any, .string, .bool, .int, .double, .yes, .position, .versionOrYes, .bundleVersion, .shortcuts, .values,
      .valuesOrValue, .boundsOrValue, .entries, .elements, .severalTypes, .place, .nothing:
      false
    default: true
    }
  }

  /// Whether a variant of a fact has the members of the value as its own. Other values are in the variant's key `value`.
  var isObject: Bool {
    switch self {
    case .text, .description, .deprecation, .summary, .result, .reference, .representation, .image: true
    default: false
    }
  }

  /// The rows of an object; nil for other definitions.
  var rows: [Row]? {
    switch self {
    case .declaration: DeclaredType.rows + MemberNotes.rows
    case .intent: Intent.rows
    case .entity: Entity.rows
    case .query: EntityQuery.rows
    case .optionsProvider: OptionsProvider.rows
    case .enum: AppEnum.rows
    case .union: UnionValue.rows
    case .shortcutsProvider: ShortcutsProvider.rows
    case .package: IntentsPackage.rows
    case .extension: IntentsExtension.rows
    case .target: BundleTarget.rows
    case .productDocument: BundleTarget.Document.rows
    case .widget: BundleWidget.rows
    case .runner: BundleRunner.rows
    case .runnerProcess: BundleRunner.Process.rows
    case .productLoss: BundleTarget.Loss.rows
    case .diagnostic: FileDiagnostic.rows
    case .siriKitIntent: BundleSiriKitIntent.rows
    case .siriKitParameter: BundleSiriKitParameter.rows
    case .siriKitSummary: SiriKitIntent.Summary.rows
    case .siriKitSize: SiriKitParameter.Size.rows
    case .siriKitEnum: BundleSiriKitEnum.rows
    case .siriKitValue: SiriKitEnum.Value.rows
    case .siriKitType: BundleSiriKitType.rows
    case .enumCase: DisplayedCase.rows
    case .unionCase: UnionValue.Case.rows
    case .shortcut: PlacedShortcut.rows
    case .parameterPresentation: ParameterPresentation.rows
    case .optionsCollection: ParameterPresentation.OptionsCollection.rows
    case .dependency: ParameterDependency.rows
    case .property: WrappedProperty.rows
    case .type: ValueType.rows
    case .description: IntentDescription.rows
    case .deprecation: IntentDeprecation.rows
    case .prediction: Prediction.rows
    case .result: PerformResult.rows
    case .summarySentence: ParameterSummary.Sentence.rows
    case .summarySwitch: ParameterSummary.Switch.rows
    case .summaryCase: ParameterSummary.Case.rows
    case .summaryWhen: ParameterSummary.When.rows
    case .summaryCondition: SummaryCondition.rows
    case .representation: ValueDisplay.rows
    case .typeDisplay: TypeDisplay.rows
    case .image: DisplayImage.rows
    case .transferRepresentation: TransferRepresentation.rows
    case .text: LocalizedText.rows
    case .phrase: Phrase.rows
    case .reference: TypeReference.rows
    case .place: Circumstances.rows
    case .circumstances: Circumstances.rows.filter { !$0.isRequired }
    case .sortingOption: SortingOption.rows
    case .queryProperty: QueryProperty.rows
    case .availabilityEntry: Availability.rows
    case .location:
      [
        Row(key: "file", shape: .one(.string), description: "Relative to the root, with '/'.", isRequired: true),
        Row(key: "line", shape: .one(.position), isRequired: true),
        Row(key: "column", shape: .one(.position), description: "In UTF-8 bytes.", isRequired: true),
      ]
    case .unreadable:
      [
        Row(key: "unreadable", shape: .one(.string), description: "The expression's source text.", isRequired: true),
        Row(key: "location", shape: .one(.location), isRequired: true),
      ]
    case .argument:
      [Row(key: "label", shape: .one(.string)), Row(key: "value", shape: .one(.value), isRequired: true)]
    case .entry: ["key", "value"].map { Row(key: $0, shape: .one(.value), isRequired: true) }
    // The row without a key has the members of the value.
    case .element: [Row(key: "", shape: .members(.value)), Row(key: "label", shape: .one(.string))]
    case .bounds: ["lower", "upper"].map { Row(key: $0, shape: .one(.value), isRequired: true) }
    case .generator: ["name", "version"].map { Row(key: $0, shape: .one(.string), isRequired: true) }
    case .unreadMember:
      [
        Row(key: "path", shape: .one(.string), isRequired: true),
        Row(key: "reason", shape: .one(.unreadReason), isRequired: true),
        Row(key: "value", shape: .one(.any), isRequired: true),
      ]
    default: nil
    }
  }

  /// The shape of an array, by its elements; nil for other definitions.
  var array: Shape? {
    switch self {
    case .strings: .list(.string)
    case .options: .list(.option)
    case .arguments: .list(.argument)
    case .availability: .list(.availabilityEntry)
    case .dependencies: .list(.dependency)
    case .predictions: .list(.prediction)
    case .queryProperties: .list(.queryProperty)
    case .sortingOptions: .list(.sortingOption)
    case .transferRepresentations: .list(.transferRepresentation)
    case .texts: .listOfConstants(.text)
    case .phrases: .listOfConstants(.phrase)
    case .references: .listOfConstants(.reference)
    case .namesOrUnreadable: .listOfConstants(.string)
    default: nil
    }
  }

  /// Whether the definition is a declared type, which is an element of one of the bundle's arrays.
  var isDeclared: Bool {
    switch self {
    case .intent, .entity, .query, .optionsProvider, .enum, .union, .shortcutsProvider, .package, .extension: true
    default: false
    }
  }

  var description: String {
    switch self {
    case .declaration: "The keys of every type. Types are ordered by module, file and position."
    case .siriKitIntent: "A custom intent of SiriKit. The system's own intents are not in the bundle."
    case .siriKitParameter: "A parameter of a SiriKit intent, its output, or a property of a type."
    case .dependencies: "Variables with @IntentParameterDependency: the parameters of an intent that the type reads."
    case .property:
      """
      A parameter of an intent, or a property of an entity. The arguments of its wrapper have their own labels as \
      keys.
      """
    case .summary: "A sentence, a switch, or a condition. A sentence without keys is 'Summary()'."
    case .representation: "How a value is shown. If the whole cannot be read, 'title' is unreadable."
    case .image: "The arguments of the image's initializer by label."
    case .transferRepresentation: "The arguments of the representation's initializer by label, without closures."
    case .text: "A localizable string. Interpolations are placeholders: ${applicationName}, ${shelf}, ${int}."
    case .textOrValue: "A text, or another value."
    case .unreadable: "An expression that is not a compile-time constant, instead of its value."
    case .reference: "A type by name. It has qualifiedName and module if the scanned source declares it."
    case .value: "A constant: one of these forms, or unreadable."
    case .plainValue: "A string, a number, a boolean, or the name of an enum case. Any other value is an object."
    case .conditions: "The #if conditions around it as written, from the outside in. An #else is !(…)."
    case .circumstances: "When one of several variants of a fact applies."
    case .option:
      """
      The name of a case, with its arguments in parentheses if it has any. An option that this form cannot express \
      is a value.
      """
    default: ""
    }
  }
}
