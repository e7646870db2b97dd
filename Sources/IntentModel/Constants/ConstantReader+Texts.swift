import SourceScan

/// Localizable strings: a literal, or a call of an initializer with literals.
extension ConstantReader {
  /// A text in any position where the framework takes a `LocalizedStringResource`, an `IntentDialog`, a phrase or a summary's
  /// string.
  func text(_ expression: Expression) -> Text {
    let value = unwrapped(expression)
    switch value.form {
    case .string(let literal): return text(literal, at: value.span)
    case .call(let call): return text(call, value)
    default: return .unreadable(unreadable(expression))
    }
  }

  /// The text, as `text` reads it; nil for `nil`, which states that there is none.
  func optionalText(_ expression: Expression) -> Text? {
    if case .nilLiteral = unwrapped(expression).form { return nil }
    return text(expression)
  }

  /// The texts of an array literal, `["a", "b"]`; nil for `nil`.
  func texts(_ expression: Expression) -> Constant<[Text]>? {
    switch unwrapped(expression).form {
    case .nilLiteral: nil
    case .array(let elements): .known(elements.map { text($0) })
    default: .unreadable(unreadable(expression))
    }
  }

  private func text(_ literal: StringLiteral, at span: ByteSpan) -> Text {
    switch key(of: literal, at: span) {
    case .unreadable(let unreadable): .unreadable(unreadable)
    case .known(let key):
      .known(
        LocalizedText(
          key: key.text, placeholders: key.placeholders, place: place(span), keyPlace: place(span),
          source: source(span)))
    }
  }

  private struct Key {
    var text: String
    var placeholders: [LocalizedText.Placeholder]
  }

  /// The segments joined, interpolations as `${…}`; unreadable if an interpolation is a run-time value.
  private func key(of literal: StringLiteral, at span: ByteSpan) -> Constant<Key> {
    var key = Key(text: "", placeholders: []), searched = span.start
    for segment in literal.segments {
      switch segment {
      case .text(let text):
        key.placeholders += rawPlaceholders(in: text, of: span, from: &searched)
        key.text += text
      case .interpolation(let arguments, let interpolation):
        guard var placeholder = placeholder(arguments, at: interpolation) else {
          return .unreadable(
            Unreadable(text: source(span), place: place(span), reason: .interpolation))
        }
        placeholder.place = place(interpolation)
        searched = interpolation.end
        key.placeholders.append(placeholder)
        key.text += "${\(placeholder.name)}"
      }
    }
    return .known(key)
  }

  /// The placeholder for `\(.applicationName)`, `\(\.$shelf)`, `\(placeholder: .int)` or `\(.id)`; nil for any other interpolation,
  /// which is a run-time value.
  private func placeholder(_ arguments: [Expression.Argument], at span: ByteSpan) -> LocalizedText.Placeholder? {
    guard let argument = arguments.first else { return nil }
    let place = place(span), value = argument.value.withoutParentheses
    if argument.label == "placeholder" {
      guard case .implicitMember(let name) = value.form else { return nil }
      return .init(name: name, kind: .type, place: place)
    }
    guard arguments.count == 1, argument.label == nil else { return nil }
    switch value.form {
    case .implicitMember("applicationName"):
      return .init(name: "applicationName", kind: .applicationName, place: place)
    case .member(_, "applicationName"):
      // `AppShortcutPhraseToken.applicationName`, spelled out.
      return typePath(value)?.dropLast().last == "AppShortcutPhraseToken"
        ? .init(name: "applicationName", kind: .applicationName, place: place) : nil
    case .implicitMember(let name): return .init(name: name, kind: .other, place: place)
    case .keyPath(let path):
      guard !path.components.isEmpty else { return nil }
      return .init(
        name: path.parameterName, kind: .keyPath, place: place, missingProjection: missingProjection(path, value))
    default: return nil
    }
  }

  /// The placeholders `${name}` in plain text. The location of each is the first range of the literal with the same bytes, from
  /// `searched` on; the whole literal if escapes spell it.
  private func rawPlaceholders(
    in text: String, of literal: ByteSpan, from searched: inout UInt32
  ) -> [LocalizedText.Placeholder] {
    var placeholders: [LocalizedText.Placeholder] = []
    var rest = Array(text.utf8)[...]
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[(dollar + 1)...]
      guard rest.first == UInt8(ascii: "{") else { continue }
      guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { break }
      let name = String(decoding: rest[(dollar + 2)..<end], as: UTF8.self)
      var span = literal
      if let found = firstPlace(of: "${\(name)}", in: ByteSpan(searched, literal.end)) {
        span = found
        searched = found.end
      }
      placeholders.append(
        .init(
          name: name, kind: name == "applicationName" ? .applicationName : .other, isRaw: true, place: place(span)))
      rest = rest[(end + 1)...]
    }
    return placeholders
  }

  /// The first range of the bytes of `text`; nil if the source spells some of them with escapes.
  private func firstPlace(of text: String, in span: ByteSpan) -> ByteSpan? {
    parsed.text.bytes[span.range].firstRange(ofBytes: Array(text.utf8)).map {
      ByteSpan(UInt32($0.lowerBound), UInt32($0.upperBound))
    }
  }

  /// Reads `LocalizedStringResource("key", defaultValue: …, table: …)`, `.init("key")` or `IntentDialog("…")`. Unreadable for a
  /// call of any other type's initializer, and if the first argument is not a text.
  private func text(_ call: Expression.Call, _ expression: Expression) -> Text {
    guard call.trailingClosures.isEmpty, let name = initializerName(call.callee), let first = call.arguments.first,
      first.label == nil || first.label == "stringLiteral"
    else { return .unreadable(unreadable(expression)) }
    // `String(localized: "…")` and `NSLocalizedString("…")` are evaluated at run time; only the framework's own types are read.
    guard name == "init" || KnownTypes.isText(name) else {
      let reason = reason(for: expression)
      return .unreadable(unreadable(expression, reason == .stringCall ? reason : .call))
    }
    let argument = first.value.withoutParentheses
    guard case .known(var text) = self.text(argument) else {
      return .unreadable(unreadable(expression, reason(for: argument)))
    }
    text.place = place(expression.span)
    if case .literal = text.form { text.form = .initializer(name) }
    for (previous, argument) in zip(call.arguments, call.arguments.dropFirst()) {
      apply(argument, after: previous, to: &text)
    }
    return .known(text)
  }

  private func apply(
    _ argument: Expression.Argument, after previous: Expression.Argument, to text: inout LocalizedText
  ) {
    let value = unwrapped(argument.value)
    if case .nilLiteral = value.form { return }
    switch argument.label {
    case "defaultValue":
      let read = self.text(value).known
      text.defaultValue = plainString(value)
      if let read, text.defaultValue?.known == nil { text.defaultValue = .known(read.key) }
      text.defaultValuePlaceholders = read?.placeholders ?? []
    case "table": text.table = plainString(value)
    case "comment": text.comment = plainString(value)
    case "bundle":
      text.bundle = Argument(label: "bundle", labelPlace: argument.labelSpan.map(place), value: bundle(argument.value))
      text.bundlePlace = place(ByteSpan(previous.value.span.end, argument.value.span.end))
    default: break
    }
  }

  /// `.main`, also as `Bundle.main`, and the other cases of a resource's bundle description, with any arguments.
  private func bundle(_ expression: Expression) -> Value {
    let place = place(expression.span)
    switch expression.withoutParentheses.form {
    case .member(let base, "main") where isBundle(base): return Value(.enumCase("main", arguments: nil), at: place)
    case .call(let call):
      let arguments = call.arguments.map { argument($0) }
      switch call.callee.form {
      case .implicitMember(let name) where name != "init":
        return Value(.enumCase(name, arguments: arguments), at: place)
      case .member(let base, let name) where isBundle(base) && name != "init":
        return Value(.enumCase(name, arguments: arguments), at: place)
      default: return value(expression)
      }
    default: return value(expression)
    }
  }

  private func isBundle(_ type: Expression) -> Bool {
    typePath(type).map { $0.last == "Bundle" || $0.last == "BundleDescription" } ?? false
  }

  /// The type's name in `T("…")` and `T.init("…")`, `init` for `.init("…")`; nil for a call of anything else. After a
  /// typealias, the name that it refers to.
  func initializerName(_ callee: Expression) -> String? {
    switch callee.form {
    case .implicitMember("init"): "init"
    case .member(let base, "init"): typePath(base).flatMap { program.nameBehindAliases($0, from: scope) }
    default: typePath(callee).flatMap { isType($0) ? program.nameBehindAliases($0, from: scope) : nil }
    }
  }

  /// A string that is not localizable: a table's name, an image's name, an identifier.
  func plainString(_ expression: Expression) -> Constant<String> {
    if case .string(let string) = literal(expression, of: "String") { return .known(string) }
    return .unreadable(unreadable(expression))
  }

  func bool(_ expression: Expression) -> Constant<Bool> {
    if case .bool(let bool) = literal(expression, of: "Bool") { return .known(bool) }
    return .unreadable(unreadable(expression))
  }

  /// A value, with `String.init("id")` and `.init("id")` replaced by the literal in them, as `value(_:as:)` does with
  /// `String("id")`.
  private func literal(_ expression: Expression, of type: String) -> Value.Form {
    let form = value(expression).form
    guard case .call(let callee, let arguments) = form, callee == "init" || callee == type, arguments.count == 1,
      arguments[0].label == nil
    else { return form }
    return arguments[0].value.form
  }

  /// `.navy`, `ShortcutTileColor.navy`: the case's name.
  func caseName(_ expression: Expression) -> Constant<String> {
    if case .enumCase(let name, nil) = value(expression).form { return .known(name) }
    return .unreadable(unreadable(expression))
  }
}

extension Expression.KeyPath {
  /// The name of the parameter or property in a key path: `shelf` in `\.$shelf`, `\OpenShelf.$shelf` and
  /// `\Library.OpenShelf.$shelf`, `a.b` in `\.$a.$b`.
  var parameterName: String {
    // After a root, the names before the first `$` are types: `OpenShelf` of `\Library.OpenShelf.$shelf`.
    let first = root == nil ? nil : components.firstIndex { $0.first == "$" }
    return components[(first ?? 0)...].map { $0.first == "$" ? String($0.dropFirst()) : $0 }.joined(separator: ".")
  }
}
