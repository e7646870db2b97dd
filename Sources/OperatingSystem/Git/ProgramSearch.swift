#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folders in which programs are looked for: the absolute ones of `PATH`, or `/usr/bin` and `/bin` if it is not set.
///
/// A relative folder of `PATH`, or an empty one, is the working directory or a folder in it: there, a program called `git` can
/// be part of someone else's files. `git` starts programs as well, so it gets a `PATH` without such folders.
struct ProgramSearch {
  private let folders: [String]
  /// The environment for the programs that are found, as `NAME=value`.
  let environment: [String]

  init(_ variables: [String] = Self.variables) {
    let path = variables.first { $0.hasPrefix("PATH=") }?.dropFirst("PATH=".count) ?? "/usr/bin:/bin"
    let folders = path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    self.folders = folders
    environment = variables.filter { !$0.hasPrefix("PATH=") } + ["PATH=\(folders.joined(separator: ":"))"]
  }

  /// The path of a program; nil if no folder has an executable file of this name.
  func path(of name: String) -> String? {
    folders.lazy.map { "\($0)/\(name)" }.first { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
  }

  /// The environment variables of this process, as `NAME=value`.
  private static var variables: [String] {
    var variables: [String] = [], index = 0
    // The type is stated because `environ` is not optional in every C library.
    let list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let variable = list?[index] {
      let bytes = UnsafeBufferPointer(start: variable, count: strlen(variable)).map { UInt8(bitPattern: $0) }
      variables.append(PathText.text(bytes))
      index += 1
    }
    return variables
  }
}
