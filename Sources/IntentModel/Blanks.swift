import SourceScan

// Values without content. The field tables of the bundle read them when they only list the keys of each type.

extension Place { package static let nowhere = Place(FileID(0), ByteSpan(0, 0)) }

extension Constant { package static var blank: Constant { .unreadable(Unreadable(text: "", place: .nowhere)) } }

extension DeclaredType {
  package static let blank = DeclaredType(
    module: "", name: "", qualifiedName: "", kind: .struct, place: .nowhere, span: ByteSpan(0, 0),
    bodySpan: ByteSpan(0, 0))
}

extension Intent { package static let blank = Intent(type: .blank) }

extension IntentDescription { package static let blank = IntentDescription(text: .blank, place: .nowhere) }

extension IntentDeprecation { package static let blank = IntentDeprecation(place: .nowhere) }

extension Prediction { package static let blank = Prediction(parameters: [], place: .nowhere, conditions: []) }

extension PerformResult { package static let blank = PerformResult(place: .nowhere) }

extension ParameterSummary.Sentence { package static let blank = Self(place: .nowhere) }

extension ParameterSummary.Switch { package static let blank = Self(parameter: .blank, cases: [], place: .nowhere) }

extension ParameterSummary.Case { package static let blank = Self(values: [], summary: .blank, place: .nowhere) }

extension ParameterSummary.When {
  package static let blank = Self(parameter: .blank, comparison: .blank, then: .blank, place: .nowhere)
}

extension WrappedProperty {
  package static let blank = WrappedProperty(name: "", wrapper: .parameter, place: .nowhere, span: ByteSpan(0, 0))
}

extension ParameterDependency {
  package static let blank = ParameterDependency(name: "", parameters: [], place: .nowhere)
}

extension Entity { package static let blank = Entity(type: .blank) }

extension TransferRepresentation { package static let blank = TransferRepresentation(kind: "", place: .nowhere) }

extension EntityQuery { package static let blank = EntityQuery(type: .blank) }

extension QueryProperty { package static let blank = QueryProperty(property: .blank, comparators: [], place: .nowhere) }

extension OptionsProvider { package static let blank = OptionsProvider(type: .blank) }

extension AppEnum { package static let blank = AppEnum(type: .blank) }

extension AppEnum.Case { package static let blank = AppEnum.Case(name: "", place: .nowhere) }

extension UnionValue { package static let blank = UnionValue(type: .blank) }

extension UnionValue.Case { package static let blank = UnionValue.Case(name: "", types: [], place: .nowhere) }

extension DisplayImage { package static let blank = DisplayImage(arguments: [], place: .nowhere) }

extension ShortcutsProvider { package static let blank = ShortcutsProvider(type: .blank) }

extension AppShortcut {
  package static let blank = AppShortcut(intent: .blank, phrases: .blank, place: .nowhere, calleePlace: .nowhere)
}

extension ParameterPresentation { package static let blank = ParameterPresentation(parameter: .blank, place: .nowhere) }

extension ParameterPresentation.OptionsCollection {
  package static let blank = Self(provider: .blank, place: .nowhere)
}

extension IntentsPackage { package static let blank = IntentsPackage(type: .blank) }

extension IntentsExtension { package static let blank = IntentsExtension(type: .blank) }

extension LocalizedText {
  package static let blank = LocalizedText(key: "", placeholders: [], place: .nowhere, keyPlace: .nowhere, source: "")
}

extension TypeReference { package static let blank = TypeReference(name: "", place: .nowhere) }

extension ValueType { package static let blank = ValueType(spelling: "", kind: .unknown, place: .nowhere) }

extension Availability { package static let blank = Availability(platform: "") }

extension IntentRunner {
  package static let blank = IntentRunner(kind: .button, intent: "", module: "", place: .nowhere)
}
