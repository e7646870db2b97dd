/// The Punycode (RFC 3492) of mangled names: digits are `a`…`z`, `A`…`J`, the delimiter is `_`, and ASCII that is not allowed
/// in a symbol is moved to the surrogates, U+D800 upwards, and encoded as well.
func manglingPunycode(_ scalars: some Sequence<Unicode.Scalar>) -> [UInt8] {
  let points = scalars.map { scalar in
    scalar.value < 0x80 && !isSymbolCharacter(UInt8(scalar.value)) ? scalar.value + 0xD800 : scalar.value
  }
  var output = points.filter { $0 < 0x80 }.map { UInt8($0) }
  let basicCount = output.count
  if basicCount > 0 { output.append(UInt8(ascii: "_")) }
  var handled = basicCount, current: UInt32 = 0x80, delta = 0, bias = 72
  while handled < points.count, let next = points.lazy.filter({ $0 >= current }).min() {
    delta += Int(next - current) * (handled + 1)
    current = next
    for point in points {
      if point < current { delta += 1 }
      guard point == current else { continue }
      appendPunycode(delta, bias: bias, to: &output)
      bias = punycodeBias(delta, count: handled + 1, isFirst: handled == basicCount)
      delta = 0
      handled += 1
    }
    delta += 1
    current += 1
  }
  return output
}

/// Whether a byte can be part of a symbol: an ASCII letter, a digit, `_` or `$`.
func isSymbolCharacter(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"), UInt8(ascii: "$"):
    true
  default: false
  }
}

private let punycodeBase = 36
private let punycodeMaximum = 26

/// Appends a number as digits of variable weight.
private func appendPunycode(_ number: Int, bias: Int, to output: inout [UInt8]) {
  var rest = number, position = punycodeBase
  while true {
    let threshold = min(max(position - bias, 1), punycodeMaximum)
    guard rest >= threshold else { break }
    output.append(punycodeDigit(threshold + (rest - threshold) % (punycodeBase - threshold)))
    rest = (rest - threshold) / (punycodeBase - threshold)
    position += punycodeBase
  }
  output.append(punycodeDigit(rest))
}

private func punycodeDigit(_ digit: Int) -> UInt8 {
  digit < 26 ? UInt8(ascii: "a") + UInt8(digit) : UInt8(ascii: "A") + UInt8(digit - 26)
}

private func punycodeBias(_ delta: Int, count: Int, isFirst: Bool) -> Int {
  var rest = isFirst ? delta / 700 : delta / 2
  rest += rest / count
  var steps = 0
  while rest > (punycodeBase - 1) * punycodeMaximum / 2 {
    rest /= punycodeBase - 1
    steps += punycodeBase
  }
  return steps + punycodeBase * rest / (rest + 38)
}
