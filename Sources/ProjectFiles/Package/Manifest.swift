/// The facts of a package's manifest as stated, whether it was read as source or printed by SwiftPM.
struct Manifest {
  struct Target {
    enum Kind: String {
      case regular, executable, test, system, binary, plugin, macro
    }

    /// A target of the same package, a product of another package, whichever of the two has the name, or a plugin.
    struct Dependency {
      enum Kind: String, CaseIterable { case target, product, byName, plugin }

      var kind: Kind
      var name: String
    }

    struct Resource {
      /// Whether the rule is not `.process`: then the contents of a folder are not read.
      var isCopied: Bool
      var path: String
    }

    struct Define {
      var name: String
      /// The platforms that the condition is limited to; nil for all.
      var platforms: Set<ApplePlatform>?
      /// The configuration that the condition is limited to, `debug` or `release`; nil for both.
      var configuration: String?
    }

    var kind: Kind
    var name: String
    var path: String?
    /// The paths of the sources; nil for all that is in the target's folder.
    var sources: [String]?
    var exclude: [String] = []
    var resources: [Resource] = []
    var dependencies: [Dependency] = []
    var defines: [Define] = []
    var languageMode: String?
  }

  /// An app that an executable target becomes: `.iOSApplication` of Swift Playgrounds.
  struct App {
    var name: String
    var targets: [String]
    var bundleIdentifier: String?
  }

  var name: String?
  var toolsVersion: [Int] = [5]
  var platforms: [TargetPlatform] = []
  var defaultLocalization: String?
  /// The modes that the manifest lists: `5`, `6`. Empty if it lists none.
  var languageModes: [String] = []
  var targets: [Target] = []
  var products: [PackageContents.Product] = []
  var apps: [App] = []
  /// The paths of packages, as the manifest has them.
  var localPackages: [String] = []

  /// The language mode of targets that don't name one: the newest in the manifest's list, else the mode of the tools version.
  var languageMode: String {
    let newest = languageModes.max { Self.version($0).lexicographicallyPrecedes(Self.version($1)) }
    if let newest { return newest }
    if toolsVersion.lexicographicallyPrecedes([5]) { return toolsVersion.starts(with: [4, 2]) ? "4.2" : "4" }
    return toolsVersion.lexicographicallyPrecedes([6]) ? "5" : "6"
  }

  /// The numbers of `5.9.1`, up to the first part that is not a number.
  static func version(_ text: some StringProtocol) -> [Int] {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard let number = Int(part), number >= 0 else { break }
      numbers.append(number)
    }
    return numbers
  }
}

extension ApplePlatform {
  /// A platform as a manifest writes it (`.iOS`), or as SwiftPM prints it (`ios`); nil for one that is not modeled, such as
  /// Windows.
  init?(inManifest name: String) {
    let name = name.lowercased()
    guard let platform = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) else { return nil }
    self = platform
  }
}
