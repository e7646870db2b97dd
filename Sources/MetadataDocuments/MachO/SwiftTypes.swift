/// The Swift types of a program, as the compiler lists them for the Swift runtime. Nothing of the program is run.
///
/// Source: the Swift project's `include/swift/ABI/Metadata.h` and `MetadataValues.h`.
package struct SwiftTypes: Sendable {
  /// A type or a protocol.
  package enum Reference: Hashable, Sendable {
    case local(SwiftName)
    /// A symbol in another file: `_$s10AppIntents0A6IntentMp`.
    case symbol(String)
  }

  package struct Conformance: Hashable, Sendable {
    package var type: Reference
    package var conformsTo: Reference
  }

  /// The readable structs, enums and classes that the program defines, in the order of the file.
  package private(set) var types: [SwiftName] = []
  package private(set) var conformances: [Conformance] = []
  /// The number of unreadable entries of the lists.
  package private(set) var unreadableCount = 0

  /// Throws for damaged lists and names, and for records that share bytes: reading those takes far more time and memory than the
  /// file has bytes.
  package init(of image: MachOImage) throws(MachOError) {
    var image = image
    try image.readBindings()
    var reader = try DescriptorReader(image)
    // The two lowest bits mark a pointer to a type of another file.
    for target in try Self.records(of: image, "__swift5_types", flags: 3, size: 20) {
      if let name = try reader.name(at: target) { types.append(name) } else { unreadableCount += 1 }
    }
    for target in try Self.records(of: image, "__swift5_proto", flags: 0, size: 16) {
      if let conformance = try reader.conformance(at: target) {
        if let known = conformance { conformances.append(known) }
      } else {
        unreadableCount += 1
      }
    }
  }

  /// The addresses of the records that the entries of the section `name` lead to, each once. Entries have four bytes each; those
  /// with one of the bits `flags` are skipped.
  ///
  /// `size` is that of the smallest record, to recognize records that share bytes.
  private static func records(
    of image: MachOImage, _ name: String, flags: UInt32, size: Int
  ) throws(MachOError) -> [UInt64] {
    var records: [UInt64] = [], seen: Set<UInt64> = [], count = 0
    for section in image.sections where section.name == name && section.segment.hasPrefix("__TEXT") {
      guard let bytes = image.bytes(at: section.address) else { continue }
      let size = min(section.size, UInt64(bytes.count))
      count += Int(size / 4)
      guard count <= ImageLimits.records else {
        throw MachOError("the Mach-O file lists more than \(ImageLimits.records) Swift types or conformances")
      }
      for index in 0..<(size / 4) {
        let address = section.address &+ index * 4
        guard let raw = bytes.uint32(at: Int(index) * 4), raw & flags == 0, let target = image.relative(at: address),
          seen.insert(target).inserted
        else { continue }
        records.append(target)
      }
    }
    guard records.count <= image.byteCount / size else {
      throw MachOError("the records of Swift types in the Mach-O file overlap")
    }
    return records
  }
}

/// The name of a type, from its descriptor.
package struct SwiftName: Hashable, Sendable {
  enum Kind: Sendable { case `struct`, `enum`, `class`, `protocol` }

  package var module: String
  /// The names of the enclosing types, from the outside in, and of the type.
  package var components: [String]
  var kind: Kind
  /// Whether the type, or a type that contains it, has generic parameters.
  package var isGeneric: Bool
  /// Whether the type is private, or inside of a function: other files cannot name it.
  var isLocal: Bool
  /// The symbol of the descriptor, such as `_$s5MyApp4OpenVMn`; nil if the program is stripped.
  package var symbol: String?
}
