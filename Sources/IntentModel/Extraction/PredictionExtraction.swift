import SourceScan

/// The predictions of a `PredictableIntent`: with which parameters the system suggests it.
extension ConstantReader {
  func predictions(_ source: TypeContext.BuilderSource) -> Constant<[Prediction]> { built(source, by: prediction) }

  /// Reads `IntentPrediction(parameters: (\.$shelf, \.$book)) { shelf, book in DisplayRepresentation(title: "…") }`; nil for any
  /// other item.
  private func prediction(_ item: BuilderItem) -> Prediction? {
    guard case .call(let call)? = item.expression?.withoutParentheses.form,
      initializerName(call.callee) == "IntentPrediction"
    else { return nil }
    var parameters: [Expression] = []
    if let argument = call.argument("parameters")?.withoutParentheses {
      if case .tuple(let elements) = argument.form {
        parameters = elements.map(\.value)
      } else {
        parameters = [argument]
      }
    }
    let display = call.argument("displayRepresentation") ?? call.trailingClosures.first?.value
    return Prediction(
      parameters: parameters.map(parameter), displayRepresentation: display.flatMap(constantDisplay),
      place: place(item.span), conditions: item.conditions)
  }

  /// The representation that a closure of one expression returns, if its title and subtitle are constant; nil otherwise.
  private func constantDisplay(_ expression: Expression) -> DisplayRepresentation? {
    guard case .closure(let closure) = expression.withoutParentheses.form else { return nil }
    return program.flattened(parsed.statements(in: closure.body)).onlyExpression.flatMap(constantDisplayRepresentation)
  }
}
