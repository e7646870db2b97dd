/// The form of a value in JSON, independent of the dialect that writes it.
indirect enum ValueSchema: Sendable {
  /// A named format of JSON Schema (2020-12, section 7.3).
  enum Format: String, Sendable {
    case dateTime = "date-time"
    case date, time, duration, uuid, uri
  }

  struct Choice: Sendable {
    var value: String
    var title: String?
    var detail: String?
  }

  case string(Format?)
  case integer(minimum: Int?, maximum: Int?)
  case number(minimum: Double?, maximum: Double?)
  case boolean
  /// One of several strings; never empty.
  case choice([Choice])
  case array(ValueSchema, isUnique: Bool)
  case object([Tool.Property])
  /// A value of one of several types; never empty.
  case anyOf([ValueSchema])
}

extension ValueSchema {
  /// The number of strings in all enumerations of the schema.
  var choiceCount: Int {
    switch self {
    case .string, .integer, .number, .boolean: 0
    case .choice(let choices): choices.count
    case .array(let element, _): element.choiceCount
    case .object(let members): members.reduce(0) { $0 + $1.schema.choiceCount }
    case .anyOf(let schemas): schemas.reduce(0) { $0 + $1.choiceCount }
    }
  }
}
