#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileSystem {
  /// Keeps `link` a symbolic link to a file, for build systems that watch files whose paths never change: they look at what a link
  /// leads to, so that they see the file written, replaced and deleted. Without a file, `link` is an empty file.
  ///
  /// A hard link would do as well, but the sandbox in which SwiftPM runs tools on macOS allows none. Nothing is written if `link` is
  /// right, so that a build does not run the tool again for nothing.
  package func keepLink(at link: FilePath, to file: FilePath?) {
    guard let file else {
      if !isLink(link), let old = try? contents(of: link), old.isEmpty { return }
      remove(link)
      // What a link that stays leads to is the user's.
      guard !isLink(link) else { return }
      try? OutputFile(link, in: self).replace(with: [UInt8]())
      return
    }
    let target = file.bytes.first == UInt8(ascii: "/") ? file : FilePath(FilePath(directoryPath), file.bytes)
    guard target != self.target(of: link) else { return }
    let new = FilePath(folder: link.text + ".new")
    remove(new)
    let isMade = target.withCString { target in new.withCString { symlinkat(target, directory, $0) } }
    guard isMade == 0 else { return }
    let isRenamed = new.withCString { new in link.withCString { renameat(directory, new, directory, $0) } }
    if isRenamed != 0 { remove(new) }
  }

  /// What a symbolic link holds; nil for anything else.
  func target(of link: FilePath) -> FilePath? {
    var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = target.withUnsafeMutableBytes { buffer in
      let characters = buffer.bindMemory(to: CChar.self)
      guard let start = characters.baseAddress else { return -1 }
      return link.withCString { readlinkat(directory, $0, start, characters.count) }
    }
    return count > 0 ? FilePath(FilePath(""), target[..<count]) : nil
  }
}
