// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Library",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [
    .library(name: "Library", targets: ["Library"])
  ],
  targets: [
    // What the reader can ask for.
    .target(name: "Library", dependencies: ["LibraryKit"]),
    // The books themselves.
    .target(name: "LibraryKit"),
  ]
)
