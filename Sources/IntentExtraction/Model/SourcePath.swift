/// A file's path as the user reads it. Put together from its folder's and its name when somebody asks: most files have
/// nothing to report.
public struct SourcePath: Sendable {
  /// What the files of one folder share.
  public final class Folder: Sendable {
    fileprivate let path: String
    fileprivate let names: [UInt8]

    /// `names` holds the bytes of its files' names.
    public init(_ path: String, names: [UInt8]) {
      self.path = path
      self.names = names
    }
  }

  private let folder: Folder
  private let name: Range<UInt32>

  /// The file whose name stands at `name` in the folder's names; the folder itself where that is empty.
  public init(_ folder: Folder, _ name: Range<UInt32>) {
    self.folder = folder
    self.name = name
  }

  public init(_ path: String) { self.init(Folder(path, names: []), 0..<0) }

  /// Bytes of the name that are not UTF-8 become U+FFFD.
  public var text: String {
    let name = folder.names[Int(name.lowerBound)..<Int(name.upperBound)]
    if name.isEmpty || folder.path.isEmpty { return folder.path + String(decoding: name, as: UTF8.self) }
    // A string made of these bytes has no room to spare, unlike one that is put together.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(folder.path.utf8.count + 1 + name.count)
    bytes.append(contentsOf: folder.path.utf8)
    bytes.append(UInt8(ascii: "/"))
    bytes.append(contentsOf: name)
    return String(decoding: bytes, as: UTF8.self)
  }
}
