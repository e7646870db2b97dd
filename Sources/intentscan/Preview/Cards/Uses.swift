import IntentModel

/// The intents that take or return each type, the entities with properties of each type, and the App Shortcuts that run each
/// intent.
struct Uses {
  struct Use {
    var anchor: String
    var title: Markup
  }

  private var takes: [String: [Use]] = [:]
  private var returns: [String: [Use]] = [:]
  private var properties: [String: [Use]] = [:]
  private var shortcutsOfIntents: [String: [Use]] = [:]

  /// `shortcuts` are the App Shortcuts, each with the id of its card.
  init(_ view: AppView, shortcuts: [(shortcut: AppShortcut, anchor: String)]) {
    for intent in view.intents {
      let use = Use(
        anchor: view.anchor(of: intent.type, "intent"),
        title: view.shown(intent.title) { view.shown($0, isReference: true) } ?? Markup(intent.type.name))
      for anchor in Set(intent.parameters.flatMap { Self.anchors(of: $0.type, view) }) {
        takes[anchor, default: []].append(use)
      }
      for anchor in Set(intent.result.known.flatMap { Self.anchors(of: $0.value, view) }) {
        returns[anchor, default: []].append(use)
      }
    }
    for entity in view.entities {
      let use = Use(
        anchor: view.anchor(of: entity.type, "entity"),
        title: element("code", [:], Markup(entity.type.name)))
      for anchor in Set(entity.properties.flatMap { Self.anchors(of: $0.type, view) }) {
        properties[anchor, default: []].append(use)
      }
    }
    for (shortcut, anchor) in shortcuts {
      guard let reference = shortcut.intent.known, let intent = view.anchor(of: reference) else {
        continue
      }
      let title = shortcut.shortTitle.map { view.shown($0, isReference: true) } ?? Markup(reference.name)
      shortcutsOfIntents[intent, default: []].append(Use(anchor: anchor, title: title))
    }
  }

  /// The ids of the cards of a type and of its element types.
  private static func anchors(of type: ValueType?, _ view: AppView) -> [String] {
    guard let type else { return [] }
    return [type.declaration.flatMap { view.anchor(of: $0) }].compactMap { $0 }
      + type.elements.flatMap { anchors(of: $0, view) }
  }

  /// The App Shortcuts that run the intent with this card.
  func shortcuts(ofCard anchor: String) -> [Use] { shortcutsOfIntents[anchor] ?? [] }

  /// The facts about the intents and entities that use the type with this card.
  func facts(ofCard anchor: String) -> [Card.Part] {
    [("Taken by", takes), ("Returned by", returns), ("Property of", properties)].compactMap {
      name, uses in
      guard let found = uses[anchor], !found.isEmpty else { return nil }
      return Card.Part(
        name, found.map { element("a", ["href": "#\($0.anchor)"], $0.title) }.joined(", "),
        isDerived: true)
    }
  }
}
