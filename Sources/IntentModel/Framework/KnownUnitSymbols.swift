/// The symbols of Foundation's units, which Apple's metadata has in place of the names that a source uses: `min` for
/// `UnitDuration.minutes`.
///
/// Evidence: Apple's documentation of each class. A reader of documents quotes `min`, and the code that reads the format takes
/// `sec`, `min` and `hr`. The units of the other classes have no row, because no intent with one was found.
package enum KnownUnitSymbols {
  /// The symbol of a unit; nil for a class without rows, and for a unit that the class does not have.
  package static func symbol(of unit: String, in type: String) -> String? { all[type]?[unit] }

  /// The unit with a symbol; nil for a class without rows, and if no unit of the class has the symbol.
  package static func unit(_ symbol: String, in type: String) -> String? {
    all[type]?.first { $0.value == symbol }?.key
  }

  private static let all: [String: [String: String]] = [
    "UnitDuration": [
      "hours": "hr", "minutes": "min", "seconds": "sec", "milliseconds": "ms", "microseconds": "µs",
      "nanoseconds": "ns", "picoseconds": "ps",
    ],
    "UnitEnergy": [
      "kilojoules": "kJ", "joules": "J", "kilocalories": "kCal", "calories": "cal", "kilowattHours": "kWh",
    ],
    "UnitLength": [
      "megameters": "Mm", "kilometers": "km", "hectometers": "hm", "decameters": "dam", "meters": "m",
      "decimeters": "dm", "centimeters": "cm", "millimeters": "mm", "micrometers": "µm", "nanometers": "nm",
      "picometers": "pm", "inches": "in", "feet": "ft", "yards": "yd", "miles": "mi", "scandinavianMiles": "smi",
      "lightyears": "ly", "nauticalMiles": "NM", "fathoms": "ftm", "furlongs": "fur", "astronomicalUnits": "ua",
      "parsecs": "pc",
    ],
    "UnitMass": [
      "kilograms": "kg", "grams": "g", "decigrams": "dg", "centigrams": "cg", "milligrams": "mg", "micrograms": "µg",
      "nanograms": "ng", "picograms": "pg", "ounces": "oz", "pounds": "lb", "stones": "st", "metricTons": "t",
      "shortTons": "ton", "carats": "ct", "ouncesTroy": "oz t", "slugs": "slug",
    ],
    "UnitSpeed": ["metersPerSecond": "m/s", "kilometersPerHour": "km/h", "milesPerHour": "mph", "knots": "kn"],
    "UnitTemperature": ["kelvin": "K", "celsius": "°C", "fahrenheit": "°F"],
    "UnitVolume": [
      "megaliters": "ML", "kiloliters": "kL", "liters": "L", "deciliters": "dL", "centiliters": "cL",
      "milliliters": "mL", "teaspoons": "tsp", "tablespoons": "tbsp", "fluidOunces": "fl oz", "cups": "cup",
      "pints": "pt", "quarts": "qt", "gallons": "gal",
    ],
  ]
}
