import AppIntents

public protocol AppIntentLike: AppIntent {}
