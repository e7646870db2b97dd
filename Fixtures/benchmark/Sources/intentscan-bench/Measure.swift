/// One line of the result: a figure, and what it ought to be.
struct Measure {
  enum Goal {
    case atMost(Double)
    case atLeast(Double)

    func isMet(by value: Double) -> Bool {
      switch self {
      case .atMost(let limit): value <= limit
      case .atLeast(let limit): value >= limit
      }
    }

    var text: String {
      switch self {
      case .atMost(let limit): "≤ \(decimal(limit))"
      case .atLeast(let limit): "≥ \(decimal(limit))"
      }
    }
  }

  let name: String
  let value: Spread
  /// `×`, `ms`, `MB`
  let unit: String
  var goal: Goal?
}

/// With as many digits as a measurement deserves.
func decimal(_ value: Double) -> String {
  guard value.isFinite else { return "–" }
  let scale: Double = abs(value) >= 100 ? 1 : abs(value) >= 10 ? 10 : 100
  let scaled = Int((value * scale).rounded())
  guard scale > 1 else { return String(scaled) }
  let digits = String(scaled % Int(scale))
  let padding = String(repeating: "0", count: (scale == 10 ? 1 : 2) - digits.count)
  return "\(scaled / Int(scale)).\(padding)\(digits)"
}
