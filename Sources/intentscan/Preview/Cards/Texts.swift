import IntentLocalization
import IntentModel
import SourceScan

/// Texts for people: with parameters as pills, in each language, and marked if they could not be read.
extension AppView {
  /// The markup of a text. `blank` makes the markup of a name between `${` and `}`.
  func markup(_ text: String, _ blank: (String) -> Markup) -> Markup {
    if text.isEmpty { return element("span", ["class": "quiet"], "(empty)") }
    return TextPart.parts(of: text).map { part in
      switch part {
      case .text(let text): Markup(text)
      case .token(let name): blank(name)
      }
    }.joined()
  }

  /// The markup of a blank in a text that is not the sentence of an intent.
  private func plainBlank(_ name: String) -> Markup {
    switch name {
    case "applicationName": element("span", ["class": "token app"], Markup(app.name))
    case "int", "uint", "float", "double": element("span", ["class": "token"], "number")
    default: element("span", ["class": "token"], Markup(name))
    }
  }

  /// A text in the source's language and in every language that has a translation. `isReference`: it may be shown in thousands of
  /// places, so a long one is shortened.
  func shown(
    _ text: LocalizedText, in table: String? = nil, isReference: Bool = false, _ blank: ((String) -> Markup)? = nil
  ) -> Markup {
    let blank = blank ?? plainBlank
    let table = table ?? text.table?.known ?? NeededString.standardTable
    let key = Translations.Key(table: table, key: text.catalogKey)
    func words(_ text: String) -> Markup { markup(isReference ? text.shortened : text, blank) }
    return inLanguages("i", words(own(text, key))) { language in
      app.translations.texts[language]?[key]?.first.map(words)
    }
  }

  /// One element for each language whose translation differs from the source, and one for the source and all other languages. An
  /// app has thousands of such elements, so their names and attributes are short.
  func inLanguages(_ name: String, _ source: Markup, _ translated: (String) -> Markup?) -> Markup {
    guard !languages.isEmpty else { return source }
    var own = "l0"
    var others = Markup()
    for (index, language) in languages.enumerated() {
      let text = translated(language)
      if text == source {
        // The translation has the same words as the source.
        own += " e\(index + 1)"
      } else if let text {
        others += element(name, ["lang": language], text)
      } else {
        own += " l\(index + 1)"
      }
    }
    if others.isEmpty, !own.contains(text: " e") {
      return app.translations.languages.isEmpty ? source : element(name, ["class": "untranslated"], source)
    }
    return element(name, ["class": own, "lang": app.translations.sourceLanguage], source) + others
  }

  /// The text in the source's language. A key can be a symbol, whose text is in the table of that language.
  private func own(_ text: LocalizedText, _ key: Translations.Key) -> String {
    app.translations.sourceLanguage.flatMap { app.translations.texts[$0]?[key]?.first }
      ?? text.defaultValue?.known ?? text.key
  }

  /// The text without markup, in the source's language; nil if it is absent or could not be read.
  func plain(_ text: Text?) -> String? {
    guard let text = text?.known else { return nil }
    return own(text, Translations.Key(table: text.table?.known ?? NeededString.standardTable, key: text.catalogKey))
  }

  func shown(
    _ text: Text, in table: String? = nil, isReference: Bool = false, _ blank: ((String) -> Markup)? = nil
  ) -> Markup {
    switch text {
    case .known(let text): shown(text, in: table, isReference: isReference, blank)
    case .unreadable(let unreadable): self.unreadable(unreadable)
    }
  }

  /// A fact: its alternatives, each with its condition if there are several. Nil if the source does not state the fact.
  func shown<Content>(_ fact: Fact<Content>, _ body: (Content) -> Markup) -> Markup? {
    if fact.isAbsent { return nil }
    return fact.alternatives.map { alternative in
      let content: Markup =
        switch alternative.content {
        case .known(let content): body(content)
        case .unreadable(let unreadable): self.unreadable(unreadable)
        }
      guard fact.alternatives.count > 1, let condition = conditionMark(alternative.conditions) else { return content }
      return content + " " + condition
    }.joined(" ")
  }

  /// The source of an expression that is not a constant.
  func unreadable(_ unreadable: Unreadable) -> Markup {
    let text = unreadable.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let short = text.count > 80 ? text.prefix(79) + "…" : text[...]
    return element(
      "span", ["class": "unread"], element("span", ["class": "why"], "not readable"), " ",
      element("code", [:], Markup(String(short))))
  }

  // MARK: Values

  /// The value of a parameter. A switch can have names of its own for on and off.
  func shown(_ value: Value, in property: WrappedProperty, isReference: Bool = false) -> Markup {
    if case .bool(let isOn) = value.form,
      case .call(_, let names)? = property.argument("displayName")?.form,
      let name = names.first(where: { $0.label == (isOn ? "true" : "false") })
    {
      return shown(name.value, of: nil, isReference: isReference)
    }
    return shown(value, of: property.type, isReference: isReference)
  }

  /// A value as people see it in a field.
  func shown(_ value: Value, of type: ValueType?, isReference: Bool = false) -> Markup {
    switch value.form {
    case .string(let text): return Markup(text.isEmpty ? "(empty text)" : isReference ? text.shortened : text)
    case .int(let number): return Markup("\(number)")
    case .double(let number): return Markup("\(number)")
    case .bool(let isOn): return isOn ? "On" : "Off"
    case .text(let text): return shown(text, isReference: isReference)
    case .nil: return "none"
    case .enumCase(let name, _):
      guard let appEnum = appEnum(type?.declaration ?? type?.elements.first?.declaration) else {
        return Markup(name)
      }
      return caseTitle(name, of: appEnum)
    case .array(let values):
      return values.isEmpty ? "no values" : values.map { shown($0, of: type, isReference: isReference) }.joined(", ")
    case .unreadable(let unreadable): return self.unreadable(unreadable)
    case .reference(let reference), .type(let reference): return link(reference)
    case .call(let callee, let arguments):
      let values = arguments.map {
        ($0.label.map { Markup("\($0): ") } ?? Markup()) + shown($0.value, of: nil)
      }
      return Markup("\(callee == "init" ? "" : callee)(") + values.joined(", ") + ")"
    case .tuple(let arguments): return arguments.map { shown($0.value, of: nil) }.joined(" to ")
    case .dictionary(let entries):
      return entries.map { shown($0.key, of: nil) + ": " + shown($0.value, of: nil) }.joined(", ")
    case .keyPath(let names): return Markup(names.joined(separator: "."))
    }
  }

  /// The title of a case; its name if it has no representation.
  func caseTitle(_ name: String, of appEnum: AppEnum) -> Markup {
    if let known = representation(of: name, in: appEnum) { return shown(known.title, isReference: true) }
    return element("code", [:], Markup(name))
  }

  /// An image: the name of a symbol or asset, next to a neutral glyph.
  func image(_ image: Constant<DisplayImage>?) -> Markup {
    switch image {
    case nil: return Markup()
    case .unreadable(let unreadable)?: return self.unreadable(unreadable)
    case .known(let image)?:
      guard let argument = image.arguments.first else { return Markup() }
      return symbol(shown(argument.value, of: nil))
    }
  }

  /// The name of a symbol. The symbol itself belongs to Apple and is not part of the page.
  func symbol(_ name: Markup) -> Markup {
    element("span", ["class": "symbol"], Glyph.symbol, element("code", [:], name))
  }
}

extension Value {
  /// Whether both are the same constant, such as a number or a case; false for other values. A missing value is the same as `nil`.
  func isSame(as other: Value?) -> Bool {
    switch (form, other?.form) {
    case (.bool(let left), .bool(let right)?): left == right
    case (.int(let left), .int(let right)?): left == right
    case (.double(let left), .double(let right)?): left == right
    case (.string(let left), .string(let right)?): left == right
    case (.enumCase(let left, nil), .enumCase(let right, nil)?): left == right
    case (.nil, nil), (.nil, .nil?): true
    default: false
    }
  }
}

/// Neutral drawings, which are not Apple's.
enum Glyph {
  /// The placeholder of a system symbol.
  static let symbol = element("span", ["class": "glyph", "aria-hidden": "true"])
}
