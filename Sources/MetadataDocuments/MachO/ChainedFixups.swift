/// The form in which newer files store the targets of pointers: the pointer itself holds the number of a symbol, an address, or a
/// distance.
///
/// A pointer is decoded on access, so the chains are never followed. Source: Apple's public header `mach-o/fixup-chains.h`.
struct ChainedFixups: Sendable {
  private struct Start: Sendable {
    var addresses: Range<UInt64>
    var format: UInt16
  }

  private let starts: [Start]
  private let base: UInt64
  private let table: ByteView
  private let importsOffset: Int
  private let importsCount: UInt32
  private let importsFormat: UInt32
  private let namesOffset: Int

  init(_ table: ByteView, segments: [MachOImage.Segment]) throws(MachOError) {
    guard let starts = table.uint32(at: 4), let imports = table.uint32(at: 8), let names = table.uint32(at: 12),
      let count = table.uint32(at: 16), let format = table.uint32(at: 20), let compression = table.uint32(at: 24)
    else { throw MachOError("the chained fixups of the Mach-O file are damaged") }
    guard compression == 0, (1...3).contains(format) else {
      throw MachOError("the Mach-O file has chained fixups in a form that is not supported")
    }
    self.table = table
    importsOffset = Int(imports)
    importsCount = count
    importsFormat = format
    namesOffset = Int(names)
    base = segments.first { $0.name == "__TEXT" }?.address ?? 0
    self.starts = Self.starts(table, at: Int(starts), segments: segments)
  }

  private static func starts(_ table: ByteView, at offset: Int, segments: [MachOImage.Segment]) -> [Start] {
    let count = min(Int(table.uint32(at: offset) ?? 0), segments.count)
    return (0..<count).compactMap { index in
      guard let distance = table.uint32(at: offset + 4 + index * 4), distance != 0,
        let format = table.uint16(at: offset + Int(distance) + 6)
      else { return nil }
      let (end, isOver) = segments[index].address.addingReportingOverflow(segments[index].size)
      return isOver ? nil : Start(addresses: segments[index].address..<end, format: format)
    }
  }

  /// The pointer that the bytes encode; nil if their form is not supported, or if they refer to a symbol that the table lacks.
  func pointer(_ stored: UInt64, at address: UInt64) -> MachOImage.Pointer? {
    guard let start = starts.first(where: { $0.addresses.contains(address) }) else { return .address(stored) }
    switch start.format {
    case 2, 6:
      if stored >> 63 != 0 { return symbol(UInt32(stored & 0xFF_FFFF)) }
      let target = stored & 0xF_FFFF_FFFF
      return .address(start.format == 2 ? target : base &+ target)
    // The formats of arm64e: 1 has addresses in pointers that are not signed; all others have distances from `base`. Numbers of
    // symbols have 24 bits in 12, and 16 in the others.
    case 1, 9, 12:
      if stored >> 62 & 1 != 0 { return symbol(UInt32(stored & (start.format == 12 ? 0xFF_FFFF : 0xFFFF))) }
      let isSigned = stored >> 63 != 0
      let target = stored & (isSigned ? 0xFFFF_FFFF : 0x7FF_FFFF_FFFF)
      return .address(start.format == 1 && !isSigned ? target : base &+ target)
    default: return nil
    }
  }

  private func symbol(_ number: UInt32) -> MachOImage.Pointer? {
    guard number < importsCount else { return nil }
    let size = importsFormat == 1 ? 4 : importsFormat == 2 ? 8 : 16
    let (entry, isOver) = importsOffset.addingReportingOverflow(Int(number) * size)
    guard !isOver else { return nil }
    let name =
      importsFormat == 3
      ? table.uint64(at: entry).map { Int($0 >> 32) } : table.uint32(at: entry).map { Int($0 >> 9) }
    return name.map { .symbol(.name(table, offset: namesOffset + $0)) }
  }
}
