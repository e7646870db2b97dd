import SourceScan

/// One type of the program and its members, from which the facts about the type are read.
final class TypeContext {
  let program: Program
  let symbol: SymbolID
  var type: DeclaredType
  /// Members in order of preference: the type's own, its extensions', those of superclasses, those of protocol extensions.
  let members: [Program.Member]
  let extent: ExtractionExtent
  /// The names of `members`: most lookups are for one name, and a debug build copies every member whose name is read.
  private let names: [String]

  init(program: Program, symbol: SymbolID, type: DeclaredType, members: [Program.Member], extent: ExtractionExtent) {
    self.program = program
    self.symbol = symbol
    self.type = type
    self.members = members
    self.extent = extent
    names = members.map { $0.declaration.name }
  }

  /// Not inlined, because the code for every fact calls it.
  @inline(never)
  func reader(for member: Program.Member) -> ConstantReader {
    ConstantReader(program: program, file: member.file, scope: member.scope)
  }

  // MARK: Facts

  /// The fact that the static variable `name` states. `read` returns nil if the expression states that there is no value.
  func fact<Content>(
    _ name: String, read: (ConstantReader, Expression) -> Constant<Content>?
  ) -> Fact<Content> {
    fact(ofAny: staticVariables(name)) { reader, source in
      switch source {
      case .expression(let expression): read(reader, expression)
      case .statements(let span):
        .unreadable(Unreadable(text: reader.source(span), place: reader.place(span), reason: .statements))
      }
    }
  }

  /// The fact of a static variable that may have a result builder.
  ///
  /// `byBranch`: the builder builds one value, so each `#if` branch of its body is an alternative of the fact.
  func builderFact<Content>(
    _ name: String, byBranch: Bool = false, read: (ConstantReader, BuilderSource) -> Constant<Content>?
  ) -> Fact<Content> {
    let members = staticVariables(name)
    var alternatives: [Fact<Content>.Alternative] = []
    for member in members {
      guard case .variable(let variable) = member.declaration.form else { continue }
      let reader = reader(for: member)
      if let value = variable.initialValue, !variable.isTuplePattern {
        append(read(reader, .expression(value)), at: value.span, .stored, member, to: &alternatives)
      } else if let getter = variable.getter {
        let statements = reader.parsed.statements(in: getter.body)
        let branches = byBranch ? program.branches(of: statements) : [.init(conditions: [], statements: statements)]
        for branch in branches {
          append(
            read(reader, .statements(branch.statements)), at: getter.body, .builder, member,
            conditions: branch.conditions, to: &alternatives)
        }
      }
    }
    return Fact(alternatives)
  }

  enum BuilderSource {
    case expression(Expression)
    case statements([Statement])
  }

  /// The content of a variable: one expression, or the bytes of a getter that is not one expression or of the value of a tuple
  /// pattern.
  enum VariableSource {
    case expression(Expression)
    case statements(ByteSpan)
  }

  func fact<Content>(
    ofAny members: [Program.Member], read: (ConstantReader, VariableSource) -> Constant<Content>?
  ) -> Fact<Content> {
    var alternatives: [Fact<Content>.Alternative] = []
    for member in members {
      let reader = reader(for: member)
      for source in sources(of: member, reader) {
        append(
          read(reader, source.source), at: source.span, source.form, member, conditions: source.conditions,
          to: &alternatives)
      }
    }
    return Fact(alternatives)
  }

  private func append<Content>(
    _ content: Constant<Content>?, at span: ByteSpan, _ form: FactOrigin.Form, _ member: Program.Member,
    conditions: [Condition] = [], to alternatives: inout [Fact<Content>.Alternative]
  ) {
    guard let content else { return }
    alternatives.append(
      .init(
        content: content, place: Place(member.file, span), origin: origin(form, member),
        conditions: ownConditions(member.conditions, conditions), availability: member.availability))
  }

  @inline(never)
  private func origin(_ form: FactOrigin.Form, _ member: Program.Member) -> FactOrigin {
    var declaredType: String?
    if case .variable(let variable) = member.declaration.form, let type = variable.type {
      declaredType = program.parsedFile(member.file).text.string(type.span)
    }
    return FactOrigin(
      member: Place(member.file, member.declaration.nameSpan), form: form, declaredType: declaredType,
      providedBy: member.providedBy)
  }

  // MARK: Members

  /// The static variables with a name: those of the type itself and its extensions if there are any, else those of the first
  /// superclass or protocol that has some. One at most, unless every `#if` branch is kept.
  func staticVariables(_ name: String) -> [Program.Member] {
    variables(name) { $0.declaration.isStatic }
  }

  func instanceVariables(_ name: String) -> [Program.Member] {
    variables(name) { !$0.declaration.isStatic }
  }

  private func variables(_ name: String, where matches: (Program.Member) -> Bool) -> [Program.Member] {
    // Most names differ in length, which costs less to compare.
    let length = name.utf8.count
    var found: [Program.Member] = []
    for index in names.indices where names[index].utf8.count == length && names[index] == name {
      guard case .variable = members[index].declaration.form, matches(members[index]) else { continue }
      found.append(members[index])
    }
    guard let first = found.first else { return [] }
    if !program.configuration.allConditions { return [first] }
    return found.filter { $0.providedBy == first.providedBy }
  }

  /// Functions of a name, static ones excepted.
  func functions(_ name: String) -> [(member: Program.Member, function: Function)] {
    members.compactMap { member in
      guard member.declaration.name == name, !member.declaration.isStatic,
        case .function(let function) = member.declaration.form
      else { return nil }
      return (member, function)
    }
  }

  /// The conditions without those of the type itself.
  @inline(never)
  func ownConditions(_ outer: [Condition], _ inner: [Condition] = []) -> [String] {
    let texts = (outer + inner).map(\.text)
    return texts.starts(with: type.conditions) ? Array(texts.dropFirst(type.conditions.count)) : texts
  }

  // MARK: What a variable holds

  struct Source {
    var source: VariableSource
    var span: ByteSpan
    var form: FactOrigin.Form
    var conditions: [Condition] = []
  }

  /// The sources of a variable's value: its initial value, or one for each kept `#if` branch of its getter. Empty if it has
  /// neither.
  func sources(of member: Program.Member, _ reader: ConstantReader) -> [Source] {
    guard case .variable(let variable) = member.declaration.form else { return [] }
    if let value = variable.initialValue {
      // `let (a, b) = (1, 2)`: the compiler emits no constant for a part of a tuple pattern either.
      return [
        Source(
          source: variable.isTuplePattern ? .statements(value.span) : .expression(value), span: value.span,
          form: .stored)
      ]
    }
    guard let getter = variable.getter else { return [] }
    let branches = program.branches(of: reader.parsed.statements(in: getter.body))
    return branches.map { branch in
      if let value = branch.statements.onlyExpression {
        return Source(
          source: .expression(value), span: value.span, form: .expressionGetter, conditions: branch.conditions)
      }
      return Source(
        source: .statements(getter.body), span: getter.body, form: .statementsGetter, conditions: branch.conditions)
    }
  }
}
