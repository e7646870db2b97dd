import DocumentFormats
import IntentModel
import IntentReports
import SourceScan

/// One intent as a reference describes it, in the words of the source.
struct IntentReference: Sendable {
  struct Parameter: Sendable {
    var name: String
    var title: String?
    var type: String
    var isRequired: Bool
    var defaultValue: String?
    var description: String?
    /// The titles of the cases, if its type is an app enum.
    var values: [String]
  }

  var name: String
  /// The location of the declaration: targets may share a file.
  var place: String
  var title: String?
  var description: String?
  /// The sentences of the parameter summary, one for each branch, with `${parameter}`.
  var summaries: [String]
  var parameters: [Parameter]
  var result: String?
  /// Phrases with `${parameter}` and `${applicationName}`.
  var phrases: [String]
  /// Further facts for users, a sentence each.
  var remarks: [String]
  /// The names of the products that have it.
  var products: [String]
  /// The processes that run it, by where people start it.
  var processes: [(surface: IntentProcess.Surface, processes: [IntentProcess])]
  var runners: [IntentRunner]
}

extension IntentReference {
  /// Describes an intent. `phrases` are those of the App Shortcuts that run it, and `titles` those of the cases of an enum, by its
  /// module and name. `source` returns the text of a place, and `shown` what people see of a text in the language of the source.
  init(
    _ intent: Intent, at place: String, phrases: [String], in products: AppProducts, _ runners: IntentRunners,
    path: (FileID) -> String,
    titles: ([String]) -> [String], source: (Place) -> String, shown: (LocalizedText) -> String
  ) {
    self.products = products.products(with: .init(of: intent.type, path: path)).map(\.name)
    processes = IntentProcess.Surface.allCases.map { ($0, products.processes(running: intent, from: $0, path: path)) }
    self.runners = runners.runners(of: intent)
    name = intent.type.qualifiedName
    self.place = place
    title = intent.title.known.first.map(shown)
    description = intent.description.known.first?.text.known.map(shown)
    summaries = intent.parameterSummary.known.flatMap(\.sentences).compactMap { $0.text?.known.map(shown) }
    parameters = intent.parameters.map { Parameter($0, titles: titles, source: source, shown: shown) }
    result = intent.result.known.first?.value?.spelling
    self.phrases = phrases
    remarks = []
    if let deprecation = intent.deprecation.known.first {
      remarks.append("Deprecated" + (deprecation.message?.known.map { ": \(shown($0))" } ?? "."))
    }
    if intent.openAppWhenRun.only == true { remarks.append("Opens the app.") }
    if intent.isDiscoverable.only == false { remarks.append("Is not shown in Shortcuts, Siri and Spotlight.") }
    switch intent.authenticationPolicy.only {
    case "requiresAuthentication": remarks.append("Requires an unlocked device.")
    case "requiresLocalDeviceAuthentication": remarks.append("Requires an unlocked device nearby.")
    default: break
    }
  }
}

extension IntentReference.Parameter {
  fileprivate init(
    _ parameter: WrappedProperty, titles: ([String]) -> [String], source: (Place) -> String,
    shown: (LocalizedText) -> String
  ) {
    let value =
      KnownParameterArguments.defaults.sorted().lazy.compactMap(parameter.argument).first ?? parameter.initialValue
    name = parameter.name
    title = parameter.title?.text.map(shown)
    type = parameter.type?.spelling ?? "?"
    isRequired = value == nil && parameter.type?.isOptional != true
    defaultValue = value.map { source($0.place) }
    description = parameter.description?.text.map(shown)
    let elements = (parameter.type?.elements ?? []).compactMap(\.declaration)
    let declaration = parameter.type?.declaration ?? elements.first
    values = declaration.map { titles([$0.module ?? "", $0.qualifiedName ?? ""]) } ?? []
  }
}

extension AppEnum {
  /// The titles of its cases, in the order of the source; the name of a case without one.
  func titles(_ shown: (LocalizedText) -> String) -> [String] {
    let read = Fact(caseDisplayRepresentations.alternatives.filter { $0.content.known != nil })
    let representation = AppEnum.representations(in: read)
    return cases.map { representation($0.name).known.first?.title.known.map(shown)?.shortened ?? $0.name }
  }
}

extension Overview {
  /// The reference of the intents: one table for each target, one section for each intent.
  var markdown: String {
    var text = ""
    for app in apps where !app.isEmpty {
      text += "# \(markdownCell(app.displayName ?? app.name ?? "App Intents"))\n\n"
      let system = [app.platform, app.deploymentTarget].compactMap(\.self).joined(separator: " ")
      text += "For \(markdownCell(system)).\n"
      for target in app.targets where !target.isEmpty { text += target.markdown(appName: app.displayName ?? app.name) }
    }
    return text
  }
}

extension Overview.Target {
  fileprivate func markdown(appName: String?) -> String {
    let kind = self.kind.map { " (\($0))" } ?? ""
    var text = "\n## \(markdownCell(name + kind))\n"
    if references.isEmpty {
      return text + "\nNo intents; \(counted(entities.count, "entity")), \(counted(enums.count, "enum")).\n"
    }
    text += "\n| Intent | Description | Parameters | Siri |\n| --- | --- | --- | --- |\n"
    for intent in references {
      let parameters = intent.parameters.map { markdownText($0.title ?? $0.name) }.joined(separator: ", ")
      let phrase = intent.phrases.first.map { "“\(intent.sentence($0, appName))”" } ?? ""
      text += "| \(markdownText(intent.title ?? intent.name)) | \(markdownText(intent.description ?? "")) "
      text += "| \(parameters) | \(phrase) |\n"
    }
    return text + references.map { $0.section(appName) }.joined()
  }
}

extension IntentReference.Parameter {
  /// The description of a parameter and its values.
  fileprivate var meaning: String {
    guard !values.isEmpty else { return description ?? "" }
    let sentence = description.map { $0.last.map(".!?".contains) ?? true ? $0 + " " : $0 + ". " }
    return (sentence ?? "") + "One of: \(values.listed(atMost: 300))."
  }
}

extension IntentReference {
  /// A phrase or a summary as people read it: the parameters by their titles, in italics.
  fileprivate func sentence(_ template: String, _ appName: String?) -> String {
    let parts = template.split(atText: "${")
    return parts.dropFirst().reduce(into: markdownText(String(parts[0]))) { sentence, part in
      guard let end = part.firstIndex(of: "}") else { return sentence += markdownText("${" + part) }
      let name = String(part[..<end]), rest = markdownText(String(part[part.index(after: end)...]))
      let title = parameters.first { $0.name == name }?.title
      let shown = name == "applicationName" ? appName ?? "app name" : title ?? name
      sentence += "*\(markdownText(shown.shortened))*\(rest)"
    }
  }

  fileprivate func section(_ appName: String?) -> String {
    var text = "\n### \(markdownCell((title ?? name).onOneLine))\n\n"
    text += "\(markdownCode(name))\n"
    if let description { text += "\n\(markdownText(description))\n" }
    for summary in summaries { text += "\n> \(sentence(summary, appName))\n" }
    for remark in remarks { text += "\n\(markdownText(remark))\n" }
    if !parameters.isEmpty {
      text += "\n| Parameter | Type | Required | Default value | Description |\n| --- | --- | --- | --- | --- |\n"
      for parameter in parameters {
        let label = parameter.title.map { "\(markdownText($0)) (\(markdownCode(parameter.name)))" }
        text += "| \(label ?? markdownCode(parameter.name)) | \(markdownCode(parameter.type, inTable: true)) "
        text += "| \(parameter.isRequired ? "yes" : "no") "
        text += "| \(parameter.defaultValue.map { markdownCode($0, inTable: true) } ?? "") "
        text += "| \(markdownText(parameter.meaning)) |\n"
      }
    }
    if let result { text += "\nReturns \(markdownCode(result)).\n" }
    if !phrases.isEmpty { text += "\nPhrases:\n\n" + phrases.map { "- “\(sentence($0, appName))”\n" }.joined() }
    return text
  }
}
