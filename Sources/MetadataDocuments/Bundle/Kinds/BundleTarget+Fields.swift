extension BundleTarget: Described {
  static let blank = BundleTarget(name: "", kind: "", module: "", apps: [], platform: "")

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
    table.field(
      "staticModules", .one(.strings), "The modules that become part of its product, directly or not. Sorted."
    ) { $0.strings(staticModules) }
    table.field(
      "frameworks", .one(.strings), "The frameworks that it loads and whose types it finds through AppIntentsPackage."
    ) { $0.strings(frameworks) }
    table.field(
      "document", .one(.productDocument),
      "What is in the metadata of its product, which Xcode merges. Absent for a target without metadata of its own."
    ) { $0.object(document) }
    table.field("lost", .list(.productLoss), "Declarations of its modules that do not reach its metadata.") {
      $0.list(lost)
    }
  }
}

extension BundleTarget.Document: Described {
  static let blank = BundleTarget.Document()

  func fields(_ table: inout BundleWriter) {
    table.field("intents", .one(.strings), "By module and name, as the three below.") { $0.strings(intents) }
    table.field("entities", .one(.strings)) { $0.strings(entities) }
    table.field("enums", .one(.strings)) { $0.strings(enums) }
    table.field("queries", .one(.strings)) { $0.strings(queries) }
    table.field("provider", .one(.string), "The provider whose App Shortcuts it has.") { $0.string(provider) }
  }
}

extension BundleTarget.Loss: Described {
  static let blank = BundleTarget.Loss(rule: "", what: "", reason: "", isVerified: true)

  func fields(_ table: inout BundleWriter) {
    table.field("rule", .one(.string), "The rule of the merge, in camel case.", isRequired: true) { $0.string(rule) }
    table.field("what", .one(.string), "For people.", isRequired: true) { $0.string(what) }
    table.field("reason", .one(.string), "What the rule says, for people.", isRequired: true) { $0.string(reason) }
    table.field("isVerified", .one(.bool), "Whether the rule has evidence.", isRequired: true) { $0.bool(isVerified) }
    table.field("provider", .one(.string), "The provider whose App Shortcuts are lost, by module and name.") {
      $0.string(provider)
    }
    table.field("module", .one(.string), "The module of which all types are lost.") { $0.string(module) }
  }
}
