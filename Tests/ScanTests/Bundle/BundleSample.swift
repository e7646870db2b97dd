@testable import SourceScan

@testable import MetadataDocuments
@testable import IntentModel

/// Model values for tests of the bundle: two files whose every line is 100 bytes long, so that a place is easily made.
enum BundleSample {
  static let paths = ["Sources/Library/OpenShelf.swift", "Sources/App/Shortcuts.swift"]
  private static let lineIndex = LineIndex(
    SourceText(
      Array(repeating: Array(repeating: UInt8(ascii: " "), count: 99) + [UInt8(ascii: "\n")], count: 100).joined()))

  static func json(_ bundle: MetadataBundle, hasAllConditions: Bool = false) -> String {
    String(
      decoding: bundle.json(paths: paths, hasAllConditions: hasAllConditions) { _ in lineIndex }, as: UTF8.self)
  }

  static func document(_ bundle: MetadataBundle, hasAllConditions: Bool = false) throws -> JSONDocument {
    try JSONDocument(parsing: json(bundle, hasAllConditions: hasAllConditions))
  }

  // MARK: Parts

  static func place(_ line: Int = 1, _ column: Int = 1, file: FileID = 0) -> Place {
    let offset = UInt32((line - 1) * 100 + column - 1)
    return Place(file, ByteSpan(offset, offset + 1))
  }

  static func text(_ key: String) -> Text {
    .known(LocalizedText(key: key, place: place(), keyPlace: place()))
  }

  static func unreadable<Content>(_ text: String) -> Constant<Content> {
    .unreadable(Unreadable(text: text, place: place(3, 5)))
  }

  static func fact<Content>(_ content: Content, _ conditions: [String] = []) -> Fact<Content> {
    fact(.known(content), conditions)
  }

  static func fact<Content>(
    _ content: Constant<Content>, _ conditions: [String] = [], availability: [Availability] = []
  ) -> Fact<Content> {
    Fact([
      Fact.Alternative(
        content: content, place: place(), origin: FactOrigin(member: place()), conditions: conditions,
        availability: availability)
    ])
  }

  static func fact(_ text: Text) -> Fact<LocalizedText> { fact(text, []) }

  static func value(_ form: Value.Form) -> Value { Value(form, at: place()) }

  static func option(_ name: String, _ argument: String? = nil) -> Value {
    value(.enumCase(name, arguments: argument.map { [Argument(label: nil, value: option($0))] }))
  }

  static func argument(_ label: String?, _ form: Value.Form) -> Argument {
    Argument(label: label, value: value(form))
  }

  static func textArgument(_ label: String?, _ key: String) -> Argument {
    argument(label, .text(LocalizedText(key: key, place: place(), keyPlace: place())))
  }

  static func reference(_ name: String, _ qualifiedName: String? = nil, _ module: String? = nil) -> TypeReference {
    TypeReference(name: name, qualifiedName: qualifiedName, module: module, place: place())
  }

  static func name(_ name: String) -> NameReference { NameReference(name, at: place()) }

  static func type(
    _ spelling: String, _ name: String? = nil, _ kind: ValueType.Kind = .primitive, elements: [ValueType] = []
  ) -> ValueType {
    ValueType(spelling: spelling, name: name, kind: kind, elements: elements, place: place())
  }

  static func declaration(
    _ name: String, _ conformances: [String] = [], at place: Place = BundleSample.place(12, 8)
  ) -> DeclaredType {
    DeclaredType(
      module: "Library", name: name, qualifiedName: name, kind: .struct, conformances: conformances, place: place,
      span: place.span, bodySpan: place.span)
  }

  static func property(
    _ name: String, _ wrapper: WrappedProperty.Wrapper = .parameter, _ arguments: [Argument] = [],
    type: ValueType? = nil
  ) -> WrappedProperty {
    let place = place(20, 7)
    return WrappedProperty(
      name: name, wrapper: wrapper, arguments: arguments, type: type, place: place, span: place.span)
  }
}
