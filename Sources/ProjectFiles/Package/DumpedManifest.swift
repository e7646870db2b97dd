import DocumentFormats

/// Reads the output of `swift package dump-package`. Unknown keys are ignored: each version of SwiftPM adds some.
struct DumpedManifest {
  private let root: String?

  /// Throws if the bytes are not JSON, or not a package.
  static func read(_ bytes: [UInt8]) throws(JSONError) -> Manifest {
    let document = try parseJSON(bytes)
    guard let name = document["name"]?.string, let targets = document["targets"]?.array else {
      throw JSONError("expected the output of 'swift package dump-package'", at: document.offset, in: bytes)
    }
    let reader = DumpedManifest(root: document["packageKind"]?["root"]?.array?.first?.string)
    var manifest = Manifest(name: name)
    if let version = document["toolsVersion"]?["_version"]?.string { manifest.toolsVersion = Manifest.version(version) }
    manifest.defaultLocalization = document["defaultLocalization"]?.string
    manifest.languageModes = texts(document["swiftLanguageVersions"])
    manifest.platforms = (document["platforms"]?.array ?? []).compactMap(platform)
    manifest.localPackages = (document["dependencies"]?.array ?? []).compactMap(reader.localPackage)
    for product in document["products"]?.array ?? [] { read(product, into: &manifest) }
    manifest.targets = targets.compactMap(target)
    return manifest
  }

  private static func texts(_ value: JSONValue?) -> [String] { (value?.array ?? []).compactMap(\.string) }

  private static func platform(_ value: JSONValue) -> TargetPlatform? {
    guard let platform = value["platformName"]?.string.flatMap({ ApplePlatform(inManifest: $0) }) else { return nil }
    return TargetPlatform(platform: platform, deploymentTarget: value["version"]?.string)
  }

  /// The path of a local package, relative to the package's folder. Paths are absolute in the output, and so is `root`, the
  /// package's folder; without it the path stays absolute. Nil for a dependency that is not a local package.
  private func localPackage(_ value: JSONValue) -> String? {
    guard let path = value["fileSystem"]?.array?.first?["path"]?.string else { return nil }
    guard let root else { return path }
    let from = root.split(separator: "/"), to = path.split(separator: "/")
    let shared = zip(from, to).prefix { $0 == $1 }.count
    return (repeatElement("..", count: from.count - shared) + to[shared...]).joined(separator: "/")
  }

  private static func read(_ product: JSONValue, into manifest: inout Manifest) {
    guard let name = product["name"]?.string, let kind = product["type"]?.members?.first?.key else { return }
    let targets = texts(product["targets"])
    let app = (product["settings"]?.array ?? []).contains { $0["iOSAppInfo"] != nil }
    if app {
      let identifiers = (product["settings"]?.array ?? []).compactMap { texts($0["bundleIdentifier"]).first }
      manifest.apps.append(Manifest.App(name: name, targets: targets, bundleIdentifier: identifiers.first))
    } else if let kind = PackageContents.Product.Kind(rawValue: kind) {
      var found = PackageContents.Product(name: name, kind: kind, targets: targets)
      found.isDynamic = texts(product["type"]?["library"]).contains("dynamic")
      manifest.products.append(found)
    }
  }

  private static func target(_ value: JSONValue) -> Manifest.Target? {
    guard let name = value["name"]?.string,
      let kind = value["type"]?.string.flatMap({ Manifest.Target.Kind(rawValue: $0) })
    else { return nil }
    var target = Manifest.Target(kind: kind, name: name)
    target.path = value["path"]?.string
    target.sources = value["sources"].map { texts($0) }
    target.exclude = texts(value["exclude"])
    target.resources = (value["resources"]?.array ?? []).compactMap { resource in
      resource["path"]?.string.map {
        Manifest.Target.Resource(isCopied: resource["rule"]?["process"] == nil, path: $0)
      }
    }
    for dependency in (value["dependencies"]?.array ?? []) + (value["pluginUsages"]?.array ?? []) {
      for kind in Manifest.Target.Dependency.Kind.allCases {
        guard let name = dependency[kind.rawValue]?.array?.first?.string else { continue }
        target.dependencies.append(Manifest.Target.Dependency(kind: kind, name: name))
      }
    }
    for setting in value["settings"]?.array ?? [] where setting["tool"]?.string == "swift" {
      read(setting, into: &target)
    }
    return target
  }

  private static func read(_ setting: JSONValue, into target: inout Manifest.Target) {
    let kind = setting["kind"], condition = setting["condition"]
    if let mode = (kind?["swiftLanguageMode"] ?? kind?["swiftLanguageVersion"])?["_0"]?.string {
      target.languageMode = mode
    }
    var names = Manifest.Target.defines(inFlags: texts(kind?["unsafeFlags"]?["_0"]))
    if let name = kind?["define"]?["_0"]?.string { names.append(name) }
    // SwiftPM prints an empty list if the manifest names no platform.
    let platforms = texts(condition?["platformNames"])
    for name in names {
      target.defines.append(
        Manifest.Target.Define(
          name: name, platforms: platforms.isEmpty ? nil : Set(platforms.compactMap { ApplePlatform(inManifest: $0) }),
          configuration: condition?["config"]?.string))
    }
  }
}
