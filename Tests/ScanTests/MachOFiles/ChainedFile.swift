/// Builds a small Mach-O file whose pointers are chained fixups, which no linker here writes.
///
/// It defines the struct `App.Start`, which conforms to the framework's `AppIntent` and to a protocol of its own, and makes
/// `Kit.Open`, a type of another file, conform to `AppIntent`.
struct ChainedFile {
  /// `DYLD_CHAINED_PTR_…`
  var pointerFormat: UInt16 = 6
  /// `DYLD_CHAINED_IMPORT…`
  var importsFormat: UInt32 = 1
  var isEncrypted = false

  private static let base: UInt64 = 0x1_0000_0000
  private static let slots = 0x800
  private static let fixups = 0x900
  private static let size = 0xA00

  var bytes: [UInt8] {
    var file = [UInt8](repeating: 0, count: Self.size)
    func put<Value: FixedWidthInteger>(_ value: Value, _ offset: Int) {
      withUnsafeBytes(of: value.littleEndian) { for (index, byte) in $0.enumerated() { file[offset + index] = byte } }
    }
    func put(_ text: String, _ offset: Int) {
      for (index, byte) in text.utf8.enumerated() { file[offset + index] = byte }
    }
    func number(_ value: UInt32, _ offset: Int) { put(value, offset) }
    func relative(_ offset: Int, to target: Int, flag: Int32 = 0) { put(Int32(target - offset) + flag, offset) }

    putCommands()
    // The module, the struct and the protocol, with their names.
    for (text, offset) in [("App", 0x580), ("Start", 0x590), ("Own", 0x5A0)] { put(text, offset) }
    relative(0x508, to: 0x580)
    put(UInt32(17 | 0x40), 0x510)
    relative(0x514, to: 0x500)
    relative(0x518, to: 0x590)
    put(UInt32(3 | 0x40), 0x540)
    relative(0x544, to: 0x500)
    relative(0x548, to: 0x5A0)
    // Conformances: protocol, type, witness table, flags.
    relative(0x600, to: Self.slots, flag: 1)
    relative(0x604, to: 0x510)
    relative(0x610, to: Self.slots, flag: 1)
    relative(0x614, to: Self.slots + 8)
    put(UInt32(1 << 3), 0x61C)
    relative(0x620, to: Self.slots + 16, flag: 1)
    relative(0x624, to: 0x510)
    // The lists of the types and of the conformances.
    relative(0x700, to: 0x510)
    for index in 0..<3 { relative(0x710 + index * 4, to: 0x600 + index * 16) }
    put(bound(0), Self.slots)
    put(bound(1), Self.slots + 8)
    put(rebased(0x540), Self.slots + 16)
    putFixups()
    return file

    /// The header and the load commands.
    func putCommands() {
      var offset = 32, count: UInt32 = 0
      func segment(_ name: String, _ address: Int, _ size: Int, _ sections: [(String, Int, Int)]) {
        number(0x19, offset)
        number(UInt32(72 + sections.count * 80), offset + 4)
        put(name, offset + 8)
        put(Self.base + UInt64(address), offset + 24)
        put(UInt64(size), offset + 32)
        put(UInt64(address), offset + 40)
        put(UInt64(size), offset + 48)
        number(UInt32(sections.count), offset + 64)
        offset += 72
        for section in sections {
          put(section.0, offset)
          put(name, offset + 16)
          put(Self.base + UInt64(section.1), offset + 32)
          put(UInt64(section.2), offset + 40)
          offset += 80
        }
        count += 1
      }
      segment("__TEXT", 0, 0x800, [("__swift5_types", 0x700, 4), ("__swift5_proto", 0x710, 12)])
      segment("__DATA_CONST", Self.slots, 0x100, [])
      number(0x8000_0034, offset)
      number(16, offset + 4)
      number(UInt32(Self.fixups), offset + 8)
      number(UInt32(Self.size - Self.fixups), offset + 12)
      offset += 16
      number(0x2C, offset)
      number(24, offset + 4)
      number(isEncrypted ? 1 : 0, offset + 16)
      number(0x0100_000C, 4)
      number(count + 2, 16)
      number(0xFEED_FACF, 0)
    }

    func putFixups() {
      let start = Self.fixups
      for (index, value) in [0, 0x20, 0x50, 0x80, 2, importsFormat, 0].enumerated() {
        number(UInt32(value), start + index * 4)
      }
      // The first segment has no pointers; the second one has its record at 0x10 after the list.
      number(2, start + 0x20)
      number(0x10, start + 0x28)
      put(pointerFormat, start + 0x30 + 6)
      let names = ["_$s10AppIntents0A6IntentMp", "_$s3Kit4OpenVMn"]
      for (index, offset) in [0, UInt32(names[0].utf8.count + 1)].enumerated() {
        switch importsFormat {
        case 1: number(offset << 9, start + 0x50 + index * 4)
        case 2: number(offset << 9, start + 0x50 + index * 8)
        default: number(offset, start + 0x50 + index * 16 + 4)
        }
        put(names[index], start + 0x80 + Int(offset))
      }
    }
  }

  private var isSigned: Bool { [1, 9, 12].contains(pointerFormat) }
  private func bound(_ number: UInt64) -> UInt64 { number | 1 << (isSigned ? 62 : 63) }
  private func rebased(_ offset: UInt64) -> UInt64 {
    pointerFormat == 1 || pointerFormat == 2 ? Self.base + offset : offset
  }
}
