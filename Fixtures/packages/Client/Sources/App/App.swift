import AppIntents
import CCounter
import Foundation
import Kit

/// Prints what the build embedded, as an app would read it.
@main
enum App {
  static func main() throws {
    let bundles = [Bundle.module, Kit.resources]
    for bundle in bundles {
      guard let url = bundle.url(forResource: "AppIntents", withExtension: "json") else { exit(1) }
      print(try String(contentsOf: url, encoding: .utf8), terminator: "")
    }
    print(count(bundles))
  }

  static func count(_ bundles: [Bundle]) -> Int { Int(counted(Int32(bundles.count))) }
}
