import IntentModel
import SourceScan

/// Entities, enums, unions, queries and providers of options: the types that people choose values of.
extension AppView {
  private func typeTitle(_ fact: Fact<TypeDisplayRepresentation>, _ type: DeclaredType) -> Markup {
    shown(fact) { shown($0.name) } ?? Markup(type.name.titleFromIdentifier)
  }

  private func typeFacts(_ fact: Fact<TypeDisplayRepresentation>) -> [Card.Part] {
    var facts: [Card.Part] = []
    facts.add("Several", shown(fact.map { $0.numericFormat.map { .known($0) } }) { shown($0) })
    facts.add("Synonyms", shown(fact.map(\.synonyms)) { $0.map { shown($0) }.joined(", ") })
    return facts
  }

  /// The card of a type. `title` is nil for a type that people never see; its card has the name of the type instead.
  private func card(_ type: DeclaredType, _ kind: String, title: Markup?, chips: [String] = [])
    -> Card
  {
    let anchor = anchor(of: type, kind)
    var card = Card(
      key: key(of: type, kind), anchor: anchor, style: kind,
      title: title ?? Markup(type.qualifiedName),
      subtitle: title == nil ? Markup() : element("code", [:], Markup(type.qualifiedName)),
      remarks: remarks(on: type, chips: chips), location: locationMarkup(type.place))
    card.findings = findings(in: Place(type.place.file, type.span), anchor: anchor)
    return card
  }

  func card(_ entity: Entity, _ uses: Uses) -> Card {
    let kinds = [
      ("IndexedEntity", "in Spotlight"), ("TransientAppEntity", "transient"),
      ("FileEntity", "file"),
      ("UniqueAppEntity", "one only"), ("URLRepresentableEntity", "has a URL"),
    ]
    var card = card(
      entity.type, "entity", title: typeTitle(entity.typeDisplayRepresentation, entity.type),
      chips: kinds.filter { entity.type.conformances.contains($0.0) }.map(\.1))
    card.main = [Card.Part("instance", instance(of: entity))]
    card.facts = typeFacts(entity.typeDisplayRepresentation)
    card.facts.add("Identifier type", entity.idType.map { shown($0) })
    card.facts.add("Query", shown(entity.defaultQuery) { link($0) })
    card.facts.add("URL", shown(entity.urlRepresentation) { shown($0) })
    card.facts.add("Schema", entity.type.schema.map(schema))
    card.facts.add(
      "Transferred as",
      shown(entity.transferRepresentations) { $0.map { element("code", [:], Markup($0.kind)) }.joined(", ") })
    if entity.hideInSpotlight.only == true { card.facts.append(Card.Part("Spotlight", "hidden")) }
    card.facts += uses.facts(ofCard: card.anchor)
    card.lists = [
      Card.List(title: "Properties", parts: entity.properties.map { part(for: $0, in: nil) })
    ]
    return card
  }

  /// One value of an entity as it looks in a list.
  private func instance(of entity: Entity) -> Markup {
    if let known = entity.displayRepresentation.known.first {
      return element("p", ["class": "instance"], row(known))
    }
    let name = typeTitle(entity.typeDisplayRepresentation, entity.type)
    let why: Markup =
      entity.hasDisplayRepresentation
      ? "The app computes how each value is shown." : "No display representation was found."
    return element(
      "p", ["class": "instance"], Glyph.symbol, element("span", ["class": "title"], name), " ",
      element("span", ["class": "quiet"], why))
  }

  func card(_ appEnum: AppEnum, _ uses: Uses) -> Card {
    var card = card(
      appEnum.type, "enum", title: typeTitle(appEnum.typeDisplayRepresentation, appEnum.type))
    card.facts = typeFacts(appEnum.typeDisplayRepresentation)
    card.facts.add("Raw type", appEnum.rawType.map { element("code", [:], Markup($0.name)) })
    card.facts.add("URL", shown(appEnum.urlRepresentation) { shown($0) })
    card.facts.add("Schema", appEnum.type.schema.map(schema))
    card.facts += uses.facts(ofCard: card.anchor)
    if let unread = appEnum.caseDisplayRepresentations.alternatives.first?.content.unreadable {
      card.main = [
        Card.Part(
          "representations", element("p", [:], "The titles of the choices are ", unreadable(unread))
        )
      ]
    }
    card.lists = [
      Card.List(title: "Choices", parts: appEnum.cases.map { part(for: $0, of: appEnum) })
    ]
    return card
  }

  private func part(for each: AppEnum.Case, of appEnum: AppEnum) -> Card.Part {
    var body = choice(each, of: appEnum)
    var names = [element("code", [:], Markup(each.name))]
    if let raw = each.rawValue, !each.isRawValueImplicit {
      names.append(element("code", [:], shown(raw, of: nil)))
    }
    body += " " + element("span", ["class": "aside"], names.joined(" = "))
    if let synonyms = representation(of: each.name, in: appEnum)?.synonyms?.known,
      !synonyms.isEmpty
    {
      body += element("p", ["class": "quiet"], "also: ", synonyms.map { shown($0) }.joined(", "))
    }
    return Card.Part("case \(each.name)", element("div", [:], body))
  }

  func card(_ union: UnionValue, _ uses: Uses) -> Card {
    var card = card(
      union.type, "union", title: typeTitle(union.typeDisplayRepresentation, union.type))
    card.facts = typeFacts(union.typeDisplayRepresentation) + uses.facts(ofCard: card.anchor)
    card.lists = [
      Card.List(
        title: "One of",
        parts: union.cases.map { each in
          Card.Part(
            "case \(each.name)",
            element(
              "p", [:],
              each.representation.known.first.map { row($0) } ?? element("strong", [:], Markup(each.name)), " ",
              each.types.map { shown($0) }.joined(", ")))
        })
    ]
    return card
  }

  // MARK: Queries

  private static let abilities: [(name: String, words: String)] = [
    ("EntityStringQuery", "find values by text"), ("EnumerableEntityQuery", "list all values"),
    ("EntityPropertyQuery", "filter by properties"),
    ("IntentValueQuery", "find values for an input"),
    ("IndexedEntityQuery", "use the Spotlight index"),
  ]

  func card(_ query: EntityQuery) -> Card {
    var card = card(query.type, "query", title: nil)
    card.facts.add("Finds", query.entity.map { link($0) })
    card.facts.add("Takes", query.input.map { shown($0) })
    card.facts.add("Returns", query.output.map { shown($0) })
    var can = Self.abilities.filter { query.type.conformances.contains($0.name) }.map(\.words)
    if query.providesSuggestedEntities { can.append("suggest values") }
    card.facts.append(
      Card.Part("Can", Markup((["find values by identifier"] + can).joined(separator: ", "))))
    card.facts.add("Find action", shown(query.findIntentDescription) { shown($0.text) })
    card.facts.add(
      "Filters",
      shown(query.properties) { properties in
        properties.map { property in
          (property.property.known.map { element("code", [:], Markup($0.name)) } ?? "?") + " ("
            + Markup(property.comparators.compactMap { $0.known?.name.comparatorWords }.joined(separator: ", ")) + ")"
        }.joined(", ")
      })
    card.facts.add(
      "Sorts by",
      shown(query.sortingOptions) { options in
        options.compactMap { $0.known.map { element("code", [:], Markup($0.name)) } }.joined(", ")
      })
    card.facts += dependencies(query.dependencies)
    card.lists = [
      Card.List(title: "Parameters", parts: query.parameters.map { part(for: $0, in: nil) })
    ]
    return card
  }

  func card(_ provider: OptionsProvider) -> Card {
    var card = card(provider.type, "options", title: nil)
    card.facts.add("Offers", provider.resultType.map { shown($0) })
    card.facts += dependencies(provider.dependencies)
    card.lists = [
      Card.List(title: "Parameters", parts: provider.parameters.map { part(for: $0, in: nil) })
    ]
    return card
  }

  private func dependencies(_ dependencies: [ParameterDependency]) -> [Card.Part] {
    guard !dependencies.isEmpty else { return [] }
    let values = dependencies.map { each in
      (each.intent.map { link($0) } ?? "?") + " ("
        + Markup(each.parameters.map(\.name).joined(separator: ", ")) + ")"
    }
    return [Card.Part("Depends on", values.joined(", "))]
  }
}

extension String {
  /// The words of a comparator's name: `equal to` for `EqualToComparator`.
  fileprivate var comparatorWords: String {
    let name = hasSuffix("Comparator") ? String(dropLast("Comparator".count)) : self
    return name.titleFromIdentifier.lowercased()
  }
}
