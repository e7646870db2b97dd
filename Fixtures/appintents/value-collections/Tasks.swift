import AppIntents
import Foundation

struct TaskEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Task"
  static let defaultQuery = TaskQuery()

  let id: UUID

  @Property(title: "Title")
  var title: String

  @Property(title: "Account")
  var owner: String

  @Property(title: "Completed")
  var completed: Bool

  @Property(title: "Control")
  var control: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(title)")
  }
}

struct TaskQuery: EntityStringQuery {
  func entities(for identifiers: [UUID]) async throws -> [TaskEntity] {
    TaskStore.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [TaskEntity] {
    TaskStore.all.filter { $0.title.contains(string) }
  }
}

enum TaskStore {
  static let all: [TaskEntity] = []
}

struct CompleteTaskIntent: AppIntent {
  static let title: LocalizedStringResource = "Complete task"

  @Parameter(title: "Task")
  var task: TaskEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Done")
  }
}
