import AppIntents

// The app's own refinements, in a chain.
protocol LibraryIntent: AppIntent {
  associatedtype Answer: IntentResult
  func answer() async throws -> Answer
}

protocol QuietIntent: LibraryIntent, ProgressReportingIntent {}

protocol ShelfValue: AppEnum {}

protocol LibraryEntity: AppEntity where ID == String {
  var name: String { get }
}

protocol LibraryQuery: EntityQuery where Entity: LibraryEntity {}

protocol Recursive: AlsoRecursive {}
protocol AlsoRecursive: CustomStringConvertible {}
