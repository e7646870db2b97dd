import AppIntents

@available(iOS 17.0, *)
enum WidgetSortOption: String, AppEnum {
  case hot
  case new
  case topToday
  case topWeek

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Sort")

  static let caseDisplayRepresentations: [WidgetSortOption: DisplayRepresentation] = [
    .hot: "Hot",
    .new: "New",
    .topToday: "Top: Today",
    .topWeek: "Top: This Week",
  ]
}

/// `none` is a case like the others, also where a parameter of the type is optional.
@available(iOS 17.0, *)
enum WidgetCaptionOption: String, AppEnum {
  case none
  case title
  case titleAndStats
  case detailed

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Caption")

  static let caseDisplayRepresentations: [WidgetCaptionOption: DisplayRepresentation] = [
    .none: "None",
    .title: "Title",
    .titleAndStats: "Title + Stats",
    .detailed: "Detailed",
  ]
}

@available(iOS 17.0, *)
enum WidgetSourceOption: String, AppEnum {
  case home
  case popular
  case all
  case custom

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Source")

  static let caseDisplayRepresentations: [WidgetSourceOption: DisplayRepresentation] = [
    .home: "Home",
    .popular: "Popular",
    .all: "All",
    .custom: "Subreddit or Multireddit",
  ]
}

@available(iOS 17.0, *)
enum CalendarDateStyle: String, AppEnum {
  case rounded
  case serif
  case mono
  case condensed
  case stamp

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Date Style")

  static let caseDisplayRepresentations: [CalendarDateStyle: DisplayRepresentation] = [
    .rounded: "Rounded",
    .serif: "Serif",
    .mono: "Mono",
    .condensed: "Condensed",
    .stamp: "Stamp",
  ]
}
