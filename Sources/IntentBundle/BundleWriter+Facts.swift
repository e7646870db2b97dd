import IntentModel

/// Facts: one alternative is written in the fact's own place, several as `variants`.
extension BundleWriter {
  /// A fact of which the JSON is an object.
  mutating func fact<Content>(
    _ key: String, _ fact: Fact<Content>, _ members: (inout BundleWriter, Content) -> Void
  ) {
    alternatives(key, fact) { writer, alternative in
      writer.object(alternative.content, members)
    } variant: { writer, alternative in
      switch alternative.content {
      case .known(let content): members(&writer, content)
      case .unreadable(let unreadable): writer.unreadable(unreadable)
      }
    }
  }

  /// A fact of which the JSON is plain: a variant has it as `value`.
  mutating func plain<Content>(
    _ key: String, _ fact: Fact<Content>, _ write: (inout BundleWriter, Content) -> Void
  ) {
    alternatives(key, fact) { writer, alternative in
      writer.plain(alternative.content, write)
    } variant: { writer, alternative in
      switch alternative.content {
      case .known(let content):
        writer.json.key("value")
        write(&writer, content)
      case .unreadable(let unreadable): writer.unreadable(unreadable)
      }
    }
  }

  mutating func text(_ key: String, _ fact: Fact<LocalizedText>) {
    self.fact(key, fact) { $0.text($1) }
  }

  mutating func string(_ key: String, _ fact: Fact<String>) {
    plain(key, fact) { $0.json.string($1) }
  }

  mutating func bool(_ key: String, _ fact: Fact<Bool>) {
    plain(key, fact) { $0.json.bool($1) }
  }

  /// An option or an array literal of them: always an array.
  mutating func options(_ key: String, _ fact: Fact<Value>) {
    plain(key, fact.filled { $0.elements.isEmpty }) { $0.array($1.elements) { $0.option($1) } }
  }

  private mutating func alternatives<Content>(
    _ key: String, _ fact: Fact<Content>, one: (inout BundleWriter, Fact<Content>.Alternative) -> Void,
    variant: (inout BundleWriter, Fact<Content>.Alternative) -> Void
  ) {
    guard let first = fact.alternatives.first else { return }
    json.key(key)
    guard differsByBranch(fact) else { return one(&self, first) }
    object { writer in
      writer.array("variants", fact.alternatives) { writer, alternative in
        writer.object { writer in
          writer.strings("conditions", alternative.conditions)
          writer.availability("availability", alternative.availability)
          variant(&writer, alternative)
        }
      }
    }
  }

  /// Whether a fact is written as `variants`.
  func differsByBranch<Content>(_ fact: Fact<Content>) -> Bool {
    fact.alternatives.count > 1 || (hasAllConditions && fact.alternatives.contains { !$0.conditions.isEmpty })
  }

  // MARK: Conditions and availability of members and conformances

  mutating func limitedConformances(_ conformances: [DeclaredType.LimitedConformance]) {
    // One key for each protocol: the first extension that states it says how.
    var names: Set<String> = []
    let unique = conformances.filter { names.insert($0.name).inserted }
    let conditional = unique.filter { !$0.conditions.isEmpty }
    if !conditional.isEmpty {
      object("conformanceConditions") { writer in
        for each in conditional { writer.strings(each.name, each.conditions) }
      }
    }
    let limited = unique.filter { !$0.availability.isEmpty }
    if !limited.isEmpty {
      object("conformanceAvailability") { writer in
        for each in limited { writer.availability(each.name, each.availability) }
      }
    }
  }

  /// Keeps what a fact in a member of its own is under, where its place in the JSON doesn't say it: `memberConditions`
  /// and `memberAvailability` of the type do. The member's name is that in the source.
  mutating func noteOrigin<Content>(of member: String, _ fact: Fact<Content>) {
    guard !differsByBranch(fact), let alternative = fact.alternatives.first else { return }
    if alternative.conditions.isEmpty && alternative.availability.isEmpty { return }
    memberNotes.append(
      MemberNote(member: member, conditions: alternative.conditions, availability: alternative.availability))
  }

  mutating func writeMemberNotes() {
    let notes = memberNotes
    memberNotes = []
    let conditional = notes.filter { !$0.conditions.isEmpty }
    if !conditional.isEmpty {
      object("memberConditions") { writer in
        for note in conditional { writer.strings(note.member, note.conditions) }
      }
    }
    let limited = notes.filter { !$0.availability.isEmpty }
    if !limited.isEmpty {
      object("memberAvailability") { writer in
        for note in limited { writer.availability(note.member, note.availability) }
      }
    }
  }
}

extension Fact {
  /// Without the alternatives that state nothing that could be written: an empty array.
  func filled(_ isEmpty: (Content) -> Bool) -> Fact {
    Fact(alternatives.filter { $0.content.known.map(isEmpty) != true })
  }

  /// Like `map`, for a part that is besides the one that says if the whole is unreadable.
  func part<Part>(_ part: (Content) -> Constant<Part>?) -> Fact<Part> {
    Fact(alternatives.filter { $0.content.known != nil }).map(part)
  }
}
