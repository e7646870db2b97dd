/// Builds a Mach-O file of any size with one segment, whose addresses are the offsets of the file. Nothing in it has to make sense.
struct HostileFile {
  private(set) var bytes: [UInt8] = []
  private var lists: [(name: String, offset: Int, size: Int)] = []
  private var symbols: (table: Int, count: Int, texts: Int, textSize: Int)?

  private static let contents = 0x400

  init() { bytes = Array(repeating: 0, count: Self.contents) }

  /// The offset of what is added next.
  var end: Int { bytes.count }

  mutating func add(_ text: String) -> Int {
    let offset = end
    bytes += Array(text.utf8) + [0]
    align()
    return offset
  }

  mutating func add(numbers: [UInt32]) -> Int {
    let offset = end
    for number in numbers { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
    return offset
  }

  /// A record whose second and third number are distances: the context around it, and the name.
  mutating func addContext(flags: UInt32, in parent: Int, named name: Int) -> Int {
    let offset = end
    return add(numbers: [flags, Self.distance(offset + 4, parent), Self.distance(offset + 8, name), 0, 0])
  }

  mutating func addList(_ name: String, of targets: [Int]) {
    let offset = end
    lists.append((name, offset, targets.count * 4))
    _ = add(numbers: targets.enumerated().map { Self.distance(offset + $0 * 4, $1) })
  }

  /// A file with many symbols of one name.
  mutating func addSymbols(_ count: Int, named name: String) {
    let text = add(name), size = end - text
    let table = end
    for number in 0..<count {
      _ = add(numbers: [0, 0x0000_010E, UInt32(number), 0])
    }
    symbols = (table, count, text, size)
  }

  private static func distance(_ from: Int, _ to: Int) -> UInt32 { UInt32(bitPattern: Int32(to - from)) }

  private mutating func align() { while bytes.count % 4 != 0 { bytes.append(0) } }

  /// The file with its header and load commands.
  func file() -> [UInt8] {
    var file = bytes
    func put<Value: FixedWidthInteger>(_ value: Value, _ offset: Int) {
      withUnsafeBytes(of: value.littleEndian) { for (index, byte) in $0.enumerated() { file[offset + index] = byte } }
    }
    func put(_ text: String, _ offset: Int) {
      for (index, byte) in text.utf8.enumerated() { file[offset + index] = byte }
    }
    put(UInt32(0xFEED_FACF), 0)
    put(UInt32(0x0100_000C), 4)
    put(UInt32(symbols == nil ? 1 : 2), 16)
    var offset = 32
    put(UInt32(0x19), offset)
    put(UInt32(72 + lists.count * 80), offset + 4)
    put("__TEXT", offset + 8)
    put(UInt64(bytes.count), offset + 32)
    put(UInt64(bytes.count), offset + 48)
    put(UInt32(lists.count), offset + 64)
    offset += 72
    for list in lists {
      put(list.name, offset)
      put("__TEXT", offset + 16)
      put(UInt64(list.offset), offset + 32)
      put(UInt64(list.size), offset + 40)
      offset += 80
    }
    if let symbols {
      for (index, number) in [2, 24, symbols.table, symbols.count, symbols.texts, symbols.textSize].enumerated() {
        put(UInt32(number), offset + index * 4)
      }
    }
    return file
  }
}

extension HostileFile {
  static let module: UInt32 = 0, structure: UInt32 = 17

  /// A chain of contexts around types, each with a name of so many bytes.
  static func nested(_ depth: Int, nameLength: Int, types: Int) -> [UInt8] {
    var file = HostileFile()
    let name = file.add(String(repeating: "a", count: nameLength))
    var context = file.addContext(flags: module, in: 0, named: file.add("App"))
    for _ in 0..<depth { context = file.addContext(flags: structure, in: context, named: name) }
    let leaves = (0..<types).map { _ in file.addContext(flags: structure, in: context, named: name) }
    file.addList("__swift5_types", of: leaves)
    return file.file()
  }

  /// Contexts that are inside one another without an end.
  static func ring(of count: Int) -> [UInt8] {
    var file = HostileFile()
    let name = file.add("A"), start = file.end
    let contexts = (0..<count).map { start + $0 * 20 }
    for index in 0..<count {
      _ = file.addContext(flags: structure, in: contexts[(index + 1) % count], named: name)
    }
    file.addList("__swift5_types", of: contexts)
    return file.file()
  }

  /// One type that is listed many times.
  static func repeated(_ count: Int) -> [UInt8] {
    var file = HostileFile()
    let app = file.addContext(flags: module, in: 0, named: file.add("App"))
    let type = file.addContext(flags: structure, in: app, named: file.add("Open"))
    file.addList("__swift5_types", of: Array(repeating: type, count: count))
    return file.file()
  }

  /// Lists of null pointers.
  static func listed(_ count: Int, lists: Int) -> [UInt8] {
    var file = HostileFile()
    for _ in 0..<lists {
      file.lists.append(("__swift5_types", file.end, 4 * count))
      file.bytes += Array(repeating: 0, count: 4 * count)
    }
    return file.file()
  }

  /// A record of 20 bytes at every fourth byte.
  static func overlapping(_ count: Int) -> [UInt8] {
    var file = HostileFile()
    let start = file.end
    _ = file.add(numbers: Array(repeating: 0x1111_1111, count: count + 8))
    file.addList("__swift5_types", of: (0..<count).map { start + $0 * 4 })
    return file.file()
  }

  static func symbols(_ count: Int, nameLength: Int) -> [UInt8] {
    var file = HostileFile()
    file.addSymbols(count, named: "_$s" + String(repeating: "a", count: nameLength) + "Mn")
    file.addList("__swift5_types", of: [])
    return file.file()
  }

  /// A universal file whose parts are the same bytes.
  static func universal(_ image: [UInt8], parts: Int) -> [UInt8] {
    var header: [UInt8] = []
    func add(_ number: Int) { withUnsafeBytes(of: UInt32(number).bigEndian) { header += $0 } }
    add(0xCAFE_BABE)
    add(parts)
    let start = 8 + parts * 20
    for _ in 0..<parts { for number in [0x0100_000C, 0, start, image.count, 0] { add(number) } }
    return header + image
  }
}
