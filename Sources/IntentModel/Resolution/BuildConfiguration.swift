import SourceScan

/// The build for which `#if` conditions are evaluated.
///
/// Every condition has a value. A custom flag that was not given, a module that is neither scanned nor in the platform's table,
/// an unknown question and text that is not a condition are false, so their `#else` is compiled.
package struct BuildConfiguration: Sendable {
  var platform: Platform
  package var hardware = Hardware()
  /// The mode that `swift(…)` and `hasFeature(…)` depend on.
  var languageMode: LanguageMode
  /// The custom flags: `-D NAME`.
  var flags: Set<String>
  /// Whether every branch is kept and no condition is evaluated.
  var allConditions: Bool
  /// The hardware of a build for a platform, if it is not for a current device.
  package struct Hardware: Equatable, Sendable {
    /// The name for which `arch(…)` is true; nil for that of the platform's devices.
    var architecture: String?
    /// The name for which `targetEnvironment(…)` is true: `simulator` or `macCatalyst`; nil for a device.
    package var environment: String?

    package init(architecture: String? = nil, environment: String? = nil) {
      self.architecture = architecture
      self.environment = environment
    }
  }

  /// The conditions for the files of one target.
  package struct Scope: Sendable {
    package var flags: Set<String>
    package var languageMode: LanguageMode

    package init(flags: Set<String>, languageMode: LanguageMode) {
      self.flags = flags
      self.languageMode = languageMode
    }
  }

  /// Scopes by `Condition.scope`; for a number without an entry, `flags` and `languageMode` apply.
  package var scopes: [Scope] = []
  /// The scanned modules, which can be imported wherever they are named.
  var modules: Set<String>

  package init(
    platform: Platform = .iOS, languageMode: LanguageMode = .standard, flags: Set<String> = [],
    allConditions: Bool = false, modules: Set<String> = []
  ) {
    self.platform = platform
    self.languageMode = languageMode
    self.flags = flags
    self.allConditions = allConditions
    self.modules = modules
  }

  /// Whether a declaration under these conditions is part of the build.
  func isActive(_ conditions: [Condition]) -> Bool {
    allConditions || conditions.allSatisfy(evaluate)
  }

  /// Whether text under these conditions need not be valid Swift. The compiler parses branches that a platform or a flag
  /// excludes, but not those that a version excludes, because they may be in another version of Swift. A scan that does not keep
  /// every branch accepts any text in excluded branches, because it reports nothing in them.
  func mayHoldOtherText(_ conditions: [Condition]) -> Bool {
    if !allConditions { return !isActive(conditions) }
    return conditions.contains { $0.form.asksForVersion && !evaluate($0) }
  }

  private func evaluate(_ condition: Condition) -> Bool {
    evaluate(condition.form, in: Int(condition.scope))
  }

  package func evaluate(_ form: Condition.Form) -> Bool {
    evaluate(form, in: scopes.endIndex)
  }

  /// - Parameter scope: An index into `scopes`; after the last one, the flags and the mode for all files apply. A number rather
  ///   than its `Scope`, which would be copied for every condition.
  private func evaluate(_ form: Condition.Form, in scope: Int) -> Bool {
    Steps.count()
    return switch form {
    case .boolean(let bool): bool
    case .flag(let name): (scope < scopes.count ? scopes[scope].flags : flags).contains(name)
    case .not(let inner): !evaluate(inner, in: scope)
    case .and(let left, let right): evaluate(left, in: scope) && evaluate(right, in: scope)
    case .or(let left, let right): evaluate(left, in: scope) || evaluate(right, in: scope)
    case .version(let name, let comparison, let version): evaluate(name, comparison, version, languageMode(in: scope))
    case .query(let name, let argument): evaluate(name, argument, languageMode(in: scope))
    case .unknown: false
    }
  }

  private func languageMode(in scope: Int) -> LanguageMode {
    scope < scopes.count ? scopes[scope].languageMode : languageMode
  }

  /// The value of a question about a version. `swift(>=6.0)` compares with the language mode, `compiler(>=6.0)` with the
  /// compiler, which is assumed to be the newest.
  private func evaluate(
    _ name: String, _ comparison: Condition.Comparison, _ version: [Int], _ languageMode: LanguageMode
  ) -> Bool {
    let own: [Int]
    switch name {
    case "swift": own = LanguageFacts.version(of: languageMode)
    case "compiler": own = LanguageFacts.version
    default: return false
    }
    return LanguageFacts.isVersion(own, lessThan: version) == (comparison == .less)
  }

  private func evaluate(_ query: String, _ argument: String, _ languageMode: LanguageMode) -> Bool {
    switch query {
    case "os": platform.operatingSystems.contains(argument)
    case "arch": (hardware.architecture ?? platform.architecture) == argument
    // Only the module of `canImport(Foundation.NSString)` is checked, because the table does not list what modules contain. A
    // minimal version counts as met.
    case "canImport":
      argument.split(separator: ".").first.map { canImport(String($0)) } ?? false
    case "targetEnvironment": hardware.environment == argument
    case "hasFeature": LanguageFacts.hasFeature(argument, in: languageMode)
    case "hasAttribute": LanguageFacts.attributes.contains(argument)
    case "_endian": argument == "little"
    case "_pointerBitWidth": argument == (hardware.architecture == "arm64_32" ? "_32" : "_64")
    case "_runtime": argument == (platform == .linux ? "_Native" : "_ObjC")
    default: false
    }
  }

  private func canImport(_ module: String) -> Bool {
    modules.contains(module) || PlatformModules.platforms(of: module).contains(platform)
  }
}

extension Condition.Form {
  /// Whether the compiler leaves text unparsed if the condition is false. Evidence: Swift 6.3.1, for each form.
  fileprivate var asksForVersion: Bool {
    switch self {
    case .version(let name, _, _): name == "swift" || name == "compiler"
    case .not(let inner): inner.asksForVersion
    case .and(let left, let right): left.asksForVersion || right.asksForVersion
    case .or(let left, let right): left.asksForVersion && right.asksForVersion
    case .boolean, .flag, .query, .unknown: false
    }
  }
}

extension Platform {
  /// The names for which `os(…)` is true.
  fileprivate var operatingSystems: [String] {
    switch self {
    case .iOS, .watchOS, .tvOS: [rawValue]
    case .macOS: ["macOS", "OSX"]
    case .visionOS: ["visionOS", "xrOS"]
    case .linux: ["Linux"]
    }
  }

  /// The architecture of current devices; for Linux, that of most machines that build Swift.
  fileprivate var architecture: String { self == .linux ? "x86_64" : "arm64" }
}
