/// A program or library for one processor: its segments, and the values that the loader puts into them.
package struct MachOImage: Sendable {
  struct Segment: Sendable {
    var name: String
    var address: UInt64
    var size: UInt64
    var fileOffset: UInt64
    var fileSize: UInt64
  }

  struct Section: Sendable {
    var segment: String
    var name: String
    var address: UInt64
    var size: UInt64
  }

  /// The name of the processor: `arm64`.
  package private(set) var architecture: String
  /// Whether its code and constants are encrypted, as in an app of the App Store. If so, nothing else can be read.
  package private(set) var isEncrypted = false
  private(set) var segments: [Segment] = []
  private(set) var sections: [Section] = []
  private let view: ByteView
  private var symbolTable: (offset: UInt64, count: UInt64, textOffset: UInt64, textSize: UInt64)?
  private var bindings: Bindings = .none

  private enum Bindings: Sendable {
    case none
    /// The program, and after `readBindings` the symbols that it binds.
    case opcodes(ByteView, [UInt64: String])
    case chained(ChainedFixups)
  }

  var byteCount: Int { view.count }

  init(_ view: ByteView) throws(MachOError) {
    self.view = view
    architecture = ""
    switch view.uint32(at: 0) {
    case 0xFEED_FACF: break
    case 0xFEED_FACE: throw MachOError("it is for a 32-bit processor, which is not supported")
    case 0xCEFA_EDFE, 0xCFFA_EDFE: throw MachOError("it is for a big-endian processor, which is not supported")
    default: throw MachOError("it is not a Mach-O file")
    }
    guard let processor = view.uint32(at: 4), let variant = view.uint32(at: 8), let count = view.uint32(at: 16),
      count <= ImageLimits.loadCommands
    else { throw MachOError("the header of the Mach-O file is damaged") }
    architecture = Self.name(processor, variant)
    try readCommands(Int(count))
  }

  private static func name(_ processor: UInt32, _ variant: UInt32) -> String {
    switch processor {
    case 0x0100_000C: variant & 0xFF == 2 ? "arm64e" : "arm64"
    case 0x0100_0007: "x86_64"
    default: "processor \(processor)"
    }
  }

  private mutating func readCommands(_ count: Int) throws(MachOError) {
    var offset = 32, opcodes: ByteView?, fixups: ByteView?
    for _ in 0..<count {
      guard let command = view.uint32(at: offset), let size = view.uint32(at: offset + 4), size >= 8,
        let part = view.part(at: UInt64(offset), count: UInt64(size))
      else { throw MachOError("a load command of the Mach-O file is damaged") }
      switch command {
      case 0x19: try readSegment(part)
      case 0x02:
        if let symbols = part.uint32(at: 8), let count = part.uint32(at: 12), let text = part.uint32(at: 16),
          let textSize = part.uint32(at: 20)
        {
          symbolTable = (UInt64(symbols), UInt64(count), UInt64(text), UInt64(textSize))
        }
      case 0x2C: if let id = part.uint32(at: 16), id != 0 { isEncrypted = true }
      case 0x22, 0x8000_0022:
        guard let start = part.uint32(at: 16), let length = part.uint32(at: 20) else { break }
        opcodes = view.part(at: UInt64(start), count: UInt64(length))
      case 0x8000_0034:
        guard let start = part.uint32(at: 8), let length = part.uint32(at: 12) else { break }
        fixups = view.part(at: UInt64(start), count: UInt64(length))
      default: break
      }
      offset += Int(size)
    }
    if let fixups {
      bindings = .chained(try ChainedFixups(fixups, segments: segments))
    } else if let opcodes {
      bindings = .opcodes(opcodes, [:])
    }
  }

  /// Runs the program that binds pointers. A few bytes can bind a million of them, so only the image whose types are read does it.
  mutating func readBindings() throws(MachOError) {
    if case .opcodes(let program, _) = bindings {
      bindings = .opcodes(program, try BindOpcodes.bindings(program, segments: segments))
    }
  }

  private mutating func readSegment(_ part: ByteView) throws(MachOError) {
    guard let name = part.text(at: 8, field: 16), let address = part.uint64(at: 24), let size = part.uint64(at: 32),
      let fileOffset = part.uint64(at: 40), let fileSize = part.uint64(at: 48), let count = part.uint32(at: 64)
    else { throw MachOError("a segment of the Mach-O file is damaged") }
    guard segments.count < ImageLimits.segments else {
      throw MachOError("the Mach-O file has more than \(ImageLimits.segments) segments")
    }
    segments.append(
      Segment(name: name, address: address, size: size, fileOffset: fileOffset, fileSize: fileSize))
    // A section takes 80 bytes, so a count that does not fit ends at the end of the command.
    for index in 0..<min(Int(count), part.count / 80) {
      let start = 72 + index * 80
      guard let section = part.text(at: start, field: 16), let segment = part.text(at: start + 16, field: 16),
        let address = part.uint64(at: start + 32), let size = part.uint64(at: start + 40)
      else { throw MachOError("a section of the Mach-O file is damaged") }
      sections.append(Section(segment: segment, name: section, address: address, size: size))
    }
  }

  // MARK: Memory

  /// The bytes from an address to the end of its segment in the file; nil if no segment has bytes for the address.
  func bytes(at address: UInt64) -> ByteView? {
    for segment in segments where address >= segment.address && address - segment.address < segment.fileSize {
      let inside = address - segment.address
      let (offset, isOver) = segment.fileOffset.addingReportingOverflow(inside)
      return isOver ? nil : view.part(at: offset, count: min(segment.fileSize - inside, remaining(from: offset)))
    }
    return nil
  }

  private func remaining(from offset: UInt64) -> UInt64 {
    UInt64(view.count) > offset ? UInt64(view.count) - offset : 0
  }

  func uint32(at address: UInt64) -> UInt32? { bytes(at: address)?.uint32(at: 0) }

  /// The target of a pointer that is stored as a distance from itself; nil for a null pointer, and if the address has no bytes in
  /// the file. The bits of `mask` are flags, which are not part of the distance.
  func relative(at address: UInt64, mask: UInt32 = 0) -> UInt64? {
    guard let raw = uint32(at: address), raw & ~mask != 0 else { return nil }
    return address &+ UInt64(bitPattern: Int64(Int32(bitPattern: raw & ~mask)))
  }

  /// A pointer after the loader has filled it.
  enum Pointer: Sendable {
    /// A symbol of another file.
    case symbol(Symbol)
    case address(UInt64)
  }

  /// The name of a symbol, or the location of the name in the file.
  enum Symbol: Sendable {
    case text(String)
    case name(ByteView, offset: Int)
  }

  func pointer(at address: UInt64) -> Pointer? {
    guard let stored = bytes(at: address)?.uint64(at: 0) else { return nil }
    switch bindings {
    case .none: return .address(stored)
    case .opcodes(_, let names): return names[address].map { .symbol(.text($0)) } ?? .address(stored)
    case .chained(let fixups): return fixups.pointer(stored, at: address)
    }
  }

  /// The names of Swift's symbols by address, for those with this ending. Empty in a stripped file, and if the table is too large
  /// or outside of the file.
  func swiftSymbols(endingWith suffix: String) throws(MachOError) -> [UInt64: String] {
    guard let symbolTable, symbolTable.count <= ImageLimits.symbols,
      let entries = view.part(at: symbolTable.offset, count: symbolTable.count * 16),
      let texts = view.part(at: symbolTable.textOffset, count: symbolTable.textSize)
    else { return [:] }
    // Few symbols of a real file share a name. In a hostile table thousands of symbols can share a name of 16 KB, so the names of
    // all symbols together are limited.
    var names: [UInt64: String] = [:], remaining = 4 * texts.count + ImageLimits.nameLength
    for index in 0..<Int(symbolTable.count) {
      // Only symbols of a section: neither those of debuggers nor those of other files.
      guard let type = entries.byte(at: index * 16 + 4), type & 0xE0 == 0, type & 0x0E == 0x0E,
        let offset = entries.uint32(at: index * 16).map(Int.init), let address = entries.uint64(at: index * 16 + 8),
        texts.hasPrefix("_$s", at: offset)
      else { continue }
      let name = texts.text(at: offset)
      remaining -= name?.utf8.count ?? ImageLimits.nameLength
      guard remaining >= 0 else { throw MachOError("the names in the symbol table of the Mach-O file overlap") }
      if let name, name.hasSuffix(suffix) { names[address] = name }
    }
    return names
  }
}
