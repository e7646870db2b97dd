import IntentScans
import IntentModel
import IntentRules
import IntentReports

/// A Swift file in memory.
public struct SwiftFile: Sendable {
  /// The path by which messages and documents name the file.
  public var path: String
  /// The module that the file belongs to.
  public var module: String
  /// The text in UTF-8. Invalid bytes are read as the compiler reads them.
  public var contents: [UInt8]

  public init(_ path: String, module: String, _ text: String) {
    self.init(path, module: module, contents: Array(text.utf8))
  }

  public init(_ path: String, module: String, contents: [UInt8]) {
    self.path = path
    self.module = module
    self.contents = contents
  }
}

/// The options for reading sources. A value that is nil comes from the configuration or the project, else from the defaults of the
/// command.
public struct ScanOptions: Sendable {
  /// The platform that `#if` conditions are evaluated for.
  public var platform: Platform?
  /// The language mode that `#if swift(…)` compares with.
  public var languageMode: LanguageMode?
  /// Custom conditions that are true in `#if`.
  public var conditions: Set<String> = []
  /// Whether every branch of every `#if` is read.
  public var keepsAllConditions = false
  /// Whether workspaces, Xcode projects and packages are read. If not, each path is one module, or, for a package, one for each
  /// target.
  public var readsProjects = true
  /// Whether `.intentscan.json` is read.
  public var readsConfiguration = true
  /// The name of the only target to read. An app is read with the targets that it links and embeds. Nil for all targets.
  public var target: String?
  /// The folder that paths in the bundle are relative to; nil for the working directory.
  public var root: String?
  /// The deployment targets by platform, such as `["iOS": "17.0"]`. Rules about availability need them.
  public var deploymentTargets: [String: String] = [:]
  /// The version of Xcode that builds the app, such as `26.0`.
  public var xcode: String?
  /// The name of the app that people say in phrases.
  public var applicationName: String?

  public init() {}

  func scanOptions(_ configuration: Configuration?) -> IntentScans.ScanOptions {
    var options = IntentScans.ScanOptions(
      platform: platform ?? .iOS, languageMode: languageMode ?? configuration?.languageMode ?? .standard,
      flags: conditions, keepsAllConditions: keepsAllConditions)
    options.readsDirectives = true
    options.readsMentions = true
    return options
  }

  /// The settings that these options state. They take precedence over configurations.
  func stated() throws(IntentScanError) -> RunOptions {
    var stated = RunOptions()
    func version(_ text: String) throws(IntentScanError) -> [Int] {
      if let version = LintSettings.version(text) { return version }
      throw IntentScanError("'\(text)' is not a version such as '17.0'")
    }
    for (platform, text) in deploymentTargets { stated.deployment[platform] = try version(text) }
    if let xcode {
      guard let version = XcodeVersion(xcode) else {
        throw IntentScanError(
          "'\(xcode)' is neither an Xcode version such as '26.2' nor a build number such as '17C52'")
      }
      stated.xcode = version
    }
    stated.applicationName = applicationName
    return stated
  }
}

/// Changes to the rules that the configuration selects.
public struct LintOptions: Sendable {
  /// The profiles of `intentscan lint --profile`.
  public enum Profile: String, Sendable, CaseIterable {
    case appleBuild = "apple-build"
    case recommended
    case siriTools = "siri-tools"
    case migration
  }

  public var profile: Profile?
  /// The ids of rules that run in addition to those of the profile.
  public var enabled: [String] = []
  /// The ids of rules that do not run, even if the profile has them.
  public var disabled: [String] = []

  public init() {}

  func selection(_ configured: RuleSelection) throws(IntentScanError) -> RuleSelection {
    var selection = configured
    if let profile = profile.flatMap({ RuleDescription.Profile(rawValue: $0.rawValue) }) { selection.profile = profile }
    func rule(_ id: String) throws(IntentScanError) -> String {
      if let rule = Rule.named(id) { return rule.id }
      throw IntentScanError(Rule.unknown(id))
    }
    for id in disabled { selection.disable(try rule(id)) }
    for id in enabled { selection.enable(try rule(id)) }
    return selection
  }
}
