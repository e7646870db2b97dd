/// Reads the names in an image, each once, and adds up how long they are.
///
/// Reads names within a limit. Each name of a file that a linker wrote has bytes of its own, and a type has more bytes than its full name. A hostile file has a
/// million records of one long name, or of types inside others with long names. So the names may have twice as many bytes as the image.
struct NameReader {
  private var known: [Int: String?] = [:]
  private var remaining: Int

  init(_ image: MachOImage) { remaining = 2 * image.byteCount + ImageLimits.nameLength }

  /// Nil for text without an end.
  mutating func text(in view: ByteView, at offset: Int) throws(MachOError) -> String? {
    let position = view.position(of: offset)
    if let text = known[position] { return text }
    let text = view.text(at: offset)
    try add(text?.utf8.count ?? ImageLimits.nameLength)
    known[position] = .some(text)
    return text
  }

  /// Counts the bytes of one more name.
  mutating func add(_ count: Int) throws(MachOError) {
    remaining -= count + 1
    guard remaining >= 0 else { throw MachOError("the names of its types have more bytes than the Mach-O file") }
  }
}
