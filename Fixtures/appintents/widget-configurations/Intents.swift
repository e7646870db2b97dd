import AppIntents

/// The nested enum is known by its last name alone, and doesn't inherit the availability.
@available(iOS 17.0, *)
struct FeedSourceIntent: AppIntent, WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Feed"
  static let description = IntentDescription("Choose which feed this widget shows.")

  enum Source: String, AppEnum {
    case home
    case popular
    case all
    case custom

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Source")

    static let caseDisplayRepresentations: [Source: DisplayRepresentation] = [
      .home: "Home",
      .popular: "Popular",
      .all: "All",
      .custom: "Subreddit or Multireddit",
    ]
  }

  @Parameter(title: "Source", default: .home)
  var source: Source

  @Parameter(title: "Subreddit or Multireddit")
  var query: String?
}

@available(iOS 17.0, *)
struct PostWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Post"
  static let description = IntentDescription("The top post from a feed you choose.")

  @Parameter(title: "Source", default: .popular)
  var source: WidgetSourceOption

  @Parameter(title: "Subreddit or Multireddit", default: "popular")
  var query: String?

  @Parameter(title: "Sort", default: .hot)
  var sort: WidgetSortOption

  @Parameter(title: "Caption", default: .titleAndStats)
  var caption: WidgetCaptionOption
}

@available(iOS 17.0, *)
struct FeedWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Feed"
  static let description = IntentDescription("A list of a feed's top posts.")

  @Parameter(title: "Source", default: .popular)
  var source: WidgetSourceOption

  @Parameter(title: "Subreddit or Multireddit", default: "popular")
  var query: String?

  @Parameter(title: "Sort", default: .hot)
  var sort: WidgetSortOption

  @Parameter(title: "Compact", default: false)
  var compact: Bool
}

@available(iOS 17.0, *)
struct PhotoWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Photo"
  static let description = IntentDescription("A full-bleed top image from a subreddit.")

  @Parameter(title: "Subreddit or Multireddit", default: "EarthPorn")
  var query: String?

  @Parameter(title: "Sort", default: .topToday)
  var sort: WidgetSortOption

  @Parameter(title: "Caption", default: .title)
  var caption: WidgetCaptionOption
}

@available(iOS 17.0, *)
struct ShortcutsWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Shortcuts"
  static let description = IntentDescription("Tiles that open subreddits in Phoebus.")

  @Parameter(title: "Subreddits", default: "popular, all, worldnews, apolloapp")
  var subreddits: String?
}

@available(iOS 17.0, *)
struct CalendarWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Calendar"
  static let description = IntentDescription("A photo of the day with the date overlaid.")

  @Parameter(title: "Subreddit or Multireddit", default: "EarthPorn")
  var query: String?

  @Parameter(title: "Date Style", default: .rounded)
  var dateStyle: CalendarDateStyle

  @Parameter(title: "Show Title", default: false)
  var showTitle: Bool
}

@available(iOS 17.0, *)
struct HeadlineWidgetIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Headline"
  static let description = IntentDescription("The top headline from a subreddit.")

  @Parameter(title: "Subreddit or Multireddit", default: "worldnews")
  var query: String?
}
