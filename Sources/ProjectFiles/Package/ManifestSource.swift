import SourceScan

/// Reads the call `Package(…)` of a manifest. A value that can't be read becomes a note, and the rest is read.
struct ManifestSource {
  private var values: ManifestValues
  private var manifest = Manifest()

  static func read(_ file: ManifestFile) -> (manifest: Manifest, notes: [ProjectNote]) {
    var source = ManifestSource(values: ManifestValues(file))
    source.manifest.toolsVersion = file.toolsVersion
    source.readPackage()
    return (source.manifest, source.values.notes)
  }

  private mutating func readPackage() {
    guard let value = values.value(of: "package"), let package = call(value),
      package.name == "Package" || package.name == "init"
    else {
      values.note("found no 'let package = Package(…)', so nothing of the package was read", at: ByteSpan(0, 0))
      return
    }
    manifest.name = package["name"].flatMap { values.text($0, "the package's name") }
    manifest.defaultLocalization = package["defaultLocalization"].flatMap { localization($0) }
    for element in elements(package, "platforms") { readPlatform(element) }
    for label in ["swiftLanguageModes", "swiftLanguageVersions"] {
      manifest.languageModes += elements(package, label).compactMap { languageMode($0) }
    }
    for element in elements(package, "products") { readProduct(element) }
    for element in elements(package, "dependencies") { readDependency(element) }
    for element in elements(package, "targets") { readTarget(element) }
  }

  /// An argument's elements, and those that statements add to the property of that name.
  private mutating func elements(_ package: Call, _ label: String) -> [Expression] {
    var result = package[label].map { values.elements($0, "'\(label)'") } ?? []
    result += values.elements(ofVariable: "package." + label, "'\(label)'")
    return result
  }

  private mutating func elements(_ value: Expression?, _ what: String) -> [Expression] {
    value.map { values.elements($0, what) } ?? []
  }

  private mutating func texts(_ value: Expression, _ what: String) -> [String] {
    values.elements(value, what).compactMap { values.text($0, what) }
  }

  // MARK: The package

  private mutating func localization(_ value: Expression) -> String? {
    if let call = call(value), call.name == "init", let argument = call.arguments.first {
      return values.text(argument.value, "'defaultLocalization'")
    }
    return values.text(value, "'defaultLocalization'")
  }

  /// Reads a platform: `.iOS(.v17)`, `.iOS("17.0")` or `.custom("ios", versionString: "17.0")`.
  private mutating func readPlatform(_ element: Expression) {
    guard let call = call(element), let first = call.arguments.first else {
      return values.noteComputed("a platform", at: element.span)
    }
    if call.name == "custom" {
      guard let name = values.text(first.value, "a platform"), let platform = ApplePlatform(inManifest: name) else {
        return
      }
      let version = call["versionString"].flatMap { values.text($0, "a platform's version") }
      manifest.platforms.append(TargetPlatform(platform: platform, deploymentTarget: version))
    } else if let platform = ApplePlatform(inManifest: call.name) {
      manifest.platforms.append(TargetPlatform(platform: platform, deploymentTarget: version(first.value)))
    }
  }

  /// The version of a platform: `17.0` of `.v17`, `10.15` of `.v10_15`, or a text. Nil, with a note, if it is computed.
  private mutating func version(_ value: Expression) -> String? {
    let resolved = values.resolved(value)
    guard let name = Self.lastName(of: resolved), name.hasPrefix("v") else {
      return values.text(value, "a platform's version")
    }
    let version = name.dropFirst().split(separator: "_").joined(separator: ".")
    return version.contains(".") ? version : version + ".0"
  }

  /// The language mode, `5` of `.v5` and of `.version("5")`; nil, with a note, if it is computed.
  private mutating func languageMode(_ value: Expression) -> String? {
    if let call = call(value), call.name == "version", let argument = call.arguments.first {
      return values.text(argument.value, "a language mode")
    }
    guard let name = Self.lastName(of: values.resolved(value)), name.hasPrefix("v") else {
      values.noteComputed("a language mode", at: value.span)
      return nil
    }
    return name.dropFirst().split(separator: "_").joined(separator: ".")
  }

  private mutating func readProduct(_ element: Expression) {
    guard let call = call(element) else { return values.noteComputed("a product", at: element.span) }
    guard let name = call["name"].flatMap({ values.text($0, "a product's name") }) else { return }
    let targets = call["targets"].map { texts($0, "a product's targets") } ?? []
    if call.name == "iOSApplication" {
      let identifier = call["bundleIdentifier"].flatMap { values.text($0, "a bundle identifier") }
      manifest.apps.append(Manifest.App(name: name, targets: targets, bundleIdentifier: identifier))
    } else if let kind = PackageContents.Product.Kind(rawValue: call.name) {
      var product = PackageContents.Product(name: name, kind: kind, targets: targets)
      if case .implicitMember("dynamic")? = call["type"]?.form { product.isDynamic = true }
      manifest.products.append(product)
    } else {
      values.noteComputed("a product", at: element.span)
    }
  }

  /// Reads a dependency of the package. Only packages that are named by a path count.
  private mutating func readDependency(_ element: Expression) {
    guard let call = call(element), call.name == "package" else {
      return values.noteComputed("a dependency of the package", at: element.span)
    }
    guard let path = call["path"], let text = values.text(path, "the path of a package") else { return }
    manifest.localPackages.append(text)
  }

  // MARK: Targets

  private static let kinds: [String: Manifest.Target.Kind] = [
    "target": .regular, "executableTarget": .executable, "testTarget": .test, "systemLibrary": .system,
    "binaryTarget": .binary, "plugin": .plugin, "macro": .macro,
  ]

  private mutating func readTarget(_ element: Expression) {
    guard let call = call(element), let kind = Self.kinds[call.name] else {
      return values.noteComputed("a target", at: element.span)
    }
    guard let name = call["name"].flatMap({ values.text($0, "a target's name") }) else { return }
    var target = Manifest.Target(kind: kind, name: name)
    target.path = call["path"].flatMap { values.text($0, "the path of target '\(name)'") }
    target.sources = call["sources"].map { texts($0, "the sources of target '\(name)'") }
    target.exclude = call["exclude"].map { texts($0, "what target '\(name)' excludes") } ?? []
    target.resources = elements(call["resources"], "the resources of target '\(name)'").compactMap { resource($0) }
    for (label, plugins) in [("dependencies", false), ("plugins", true)] {
      for element in elements(call[label], "the \(label) of target '\(name)'") {
        if let dependency = dependency(element, isPlugin: plugins) { target.dependencies.append(dependency) }
      }
    }
    for element in elements(call["swiftSettings"], "the Swift settings of target '\(name)'") {
      readSetting(element, of: &target)
    }
    manifest.targets.append(target)
  }

  private mutating func resource(_ element: Expression) -> Manifest.Target.Resource? {
    guard let call = call(element), let first = call.arguments.first,
      let path = values.text(first.value, "the path of a resource")
    else { return nil }
    return Manifest.Target.Resource(isCopied: call.name != "process", path: path)
  }

  private mutating func dependency(_ element: Expression, isPlugin: Bool) -> Manifest.Target.Dependency? {
    let value = values.resolved(element)
    guard let call = call(value) else {
      return values.text(value, "a dependency").map {
        Manifest.Target.Dependency(kind: isPlugin ? .plugin : .byName, name: $0)
      }
    }
    guard let kind = Manifest.Target.Dependency.Kind(rawValue: call.name), let argument = call["name"] else {
      values.noteComputed("a dependency", at: element.span)
      return nil
    }
    return values.text(argument, "a dependency").map { Manifest.Target.Dependency(kind: kind, name: $0) }
  }

  // MARK: Settings

  private mutating func readSetting(_ element: Expression, of target: inout Manifest.Target) {
    guard let call = call(element) else { return values.noteComputed("a Swift setting", at: element.span) }
    guard let argument = call.arguments.first?.value else { return }
    let condition = call.arguments.dropFirst().first?.value
    switch call.name {
    case "define":
      guard let name = values.text(argument, "a condition for '#if'") else { return }
      target.defines.append(define(name, condition))
    case "swiftLanguageMode", "swiftLanguageVersion": target.languageMode = languageMode(argument)
    case "unsafeFlags":
      let flags = texts(argument, "compiler flags")
      target.defines += Manifest.Target.defines(inFlags: flags).map { define($0, condition) }
    default: break
    }
  }

  /// A condition for `#if`, limited by an expression such as `.when(platforms: [.iOS], configuration: .debug)`.
  private mutating func define(_ name: String, _ condition: Expression?) -> Manifest.Target.Define {
    var define = Manifest.Target.Define(name: name)
    guard let condition, let call = call(condition) else { return define }
    if let platforms = call["platforms"] {
      let names = values.elements(platforms, "the platforms of a setting").compactMap {
        Self.lastName(of: values.resolved($0))
      }
      define.platforms = Set(names.compactMap { ApplePlatform(inManifest: $0) })
    }
    define.configuration = call["configuration"].flatMap { Self.lastName(of: values.resolved($0)) }
    return define
  }

  // MARK: Calls

  private struct Call {
    var name: String
    var arguments: [Expression.Argument]

    subscript(label: String) -> Expression? { arguments.first { $0.label == label }?.value }
  }

  /// The call that a value is or refers to, such as `.target(…)`, `Target.target(…)` or `Package(…)`; nil for anything but a
  /// call.
  private mutating func call(_ value: Expression) -> Call? {
    guard case .call(let call) = values.resolved(value).form, let name = Self.lastName(of: call.callee) else {
      return nil
    }
    return Call(name: name, arguments: call.arguments)
  }

  private static func lastName(of expression: Expression) -> String? {
    switch expression.withoutParentheses.form {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    default: nil
    }
  }
}

extension Manifest.Target {
  /// The conditions that `-D NAME` and `-DNAME` define.
  static func defines(inFlags flags: [String]) -> [String] {
    var names: [String] = [], isNext = false
    for flag in flags {
      if isNext {
        names.append(flag)
        isNext = false
      } else if flag == "-D" {
        isNext = true
      } else if flag.hasPrefix("-D") {
        names.append(String(flag.dropFirst(2)))
      }
    }
    return names
  }
}
