public func double(_ number: Int) -> Int { 2 * number }
