import DocumentFormats
import MetadataDocuments
import OperatingSystem
import SourceScan

/// A document of Apple's that was read: in an app's bundle it is in the folder `Metadata.appintents`.
package struct MetadataFile {
  package static let folder = "Metadata.appintents"
  package static let actions = "extract.actionsdata"
  package static let packages = "extract.packagedata"
  package static let version = "version.json"

  package let path: String
  private let bytes: [UInt8]
  package let document: JSONValue

  /// The possible paths of Apple's document for a path: the file itself, or a file in the folder `Metadata.appintents` or in a
  /// bundle. An app for macOS has its resources in `Contents`, a framework in a version's folder that `Resources` refers to.
  package static func candidates(_ path: String) -> [String] {
    [path, "\(path)/\(actions)"]
      + ["", "Contents/Resources/", "Resources/"].map { "\(path)/\($0)\(folder)/\(actions)" }
  }

  /// The possible paths of Apple's documents in a framework or an XCFramework, or in the apps of an Xcode archive, in order of
  /// preference; empty for another path.
  private static func nestedCandidates(_ path: String, in files: FileSystem) -> [String] {
    let bundles: [String]
    if let framework = BinaryFramework(path) {
      bundles = framework.bundles(in: files)
    } else if path.hasSuffix(".xcarchive") {
      let folder = "\(path)/Products/Applications"
      bundles = files.names(in: folder).filter { $0.hasSuffix(".app") }.map { "\(folder)/\($0)" }
    } else {
      bundles = []
    }
    return bundles.flatMap { candidates($0).dropFirst() }
  }

  /// Whether a folder, a bundle, an XCFramework or an Xcode archive has a document. `path` is not that of the document itself.
  static func exists(at path: String, in files: FileSystem) -> Bool {
    (candidates(path).dropFirst() + nestedCandidates(path, in: files)).contains(where: files.isFile)
  }

  /// The document at a path: that of the file itself, or of a folder, bundle, XCFramework or Xcode archive that contains it.
  package init(at path: String, in files: FileSystem) throws(InputError) {
    let start = FilePath(folder: path)
    let isFolder = (try? files.status(of: start).kind) == .directory
    let all = Self.candidates(path).dropFirst() + Self.nestedCandidates(path, in: files)
    let found = isFolder ? all.first(where: files.isFile).map { FilePath($0) } : start
    if found == nil, BinaryFramework(path) != nil || path.hasSuffix(".xcarchive") {
      throw InputError(
        "'\(path)' contains no '\(Self.folder)', so it declares no App Intents, or was built without their metadata")
    }
    guard let file = found else {
      throw InputError("cannot read '\(path)/\(Self.actions)': \(SystemError.missing.message)")
    }
    self.path = file.text
    (bytes, document) = try files.document(at: file.text) { bytes throws(JSONError) in
      let document = try parseJSON(bytes)
      guard document["actions"]?.members != nil else {
        throw JSONError(
          "this is not Apple's App Intents metadata, because it has no object 'actions'", at: 0, in: bytes)
      }
      return (bytes, document)
    }
  }

  /// The bundle that the document describes. Its locations are in that document.
  package func bundle(in files: FileSystem) -> JSONValue {
    let lines = LineIndex(SourceText(bytes))
    let file = ReportedPaths(root: nil, files: files).readablePath(of: path)
    return bundleJSON(reading: document) { offset in
      let position = lines.position(of: UInt32(offset))
      return .location(file: file, line: position.line, column: position.column)
    }
  }
}
