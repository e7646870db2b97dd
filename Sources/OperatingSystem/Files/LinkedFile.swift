#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileSystem {
  /// Keeps `link` another name of a file, for build systems that watch files whose paths never change: whoever writes the file
  /// changes what `link` leads to. Without a file it is empty.
  ///
  /// Where hard links cannot be made, as on another volume, `link` is a new file after every call. So a build system that
  /// watches it calls the tool in every build.
  package func keepLink(at link: FilePath, to file: FilePath?) {
    let old = try? status(of: link)
    guard let file else {
      if old?.linkCount == 1, (try? contents(of: link))?.isEmpty == true { return }
      remove(link)
      try? OutputFile(link, in: self).replace(with: [UInt8]())
      return
    }
    if let old, old.identity == (try? status(of: file))?.identity { return }
    remove(link)
    let status = file.withCString { file in
      link.withCString { linkat(directory, file, directory, $0, AT_SYMLINK_FOLLOW) }
    }
    if status != 0 { try? OutputFile(link, in: self).replace(with: Array("no link\n".utf8)) }
  }
}
