import IntentModel

extension Intent: DescribedType {
  func fields(_ table: inout BundleWriter) {
    table.field("title", .fact(.text)) { $0.fact(title) }
    table.field("description", .fact(.description)) { $0.fact(description) }
    table.field("openAppWhenRun", .fact(.bool)) { $0.bool(openAppWhenRun) }
    table.field("isDiscoverable", .fact(.bool)) { $0.bool(isDiscoverable) }
    table.field("isAssistantOnly", .fact(.bool)) { $0.bool(isAssistantOnly) }
    table.field("authenticationPolicy", .fact(.string)) { $0.string(authenticationPolicy) }
    table.field("supportedModes", .fact(.options), "Always an array, even for a single mode.") {
      $0.options(supportedModes)
    }
    table.field("intentClassName", .fact(.string), "Only for an intent that was migrated from SiriKit.") {
      $0.string(intentClassName)
    }
    table.field("deprecation", .fact(.deprecation)) { $0.fact(deprecation) }
    table.field("traits", .fact(.options), "The arguments of @AppIntent without labels.") { $0.options(traits) }
    table.field("allowedExecutionTargets", .fact(.options)) { $0.options(allowedExecutionTargets) }
    table.field("searchScopes", .fact(.options)) { $0.options(searchScopes) }
    table.field(
      "supportedCategories", .fact(.options), "Only for a PlayVideoIntent: the kinds of videos that it plays."
    ) {
      $0.options(supportedCategories)
    }
    table.field("urlRepresentation", .fact(.text)) { $0.fact(urlRepresentation) }
    table.field(
      "hasPerform", .one(.bool),
      "Whether perform() is declared: by the type, or by an extension of one of the app's protocols.",
      isRequired: true
    ) { $0.bool(hasPerform) }
    table.field("parameters", .list(.property)) { $0.list(parameters) }
    table.field("parameterSummary", .fact(.summary)) { $0.fact(parameterSummary) { $0.summary($1) } }
    table.field(
      "predictions", .fact(.predictions), "The combinations of parameters that a PredictableIntent is suggested with.",
      member: "predictionConfiguration"
    ) { $0.outsideMetadata { $0.list(predictions) } }
    table.field("result", .fact(.result), "The result type of perform().", member: "perform()") {
      $0.subject = .result
      $0.fact(result)
    }
  }
}

extension IntentDescription: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("text", .constant(.text), isRequired: true, namedLike: .owner) { $0.constant(text) }
    table.field("categoryName", .constant(.text)) { $0.constant(categoryName) }
    table.field("searchKeywords", .constant(.texts)) { $0.list(searchKeywords) }
    table.field("resultValueName", .constant(.text)) { $0.constant(resultValueName) }
  }
}

extension IntentDeprecation: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("message", .constant(.text)) { $0.constant(message) }
    table.field("replacedBy", .constant(.reference)) { $0.constant(replacedBy) }
  }
}

extension Prediction: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("parameters", .one(.namesOrUnreadable), namedLike: .owner) { $0.names(parameters) }
    table.field("displayRepresentation", .one(.representation), "Only if it is constant.") { writer in
      guard let displayRepresentation else { return }
      writer.object(writer.key) { $0.representation(displayRepresentation) }
    }
    table.field("location", .one(.location), isRequired: true) { $0.location(place) }
    table.field("conditions", .one(.conditions)) { $0.strings(conditions) }
  }
}

extension PerformResult: Described {
  func fields(_ table: inout BundleWriter) {
    table.field("value", .one(.type)) { $0.type(value, .result) }
    table.field("providesDialog", .one(.bool), isRequired: true) { $0.bool(providesDialog) }
    table.field("showsSnippetView", .one(.bool), isRequired: true) { $0.bool(showsSnippetView) }
    table.field("showsSnippetIntent", .one(.bool), isRequired: true) { $0.bool(showsSnippetIntent) }
    table.field("opensIntent", .one(.bool), isRequired: true) { $0.bool(opensIntent) }
  }
}
