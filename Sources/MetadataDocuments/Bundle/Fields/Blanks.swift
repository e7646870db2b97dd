import IntentModel
import SourceScan

// Owners without content, for reading the rows of a table: no row reads its value then.

extension Place {
  fileprivate static let nowhere = Place(FileID(0), ByteSpan(0, 0))
}

extension Constant {
  fileprivate static var blank: Constant { .unreadable(Unreadable(text: "", place: .nowhere)) }
}

extension BundleDocument { static let blank = BundleDocument(bundle: MetadataBundle(modules: [])) }

extension BundleTarget { static let blank = BundleTarget(name: "", kind: "", module: "", apps: [], platform: "") }

extension BundleTarget.Document { static let blank = BundleTarget.Document() }

extension BundleTarget.Loss {
  static let blank = BundleTarget.Loss(rule: "", what: "", reason: "", isVerified: true, provider: nil, module: nil)
}

extension BundleWidget {
  static let blank = BundleWidget(module: "", name: "", role: "", kind: nil, place: .nowhere)
}

extension BundleRunner {
  static let blank = BundleRunner(
    IntentRunner(.button, of: "", in: "", at: .nowhere), in: AppProducts([], MetadataBundle(modules: [])) { _ in "" })
}

extension BundleRunner.Process {
  static let blank = Self(product: "", condition: "", isVerified: false)
}

extension FileDiagnostic {
  static let blank = FileDiagnostic(file: FileID(0), diagnostic: Diagnostic("", .note, "", at: ByteSpan(0, 0)))
}

extension DeclaredType {
  static let blank = DeclaredType(
    module: "", name: "", qualifiedName: "", kind: .struct, place: .nowhere, span: ByteSpan(0, 0),
    bodySpan: ByteSpan(0, 0))
}

extension MemberNotes { static let blank = MemberNotes(notes: []) }

extension Intent { static let blank = Intent(type: .blank) }

extension IntentDescription { static let blank = IntentDescription(text: .blank, place: .nowhere) }

extension IntentDeprecation { static let blank = IntentDeprecation(message: nil, place: .nowhere) }

extension PerformResult { static let blank = PerformResult(place: .nowhere) }

extension ParameterSummary.Sentence { static let blank = ParameterSummary.Sentence(place: .nowhere) }

extension ParameterSummary.Switch {
  static let blank = ParameterSummary.Switch(parameter: .blank, cases: [], place: .nowhere)
}

extension ParameterSummary.Case {
  static let blank = ParameterSummary.Case(values: [], summary: .blank, place: .nowhere)
}

extension ParameterSummary.When {
  static let blank = ParameterSummary.When(parameter: .blank, comparison: .blank, then: .blank, place: .nowhere)
}

extension SummaryCondition { static let blank = SummaryCondition(when: .blank) }

extension WrappedProperty {
  static let blank = WrappedProperty(name: "", wrapper: .parameter, type: nil, place: .nowhere, span: ByteSpan(0, 0))
}

extension ParameterDependency {
  static let blank = ParameterDependency(name: "", intent: nil, parameters: [], place: .nowhere)
}

extension Entity { static let blank = Entity(type: .blank) }

extension TransferRepresentation { static let blank = TransferRepresentation(kind: "", place: .nowhere) }

extension EntityQuery { static let blank = EntityQuery(type: .blank) }

extension QueryProperty { static let blank = QueryProperty(property: .blank, comparators: [], place: .nowhere) }

extension SortingOption { static let blank = SortingOption(property: .blank) }

extension OptionsProvider { static let blank = OptionsProvider(type: .blank) }

extension AppEnum { static let blank = AppEnum(type: .blank) }

extension DisplayedCase {
  static let blank = DisplayedCase(enumCase: AppEnum.Case(name: "", place: .nowhere), representation: .absent)
}

extension UnionValue { static let blank = UnionValue(type: .blank) }

extension UnionValue.Case { static let blank = UnionValue.Case(name: "", types: [], place: .nowhere) }

extension TypeDisplay { static let blank = TypeDisplay(fact: .absent) }

extension ValueDisplay { static let blank = ValueDisplay(fact: .absent) }

extension DisplayImage { static let blank = DisplayImage(arguments: [], place: .nowhere) }

extension ShortcutsProvider { static let blank = ShortcutsProvider(type: .blank) }

extension PlacedShortcut {
  static let blank = PlacedShortcut(
    shortcut: AppShortcut(intent: .blank, phrases: .blank, place: .nowhere, calleePlace: .nowhere), availability: [],
    conditions: [])
}

extension ParameterPresentation { static let blank = ParameterPresentation(parameter: .blank, place: .nowhere) }

extension ParameterPresentation.OptionsCollection {
  static let blank = ParameterPresentation.OptionsCollection(provider: .blank, place: .nowhere)
}

extension IntentsPackage { static let blank = IntentsPackage(type: .blank) }

extension IntentsExtension { static let blank = IntentsExtension(type: .blank) }

extension LocalizedText {
  static let blank = LocalizedText(key: "", placeholders: [], place: .nowhere, keyPlace: .nowhere, source: "")
}

extension Phrase { static let blank = Phrase(text: .blank) }

extension TypeReference { static let blank = TypeReference(name: "", place: .nowhere) }

extension ValueType { static let blank = ValueType(spelling: "", kind: .unknown, place: .nowhere) }

extension Availability { static let blank = Availability(platform: "") }

extension Circumstances { static let blank = Circumstances(place: .nowhere) }
