/// How many folders of two files' paths are the same, from the root on: what tells the targets of a repository apart.
package func sharedFolders(of left: String, and right: String) -> Int {
  var count = 0
  for (one, other) in zip(left.utf8, right.utf8) {
    guard one == other else { break }
    if one == UInt8(ascii: "/") { count += 1 }
  }
  return count
}
