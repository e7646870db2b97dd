/// The first number below `count` for which `isBefore` is false; `count` if there is none. It is false for all numbers after that
/// one.
package func firstNumber(below count: Int, after isBefore: (Int) -> Bool) -> Int {
  var low = 0, high = count
  while low < high {
    let middle = (low + high) / 2
    if isBefore(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
