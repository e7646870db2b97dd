/// Runs the bind opcodes of older files: a program that lists the pointers which the loader fills with addresses of other files.
///
/// Source: Apple's public header `mach-o/loader.h`, `BIND_OPCODE_…`.
enum BindOpcodes {
  /// The symbols by the addresses of the pointers.
  static func bindings(_ program: ByteView, segments: [MachOImage.Segment]) throws(MachOError) -> [UInt64: String] {
    var run = Run(program: program, segments: segments)
    while run.offset < program.count, !run.isAtEnd { try run.step() }
    return run.bindings
  }

  private struct Run {
    let program: ByteView
    let segments: [MachOImage.Segment]
    var offset = 0
    var isAtEnd = false
    var bindings: [UInt64: String] = [:]
    var symbol = ""
    var address: UInt64 = 0
    var steps = 0

    mutating func step() throws(MachOError) {
      guard let byte = program.byte(at: offset) else { return }
      offset += 1
      switch byte & 0xF0 {
      case 0x00: isAtEnd = true
      // These opcodes set libraries and kinds of pointers, which are not needed.
      case 0x10, 0x30, 0x50: break
      case 0x20: _ = try number()
      case 0x40: try readSymbol()
      case 0x60: _ = try number()
      case 0x70:
        let segment = Int(byte & 0x0F), distance = try number()
        guard segments.indices.contains(segment) else { throw damaged }
        address = segments[segment].address &+ distance
      case 0x80: address &+= try number()
      case 0x90: try bind(1, skipping: 0)
      case 0xA0: try bind(1, skipping: try number())
      case 0xB0: try bind(1, skipping: UInt64(byte & 0x0F) * 8)
      case 0xC0:
        let count = try number()
        try bind(count, skipping: try number())
      default: throw MachOError("the Mach-O file binds its symbols in a form that is not supported")
      }
    }

    private mutating func bind(_ count: UInt64, skipping: UInt64) throws(MachOError) {
      guard count <= UInt64(ImageLimits.bindings - steps) else { throw damaged }
      for _ in 0..<count {
        bindings[address] = symbol
        address &+= 8 &+ skipping
      }
      steps += Int(count)
    }

    private mutating func readSymbol() throws(MachOError) {
      guard let text = program.text(at: offset) else { throw damaged }
      symbol = text
      while let byte = program.byte(at: offset), byte != 0 { offset += 1 }
      offset += 1
    }

    /// A number in groups of seven bits (LEB128), without the sign of signed ones.
    private mutating func number() throws(MachOError) -> UInt64 {
      var value: UInt64 = 0, shift: UInt64 = 0
      while let byte = program.byte(at: offset), shift < 70 {
        offset += 1
        if shift < 64 { value |= UInt64(byte & 0x7F) << shift }
        if byte & 0x80 == 0 { return value }
        shift += 7
      }
      throw damaged
    }

    private var damaged: MachOError { MachOError("the list of bound symbols of the Mach-O file is damaged") }
  }
}
