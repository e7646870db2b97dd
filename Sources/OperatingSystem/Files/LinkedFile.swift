#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileSystem {
  /// Keeps `link` another name of a file, for build systems that watch files whose paths never change: writing the file changes
  /// the contents of `link`. Without a file it is empty.
  ///
  /// If the system refuses hard links, as on another volume and in the sandbox in which SwiftPM runs plugins' tools on macOS,
  /// `link` is a copy. It is written only if the contents differ, so that a build does not run the tool again for nothing.
  package func keepLink(at link: FilePath, to file: FilePath?) {
    let old = try? status(of: link)
    if let file, let old, old.identity == (try? status(of: file))?.identity { return }
    guard let file else { return keepCopy(at: link, of: []) }
    guard let wanted = try? contents(of: file) else { return keepCopy(at: link, of: []) }
    // A link is tried under another name, so that a refusal leaves the copy as it is.
    let trial = FilePath(folder: link.text + ".new")
    remove(trial)
    let isLinked = file.withCString { file in
      trial.withCString { linkat(directory, file, directory, $0, AT_SYMLINK_FOLLOW) }
    }
    guard isLinked == 0 else { return keepCopy(at: link, of: wanted) }
    let isRenamed = trial.withCString { trial in link.withCString { renameat(directory, trial, directory, $0) } }
    if isRenamed != 0 { remove(trial) }
  }

  private func keepCopy(at copy: FilePath, of wanted: [UInt8]) {
    if let old = try? status(of: copy), old.linkCount == 1, (try? contents(of: copy)) == wanted { return }
    // Another name of a file must go first: writing would change that file.
    remove(copy)
    try? OutputFile(copy, in: self).replace(with: wanted)
  }
}
