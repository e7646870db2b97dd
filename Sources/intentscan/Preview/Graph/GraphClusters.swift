/// Splits a large graph: the intents around one entity or enum are drawn together, and the other types that they take or return
/// are drawn there once more. Otherwise the edges of a large app would hide one another.
extension Graph {
  /// The largest number of nodes in a connected part that is drawn as a whole.
  static let largestPart = 40

  /// The graph to draw. Nodes that are drawn more than once have copies.
  func clustered() -> Graph {
    let parts = connectedParts().filter { $0.count > Self.largestPart }
    guard !parts.isEmpty else { return self }
    let large = Set(parts.flatMap(\.self))
    var targets: [Int: [Int]] = [:]
    var sources: [Int: [Int]] = [:]
    for edge in edges {
      targets[edge.from, default: []].append(edge.to)
      sources[edge.to, default: []].append(edge.from)
    }
    var nodes = nodes
    var added: [Edge] = edges.filter { !large.contains($0.from) }
    let home = homes(of: large, targets)
    for part in parts {
      for intent in part where nodes[intent].kind == .intent {
        for shortcut in sources[intent] ?? [] { added.append(Edge(from: shortcut, to: intent)) }
      }
      // Intents that are connected to queries only.
      added += edges.filter {
        part.contains($0.from) && nodes[$0.from].kind == .intent && home[$0.from] == nil
      }
      let centers = part.filter { nodes[$0].kind == .value }
      for center in centers {
        for query in targets[center] ?? [] { added.append(Edge(from: center, to: query)) }
        var copies: [Int: Int] = [center: center]
        for intent in part where home[intent] == center {
          for value in targets[intent] ?? [] {
            let copy = copies[value] ?? nodes.count
            if copies.updateValue(copy, forKey: value) == nil {
              var node = nodes[value]
              node.isCopy = true
              nodes.append(node)
            }
            added.append(Edge(from: intent, to: copy))
          }
        }
      }
    }
    return Graph(nodes: nodes, edges: added)
  }

  /// The largest number of intents with equal relations that are drawn one by one. More are drawn as one node.
  private static let largestGroup = 12

  /// The graph with a group in place of many intents that take and return the same values. The group leads to the card of the
  /// first value, which lists them.
  func grouped() -> Graph {
    var relations: [[Int]] = Array(repeating: [], count: nodes.count)
    for edge in edges {
      // An intent that an App Shortcut runs is never part of a group.
      if nodes[edge.to].kind == .intent { relations[edge.to].append(-edge.to - 1) }
      relations[edge.from].append(edge.to)
    }
    let alike = Dictionary(grouping: nodes.indices.filter { nodes[$0].kind == .intent && !relations[$0].isEmpty }) {
      relations[$0].sorted()
    }.filter { $0.value.count > Self.largestGroup }
    var drawn = nodes, left = Set<Int>()
    for (targets, intents) in alike.sorted(by: { $0.value[0] < $1.value[0] }) {
      let titles = intents.map { nodes[$0].label }.joined(separator: ", ")
      drawn[intents[0]] = Node(
        kind: .intent, style: "intent", label: "\(intents.count) intents ▸", name: titles,
        anchor: nodes[targets[0]].anchor)
      left.formUnion(intents.dropFirst())
    }
    return Graph(nodes: drawn, edges: edges.filter { !left.contains($0.from) })
  }

  /// The value that each intent is drawn next to: the first entity that it is connected to, else the first value. An intent
  /// without values has none.
  private func homes(of part: Set<Int>, _ targets: [Int: [Int]]) -> [Int: Int] {
    var home: [Int: Int] = [:]
    for intent in part where nodes[intent].kind == .intent {
      let values = (targets[intent] ?? []).filter { nodes[$0].kind == .value }
      home[intent] = values.first { nodes[$0].style == "entity" } ?? values.first
    }
    return home
  }

  /// The connected parts of the graph, each with its nodes in order; nodes without edges are in none. The largest part comes
  /// first; those of one size by their first nodes.
  func connectedParts() -> [[Int]] {
    var neighbors: [[Int]] = Array(repeating: [], count: nodes.count)
    for edge in edges {
      neighbors[edge.from].append(edge.to)
      neighbors[edge.to].append(edge.from)
    }
    var seen = Set(nodes.indices.filter { neighbors[$0].isEmpty })
    var parts: [[Int]] = []
    for start in nodes.indices where seen.insert(start).inserted {
      var part: [Int] = []
      var pending = [start]
      while let node = pending.popLast() {
        part.append(node)
        for next in neighbors[node] where seen.insert(next).inserted { pending.append(next) }
      }
      parts.append(part.sorted())
    }
    return parts.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }
}
