import IntentModel
import OperatingSystem

/// A built framework or XCFramework. Finds its Swift interface and the bundles in it, and runs none of its code.
struct BinaryFramework {
  private let path: String
  private let isXCFramework: Bool

  /// Nil if the path ends neither in `.framework` nor in `.xcframework`.
  init?(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    isXCFramework = path.hasSuffix(".xcframework")
    guard isXCFramework || path.hasSuffix(".framework") else { return nil }
    self.path = path
  }

  /// The frameworks and the metadata folders (`.appintents`) in all variants of an XCFramework, or the framework itself.
  func bundles(in files: FileSystem) -> [String] {
    guard isXCFramework else { return [path] }
    return files.names(in: path).flatMap { variant in
      files.names(in: "\(path)/\(variant)").filter { $0.hasSuffix(".framework") || $0.hasSuffix(".appintents") }
        .map { "\(path)/\(variant)/\($0)" }
    }
  }

  /// The path of the Swift interface, from a variant for the platform if there is one, else from another variant. `module` is only
  /// for the error.
  func interface(of module: String, for platform: Platform, in files: FileSystem) throws(InputError) -> String {
    let name = variantName(of: platform), variants = isXCFramework ? files.names(in: path) : [""]
    // Variants for the platform come first. Those for devices and for simulators have the same declarations.
    let ordered = variants.filter { $0.hasPrefix(name + "-") } + variants.filter { !$0.hasPrefix(name + "-") }
    for variant in ordered {
      let folder = variant.isEmpty ? path : "\(path)/\(variant)"
      if let interface = interface(in: folder, files) { return interface }
    }
    throw InputError(
      "'\(path)' has no file with the suffix '.swiftinterface', because it was built without library evolution; "
        + "use '--context \(module)=<folder of its sources>', or '--facts' with what 'intentscan facts' wrote about them"
    )
  }

  /// The path of the first public interface in a folder or in a framework in it; nil if there is none.
  private func interface(in folder: String, _ files: FileSystem) -> String? {
    let frameworks = files.names(in: folder).filter { $0.hasSuffix(".framework") }.map { "\(folder)/\($0)" }
    let roots = [folder] + frameworks
    let places = roots + roots.flatMap { ["\($0)/Modules", "\($0)/Versions/A/Modules"] }
    for place in places {
      for module in files.names(in: place) where module.hasSuffix(".swiftmodule") {
        let names = files.names(in: "\(place)/\(module)").filter { $0.hasSuffix(".swiftinterface") }
        // The private and package interfaces also have declarations that an app cannot use.
        if let name = names.first(where: {
          !$0.hasSuffix(".private.swiftinterface") && !$0.hasSuffix(".package.swiftinterface")
            && files.isFile("\(place)/\(module)/\($0)")
        }) {
          return "\(place)/\(module)/\(name)"
        }
      }
    }
    return nil
  }

  /// The beginning of the names of an XCFramework's variants for a platform: `ios` for `ios-arm64`, `xros` for
  /// `xros-arm64-simulator`.
  private func variantName(of platform: Platform) -> String {
    switch platform {
    case .visionOS: "xros"
    default: platform.rawValue.lowercased()
    }
  }
}

extension FileSystem {
  /// The names in a folder, sorted; empty for a path that is not a folder, or that cannot be read.
  func names(in folder: String) -> [String] {
    guard let listing = try? listing(of: FilePath(folder: folder), endingWith: []) else { return [] }
    return listing.entries.map { listing.text(of: $0) }.sorted()
  }
}
