/// The path of a file in messages. Joined from its folder's path and its name on access, because most files have no message.
package struct SourcePath: Sendable {
  /// The parts of a path that the files of one folder share.
  package final class Folder: Sendable {
    fileprivate let root: String
    fileprivate let inside: ArraySlice<UInt8>
    fileprivate let names: [UInt8]

    /// `inside` is the path of the folder in the folder `root`, and `names` holds the bytes of the names of its files.
    package init(_ root: String, inside: ArraySlice<UInt8> = [], names: [UInt8] = []) {
      self.root = root
      self.inside = inside
      self.names = names
    }
  }

  private let folder: Folder
  private let name: Range<UInt32>

  /// The file whose name is the range `name` of the folder's names; the folder itself if the range is empty.
  package init(_ folder: Folder, _ name: Range<UInt32>) {
    self.folder = folder
    self.name = name
  }

  init(_ path: String) { self.init(Folder(path), 0..<0) }

  /// Whether the file has this name. A text of the path is made only for a path that was given as one text.
  func isNamed(_ wanted: String) -> Bool {
    let own = folder.names[Int(name.lowerBound)..<Int(name.upperBound)]
    return own.isEmpty ? "/\(text)".hasSuffix("/\(wanted)") : own.elementsEqual(wanted.utf8)
  }

  /// The whole path. Bytes that are not UTF-8 become U+FFFD.
  package var text: String {
    let name = folder.names[Int(name.lowerBound)..<Int(name.upperBound)]
    // A string made of these bytes has no room to spare, unlike one that is put together.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(folder.root.utf8.count + folder.inside.count + name.count + 2)
    bytes.append(contentsOf: folder.root.utf8)
    for part in [folder.inside, name] where !part.isEmpty {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
      bytes.append(contentsOf: part)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
