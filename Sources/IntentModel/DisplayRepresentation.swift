import SourceScan

/// The display of a value: `DisplayRepresentation(title: "Read", subtitle: "…", image: .init(systemName: "book"))`.
public struct DisplayRepresentation: Sendable {
  public var title: Text
  public var subtitle: Text?
  public var image: Constant<DisplayImage>?
  public var synonyms: Constant<[Text]>?
  public var descriptionText: Text?
  public var form: DisplayForm = .initializer
  public var place: Place
}

/// `DisplayRepresentation.Image(systemName: "book")`: its arguments, by the initializer's labels.
public struct DisplayImage: Sendable {
  public var arguments: [Argument]
  public var place: Place
}

/// The display of a type: `TypeDisplayRepresentation(name: "Book", numericFormat: "\(placeholder: .int) books")`, or `"Book"`.
public struct TypeDisplayRepresentation: Sendable {
  public var name: Text
  public var numericFormat: Text?
  public var synonyms: Constant<[Text]>?
  /// Whether the source has a literal or an initializer: Apple's metadata distinguishes the two.
  public var form: DisplayForm
  public var place: Place
}
