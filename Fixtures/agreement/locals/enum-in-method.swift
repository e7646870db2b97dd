import AppIntents

struct Shop {
  static func open(at hour: Int, named name: String = "x") -> Bool {
    enum Size: String, AppEnum {
      case small, large
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
      static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small", .large: "Large"]
    }
    return Size.small == .large
  }
}
