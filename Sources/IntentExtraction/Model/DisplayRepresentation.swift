import SourceScan

/// How a value is shown: `DisplayRepresentation(title: "Read", subtitle: "…", image: .init(systemName: "book"))`.
public struct DisplayRepresentation: Sendable {
  public var title: Text
  public var subtitle: Text? = nil
  public var image: Constant<DisplayImage>? = nil
  public var synonyms: Constant<[Text]>? = nil
  public var descriptionText: Text? = nil
  public var form: DisplayForm = .initializer
  public var place: Place
}

/// `DisplayRepresentation.Image(systemName: "book")`: its arguments, by the initialiser's labels.
public struct DisplayImage: Sendable {
  public var arguments: [Argument]
  public var place: Place
}

/// How a type is shown: `TypeDisplayRepresentation(name: "Book", numericFormat: "\(placeholder: .int) books")`, or `"Book"`.
public struct TypeDisplayRepresentation: Sendable {
  public var name: Text
  public var numericFormat: Text? = nil
  public var synonyms: Constant<[Text]>? = nil
  /// Apple's own metadata differs by it.
  public var form: DisplayForm
  public var place: Place
}
