import Foundation
import Testing
@testable import intentscan

/// Colors, hashes and positions: what a reader sees before reading a word.
@Suite struct PreviewDesignTests {
  // MARK: Colors

  /// The custom properties of each color scheme.
  private static let schemes: [[String: String]] = Stylesheet.text(languages: [])
    .components(separatedBy: "@media (prefers-color-scheme:dark)").prefix(2).map { text in
      var colors: [String: String] = [:]
      for match in text.matches(of: /--([a-z-]+):(#[0-9a-f]{3,6})/)
      where colors[String(match.1)] == nil {
        colors[String(match.1)] = String(match.2)
      }
      return colors
    }

  private static let pairs = [
    ("text", ["page", "card", "inset", "tint", "warning-tint", "error-tint", "note-tint"]),
    ("quiet", ["page", "card", "inset"]), ("accent", ["page", "card", "inset"]),
    ("on-tint", ["tint"]),
    ("app", ["app-tint"]), ("value", ["value-tint", "card", "inset"]), ("error", ["error-tint"]),
    ("warning", ["warning-tint"]), ("note", ["note-tint"]), ("good", ["good-tint"]),
    ("card", ["accent"]),
  ]

  @Test(arguments: [0, 1]) func textHasEnoughContrast(scheme: Int) throws {
    for (text, backgrounds) in Self.pairs {
      for background in backgrounds {
        let colors = Self.schemes[scheme]
        let ratio = contrast(
          try #require(colors[text], "\(text)"), try #require(colors[background], "\(background)"))
        #expect(ratio >= 4.5, "\(text) on \(background): \(ratio)")
      }
    }
  }

  /// Frames of fields, lines and shapes of the graph.
  @Test(arguments: [0, 1]) func graphicsHaveEnoughContrast(scheme: Int) throws {
    let colors = Self.schemes[scheme]
    for color in ["border", "accent", "app", "value", "warning", "good"] {
      for background in ["page", "card", "inset"] {
        let ratio = contrast(try #require(colors[color]), try #require(colors[background]))
        #expect(ratio >= 3, "\(color) on \(background): \(ratio)")
      }
    }
  }

  @Test func textOnTilesHasEnoughContrast() {
    for color in TileColor.all {
      #expect(contrast("#ffffff", color.from) >= 4.5, "\(color.name)")
      #expect(contrast("#ffffff", color.to) >= 4.5, "\(color.name)")
    }
  }

  /// The contrast ratio of WCAG 2.
  private func contrast(_ one: String, _ other: String) -> Double {
    let values = [luminance(one), luminance(other)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  private func luminance(_ color: String) -> Double {
    var digits = color.dropFirst().map { $0.hexDigitValue ?? 0 }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let channels = stride(from: 0, to: 6, by: 2).map { index -> Double in
      let value = Double(digits[index] * 16 + digits[index + 1]) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  // MARK: Hash

  /// Test vectors of FIPS 180-4.
  @Test(arguments: [
    ("", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"),
    ("abc", "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "'sha256-JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE='"
    ),
  ])
  func policyNamesAHash(text: String, source: String) {
    #expect(SHA256.policySource(of: text) == source)
  }

  // MARK: Graph

  /// A graph of so many intents, with the other kinds in proportion.
  private func graph(intents: Int) -> Graph {
    var nodes: [Graph.Node] = []
    var edges: [Graph.Edge] = []
    func add(_ kind: Graph.Kind, _ count: Int) -> [Int] {
      (0..<count).map { number in
        nodes.append(
          .init(
            kind: kind, style: "intent", label: "\(kind) \(number)", anchor: "n\(nodes.count)",
            status: nil))
        return nodes.count - 1
      }
    }
    let shortcuts = add(.shortcut, min(10, intents))
    let middle = add(.intent, intents)
    let values = add(.value, max(2, intents / 4))
    let queries = add(.query, max(1, intents / 6))
    for (index, node) in shortcuts.enumerated() {
      edges.append(.init(from: node, to: middle[index]))
    }
    for (index, node) in middle.enumerated() where index % 5 != 4 {
      edges.append(.init(from: node, to: values[index * 7 % values.count]))
      edges.append(.init(from: node, to: values[index * 3 % values.count]))
    }
    for (index, node) in queries.enumerated() { edges.append(.init(from: values[index], to: node)) }
    return Graph(nodes: nodes, edges: edges)
  }

  @Test(arguments: [1, 10, 300]) func nodesDoNotOverlapAndEdgesLeadToTheRight(intents: Int) {
    let graph = graph(intents: intents)
    let layout = GraphLayout(graph)
    let placed = layout.positions.compactMap(\.self)
    #expect(placed.count + layout.single.count == graph.nodes.count)
    for column in Dictionary(grouping: placed, by: \.x).values {
      let heights = column.map(\.y).sorted()
      #expect(
        zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 >= GraphLayout.Size.height },
        "\(heights)")
    }
    for edge in graph.edges {
      guard let from = layout.positions[edge.from], let to = layout.positions[edge.to] else {
        Issue.record("an edge without a position")
        continue
      }
      #expect(from.x + GraphLayout.Size.width < to.x)
    }
    #expect(placed.allSatisfy { $0.y >= 0 && $0.y + GraphLayout.Size.height <= layout.height })
    // The drawn parts of a large graph are placed, too, and their edges are short.
    let drawn = graph.clustered()
    let parts = drawn.connectedParts()
    let small = GraphLayout(drawn)
    func relations(_ graph: Graph) -> Set<String> {
      Set(graph.edges.map { edge in "\(graph.nodes[edge.from].anchor) \(graph.nodes[edge.to].anchor)" })
    }
    #expect(relations(drawn) == relations(graph))
    #expect(
      drawn.edges.allSatisfy { small.positions[$0.from] != nil && small.positions[$0.to] != nil })
    if intents == 300 {
      #expect(parts.count > 20)
      #expect(parts.allSatisfy { $0.count <= 2 * Graph.largestPart })
    }
    #expect(GraphDrawing(graph).markup == GraphDrawing(self.graph(intents: intents)).markup)
  }
}
