/// A set of the framework's protocols with all that they refine: a bit for each row of the table.
package struct ProtocolSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  static let empty = ProtocolSet()

  var isEmpty: Bool { low == 0 && high == 0 }

  package func contains(_ name: String) -> Bool { Self.indices[name].map { has($0) } ?? false }

  mutating func formUnion(_ other: ProtocolSet) {
    low |= other.low
    high |= other.high
  }

  /// The names in the order of the table.
  var inOrder: [String] { members.map { KnownProtocols.all[$0].name } }

  var names: Set<String> { Set(inOrder) }

  /// The kinds that the protocols give to a type.
  var kinds: [KnownProtocol.Kind] { members.compactMap { KnownProtocols.all[$0].makes } }

  private var members: [Int] {
    var members: [Int] = []
    for (bits, first) in [(low, 0), (high, 64)] {
      var rest = bits
      while rest != 0 {
        members.append(first + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return members
  }

  /// The protocol and all that it refines; empty for a name that isn't the framework's.
  package static func closure(of name: String) -> ProtocolSet {
    indices[name].map { closures[$0] } ?? indices[KnownProtocols.aliases[name] ?? ""].map { closures[$0] } ?? .empty
  }

  private func has(_ index: Int) -> Bool {
    index < 64 ? low & (1 << UInt64(index)) != 0 : high & (1 << UInt64(index - 64)) != 0
  }

  private mutating func insert(_ index: Int) {
    if index < 64 { low |= 1 << UInt64(index) } else { high |= 1 << UInt64(index - 64) }
  }

  private static let indices = Dictionary(
    KnownProtocols.all.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let closures: [ProtocolSet] = {
    let refined = KnownProtocols.all.map { known in known.refines.compactMap { indices[$0] } }
    return refined.indices.map { row in
      var set = ProtocolSet(), pending = [row]
      while let index = pending.popLast() {
        guard !set.has(index) else { continue }
        set.insert(index)
        pending += refined[index]
      }
      return set
    }
  }()
}

extension KnownProtocol {
  /// The framework's protocols of these names with all that they refine, sorted by name.
  package static func closure(of names: [String]) -> [String] {
    var set = ProtocolSet.empty
    for name in names { set.formUnion(ProtocolSet.closure(of: name)) }
    return set.names.sorted()
  }
}
