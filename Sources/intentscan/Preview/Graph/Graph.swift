import IntentModel

/// The connections in an app: App Shortcuts to intents, intents to the values that they take and return, and values to the
/// queries that find them.
struct Graph {
  enum Kind: Int, CaseIterable {
    case shortcut, intent, value, query

    var title: String {
      switch self {
      case .shortcut: "App Shortcuts"
      case .intent: "Intents"
      case .value: "Entities, enums, options"
      case .query: "Queries"
      }
    }
  }

  struct Node {
    var kind: Kind
    /// The class of its shape: `shortcut`, `intent`, `entity`, `enum`, …
    var style: String
    /// The title that people see.
    var label: String
    /// The name of its type, that of the intent of an App Shortcut, or the titles of the intents that it is drawn for. Empty if it
    /// is the label.
    var name = ""
    var anchor: String
    /// The difference from the old version; nil if nothing is compared.
    var status: Card.Status?
    /// Whether the node is a copy of another node that is also drawn.
    var isCopy = false
  }

  struct Edge: Hashable {
    var from: Int
    var to: Int
  }

  private(set) var nodes: [Node] = []
  private(set) var edges: [Edge] = []
  private var seen: Set<Edge> = []

  init(nodes: [Node] = [], edges: [Edge] = []) {
    self.nodes = nodes
    for edge in edges { add(edge) }
  }

  /// Adds an edge, unless it leads to the same or an earlier column, or was added before.
  private mutating func add(_ edge: Edge) {
    guard nodes[edge.from].kind.rawValue < nodes[edge.to].kind.rawValue, seen.insert(edge).inserted
    else { return }
    edges.append(edge)
  }
}

extension Graph {
  init(
    _ view: AppView, shortcuts: [(shortcut: AppShortcut, anchor: String)],
    statuses: [String: Card.Status]
  ) {
    self.init()
    var numbers: [String: Int] = [:]
    func node(_ kind: Kind, _ style: String, _ title: Text?, _ name: String, _ anchor: String) {
      numbers[anchor] = nodes.count
      nodes.append(
        Node(
          kind: kind, style: style, label: (view.plain(title) ?? name).shortened, name: name, anchor: anchor,
          status: statuses[anchor]))
    }
    func node(_ kind: Kind, _ style: String, _ title: Text?, _ type: DeclaredType) {
      node(kind, style, title, type.name, view.anchor(of: type, style))
    }
    func name(_ fact: Fact<TypeDisplayRepresentation>) -> Text? { fact.known.first?.name }
    for (shortcut, anchor) in shortcuts {
      node(.shortcut, "shortcut", shortcut.shortTitle, shortcut.intent.known?.name ?? "?", anchor)
    }
    for intent in view.intents { node(.intent, "intent", intent.title.known.first.map { .known($0) }, intent.type) }
    for entity in view.entities { node(.value, "entity", name(entity.typeDisplayRepresentation), entity.type) }
    for appEnum in view.enums { node(.value, "enum", name(appEnum.typeDisplayRepresentation), appEnum.type) }
    for union in view.unions { node(.value, "union", name(union.typeDisplayRepresentation), union.type) }
    for query in view.queries { node(.query, "query", nil, query.type) }
    for provider in view.optionsProviders { node(.value, "options", nil, provider.type) }
    func connect(_ anchor: String, _ reference: TypeReference?) {
      guard let from = numbers[anchor], let reference,
        let to = view.anchor(of: reference).flatMap({ numbers[$0] })
      else { return }
      add(Edge(from: from, to: to))
    }
    for (shortcut, anchor) in shortcuts { connect(anchor, shortcut.intent.known) }
    for intent in view.intents {
      let anchor = view.anchor(of: intent.type, "intent")
      for parameter in intent.parameters {
        for type in Self.declarations(of: parameter.type) { connect(anchor, type) }
        for provider in parameter.providers { connect(anchor, provider.reference) }
      }
      for result in intent.result.known {
        for type in Self.declarations(of: result.value) { connect(anchor, type) }
      }
    }
    for entity in view.entities {
      let anchor = view.anchor(of: entity.type, "entity")
      for query in entity.defaultQuery.known { connect(anchor, query) }
    }
    for query in view.queries {
      guard let entity = query.entity.flatMap({ view.anchor(of: $0) }) else { continue }
      guard let from = numbers[entity], let to = numbers[view.anchor(of: query.type, "query")]
      else { continue }
      add(Edge(from: from, to: to))
    }
    // An intent that takes an entity needs no line to the query that finds the entity, because the query is drawn next to the
    // entity.
    var found: [Int: [Int]] = [:]
    for edge in edges where nodes[edge.from].kind == .value { found[edge.to, default: []].append(edge.from) }
    edges = edges.filter { edge in
      !(found[edge.to] ?? []).contains { seen.contains(Edge(from: edge.from, to: $0)) }
    }
  }

  private static func declarations(of type: ValueType?) -> [TypeReference] {
    guard let type else { return [] }
    return [type.declaration].compactMap(\.self) + type.elements.flatMap { declarations(of: $0) }
  }
}
