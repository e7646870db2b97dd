import AppIntents
import WidgetKit

enum Shape: String, AppEnum {
  case line
  case square = "box"

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shape"
  static let caseDisplayRepresentations: [Shape: DisplayRepresentation] = [.line: "Line", .square: "Square"]
}

/// A switch inside a condition, as Apple's own apps have it; cases go by their raw values.
struct AddShape: AppIntent {
  static let title: LocalizedStringResource = "Add Shape"

  static var parameterSummary: some ParameterSummary {
    When(\.$board, .hasAnyValue) {
      Switch(\.$shape) {
        Case(.line) {
          Summary("Add a line to \(\.$board)", table: "Shapes") { \.$width }
        }
        Case([.line, .square]) {
          Summary("Add \(\.$shape)")
        }
        DefaultCase {
          Summary { \.$board }
        }
      }
    } otherwise: {
      When(\.$shape, .equalTo, .square) {
        Summary("Add a box")
      } otherwise: {
        When(\.$board, .oneOf, ["a", "b"]) {
          Summary("Add to a or b")
        } otherwise: {
          Summary("Add")
        }
      }
    }
  }

  @Parameter(title: "Shape") var shape: Shape
  @Parameter(title: "Board") var board: String?
  @Parameter(title: "Width") var width: Int

  func perform() async throws -> some IntentResult { .result() }
}

struct SizedConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Sized"

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .equalTo, .systemSmall) {
      Summary("Small \(\.$name)")
    } otherwise: {
      When(widgetFamily: .oneOf, [.systemMedium, .systemLarge]) {
        Summary("Larger \(\.$name)")
      } otherwise: {
        Summary()  { \.$name }
      }
    }
  }

  @Parameter(title: "Name") var name: String
}
