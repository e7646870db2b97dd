/// Reads the binary form of property lists, which the files of a built app have. For any bytes, the result is a value or the first
/// error.
///
/// Source: the comment in Apple's public `CFBinaryPList.c`.
struct BinaryPropertyList {
  private static let depthLimit = 64
  /// The limit for the number of values: values may be shared, so a few bytes can describe very many.
  private static let valueLimit = 1 << 18

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let tableStart: Int
  private var values = 0
  /// A cache of the decoded strings by offset, because many values can be one string; and the number of bytes that may still be
  /// decoded, because strings of a hostile file can share their bytes.
  private var strings: [Int: String] = [:]
  private var remainingText: Int

  static func value(_ bytes: [UInt8]) throws(ReadingError) -> PropertyValue {
    var list = try BinaryPropertyList(bytes)
    return try list.value(list.number(bytes.count - 16, 8) ?? 0, depth: 0)
  }

  private init(_ bytes: [UInt8]) throws(ReadingError) {
    guard bytes.count >= 40 else { throw Self.damaged(0) }
    let offsetSize = Int(bytes[bytes.count - 26])
    let referenceSize = Int(bytes[bytes.count - 25])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, bytes.count - 24, 8), let start = Self.number(bytes, bytes.count - 8, 8),
      start < bytes.count, count <= (bytes.count - start) / offsetSize
    else { throw Self.damaged(bytes.count - 32) }
    self.bytes = bytes
    self.offsetSize = offsetSize
    self.referenceSize = referenceSize
    self.count = count
    tableStart = start
    remainingText = bytes.count
  }

  private static func damaged(_ offset: Int) -> ReadingError {
    ReadingError("the binary property list is damaged", at: offset)
  }

  /// The big-endian number of `size` bytes at `offset`; nil outside of the file, and for numbers above `Int.max`.
  private func number(_ offset: Int, _ size: Int) -> Int? { Self.number(bytes, offset, size) }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ size: Int) -> Int? {
    guard offset >= 0, size > 0, offset <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[offset..<(offset + size)] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }

  private mutating func value(_ index: Int, depth: Int) throws(ReadingError) -> PropertyValue {
    values += 1
    guard index < count, depth < Self.depthLimit, values < Self.valueLimit,
      let offset = number(tableStart + index * offsetSize, offsetSize), offset < tableStart
    else { throw Self.damaged(tableStart) }
    let marker = bytes[offset]
    switch marker & 0xF0 {
    case 0x00: return marker == 8 ? .bool(false) : marker == 9 ? .bool(true) : .other
    case 0x10: return .number(number(offset + 1, min(8, 1 << Int(marker & 0x0F))).map(String.init) ?? "")
    case 0x50, 0x60, 0xA0, 0xD0: return try container(marker, offset, depth)
    default: return .other
    }
  }

  private mutating func container(_ marker: UInt8, _ offset: Int, _ depth: Int) throws(ReadingError) -> PropertyValue {
    var start = offset + 1, length = Int(marker & 0x0F)
    if length == 15 {
      guard start < bytes.count, bytes[start] & 0xF0 == 0x10 else { throw Self.damaged(offset) }
      let size = 1 << Int(bytes[start] & 0x0F)
      guard size <= 8, let long = number(start + 1, size) else { throw Self.damaged(offset) }
      (start, length) = (start + 1 + size, long)
    }
    let kind = marker & 0xF0
    let unit = kind == 0x50 ? 1 : kind == 0x60 ? 2 : kind == 0xA0 ? referenceSize : 2 * referenceSize
    guard start <= bytes.count, length <= (bytes.count - start) / unit else { throw Self.damaged(offset) }
    switch kind {
    case 0x50, 0x60: return .string(try string(start, length, isWide: kind == 0x60, at: offset))
    case 0xA0:
      var elements: [PropertyValue] = []
      for index in 0..<length { elements.append(try element(start, index, depth)) }
      return .array(elements)
    default:
      var members: [String: PropertyValue] = [:]
      for index in 0..<length {
        guard let key = try element(start, index, depth).string else { throw Self.damaged(offset) }
        members[key] = try element(start, length + index, depth)
      }
      return .dictionary(members)
    }
  }

  private mutating func string(
    _ start: Int, _ length: Int, isWide: Bool, at offset: Int
  ) throws(ReadingError) -> String {
    if let known = strings[offset] { return known }
    remainingText -= isWide ? 2 * length : length
    guard remainingText >= 0 else { throw Self.damaged(offset) }
    let text: String
    if isWide {
      let units = (0..<length).map { UInt16(bytes[start + $0 * 2]) << 8 | UInt16(bytes[start + $0 * 2 + 1]) }
      text = String(decoding: units, as: UTF16.self)
    } else {
      text = String(decoding: bytes[start..<(start + length)], as: UTF8.self)
    }
    strings[offset] = text
    return text
  }

  private mutating func element(_ start: Int, _ index: Int, _ depth: Int) throws(ReadingError) -> PropertyValue {
    guard let reference = number(start + index * referenceSize, referenceSize) else { throw Self.damaged(start) }
    return try value(reference, depth: depth + 1)
  }
}
