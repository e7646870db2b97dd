/// Reads the names in an image, each once, and limits how long they are together.
///
/// The names may have twice as many bytes as the image. That is enough for any file of a linker, in which each name has bytes of its
/// own, and a type has more bytes than its full name. A hostile file can have a million records of one long name, or of types inside
/// others with long names.
struct NameReader {
  private var known: [Int: String?] = [:]
  private var remaining: Int

  init(_ image: MachOImage) { remaining = 2 * image.byteCount + ImageLimits.nameLength }

  /// The name at an offset; nil if the offset is outside of the view, or if the text does not end within the limit.
  mutating func text(in view: ByteView, at offset: Int) throws(MachOError) -> String? {
    let position = view.position(of: offset)
    if let text = known[position] { return text }
    let text = view.text(at: offset)
    try add(text?.utf8.count ?? ImageLimits.nameLength)
    known[position] = .some(text)
    return text
  }

  /// Counts the bytes of one more name. Throws if the names have become too long.
  mutating func add(_ count: Int) throws(MachOError) {
    remaining -= count + 1
    guard remaining >= 0 else { throw MachOError("the names of its types have more bytes than the Mach-O file") }
  }
}
