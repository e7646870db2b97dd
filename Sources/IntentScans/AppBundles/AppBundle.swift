import OperatingSystem

/// A bundle of a built app: the app, an extension, a framework or an XPC service. Locates its parts on each platform.
package struct AppBundle: Sendable {
  package enum Kind: String, Sendable { case app, `extension`, framework, service }

  /// The path that is printed.
  package let path: String
  package let kind: Kind
  let executableFolder: String
  let infoPath: String
  /// The folder that the system reads `Metadata.appintents` from.
  let resources: String
  /// The paths of the folders `Metadata.appintents` that the search found in the bundle, without those in nested bundles.
  fileprivate(set) var documents: [String] = []
  /// The paths of the dynamic libraries in the bundle, without those in nested bundles. Xcode puts the code of a debug build into
  /// `<executable>.debug.dylib`.
  fileprivate(set) var libraries: [String] = []

  init(_ path: String, _ kind: Kind, _ files: FileSystem) {
    func isFolder(_ path: String) -> Bool { (try? files.status(of: FilePath(path)).kind) == .directory }
    self.path = path
    self.kind = kind
    if isFolder("\(path)/Contents") {
      (executableFolder, resources) = ("\(path)/Contents/MacOS", "\(path)/Contents/Resources")
      infoPath = "\(path)/Contents/Info.plist"
    } else if kind == .framework, isFolder("\(path)/Versions") {
      let current = isFolder("\(path)/Versions/Current") ? "Current" : "A"
      (executableFolder, resources) = ("\(path)/Versions/\(current)", "\(path)/Versions/\(current)/Resources")
      infoPath = "\(resources)/Info.plist"
    } else {
      (executableFolder, resources, infoPath) = (path, path, "\(path)/Info.plist")
    }
  }

  static func kind(ofFolder name: String) -> Kind? {
    switch name.split(separator: ".").last {
    case "app" where name.contains("."): .app
    case "appex": .extension
    case "framework": .framework
    case "xpc": .service
    default: nil
    }
  }

  /// The bundle's name up to its last period. The executable has this name unless Info.plist states another.
  var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }
}

/// Finds the bundles in a folder.
package struct BundleSearch {
  /// The largest number of folders that are searched. A real app has a few thousand.
  private static let folderLimit = 50_000
  private static let depthLimit = 16

  private let files: FileSystem
  private(set) var bundles: [AppBundle] = []
  private var folders = 0

  /// The bundles at and below a path, each before those inside of it. The path may be a bundle, or any folder that holds some.
  package static func bundles(at path: String, _ files: FileSystem) throws(SystemError) -> [AppBundle] {
    var search = BundleSearch(files: files)
    let root = FilePath(folder: path).text
    _ = try files.listing(of: FilePath(root.isEmpty ? "." : root), endingWith: [])
    search.visit(root.isEmpty ? "." : root, name: root.split(separator: "/").last.map(String.init) ?? root, in: nil, 0)
    return search.bundles
  }

  private mutating func visit(_ path: String, name: String, in bundle: Int?, _ depth: Int) {
    var bundle = bundle
    if let kind = AppBundle.kind(ofFolder: name) {
      bundles.append(AppBundle(path, kind, files))
      bundle = bundles.count - 1
    }
    folders += 1
    guard depth < Self.depthLimit, folders < Self.folderLimit,
      var listing = try? files.listing(of: FilePath(path), endingWith: Array(".dylib".utf8))
    else { return }
    listing.sort()
    for entry in listing.entries {
      let name = listing.text(of: entry)
      switch entry.kind {
      case .directory where name == MetadataFile.folder:
        if let bundle { bundles[bundle].documents.append("\(path)/\(name)") }
      case .directory where !name.hasSuffix(".lproj"):
        visit("\(path)/\(name)", name: name, in: bundle, depth + 1)
      case .regular: if let bundle { bundles[bundle].libraries.append("\(path)/\(name)") }
      default: break
      }
    }
  }
}
