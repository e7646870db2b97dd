import JSONDocuments

/// A target of the project that a bundle was read from.
public struct BundleTarget: Sendable {
  public var name: String
  /// `app`, `widgetExtension`, `packageModule`
  public var kind: String
  public var module: String
  /// The names of the apps that link or embed it; itself for an app.
  public var apps: [String]
  /// The platform that it was read for.
  public var platform: String
  public var deploymentTarget: String?
  public var bundleIdentifier: String?
  public var displayName: String?

  public init(
    name: String, kind: String, module: String, apps: [String], platform: String, deploymentTarget: String? = nil,
    bundleIdentifier: String? = nil, displayName: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.module = module
    self.apps = apps
    self.platform = platform
    self.deploymentTarget = deploymentTarget
    self.bundleIdentifier = bundleIdentifier
    self.displayName = displayName
  }
}

extension BundleWriter {
  mutating func targets(_ targets: [BundleTarget]) {
    array("targets", targets) { writer, target in
      writer.object { writer in
        writer.string("name", target.name)
        writer.string("kind", target.kind)
        writer.string("module", target.module)
        writer.strings("apps", target.apps)
        writer.string("platform", target.platform)
        writer.string("deploymentTarget", target.deploymentTarget)
        writer.string("bundleIdentifier", target.bundleIdentifier)
        writer.string("displayName", target.displayName)
      }
    }
  }
}

extension BundleSchema {
  static let targets = """
    {
          "description": "The targets of the project that was read, by module and name. Absent where no project was read.",
          "type": "array", "minItems": 1,
          "items": {
            "type": "object",
            "required": ["name", "kind", "module", "platform"],
            "properties": {
              "name": {"type": "string"},
              "kind": {"description": "app, appClip, watchApp, appIntentsExtension, widgetExtension, framework, packageModule, …", "type": "string"},
              "module": {"type": "string"},
              "apps": {"description": "The apps that link or embed it; itself for an app.", "$ref": "#/$defs/strings"},
              "platform": {"description": "The platform that it was read for.", "type": "string"},
              "deploymentTarget": {"type": "string"},
              "bundleIdentifier": {"type": "string"},
              "displayName": {"description": "What people see under the app's icon.", "type": "string"}
            }
          }
        }
    """
}
