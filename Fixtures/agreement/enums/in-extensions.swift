import AppIntents

enum Side: Int { case left = 1, right }
extension Side: AppEnum { static let typeDisplayRepresentation: TypeDisplayRepresentation = "Side" }
extension Side { static let caseDisplayRepresentations: [Side: DisplayRepresentation] = [.left: "Left", .right: "Right"] }
