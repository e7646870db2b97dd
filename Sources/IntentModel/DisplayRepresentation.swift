import SourceScan

/// How a value is shown: `DisplayRepresentation(title: "Read", subtitle: "…", image: .init(systemName: "book"))`.
public struct DisplayRepresentation: Sendable {
  public var title: Text
  public var subtitle: Text?
  public var image: Constant<DisplayImage>?
  public var synonyms: Constant<[Text]>?
  public var descriptionText: Text?
  public var form: DisplayForm
  public var place: Place

  package init(
    title: Text, subtitle: Text? = nil, image: Constant<DisplayImage>? = nil, synonyms: Constant<[Text]>? = nil,
    descriptionText: Text? = nil, form: DisplayForm = .initializer, place: Place
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
    self.descriptionText = descriptionText
    self.form = form
    self.place = place
  }
}

/// `DisplayRepresentation.Image(systemName: "book")`: its arguments, by the initializer's labels.
public struct DisplayImage: Sendable {
  public var arguments: [Argument]
  public var place: Place

  package init(arguments: [Argument], place: Place) {
    self.arguments = arguments
    self.place = place
  }
}

/// How a type is shown: `TypeDisplayRepresentation(name: "Book", numericFormat: "\(placeholder: .int) books")`, or `"Book"`.
public struct TypeDisplayRepresentation: Sendable {
  public var name: Text
  public var numericFormat: Text?
  public var synonyms: Constant<[Text]>?
  /// Apple's own metadata differs by it.
  public var form: DisplayForm
  public var place: Place

  package init(
    name: Text, numericFormat: Text? = nil, synonyms: Constant<[Text]>? = nil, form: DisplayForm, place: Place
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
    self.form = form
    self.place = place
  }
}
