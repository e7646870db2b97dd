/// Positions for the nodes of a graph: a column for each kind, connected parts one below the other. The same graph has the same
/// layout.
struct GraphLayout {
  struct Size {
    static let width = 216, height = 30, gapX = 84, gapY = 10, gapOfParts = 20, top = 40
  }

  /// The upper left corner of each node; nil for a node without edges.
  private(set) var positions: [(x: Int, y: Int)?]
  /// The nodes without edges, in their order.
  private(set) var single: [Int] = []
  /// The kinds that have a column, from left to right.
  private(set) var columns: [Graph.Kind] = []
  private(set) var width = 0
  private(set) var height = 0

  private let graph: Graph
  private var neighbors: [[Int]]

  init(_ graph: Graph) {
    self.graph = graph
    positions = Array(repeating: nil, count: graph.nodes.count)
    neighbors = Array(repeating: [], count: graph.nodes.count)
    for edge in graph.edges {
      neighbors[edge.from].append(edge.to)
      neighbors[edge.to].append(edge.from)
    }
    single = graph.nodes.indices.filter { neighbors[$0].isEmpty }
    columns = Graph.Kind.allCases.filter { kind in
      graph.nodes.indices.contains { graph.nodes[$0].kind == kind && !neighbors[$0].isEmpty }
    }
    width = columns.count * Size.width + max(0, columns.count - 1) * Size.gapX
    var top = Size.top
    for part in graph.connectedParts() {
      top = place(part, below: top) + Size.gapOfParts
    }
    height = columns.isEmpty ? 0 : top - Size.gapOfParts + 2
  }

  /// Places a connected part and returns its lower edge.
  private mutating func place(_ part: [Int], below top: Int) -> Int {
    var lists = columns.map { kind in part.filter { graph.nodes[$0].kind == kind } }
    order(&lists)
    let step = Size.height + Size.gapY
    // The longest column is evenly spaced; the nodes connected to it are placed next to it, column by column.
    guard let longest = lists.indices.max(by: { (lists[$0].count, $1) < (lists[$1].count, $0) })
    else { return top }
    for (row, node) in lists[longest].enumerated() {
      set(node, column: longest, y: top + row * step)
    }
    let bottom = top + (lists[longest].count - 1) * step
    for column in lists.indices.sorted(by: { (abs($0 - longest), $0) < (abs($1 - longest), $1) })
    where column != longest {
      spread(lists[column], column: column, from: top, to: bottom)
    }
    return bottom + Size.height
  }

  private mutating func set(_ node: Int, column: Int, y: Int) {
    positions[node] = (column * (Size.width + Size.gapX), y)
  }

  /// Places the nodes of a column at the height of their neighbors, without overlaps and in order.
  private mutating func spread(_ nodes: [Int], column: Int, from top: Int, to bottom: Int) {
    let step = Size.height + Size.gapY
    var heights = nodes.map { node -> Int in
      let placed = neighbors[node].compactMap { positions[$0]?.y }
      return placed.isEmpty ? top : placed.reduce(0, +) / placed.count
    }
    for index in heights.indices.dropFirst() {
      heights[index] = max(heights[index], heights[index - 1] + step)
    }
    var limit = bottom
    for index in heights.indices.reversed() {
      heights[index] = min(heights[index], limit)
      limit = heights[index] - step
    }
    for (node, y) in zip(nodes, heights) { set(node, column: column, y: max(y, top)) }
  }

  /// Orders the columns so that few edges cross: each node goes to the mean position of its neighbors in the columns before it,
  /// then in the columns after it, several times.
  private func order(_ lists: inout [[Int]]) {
    guard lists.count > 1 else { return }
    var rank = [Int: Double]()
    for list in lists { for (index, node) in list.enumerated() { rank[node] = Double(index) } }
    func sort(_ column: Int, by others: [Int]) {
      let known = Set(others)
      let keys = lists[column].map { node -> Double in
        let near = neighbors[node].filter { known.contains($0) }.compactMap { rank[$0] }
        return near.isEmpty ? rank[node] ?? 0 : near.reduce(0, +) / Double(near.count)
      }
      let ordered = zip(lists[column], keys).sorted {
        ($0.1, rank[$0.0] ?? 0) < ($1.1, rank[$1.0] ?? 0)
      }
      lists[column] = ordered.map(\.0)
      for (index, node) in lists[column].enumerated() { rank[node] = Double(index) }
    }
    for _ in 0..<6 {
      for column in lists.indices.dropFirst() { sort(column, by: lists[..<column].flatMap(\.self)) }
      for column in lists.indices.dropLast().reversed() {
        sort(column, by: lists[(column + 1)...].flatMap(\.self))
      }
    }
  }
}
