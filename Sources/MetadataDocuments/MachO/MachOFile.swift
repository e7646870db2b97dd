/// A file of programs: one for each processor.
///
/// Source: Apple's public headers `mach-o/fat.h` and `mach-o/loader.h`.
package struct MachOFile: Sendable {
  /// The images in the order of the file.
  package let images: [MachOImage]

  /// Reads any bytes. Malformed ones cause an error, never a trap.
  package init(_ bytes: [UInt8]) throws(MachOError) {
    let view = ByteView(bytes)
    switch view.bigEndianUInt32(at: 0) {
    case 0xCAFE_BABE: images = try Self.images(of: view, hasLongOffsets: false)
    case 0xCAFE_BABF: images = try Self.images(of: view, hasLongOffsets: true)
    default: images = [try MachOImage(view)]
    }
  }

  private static func images(of view: ByteView, hasLongOffsets: Bool) throws(MachOError) -> [MachOImage] {
    // A compiled Java class starts with the same four bytes; a version comes next, which is above the limit or has no
    // images after it.
    guard let count = view.bigEndianUInt32(at: 4), count > 0, count <= ImageLimits.architectures else {
      throw MachOError("the header of the universal file is damaged")
    }
    var images: [MachOImage] = [], parts: [Range<UInt64>] = []
    for index in 0..<Int(count) {
      let entry = 8 + index * (hasLongOffsets ? 32 : 20)
      let offset =
        hasLongOffsets
        ? view.bigEndianUInt64(at: entry + 8) : view.bigEndianUInt32(at: entry + 8).map(UInt64.init)
      let size =
        hasLongOffsets
        ? view.bigEndianUInt64(at: entry + 16) : view.bigEndianUInt32(at: entry + 12).map(UInt64.init)
      guard let offset, let size, let part = view.part(at: offset, count: size) else {
        throw MachOError("a part of the universal file is outside of the file")
      }
      parts.append(offset..<offset + size)
      // A part can also be a static library, for which this throws: the loader does not read one.
      images.append(try MachOImage(part))
    }
    // Parts that share bytes would multiply the bytes to read.
    parts.sort { $0.lowerBound < $1.lowerBound }
    guard zip(parts, parts.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound }) else {
      throw MachOError("parts of the universal file overlap")
    }
    return images
  }
}

/// The reason why a file cannot be read.
package struct MachOError: Error, Equatable, Sendable {
  package let message: String

  init(_ message: String) { self.message = message }
}
