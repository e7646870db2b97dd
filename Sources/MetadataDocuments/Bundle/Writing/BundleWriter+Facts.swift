import IntentModel

/// Facts and constants of the current field. A fact with several alternatives is written as `variants`, and so is one under
/// conditions if all branches were kept (`differsByBranch`).
extension BundleWriter {
  /// Writes or checks a fact whose JSON is an object.
  mutating func fact<Content>(_ fact: Fact<Content>, _ members: (inout BundleWriter, Content) -> Void) {
    noteOrigin(of: fact)
    alternatives(fact, isPlain: false, members)
  }

  mutating func fact<Content: Described>(_ fact: Fact<Content>) {
    self.fact(fact) { $0.members(of: $1) }
  }

  /// Writes or checks a fact whose JSON is not an object, so that a variant has it as `value`.
  mutating func plain<Content>(_ fact: Fact<Content>, _ write: (inout BundleWriter, Content) -> Void) {
    noteOrigin(of: fact)
    alternatives(fact, isPlain: true, write)
  }

  mutating func string(_ fact: Fact<String>) { plain(fact) { $0.json?.string($1) } }

  mutating func bool(_ fact: Fact<Bool>) { plain(fact) { $0.json?.bool($1) } }

  /// Writes or checks a fact whose JSON is an array, without alternatives that are empty. `filled` takes a closure and not a key
  /// path, because a key path of a generic type is made anew each time.
  mutating func array<Element>(
    _ fact: Fact<[Element]>, _ element: (inout BundleWriter, Element) -> Void
  ) {
    noteOrigin(of: fact)
    alternatives(fact.filled { $0.isEmpty }, isPlain: true) { $0.array($1, element) }
  }

  mutating func list<Element: Described>(_ fact: Fact<[Element]>) { array(fact) { $0.object(of: $1) } }

  mutating func list<Element: Described>(_ fact: Fact<[Constant<Element>]>) { array(fact) { $0.object(of: $1) } }

  /// Writes an option or an array literal of options, always as an array.
  mutating func options(_ fact: Fact<Value>) {
    noteOrigin(of: fact)
    alternatives(fact.filled { $0.elements.isEmpty }, isPlain: true) { $0.array($1.elements) { $0.option($1) } }
  }

  /// Writes or checks a fact that is unreadable as a whole.
  mutating func unreadable(_ fact: Fact<Never>) { alternatives(fact, isPlain: false) { _, _ in } }

  private mutating func alternatives<Content>(
    _ fact: Fact<Content>, isPlain: Bool, _ write: (inout BundleWriter, Content) -> Void
  ) {
    guard let first = fact.alternatives.first else { return }
    json?.key(key)
    guard differsByBranch(fact) else {
      return isPlain ? contents(first.content, write) : object(first.content, write)
    }
    object { writer in
      writer.array("variants", fact.alternatives) { writer, alternative in
        writer.object { writer in
          writer.strings("conditions", alternative.conditions)
          writer.availability("availability", alternative.availability)
          switch alternative.content {
          case .known(let content):
            if isPlain { writer.json?.key("value") }
            write(&writer, content)
          case .unreadable(let unreadable): writer.unreadable(unreadable)
          }
        }
      }
    }
  }

  // MARK: Parts of facts

  /// Writes or checks a part of a fact under its own key. If the fact is unreadable as a whole, only its first part is written as
  /// unreadable.
  mutating func part<Whole, Content: Described>(
    _ fact: Fact<Whole>, isFirst: Bool = false, _ part: (Whole) -> Constant<Content>?
  ) {
    self.part(fact, isFirst, part) {
      $0.constant($1)
    } several: {
      $0.fact($1)
    }
  }

  mutating func part<Whole, Element: Described>(
    _ fact: Fact<Whole>, _ part: (Whole) -> Constant<[Constant<Element>]>?
  ) {
    self.part(fact, false, part) {
      $0.list($1)
    } several: {
      $0.list($1)
    }
  }

  mutating func part<Whole>(_ fact: Fact<Whole>, _ part: (Whole) -> Constant<String>?) {
    self.part(fact, false, part) {
      $0.string($1)
    } several: {
      $0.string($1)
    }
  }

  private mutating func part<Whole, Content>(
    _ fact: Fact<Whole>, _ isFirst: Bool, _ part: (Whole) -> Constant<Content>?,
    one: (inout BundleWriter, Constant<Content>?) -> Void, several: (inout BundleWriter, Fact<Content>) -> Void
  ) {
    guard let first = fact.alternatives.first else { return }
    if differsByBranch(fact) { return several(&self, isFirst ? fact.map(part) : fact.part(part)) }
    noteOrigin(of: fact)
    switch first.content {
    case .known(let whole): one(&self, part(whole))
    case .unreadable(let unreadable): if isFirst { one(&self, .unreadable(unreadable)) }
    }
  }

  /// Whether a fact is written as `variants`.
  func differsByBranch<Content>(_ fact: Fact<Content>) -> Bool {
    fact.alternatives.count > 1 || (hasAllConditions && fact.alternatives.contains { !$0.conditions.isEmpty })
  }

  // MARK: Constants

  /// Writes a constant whose JSON is an object, or the object for an unreadable one.
  mutating func constant<Content>(
    _ constant: Constant<Content>?, _ members: (inout BundleWriter, Content) -> Void
  ) {
    guard let constant else { return }
    json?.key(key)
    object(constant, members)
  }

  mutating func constant<Content: Described>(_ constant: Constant<Content>?) {
    self.constant(constant) { $0.members(of: $1) }
  }

  mutating func object<Content>(
    _ constant: Constant<Content>, _ members: (inout BundleWriter, Content) -> Void
  ) {
    object { writer in
      switch constant {
      case .known(let content): members(&writer, content)
      case .unreadable(let unreadable): writer.unreadable(unreadable)
      }
    }
  }

  mutating func object<Content: Described>(of constant: Constant<Content>) {
    object(constant) { $0.members(of: $1) }
  }

  /// Writes a constant whose JSON is plain (a string, an array), or the object for an unreadable one.
  mutating func plain<Content>(_ constant: Constant<Content>?, _ write: (inout BundleWriter, Content) -> Void) {
    guard let constant else { return }
    json?.key(key)
    contents(constant, write)
  }

  /// Writes or checks the value without the key.
  private mutating func contents<Content>(
    _ constant: Constant<Content>, _ write: (inout BundleWriter, Content) -> Void
  ) {
    switch constant {
    case .known(let content): write(&self, content)
    case .unreadable(let unreadable): object { $0.unreadable(unreadable) }
    }
  }

  mutating func string(_ constant: Constant<String>?) { plain(constant) { $0.json?.string($1) } }

  /// Writes or checks a part of a text whose key is known. Messages name the part.
  mutating func part(_ constant: Constant<String>?) {
    guard let constant else { return }
    part = key
    string(constant)
    part = nil
  }

  /// Writes or checks a list of constants. An empty one is absent.
  mutating func list<Element: Described>(_ constants: Constant<[Constant<Element>]>?) {
    guard let constants, constants.known?.isEmpty != true else { return }
    plain(constants) { $0.array($1) { $0.object(of: $1) } }
  }

  mutating func name(_ name: Constant<NameReference>?) { plain(name) { $0.json?.string($1.name) } }

  mutating func names(_ names: [Constant<NameReference>]) {
    array(key, names) { $0.contents($1) { $0.json?.string($1.name) } }
  }

  // MARK: Conditions and availability of members

  /// Keeps the conditions and availability of a member that states one fact, because the fact's own JSON doesn't show them. They
  /// are written in `memberConditions` and `memberAvailability` of the type, by the member's name in the source.
  mutating func noteOrigin<Content>(of fact: Fact<Content>) {
    guard let member, isWriting, let alternative = fact.alternatives.first, !differsByBranch(fact) else { return }
    if alternative.conditions.isEmpty && alternative.availability.isEmpty { return }
    memberNotes.append(
      MemberNote(member: member, conditions: alternative.conditions, availability: alternative.availability))
  }
}

/// The conditions and the availability of a named member.
struct MemberNote {
  var member: String
  var conditions: [String]
  var availability: [Availability]
}

extension BundleWriter {
  mutating func conditions(of notes: [MemberNote]) {
    let conditional = notes.filter { !$0.conditions.isEmpty }
    guard !conditional.isEmpty else { return }
    object(key) { writer in
      for note in conditional { writer.strings(note.member, note.conditions) }
    }
  }

  mutating func availability(of notes: [MemberNote]) {
    let limited = notes.filter { !$0.availability.isEmpty }
    guard !limited.isEmpty else { return }
    object(key) { writer in
      for note in limited { writer.availability(note.member, note.availability) }
    }
  }
}

extension Fact {
  /// The fact without alternatives that would be written as an empty array.
  func filled(_ isEmpty: (Content) -> Bool) -> Fact {
    Fact(alternatives.filter { $0.content.known.map(isEmpty) != true })
  }

  /// Like `map`, without unreadable alternatives. It is for all parts except the first, which alone states that the whole is
  /// unreadable.
  func part<Part>(_ part: (Content) -> Constant<Part>?) -> Fact<Part> {
    Fact(alternatives.filter { $0.content.known != nil }).map(part)
  }
}
