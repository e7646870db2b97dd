/// The names of tools: valid in every format, unique in a catalog, and stable.
///
/// Letters, digits, `_` and `-`, at most 64 of them: OpenAI's limits for the name of a function. The Model Context Protocol
/// (2025-11-25, "Tool Names") allows these and more.
enum ToolName {
  static let limit = 64

  /// The identity of an intent, for its name.
  struct Owner {
    var module: String
    var qualifiedName: String
    var identifier: String
    /// The file that declares the intent. It is needed because apps of one repository may have modules of the same name.
    var path: String
    /// The `#if` conditions around it: each branch can declare an intent of one name.
    var conditions: [String] = []
  }

  /// One name for each of `owners`, in their order.
  ///
  /// The name is the identifier, because saved shortcuts refer to it. If several have the same, all of them are named by module and
  /// qualified name, so that no name depends on the order. If that is not enough, a checksum of the full name and the path follows, and
  /// if that is not either, one of these and the conditions.
  static func names(for owners: [Owner]) -> [String] {
    let short = owners.map { valid($0.identifier) }
    let long = owners.map { valid("\($0.module)_\($0.qualifiedName)") }
    let isShortTaken = repeated(short)
    let names = owners.indices.map { isShortTaken.contains(short[$0]) ? long[$0] : short[$0] }
    let isTaken = repeated(names)
    var marked = names
    for index in names.indices where isTaken.contains(names[index]) {
      marked[index] = Self.marked(names[index], by: owners[index], [])
    }
    let isMarkTaken = repeated(marked)
    for index in names.indices where isMarkTaken.contains(marked[index]) {
      marked[index] = Self.marked(names[index], by: owners[index], owners[index].conditions)
    }
    return marked
  }

  private static func repeated(_ names: [String]) -> Set<String> {
    var seen: Set<String> = []
    return Set(names.filter { !seen.insert($0).inserted })
  }

  private static func valid(_ text: String) -> String {
    let characters = text.utf8.map { byte -> Character in
      let isValid =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      return isValid ? Character(Unicode.Scalar(byte)) : "_"
    }
    let name = characters.isEmpty ? "_" : String(characters)
    return name.count <= limit ? name : cut(name, before: "_" + checksum(text))
  }

  private static func marked(_ name: String, by owner: Owner, _ conditions: [String]) -> String {
    let identity = ["\(owner.module).\(owner.qualifiedName).\(owner.path)"] + conditions
    return cut(name, before: "_" + checksum(identity.joined(separator: " ")))
  }

  private static func cut(_ name: String, before end: String) -> String { name.prefix(limit - end.count) + end }

  /// FNV-1a with 32 bits, in eight hexadecimal digits.
  private static func checksum(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
