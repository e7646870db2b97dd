import AppIntents

// intentscan:disable:next intent-missing-title
struct OpenShelf: AppIntent {}

struct CloseShelf: AppIntent { /* intentscan:disable:this intent-missing-title */  // expect: unused-suppression
  static let title: LocalizedStringResource = "Close Shelf"
}
