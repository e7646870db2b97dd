import IntentModel
import SourceScan

/// Types as the bundle tells them: as written, by name, and by what the framework makes of them.
extension ConstantReader {
  func valueType(_ type: TypeSyntax) -> ValueType {
    var result = classified(type, depth: 0)
    result.spelling = spelling(type.span)
    result.place = place(type.span)
    return result
  }

  /// What a typealias stands for, where `type` names it.
  private func aliased(_ alias: Program.AliasTarget, _ type: TypeSyntax, _ depth: Int) -> ValueType {
    let reader = ConstantReader(program: program, file: alias.file, scope: alias.scope)
    var result = reader.classified(alias.type, depth: depth + 1)
    result.place = place(type.span)
    return result
  }

  private func valueTypes(_ types: [TypeSyntax]) -> [ValueType] {
    var result: [ValueType] = []
    for type in types { result.append(valueType(type)) }
    return result
  }

  /// The source text with every run of white space as one space and comments left out.
  private func spelling(_ span: ByteSpan) -> String {
    // Most types have neither.
    if parsed.text.bytes[span.range].allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") }) {
      return source(span)
    }
    var text = "", previousEnd = span.start
    for token in parsed.tokens(in: span).dropLast() {
      if token.start > previousEnd, !text.isEmpty { text += " " }
      text += source(token.span)
      previousEnd = token.end
    }
    return text
  }

  private func classified(_ type: TypeSyntax, depth: Int) -> ValueType {
    var result = ValueType(spelling: "", kind: .unknown, place: place(type.span))
    guard depth < 16 else { return result }
    switch type.form {
    case .optional(let inner), .implicitlyUnwrapped(let inner):
      result = classified(inner, depth: depth + 1)
      result.isOptional = true
    case .array(let element):
      result.kind = .array
      result.elements = [valueType(element)]
    case .some(let inner), .any(let inner): result = classified(inner, depth: depth + 1)
    case .named(let components): result = named(components, type, depth)
    case .member(_, let component): result.name = component.name
    default: break
    }
    return result
  }

  private func named(_ components: [TypeSyntax.Component], _ type: TypeSyntax, _ depth: Int) -> ValueType {
    var result = ValueType(spelling: "", name: components.last?.name, kind: .unknown, place: place(type.span))
    let arguments = components.last?.genericArguments ?? []
    switch program.lookup(components, from: scope) {
    case .symbol(let symbol):
      if let alias = program.aliasTarget(symbol) { return aliased(alias, type, depth) }
      result.kind = program.valueKind(of: symbol)
      if result.kind == .unknown { result.unknownAncestors = program.unknownAncestors(of: symbol) }
      result.declaration = program.reference(symbol, at: place(type.span))
      result.elements = valueTypes(arguments)
    case .framework(let written), .other(let written):
      let name = program.nameBehindKnownAlias(written, from: scope)
      result.name = name
      switch name {
      case "Optional" where arguments.count == 1:
        result = classified(arguments[0], depth: depth + 1)
        result.isOptional = true
      case "Array" where arguments.count == 1:
        result.kind = .array
        result.name = nil
        result.elements = valueTypes(arguments)
      case "Set" where arguments.count == 1:
        result.kind = .set
        result.name = nil
        result.elements = valueTypes(arguments)
      default:
        result.kind = KnownTypes.kind(of: name)
        result.elements = valueTypes(arguments)
      }
    }
    return result
  }
}
