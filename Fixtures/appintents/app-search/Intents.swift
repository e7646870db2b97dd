import AppIntents

/// What every plain intent of the app looks like: it opens the app.
public struct OpenHomeIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open Home Feed"
  public static let description = IntentDescription("Opens your Phoebus home feed.")
  public static let openAppWhenRun = true

  public init() {}

  public func perform() async throws -> some IntentResult {
    .result()
  }
}

public struct OpenSubredditIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open Subreddit"
  public static let description = IntentDescription("Opens a subreddit in Phoebus.")
  public static let openAppWhenRun = true

  public static var parameterSummary: some ParameterSummary {
    Summary("Open r/\(\.$subredditName)")
  }

  @Parameter(title: "Subreddit")
  public var subredditName: String

  public init() {}

  public func perform() async throws -> some IntentResult {
    .result()
  }
}

public struct OpenUserIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open User Profile"
  public static let description = IntentDescription("Opens a Reddit user's profile in Phoebus.")
  public static let openAppWhenRun = true

  public static var parameterSummary: some ParameterSummary {
    Summary("Open u/\(\.$username)")
  }

  @Parameter(title: "Username")
  public var username: String

  public init() {}

  public func perform() async throws -> some IntentResult {
    .result()
  }
}

public struct OpenMultiredditIntent: AppIntent {
  public static let title: LocalizedStringResource = "Open Multireddit"
  public static let description = IntentDescription("Opens a multireddit in Phoebus.")
  public static let openAppWhenRun = true

  public static var parameterSummary: some ParameterSummary {
    Summary("Open multireddit \(\.$multiredditName)")
  }

  @Parameter(title: "Multireddit Name")
  public var multiredditName: String

  public init() {}

  public func perform() async throws -> some IntentResult {
    .result()
  }
}

public struct PhoebusShortcuts: AppShortcutsProvider {
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenHomeIntent(), phrases: ["Open my \(.applicationName) feed"], shortTitle: "Open Home Feed",
      systemImageName: "house")
    AppShortcut(
      intent: OpenSubredditIntent(), phrases: ["Open a subreddit in \(.applicationName)"],
      shortTitle: "Open Subreddit", systemImageName: "text.bubble")
    AppShortcut(
      intent: OpenMultiredditIntent(), phrases: ["Open a multireddit in \(.applicationName)"],
      shortTitle: "Open Multireddit", systemImageName: "rectangle.stack")
  }
}
