import AppIntents

struct Types: AppIntent {
  static let title: LocalizedStringResource = "Types"

  @Parameter(title: "1") var text: String
  @Parameter(title: "2") var whole: Int
  @Parameter(title: "3") var fraction: Double
  @Parameter(title: "4") var flag: Bool
  @Parameter(title: "5") var date: Date
  @Parameter(title: "6") var components: DateComponents
  @Parameter(title: "7") var link: URL
  @Parameter(title: "8") var money: IntentCurrencyAmount
  @Parameter(title: "9") var file: IntentFile
  @Parameter(title: "10") var person: IntentPerson
  @Parameter(title: "11") var place: CLPlacemark
  @Parameter(title: "12") var attributed: AttributedString
  @Parameter(title: "13") var length: Measurement<UnitLength>
  @Parameter(title: "14") var entity: RoomEntity
  @Parameter(title: "15") var choice: Floor
  @Parameter(title: "16") var duration: Duration

  @Parameter(title: "20") var optional: Int?
  @Parameter(title: "21") var spelledOptional: Optional<String>
  @Parameter(title: "22") var unwrapped: Floor!
  @Parameter(title: "23") var list: [RoomEntity]
  @Parameter(title: "24") var spelledList: Array<Int>
  @Parameter(title: "25") var optionalList: [Floor]?
  @Parameter(title: "26") var set: Set<String>
  @Parameter(title: "27") var nested: House.Wing
  @Parameter(title: "28") var qualified: Swift.String
  @Parameter(title: "29") var aliased: Storey
  @Parameter(title: "30") var spaced: [ RoomEntity ]?
  @Parameter(title: "31") var optionalEntity: House.RoomAlias?
  @Parameter(title: "32") private var hidden: String
  @Parameter(title: "33") public var shown: String
  @Parameter(title: "34") private(set) var halfHidden: String
  @Parameter(title: "35") var multiLine:
    Measurement<
      UnitTemperature  // in degrees
    >?

  func perform() async throws -> some IntentResult { .result() }
}

typealias Storey = Floor

enum Floor: String, AppEnum {
  case ground, first
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Floor"
  static let caseDisplayRepresentations: [Floor: DisplayRepresentation] = [.ground: "Ground", .first: "First"]
}

enum House {
  typealias RoomAlias = RoomEntity

  enum Wing: Int, AppEnum {
    case east = 1, west
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wing"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.east: "East", .west: "West"]
  }
}

struct RoomEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let defaultQuery = RoomQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Room" }
}

struct RoomQuery: EntityQuery {
  func entities(for identifiers: [RoomEntity.ID]) async throws -> [RoomEntity] { [] }
}
