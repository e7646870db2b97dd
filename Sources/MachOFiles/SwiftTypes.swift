/// The Swift types of a program, as the compiler lists them for the Swift runtime. Nothing of the program is run.
///
/// Source: the Swift project's `include/swift/ABI/Metadata.h` and `MetadataValues.h`.
package struct SwiftTypes: Sendable {
  /// A type or a protocol.
  package enum Reference: Hashable, Sendable {
    case local(SwiftName)
    /// In another file: `_$s10AppIntents0A6IntentMp`.
    case symbol(String)
  }

  package struct Conformance: Hashable, Sendable {
    package var type: Reference
    package var conformsTo: Reference
  }

  /// All structs, enums and classes that the program defines, in the order of the file.
  package private(set) var types: [SwiftName] = []
  package private(set) var conformances: [Conformance] = []
  /// How many entries of the lists could not be read.
  package private(set) var unreadableCount = 0

  package init(of image: MachOImage) {
    let reader = DescriptorReader(image)
    for address in Self.entries(of: image, "__swift5_types") {
      guard let target = image.relative(at: address, mask: 3) else { continue }
      // The second bit says that there is a pointer to a type of another file.
      if (image.uint32(at: address) ?? 0) & 3 != 0 { continue }
      if let name = reader.name(at: target) { types.append(name) } else { unreadableCount += 1 }
    }
    for address in Self.entries(of: image, "__swift5_proto") {
      guard let target = image.relative(at: address) else { continue }
      if let conformance = reader.conformance(at: target) {
        if let known = conformance { conformances.append(known) }
      } else {
        unreadableCount += 1
      }
    }
  }

  /// The addresses of a list's entries, which have four bytes each.
  private static func entries(of image: MachOImage, _ name: String) -> [UInt64] {
    image.sections.filter { $0.name == name && $0.segment.hasPrefix("__TEXT") }.prefix(4).flatMap { section in
      (0..<min(section.size / 4, UInt64(Limits.records))).map { section.address &+ $0 * 4 }
    }
  }
}

/// The name of a type, from its descriptor.
package struct SwiftName: Hashable, Sendable {
  package enum Kind: Sendable { case `struct`, `enum`, `class`, `protocol` }

  package var module: String
  /// With the enclosing types.
  package var components: [String]
  package var kind: Kind
  /// Whether it, or a type around it, has generic parameters.
  package var isGeneric: Bool
  /// Whether it is private, or inside of a function: other files cannot name it.
  package var isLocal: Bool
  /// Its symbol, if the program is not stripped: `_$s5MyApp4OpenVMn`.
  package var symbol: String?
}
