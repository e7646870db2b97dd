import SourceScan

/// Facts of files other than their types: imports, conformances of other modules' types, types under `#if`.
extension Program {
  /// The facts of each file, in the program's order.
  package var fileFacts: [FileFacts] {
    let outlines = Boxed(wrappedValue: store.outlines)
    let facts = files.enumerated().map { index, file in
      let id = FileID(index), isParsed = file.parsed != nil
      return FileFacts(
        file.sourcePath, module: modules[file.module].name,
        importedModules: isParsed ? .listed(imports.names(file: id).sorted()) : .unlisted(outlines, file: id),
        mentions: mentions.isEmpty ? Mentions() : mentions[index], isParsed: isParsed)
    }
    for (index, file) in files.enumerated() where !modules[file.module].isContext {
      guard let parsed = file.parsed else { continue }
      let id = FileID(index)
      facts[index].exports = exportedModules(parsed)
      facts[index].firstImport = parsed.declarations.first {
        if case .import = $0.form { $0.conditions.isEmpty } else { false }
      }.map { Place(id, $0.span) }
      if !parsed.regions.isEmpty {
        facts[index].conditionalTypes = conditionalTypes(parsed.declarations, file: id, [])
        facts[index].importQuestions = importQuestions(parsed, file: id)
      }
    }
    addDescribedTypes(to: facts)
    addUnappliedMacros(to: facts)
    if !mentions.isEmpty {
      let widgets = addWidgets(to: facts)
      addViewCode(to: facts)
      addRuns(to: facts, andUsesOf: widgets)
    }
    var members: [[Int]: [String]] = [:]
    for (index, record) in store.extensions.enumerated() where !modules[files[record.file].module].isContext {
      if let conformance = outsideConformance(record, links.extended[index], &members) {
        facts[record.file].outsideConformances.append(conformance)
      }
    }
    return facts
  }

  private func exportedModules(_ parsed: ParsedFile) -> [String] {
    let names = parsed.declarations.compactMap { declaration -> String? in
      guard case .import(let form) = declaration.form, isActive(declaration.conditions),
        declaration.attributes.contains(where: { $0.name == "_exported" })
      else { return nil }
      return form.path.first
    }
    return Set(names).sorted()
  }

  /// The conformances that an extension adds to a type of another module. Nil if it adds none of the framework, and if the file's
  /// own module declares the type. `membersOfTypes` is a cache of the names of the members that a module adds to a type, by the
  /// indices of the module and of the type's first extension.
  private func outsideConformance(
    _ record: ExtensionRecord, _ extended: SymbolLinks.Extended, _ membersOfTypes: inout [[Int]: [String]]
  ) -> FileFacts.OutsideConformance? {
    guard !record.body.inherited.isEmpty else { return nil }
    let conformances = statedConformances(record.body.inherited.map(\.type), file: record.file)
    guard !conformances.isEmpty else { return nil }
    let own = files[record.file].module, path = record.body.extendedType.path ?? []
    var module: String?
    if let type = extended.symbols.first {
      guard extended.symbols.allSatisfy({ store.module(of: $0) != own }) else { return nil }
      module = modules[store.module(of: type)].name
    } else if path.count > 1, imports(path[0], file: record.file) || path[0] == "Swift" {
      module = path[0]
    }
    let extensions =
      extended.symbols.first.map { links.extensions(of: $0) } ?? links.extensionsOfForeign[extended.foreignName] ?? []
    let key = [own] + extensions.prefix(1)
    if membersOfTypes[key] == nil {
      let members = extensions.map { store.extensions[$0] }.filter { files[$0.file].module == own }
        .flatMap { $0.body.members.filter { isActive($0.conditions) }.map(\.name) }
      membersOfTypes[key] = Set(members).sorted()
    }
    return .init(
      name: path.joined(separator: "."), module: module, conformances: conformances.sorted(),
      members: membersOfTypes[key] ?? [], place: Place(record.file, record.body.extendedType.span))
  }

  /// The framework's protocols that an inheritance clause at the module's level names, by itself or through the program's
  /// own protocols.
  private func statedConformances(_ inherited: [TypeSyntax], file: FileID) -> Set<String> {
    let scope = Scope(file: file, container: .module)
    var names: Set<String> = []
    for resolution in resolvedNames(of: inherited, from: scope) {
      switch resolution {
      case .framework(let name): names.formUnion(ProtocolSet.closure(of: name).names)
      case .symbol(let symbol): names.formUnion(conformances(of: symbol))
      case .other: break
      }
    }
    return names.filter { !$0.hasPrefix("_") }
  }

  private func conditionalTypes(
    _ declarations: [Declaration], file: FileID, _ conditions: [Condition]
  ) -> [FileFacts.ConditionalType] {
    declarations.flatMap { declaration -> [FileFacts.ConditionalType] in
      let conditions = conditions + declaration.conditions
      switch declaration.form {
      case .extension(let body):
        let nested = conditionalTypes(body.members, file: file, conditions), extended = body.extendedType
        guard !conditions.isEmpty, let name = extended.path?.last else { return nested }
        let own = statedConformances(body.inherited.map(\.type), file: file)
        return conditionalType(name, own, conditions, at: Place(file, extended.span)) + nested
      case .type(let body):
        let nested = conditionalTypes(body.members, file: file, conditions)
        guard !conditions.isEmpty, body.kind != .protocol else { return nested }
        let scope = Scope(file: file, container: .module)
        let ofMacros = declaration.attributes.compactMap { macro($0, from: scope) }.flatMap(\.conformances)
        let own = statedConformances(body.inherited.map(\.type), file: file).union(ofMacros)
        return conditionalType(declaration.name, own, conditions, at: Place(file, declaration.nameSpan)) + nested
      default: return []
      }
    }
  }

  /// The conditional type with these conformances; empty if there are none.
  private func conditionalType(
    _ name: String, _ conformances: Set<String>, _ conditions: [Condition], at place: Place
  ) -> [FileFacts.ConditionalType] {
    guard !conformances.isEmpty else { return [] }
    return [
      FileFacts.ConditionalType(
        name: name, conformances: conformances.sorted(), conditions: conditions.map(\.text),
        questions: Set(conditions.flatMap(\.questions)).sorted(), platforms: platforms(of: conditions),
        isActive: isActive(conditions), place: place)
    ]
  }

  /// The platforms for which these conditions are true; nil if they depend on more than the operating system.
  private func platforms(of conditions: [Condition]) -> Set<Platform>? {
    let questions = conditions.flatMap(\.questions)
    guard !questions.isEmpty, questions.allSatisfy({ $0.hasPrefix("os(") }) else { return nil }
    var configuration = configuration
    return Set(
      Platform.allCases.filter { platform in
        configuration.platform = platform
        return configuration.isActive(conditions)
      })
  }
}
