#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folders in which programs are looked for: the absolute ones of `PATH`.
///
/// A relative folder of `PATH`, or an empty one, is the working directory or a folder in it: there, a program called `git` can
/// be part of someone else's files. `git` starts programs as well, so it gets a `PATH` without such folders.
struct ProgramSearch {
  private let folders: [String]
  /// The variables that a program gets.
  let environment: [String]

  init(_ variables: [String] = Self.variables) {
    let path = variables.first { $0.hasPrefix("PATH=") }?.dropFirst("PATH=".count) ?? "/usr/bin:/bin"
    let folders = path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    self.folders = folders
    environment = variables.filter { !$0.hasPrefix("PATH=") } + ["PATH=\(folders.joined(separator: ":"))"]
  }

  /// Nil if no folder has a file of this name that can be run.
  func path(of name: String) -> String? {
    folders.lazy.map { "\($0)/\(name)" }.first { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
  }

  /// The folders of this process.
  private static var variables: [String] {
    var variables: [String] = [], index = 0
    // Not an optional in every C library.
    let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let variable = list?[index] {
      let bytes = UnsafeBufferPointer(start: variable, count: strlen(variable)).map { UInt8(bitPattern: $0) }
      variables.append(PathText.text(bytes))
      index += 1
    }
    return variables
  }
}
