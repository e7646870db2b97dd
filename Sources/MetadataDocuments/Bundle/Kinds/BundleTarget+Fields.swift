extension BundleTarget: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("name", .one(.string), isRequired: true) { $0.string(name) }
    table.field(
      "kind", .one(.string),
      "app, appClip, watchApp, appIntentsExtension, widgetExtension, framework, packageModule, …", isRequired: true
    ) { $0.string(kind) }
    table.field("module", .one(.string), isRequired: true) { $0.string(module) }
    table.field("apps", .one(.strings), "The apps that link or embed the target. For an app, the app itself.") {
      $0.strings(apps)
    }
    table.field("platform", .one(.string), "The platform that it was read for.", isRequired: true) {
      $0.string(platform)
    }
    table.field("deploymentTarget", .one(.string)) { $0.string(deploymentTarget) }
    table.field(
      "systems", .one(.strings), "The platforms that it can be built for, each with its deployment target: 'iOS 17.0'."
    ) { $0.strings(systems) }
    table.field("bundleIdentifier", .one(.string)) { $0.string(bundleIdentifier) }
    table.field("displayName", .one(.string), "What people see under the app's icon.") { $0.string(displayName) }
  }
}
