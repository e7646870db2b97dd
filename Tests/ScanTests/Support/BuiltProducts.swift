import Foundation

/// The folder of products that these tests are built in, whatever `--scratch-path` says.
///
/// On Linux the tests are a program in that folder. On macOS they are a bundle in it, which a program of the toolchain loads:
/// `swiftpm-testing-helper` gets the bundle's path as the argument `--test-bundle-path`, `xctest` as its last argument.
let builtProducts: URL? = {
  let arguments = ProcessInfo.processInfo.arguments
  var starts = [Bundle.main.bundleURL]
  if let option = arguments.firstIndex(of: "--test-bundle-path"), option + 1 < arguments.count {
    starts.insert(URL(filePath: arguments[option + 1]), at: 0)
  }
  starts += arguments.filter { $0.hasSuffix(".xctest") }.map { URL(filePath: $0) }
  starts += Bundle.allBundles.map(\.bundleURL)
  for start in starts {
    var folder = start
    // The program of a bundle is three folders below it.
    for _ in 0..<5 {
      let tool = folder.appending(path: "intentscan").path(percentEncoded: false)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: tool, isDirectory: &isFolder), !isFolder.boolValue,
        FileManager.default.isExecutableFile(atPath: tool)
      {
        return folder
      }
      folder.deleteLastPathComponent()
    }
  }
  return nil
}()

/// The tool itself, next to the tests' own program.
var builtTool: String? { builtProducts?.appending(path: "intentscan").path(percentEncoded: false) }
