/// A pattern of paths: `*` and `?` stay within a folder's name, `**` goes across folders. A pattern that fits a folder
/// fits all that is in it.
package struct Glob: Sendable {
  private enum Step: Hashable, Sendable {
    case byte(UInt8)
    /// `?`
    case anyByte
    /// `*`
    case anyName
    /// `**/`: any number of folders.
    case folders
    /// `**` at the end.
    case anything
  }

  private let steps: [Step]

  package init(_ pattern: String) {
    var bytes = Array(pattern.utf8)[...], steps: [Step] = []
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    if bytes.starts(with: Array("./".utf8)) { bytes = bytes.dropFirst(2) }
    let star = UInt8(ascii: "*"), slash = UInt8(ascii: "/")
    while let byte = bytes.first {
      bytes = bytes.dropFirst()
      switch byte {
      case star where bytes.first == star:
        bytes = bytes.drop { $0 == star }
        let goesOn = bytes.first == slash
        if goesOn { bytes = bytes.dropFirst() }
        steps.append(goesOn ? .folders : .anything)
      case star: steps.append(.anyName)
      case UInt8(ascii: "?"): steps.append(.anyByte)
      default: steps.append(.byte(byte))
      }
    }
    self.steps = steps
  }

  /// Whether a relative path, or a folder that it lies in, fits.
  package func matches(_ path: String) -> Bool {
    // All positions in the pattern that the bytes read so far can have reached, so that the time is linear for every pattern.
    var states = closure([0])
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/"), states.contains(steps.count) { return true }
      var next: Set<Int> = []
      for state in states where state >= 0 && state < steps.count {
        switch steps[state] {
        case .byte(let expected): if byte == expected { next.insert(state + 1) }
        case .anyByte: if byte != UInt8(ascii: "/") { next.insert(state + 1) }
        case .anyName: if byte != UInt8(ascii: "/") { next.insert(state) }
        case .anything: next.insert(state)
        // Within a folder's name it can't be left: that state is kept as a negative number.
        case .folders: next.insert(byte == UInt8(ascii: "/") ? state : -state - 1)
        }
      }
      for state in states where state < 0 { next.insert(byte == UInt8(ascii: "/") ? -state - 1 : state) }
      states = closure(next)
    }
    return states.contains(steps.count)
  }

  /// With the positions that are reached without a byte.
  private func closure(_ states: Set<Int>) -> Set<Int> {
    var all = states, pending = Array(states)
    while let state = pending.popLast() {
      guard state >= 0, state < steps.count else { continue }
      switch steps[state] {
      case .anyName, .folders, .anything: if all.insert(state + 1).inserted { pending.append(state + 1) }
      case .byte, .anyByte: break
      }
    }
    return all
  }
}
