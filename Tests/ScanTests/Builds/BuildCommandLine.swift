import Foundation

@testable import IntentScans

/// The files that a build writes next to the sources, and the command line with which it calls Apple's tool.
///
/// Sources: the specification of the tool in swift-build, the tests of swift-build that assert the whole command line, and the
/// action of rules_apple.
struct BuildCommandLine {
  let folder: CommandFolder
  var module: String
  /// Contents by their paths in the folder.
  var sources: [String]
  var xcode = "27A266a"
  var triples = ["arm64-apple-ios17.0"]
  var output = "Products/App.app"
  /// Documents of modules that are linked statically, and of bundles.
  var staticDocuments: [String] = []
  var documents: [String] = []
  /// Files of constants.
  var constants: [String] = []
  var isLibrary = false

  private static let intermediates = "Intermediates/App.build"

  /// Absolute paths as swift-build writes them: spaces and quotes have a backslash.
  private func list(_ paths: [String]) -> String {
    paths.map { path in
      let absolute = path.hasPrefix("/") ? path : "\(folder.path)/\(path)"
      return absolute.map { " \t\\\"'".contains($0) ? "\\\($0)" : String($0) }.joined() + "\n"
    }.joined()
  }

  /// Writes the lists, and gives the words after the name of the tool.
  func swiftBuild() throws -> [String] {
    let path = folder.path, objects = "\(Self.intermediates)/Objects-normal"
    let names = triples.map { String($0.prefix { $0 != "-" }) }
    for name in names {
      try folder.write(list(sources), to: "\(objects)/\(name)/\(module).SwiftFileList")
      try folder.write(linkerOutput, to: "\(objects)/\(name)/\(module)_dependency_info.dat")
    }
    try folder.write(list(constants), to: "\(objects)/\(names[0])/\(module).SwiftConstValuesFileList")
    try folder.write(list(documents), to: "\(Self.intermediates)/\(module).DependencyMetadataFileList")
    try folder.write(list(staticDocuments), to: "\(Self.intermediates)/\(module).DependencyStaticMetadataFileList")
    func each(_ option: String, _ values: [String]) -> [String] { values.flatMap { [option, $0] } }
    return [
      "--toolchain-dir", "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain",
      "--module-name", module, "--sdk-root", "/Applications/Xcode.app/iPhoneOS.sdk", "--xcode-version", xcode,
      "--platform-family", "iOS", "--deployment-target", "17.0", "--bundle-identifier", "com.example.app",
      "--output", "\(path)/\(output)",
    ] + each("--target-triple", triples) + ["--binary-file", "\(path)/\(output)/App"]
      + each("--dependency-file", names.map { "\(path)/\(objects)/\($0)/\(module)_dependency_info.dat" })
      + each(
        "--stringsdata-file", names.map { "\(path)/\(objects)/\($0)/ExtractedAppShortcutsMetadata.stringsdata" })
      + each("--source-file-list", names.map { "\(path)/\(objects)/\($0)/\(module).SwiftFileList" })
      + [
        "--metadata-file-list", "\(path)/\(Self.intermediates)/\(module).DependencyMetadataFileList",
        "--static-metadata-file-list", "\(path)/\(Self.intermediates)/\(module).DependencyStaticMetadataFileList",
        "--swift-const-vals-list", "\(path)/\(objects)/\(names[0])/\(module).SwiftConstValuesFileList",
      ] + (isLibrary ? ["--force"] : []) + [
        "--compile-time-extraction", "--deployment-aware-processing", "--no-app-shortcuts-localization",
      ]
  }

  /// Opcode, path and NUL for each file that a linker reads.
  private var linkerOutput: String {
    "\u{0}ld64-1115.7.3\u{0}\u{11}/SDK/Frameworks/AppKit.framework/AppKit.tbd\u{0}"
      + (isLibrary ? "" : "\u{10}/SDK/System/Library/Frameworks/AppIntents.framework/AppIntents.tbd\u{0}")
      + "\u{40}/Products/App\u{0}"
  }

  /// The words after the name of the tool in the action of rules_apple: single sources, two SDKs.
  func rulesApple() -> [String] {
    func each(_ option: String, _ values: [String]) -> [String] { values.flatMap { [option, $0] } }
    return ["--binary-file", "/bazel_rules_apple/fakepath", "--module-name", module, "--output", output]
      + each("--source-files", sources) + ["--sdk-root", "__BAZEL_XCODE_SDKROOT__", "--platform-family", "iOS"]
      + ["--deployment-target", "17.0"] + each("--target-triple", triples) + each("--swift-const-vals", constants)
      + [
        "--compile-time-extraction", "--xcode-version", xcode, "--sdk-root", "/SDKs/iPhoneOS.sdk", "--toolchain-dir",
        "/Toolchains/XcodeDefault.xctoolchain",
      ]
  }

  var stringsdata: String? {
    let name = String(triples[0].prefix { $0 != "-" })
    return folder.contents(of: "\(Self.intermediates)/Objects-normal/\(name)/ExtractedAppShortcutsMetadata.stringsdata")
  }

  func document(in output: String? = nil) -> String? {
    folder.contents(of: "\(output ?? self.output)/\(MetadataFile.folder)/\(MetadataFile.actions)")
  }
}
