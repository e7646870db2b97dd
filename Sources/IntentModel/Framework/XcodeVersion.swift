/// An Xcode, as a user names it: by its version, `26.2`, or by its build number, `17C52`.
package struct XcodeVersion: Equatable, Sendable {
  /// The components of the version: `[26, 2]`.
  package let numbers: [Int]
  /// The tool's version as Apple's metadata states it: a build number, or the version itself if its build number is unknown.
  /// Documents of build systems that pass a version have the version, too.
  package let toolsVersion: String

  /// Versions, with the build numbers that `xcodebuild -version` prints for them. Public logs of builds show each pair; 15.2, 26.0
  /// to 26.1.1, 26.4, 26.6 and 27.0 are also in metadata documents.
  private static let releases: [(numbers: [Int], build: String)] = [
    ([15, 2], "15C500b"), ([15, 3], "15E204a"), ([15, 4], "15F31d"), ([16], "16A242d"), ([16, 1], "16B40"),
    ([16, 2], "16C5032a"), ([16, 3], "16E140"), ([16, 4], "16F6"), ([26], "17A324"), ([26, 0, 1], "17A400"),
    ([26, 1], "17B55"), ([26, 1, 1], "17B100"), ([26, 2], "17C52"), ([26, 3], "17C529"), ([26, 4], "17E192"),
    ([26, 4, 1], "17E202"), ([26, 5], "17F42"), ([26, 6], "17F113"), ([27], "27A266a"),
  ]

  private init(_ numbers: [Int], toolsVersion: String) {
    self.numbers = numbers
    self.toolsVersion = toolsVersion
  }

  package init(_ numbers: [Int]) {
    let known = Self.releases.first { $0.numbers == numbers.withoutZeros }
    self.init(numbers, toolsVersion: known?.build ?? numbers.map(String.init).joined(separator: "."))
  }

  /// Nil for a text that is neither a version nor a build number.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int($0) : nil }
    if numbers.count == parts.count, numbers.count <= 3 {
      self.init(numbers)
    } else if let build = BuildNumber(text) {
      self.init(Self.numbers(of: build), toolsVersion: text)
    } else {
      return nil
    }
  }

  /// The version of a build number. For one without a row, the version of the last row before it, with the same letter if there is
  /// one; the major number if no row is before it or has its letter.
  private static func numbers(of build: BuildNumber) -> [Int] {
    let known = releases.compactMap { row in BuildNumber(row.build).map { (numbers: row.numbers, build: $0) } }
    let sameLetter = known.filter { $0.build.isOfSameRelease(as: build) }
    let before = (sameLetter.isEmpty ? known : sameLetter).last { $0.build <= build }
    // A beta has a lower number than the release that it leads to.
    return (before ?? sameLetter.first)?.numbers ?? [build.major]
  }
}

/// A build number of Xcode: `17C529`, `27A5228h`.
private struct BuildNumber: Comparable {
  var major: Int
  var letter: Character
  var number: Int

  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }, rest = text.dropFirst(digits.count)
    guard let major = Int(digits), let letter = rest.first, ("A"..."Z").contains(letter) else { return nil }
    let number = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }, suffix = rest.dropFirst(1 + number.count)
    guard let value = Int(number), suffix.isEmpty || suffix.count == 1 && ("a"..."z").contains(suffix) else {
      return nil
    }
    self.major = major
    self.letter = letter
    // The thousands mark betas and builds for one customer.
    self.number = value % 1_000
  }

  func isOfSameRelease(as other: BuildNumber) -> Bool { major == other.major && letter == other.letter }

  static func < (left: BuildNumber, right: BuildNumber) -> Bool {
    (left.major, left.letter, left.number) < (right.major, right.letter, right.number)
  }
}

extension [Int] {
  /// The numbers without zeros at the end: `26.0` is `26`.
  fileprivate var withoutZeros: [Int] { Array(prefix((lastIndex { $0 != 0 } ?? 0) + 1)) }
}
