import AppIntents

struct OpenShelf: AppIntent {
  static var title: LocalizedStringResource {
    let name = "Shelf"  // expect: non-static-metadata-property
    return makeTitle(name)
  }
  static var openAppWhenRun: Bool { Settings.opensApp }  // expect: non-static-metadata-property
  static var isDiscoverable: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
  @Parameter(title: "Shelf") var isDiscoverableToo: Bool
}

struct CloseShelf: AppIntent {
  static var title: LocalizedStringResource { get { return "Close Shelf" } }
  static let persistentIdentifier = "CloseShelf"
  var openAppWhenRun: Bool { Settings.opensApp }
}
