import Foundation
import PackagePlugin

/// A module in the form of `intentscan --inputs`; `product` if Xcode derives the module's name from the product's.
struct Module: Encodable {
  var name: String?
  var product: String?
  var role: String, files: [String]
}

extension SwiftSourceModuleTarget {
  /// Neither a test nor a macro.
  var isShipped: Bool { kind == .generic || kind == .executable }

  func module(_ role: String) -> Module {
    Module(name: moduleName, role: role, files: sourceFiles.swift + pluginGeneratedSources.swift)
  }

  /// All modules below that can be imported, each once; those below a macro run in the compiler.
  func imported(_ seen: inout Set<ID>) -> [SwiftSourceModuleTarget] {
    let targets = dependencies.flatMap { dependency -> [any Target] in
      if case .target(let target) = dependency { return [target] }
      if case .product(let product) = dependency { return product.targets }
      return []
    }
    return targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { $0.isShipped && seen.insert($0.id).inserted }
      .flatMap { [$0] + $0.imported(&seen) }
  }
}

extension URL {
  /// `path(percentEncoded:)` requires macOS 13.
  var filePath: String { path }

  /// The folder and those above it.
  var andAbove: [URL] {
    Array(sequence(first: self) { $0.pathComponents.count > 1 ? $0.deletingLastPathComponent() : nil })
  }

  /// The folders up to that of the repository: a configuration may be created in each. The folder alone if there is no repository,
  /// because folders further up change all the time.
  var toRepository: [URL] {
    let folders = andAbove
    let top = folders.firstIndex { FileManager.default.fileExists(atPath: $0.appendingPathComponent(".git").filePath) }
    return Array(folders.prefix((top ?? 0) + 1))
  }

  /// Whether SwiftPM's native build system plans this build: it writes a file to its folder before it runs plugins.
  var isOfNativeBuild: Bool {
    let scratch = (0..<6).reduce(self) { folder, _ in folder.deletingLastPathComponent() }
    return FileManager.default.fileExists(atPath: scratch.appendingPathComponent("plugin-tools.yaml").filePath)
  }
}

/// The file by which a build sees changes of the configuration, with the commands that keep it. The configuration itself cannot be
/// an input: it may be created later, and an input that is deleted fails the build.
///
/// Most build systems run plugins in every build, so the file is a copy. SwiftPM's native one does only when it plans a build. There
/// the file is an output that links to the configuration: when that changes, so does the output. SwiftPM makes other outputs than
/// documentation resources of the target. Its sandbox on macOS allows symbolic links, but no hard links.
func configurationMark(for root: URL, in folder: URL) throws -> ([Command], URL) {
  let paths = root.andAbove.map { $0.appendingPathComponent(".intentscan.json") }
  guard folder.isOfNativeBuild else {
    let copy = folder.appendingPathComponent("configuration.json")
    let contents = paths.lazy.compactMap { try? Data(contentsOf: $0) }.first ?? Data()
    if (try? Data(contentsOf: copy)) != contents { try contents.write(to: copy, options: .atomic) }
    return ([], copy)
  }
  let link = folder.appendingPathComponent("configuration.docc")
  // A link that is refused must not fail the build. An empty file stays, so that nothing runs again for it.
  let script = #"""
    link=$1; shift
    for file; do
      [ -f "$file" ] && { ln -sfn "$file" "$link" 2>/dev/null || cp "$file" "$link"; exit; }
    done
    [ -f "$link" ] && [ ! -L "$link" ] && [ ! -s "$link" ] || { rm -f "$link" && : >"$link"; }
    """#
  let keep = Command.buildCommand(
    displayName: "Finding the configuration of intentscan", executable: URL(fileURLWithPath: "/bin/sh"),
    arguments: ["-c", script, "sh", link.filePath] + paths.map(\.filePath), inputFiles: root.toRepository,
    outputFiles: [link])
  return ([keep], link)
}

extension [URL] { var swift: [String] { filter { $0.pathExtension == "swift" }.map(\.filePath) } }
extension FileList { var swift: [String] { filter { $0.type == .source }.map(\.url).swift } }

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension XcodeTarget {
    func module(_ role: String) -> Module {
      Module(product: product?.name ?? displayName, role: role, files: inputFiles.swift + generatedSources.swift)
    }

    /// The sources that plugins before this one generate. SwiftPM passes it to Xcode since 5.11; whether Xcode's type shows it in every
    /// version is unverified, so it is looked up by its name.
    private var generatedSources: [URL] {
      let property = Mirror(reflecting: self).children.first { $0.label == "pluginGeneratedSources" }
      return property?.value as? [URL] ?? []
    }
  }
#endif
