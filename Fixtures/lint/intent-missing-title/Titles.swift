import AppIntents

struct OpenShelf: AppIntent {  // expect: intent-missing-title
  let text = "// expect: intent-missing-title"
}

protocol Titled: AppIntent {}

extension Titled {
  static var title: LocalizedStringResource { "Titled" }
}

struct CloseShelf: Titled {}

enum Shelves {
  struct Sort: AppIntent {}  // expect: intent-missing-title
}
