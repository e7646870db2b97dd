/// The graph as SVG, which scrolls in its own box on narrow screens, and as a list for screen readers and for search in the page.
struct GraphDrawing {
  private let graph: Graph
  /// The given graph, in smaller parts if it is large.
  private let drawn: Graph
  private let layout: GraphLayout
  /// The nodes that are drawn, in the order of their elements: those of one style after the other.
  private let order: [(style: String, nodes: [Int])]
  /// The positions of nodes in that order, by which the script finds them.
  private let numbers: [Int: Int]
  /// The largest width of a label that fits into a node.
  private static let labelWidth = 182

  init(_ graph: Graph) {
    self.graph = graph
    drawn = graph.clustered().grouped()
    let layout = GraphLayout(drawn)
    self.layout = layout
    let placed = drawn.nodes.indices.filter { layout.positions[$0] != nil }
    let styles = Dictionary(grouping: placed) { [drawn] in drawn.nodes[$0].style }
    order = styles.sorted { $0.key < $1.key }.map { (style: $0.key, nodes: $0.value) }
    numbers = Dictionary(
      uniqueKeysWithValues: order.flatMap(\.nodes).enumerated().map { ($0.element, $0.offset) })
  }

  var markup: Markup {
    let figure = element(
      "figure", ["class": "graph"],
      element(
        "div",
        ["class": "drawing", "role": "group", "tabindex": "0", "aria-label": "Drawing of the graph"],
        drawing),
      element(
        "figcaption", [:], Markup(caption),
        element(
          "span", ["hidden": ""],
          " Click a node, or go to it with the arrow keys, to see its relations alone; Enter or a second click goes to its card."
        )))
    return element("div", ["class": "graphs"], figure, relations, singles)
  }

  private var caption: String {
    let nodes = Set(graph.edges.flatMap { [$0.from, $0.to] }).count
    let status =
      graph.nodes.contains { $0.status.map { $0 != .same } ?? false }
      ? " A plus marks what was added, and a tilde what changed; what was removed is not drawn." : ""
    let copies =
      drawn.nodes.contains(where: \.isCopy)
      ? " What intents of several groups share is drawn in each of them, with a dashed frame." : ""
    return
      "\(counted(nodes, "declaration")) with \(counted(graph.edges.count, "relation")): App Shortcuts run intents; "
      + "intents take and return entities and enums; queries find entities." + copies + status
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
        "height": "\(layout.height)",
      ],
      headers.joined(),
      element("g", ["class": "edges"], drawn.edges.map(path).joined()),
      element(
        "g", ["class": "nodes"],
        order.map { element("g", ["class": $0.style], $0.nodes.map(shape).joined()) }.joined()))
  }

  private func path(_ edge: Graph.Edge) -> Markup {
    guard let from = layout.positions[edge.from], let to = layout.positions[edge.to] else {
      return Markup()
    }
    let (x1, y1) = (from.x + GraphLayout.Size.width, from.y + GraphLayout.Size.height / 2)
    let (x2, y2) = (to.x, to.y + GraphLayout.Size.height / 2)
    let (width, half, height) = (x2 - x1, (x2 - x1) / 2, y2 - y1)
    let line = height == 0 ? "h\(width)" : "c\(half) 0 \(half) \(height) \(width) \(height)"
    return element(
      "path",
      [
        "d": "M\(x1) \(y1)\(line)",
        "data-e": "\(numbers[edge.from] ?? 0) \(numbers[edge.to] ?? 0)",
      ])
  }

  private func shape(_ index: Int) -> Markup {
    guard let position = layout.positions[index] else { return Markup() }
    let node = drawn.nodes[index]
    let status = node.status.flatMap { $0 == .same ? nil : $0.rawValue }
    let mark = status.map { $0 == "added" ? "+ " : "~ " } ?? ""
    let label = Self.shortened(mark + node.label)
    let isSame = node.name.isEmpty ? label == mark + node.label : label == node.name
    let classes = [status, node.isCopy ? "copy" : nil].compactMap(\.self)
    return element(
      "a",
      [
        "href": "#\(node.anchor)",
        "class": classes.isEmpty ? nil : classes.joined(separator: " "),
        "tabindex": "-1", "transform": "translate(\(position.x) \(position.y))",
      ],
      isSame ? Markup() : element("title", [:], Markup(node.name.isEmpty ? node.label : node.name)),
      element("rect", ["width": "\(GraphLayout.Size.width)", "height": "\(GraphLayout.Size.height)"]),
      element("use", ["href": "#m_\(node.style)"]), element("text", [:], Markup(label)))
  }

  /// The beginning of a label that fits into a node, by the widths that letters have in most fonts.
  private static func shortened(_ label: String) -> String {
    var width = 0
    let fitting = label.prefix { character in
      let narrow = "fijlrtI.,:;'|! ".contains(character), wide = "mwMWGOQ@%&".contains(character)
      width += !character.isASCII ? 13 : narrow ? 4 : wide ? 11 : character.isUppercase ? 9 : 8
      return width <= labelWidth
    }
    return fitting.count == label.count ? label : fitting.dropLast() + "…"
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
      targets[index].map { found in
        let names = found.map { graph.nodes[$0].label }.joined(separator: ", ")
        return element("li", [:], link(index), Markup(" → \(names)"))
      }
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
