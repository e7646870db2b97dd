import AppIntents

struct
  Odd
  :
  AppIntent
{
  static
  let
  title
  :
  LocalizedStringResource
  =
  "Odd"
  @Parameter(
    title
    :
    "Spread"
    ,
    default
    :
    5
  )
  var
  spread
  :
  Int
  static var parameterSummary
    : some ParameterSummary
  {
    Summary(
      """
      Spread \(
        \.$spread)
      """
    )
  }
  func perform() async throws -> some IntentResult { .result() }
}
