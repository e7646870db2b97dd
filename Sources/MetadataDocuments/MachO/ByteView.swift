/// A part of a file's bytes, read without the risk of a trap: every read outside of the part is nil.
struct ByteView: Sendable {
  private let bytes: [UInt8]
  /// The start of the part in the file.
  private let start: Int
  let count: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = 0
    count = bytes.count
  }

  private init(_ bytes: [UInt8], start: Int, count: Int) {
    self.bytes = bytes
    self.start = start
    self.count = count
  }

  /// A part of the view; nil if the range is not completely in the view.
  func part(at offset: UInt64, count: UInt64) -> ByteView? {
    guard offset <= UInt64(self.count), count <= UInt64(self.count) - offset else { return nil }
    return ByteView(bytes, start: start + Int(offset), count: Int(count))
  }

  /// The offset in the file of an offset in the view. It is the same in all views of the file.
  func position(of offset: Int) -> Int { start + offset }

  func byte(at offset: Int) -> UInt8? { offset >= 0 && offset < count ? bytes[start + offset] : nil }

  func uint16(at offset: Int) -> UInt16? { integer(at: offset, size: 2).map { UInt16(truncatingIfNeeded: $0) } }
  func uint32(at offset: Int) -> UInt32? { integer(at: offset, size: 4).map { UInt32(truncatingIfNeeded: $0) } }
  func uint64(at offset: Int) -> UInt64? { integer(at: offset, size: 8) }
  /// An integer of the header of a universal file, which is big-endian.
  func bigEndianUInt32(at offset: Int) -> UInt32? { uint32(at: offset)?.byteSwapped }
  func bigEndianUInt64(at offset: Int) -> UInt64? { uint64(at: offset)?.byteSwapped }

  private func integer(at offset: Int, size: Int) -> UInt64? {
    guard offset >= 0, offset <= count - size else { return nil }
    var value: UInt64 = 0
    for index in (0..<size).reversed() { value = value << 8 | UInt64(bytes[start + offset + index]) }
    return value
  }

  func hasPrefix(_ prefix: StaticString, at offset: Int) -> Bool {
    prefix.withUTF8Buffer { prefix in prefix.indices.allSatisfy { byte(at: offset + $0) == prefix[$0] } }
  }

  /// Text up to a NUL; nil if the offset is outside of the view, or if no NUL is within the limit.
  func text(at offset: Int, limit: Int = ImageLimits.nameLength) -> String? {
    guard offset >= 0, offset < count else { return nil }
    let slice = bytes[(start + offset)..<(start + min(count, offset + limit))]
    guard let end = slice.firstIndex(of: 0) else { return nil }
    return String(decoding: slice[..<end], as: UTF8.self)
  }

  /// Text that fills a field of a fixed size, padded with NULs; nil if the field is not completely in the view.
  func text(at offset: Int, field: Int) -> String? {
    guard offset >= 0, offset <= count - field else { return nil }
    let slice = bytes[(start + offset)..<(start + offset + field)]
    return String(decoding: slice.prefix { $0 != 0 }, as: UTF8.self)
  }
}

/// Limits of everything that a file can make large or deep; real files are far below them.
enum ImageLimits {
  /// The bytes of one mangled name.
  static let nameLength = 1 << 14
  /// Processors in a universal file.
  static let architectures = 64
  static let loadCommands = 1 << 14
  /// A low limit, because each address is searched for in all segments.
  static let segments = 64
  /// Pointers that the loader fills by opcodes.
  static let bindings = 1 << 20
  static let symbols = 1 << 23
  /// The limit for types, and also for conformances.
  static let records = 1 << 20
  /// The depth of types inside types.
  static let contexts = 64
}
