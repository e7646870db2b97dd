/// The number of folders that two files' paths share, from the root on: it distinguishes the targets of a repository.
package func sharedFolders(of left: String, and right: String) -> Int {
  var count = 0
  for (one, other) in zip(left.utf8, right.utf8) {
    guard one == other else { break }
    if one == UInt8(ascii: "/") { count += 1 }
  }
  return count
}
