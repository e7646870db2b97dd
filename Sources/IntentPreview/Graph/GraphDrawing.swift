/// The graph as SVG for those who see it, and as a list for everybody else and for narrow screens.
struct GraphDrawing {
  private let graph: Graph
  /// What is drawn: the same, or smaller parts of it.
  private let drawn: Graph
  private let layout: GraphLayout
  /// The longest label that fits.
  private static let labelLength = 26

  init(_ graph: Graph) {
    self.graph = graph
    drawn = graph.clustered()
    layout = GraphLayout(drawn)
  }

  var markup: Markup {
    guard !graph.edges.isEmpty else {
      return element(
        "p", ["class": "empty"],
        "No intent takes or returns a value of the app, and no App Shortcut runs one.")
    }
    return element(
      "figure", ["class": "graph"], drawing,
      element("figcaption", [:], Markup(caption)), relations, singles)
  }

  private var caption: String {
    let nodes = Set(graph.edges.flatMap { [$0.from, $0.to] }).count
    let copies =
      drawn.nodes.contains(where: \.isCopy)
      ? " What intents of several groups share is drawn in each of them, with a dashed frame." : ""
    return
      "\(counted(nodes, "declaration")) with \(counted(graph.edges.count, "relation")): App Shortcuts run intents; "
      + "intents take and return entities and enums; queries find entities." + copies
  }

  private var drawing: Markup {
    let headers = layout.columns.enumerated().map { index, kind in
      element(
        "text",
        [
          "class": "column", "x": "\(index * (GraphLayout.Size.width + GraphLayout.Size.gapX) + 2)",
          "y": "16",
        ],
        Markup(kind.title))
    }
    return element(
      "svg",
      [
        "viewBox": "-2 0 \(layout.width + 4) \(layout.height)", "width": "\(layout.width + 4)",
        "height": "\(layout.height)", "aria-hidden": "true",
      ],
      headers.joined(),
      element("g", ["class": "edges"], drawn.edges.map(path).joined()),
      element("g", [:], drawn.nodes.indices.map(shape).joined()))
  }

  private func path(_ edge: Graph.Edge) -> Markup {
    guard let from = layout.positions[edge.from], let to = layout.positions[edge.to] else {
      return Markup()
    }
    let (x1, y1) = (from.x + GraphLayout.Size.width, from.y + GraphLayout.Size.height / 2)
    let (x2, y2) = (to.x, to.y + GraphLayout.Size.height / 2)
    let (width, half, height) = (x2 - x1, (x2 - x1) / 2, y2 - y1)
    let line = height == 0 ? "h\(width)" : "c\(half) 0 \(half) \(height) \(width) \(height)"
    return element("path", ["d": "M\(x1) \(y1)\(line)", "data-e": "\(edge.from) \(edge.to)"])
  }

  private func shape(_ index: Int) -> Markup {
    guard let position = layout.positions[index] else { return Markup() }
    let node = drawn.nodes[index]
    let isLong = node.label.count > Self.labelLength
    let label = isLong ? node.label.prefix(Self.labelLength - 1) + "…" : node.label[...]
    let status = node.status.map { $0 == .same ? "" : " \($0.rawValue)" } ?? ""
    return element(
      "a",
      [
        "href": "#\(node.anchor)", "class": "n \(node.style)\(status)\(node.isCopy ? " copy" : "")",
        "tabindex": "-1",
        "data-n": "\(index)", "transform": "translate(\(position.x) \(position.y))",
      ],
      isLong ? element("title", [:], Markup(node.label)) : Markup(), element("rect"),
      element("use", ["href": "#m_\(node.style)"]), element("text", [:], Markup(String(label))))
  }

  /// A shape for each kind, so that kinds differ without color.
  static let marks: Markup = [
    ("shortcut", "M9 10 18 15 9 20Z"), ("intent", "M8 10H18V20H8Z"),
    ("entity", "M8 15A5 5 0 1 1 18 15A5 5 0 1 1 8 15Z"),
    ("union", "M8 15A5 5 0 1 1 18 15A5 5 0 1 1 8 15ZM13 12V18"),
    ("enum", "M13 9 19 15 13 21 7 15Z"), ("query", "M8 11H18L14 16V21H12V16Z"),
    ("options", "M8 11H18V13H8ZM8 17H18V19H8Z"),
  ].map { name, d in element("path", ["id": "m_\(name)", "d": d]) }.joined()

  private func link(_ index: Int) -> Markup {
    element("a", ["href": "#\(graph.nodes[index].anchor)"], Markup(graph.nodes[index].label))
  }

  private var relations: Markup {
    var targets: [Int: [Int]] = [:]
    for edge in graph.edges { targets[edge.from, default: []].append(edge.to) }
    let items = graph.nodes.indices.compactMap { index in
      targets[index].map { element("li", [:], link(index), " → ", $0.map(link).joined(", ")) }
    }
    return element(
      "details", ["class": "relations"], element("summary", [:], "The graph as a list"),
      element("ul", [:], items.joined()))
  }

  private var singles: Markup {
    let related = Set(graph.edges.flatMap { [$0.from, $0.to] })
    let single = graph.nodes.indices.filter { !related.contains($0) }
    guard !single.isEmpty else { return Markup() }
    return element(
      "p", ["class": "quiet"], Markup("Without relations: "), single.map(link).joined(", "))
  }
}
