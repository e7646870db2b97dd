/// The bodies whose code `lex` may skip: those that contain neither a declaration keyword nor one of certain words.
package final class SkippableBodies: Sendable {
  /// All bodies that no outline needs.
  package static let toOutline = SkippableBodies(names: [], labels: [], attributes: [])

  /// The words to find in most bodies, in bodies of enums, with `case`, and in bodies of extensions, with `static`.
  let words: SoughtWords, wordsInEnums: SoughtWords, wordsInExtensions: SoughtWords

  /// All bodies that no outline needs and that mention none of the searched words. Nil if a searched name or label has less than 4
  /// or more than 63 bytes: then all bodies have to be lexed.
  package convenience init?(withoutMentionsOf query: Mentions.Query) {
    guard (query.names + query.labels).allSatisfy({ (4..<64).contains($0.count) }) else { return nil }
    self.init(names: query.names, labels: query.labels, attributes: query.attributes)
  }

  private init(names: [[UInt8]], labels: [[UInt8]], attributes: [[UInt8]]) {
    words = SoughtWords(names, labels: labels, attributes: attributes)
    wordsInEnums = SoughtWords(names + [Array("case".utf8)], labels: labels, attributes: attributes)
    wordsInExtensions = SoughtWords(names + [Array("static".utf8)], labels: labels, attributes: attributes)
  }

  deinit {
    words.deallocate()
    wordsInEnums.deallocate()
    wordsInExtensions.deallocate()
  }
}

/// The words at which the lexer stops in a body. They are pointers, valid as long as the `SkippableBodies` that they belong to,
/// because threads that count references to one object wait for each other, and each body would need several counts.
struct SoughtWords: @unchecked Sendable {
  /// The first and the third letter of a word, each in sixteen lanes. They distinguish words better than the first two letters.
  struct Beginning {
    let first: SIMD16<UInt8>, third: SIMD16<UInt8>
  }

  /// Words that matter in any position.
  private let words: UnsafeBufferPointer<[UInt8]>
  /// Words that matter as labels of names.
  private let labels: UnsafeBufferPointer<[UInt8]>
  /// Words that matter after an `@`.
  private let attributes: UnsafeBufferPointer<[UInt8]>
  /// Bit n is set if one of the words and labels has n bytes, 4 or more.
  fileprivate let lengths: UInt64
  /// Bit n modulo 64 is set if one of the words and labels starts with the byte n.
  fileprivate let initials: UInt64
  /// Two letters of each word and label: the lexer stops where both match.
  let beginnings: UnsafeBufferPointer<Beginning>
  let keywords = KeywordFilter.shared
  /// The first four letters of each word and label.
  private let fourLettersOfWords: UnsafeBufferPointer<UInt32>

  fileprivate init(_ words: [[UInt8]], labels: [[UInt8]], attributes: [[UInt8]]) {
    self.words = Self.memory(words)
    self.labels = Self.memory(labels)
    self.attributes = Self.memory(attributes)
    let words = words + labels
    lengths = words.reduce(0) { $0 | 1 &<< UInt64($1.count) }
    initials = words.reduce(0) { $0 | 1 &<< UInt64($1[0]) }
    beginnings = Self.memory(words.map { Beginning(first: SIMD16(repeating: $0[0]), third: SIMD16(repeating: $0[2])) })
    fourLettersOfWords = Self.memory(
      words.map { ByteProperties.fourLetters(of: $0) })
  }

  private static func memory<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(from: elements)
    return UnsafeBufferPointer(memory)
  }

  fileprivate func deallocate() {
    UnsafeMutableBufferPointer(mutating: words).deinitialize().deallocate()
    UnsafeMutableBufferPointer(mutating: labels).deinitialize().deallocate()
    UnsafeMutableBufferPointer(mutating: attributes).deinitialize().deallocate()
    beginnings.deallocate()
    fourLettersOfWords.deallocate()
  }

  /// The offset at which to continue after `fourth`, the offset of a possible fourth letter of a word; nil if the word is a
  /// declaration keyword or a searched word.
  @inline(__always)
  func passName(aroundFourthLetter fourth: Int, in bytes: PaddedBytes) -> Int? {
    let start = fourth &- 3, letters = UInt32(truncatingIfNeeded: bytes.word(at: start))
    let mayMatter =
      letters == UInt32(truncatingIfNeeded: bytes[propertiesAt: start &+ 1].keywordLetters) || isSought(letters)
    guard mayMatter else { return fourth &+ 1 }
    let word = start..<bytes.wordEnd(from: fourth)
    return holds(word, bytes) && !bytes.has(ByteTrait.identifier, at: start &- 1) ? nil : word.upperBound
  }

  private func isSought(_ letters: UInt32) -> Bool {
    var index = 0
    while index < fourLettersOfWords.count, fourLettersOfWords[index] != letters { index &+= 1 }
    return index < fourLettersOfWords.count
  }

  private func holds(_ word: Range<Int>, _ bytes: PaddedBytes) -> Bool {
    bytes.declarationKeyword(from: word.lowerBound, to: word.upperBound) != .none
      || !words.isEmpty && words.contains { bytes.holds($0, at: word) }
      || !labels.isEmpty && bytes.mayLabelName(word.upperBound) && labels.contains { bytes.holds($0, at: word) }
  }

  /// The end of a punctuation character. If attributes are searched for, nil for an `@` that is before one of them, or not directly
  /// before a name in ASCII.
  func punctuationEnd(at start: Int, in bytes: PaddedBytes) -> Int? {
    guard bytes[start] == 0x40, !attributes.isEmpty else { return start + 1 }
    let name = start + 1..<bytes.wordEnd(from: start + 1)
    if name.isEmpty { return nil }
    return attributes.contains { bytes.holds($0, at: name) } ? nil : start + 1
  }
}

extension PaddedBytes {
  /// False if the word that ends at `end` is certainly not a label of a name in ASCII, as in `action: save`. True if it may be one:
  /// the text after a control character, a comment or a backtick is not examined. (A character outside ASCII is a stop itself.)
  fileprivate func mayLabelName(_ end: Int) -> Bool {
    var next = end
    while self[next] == 0x20 { next &+= 1 }
    if self[next] == 0x3A {
      next &+= 1
      while self[next] == 0x20 { next &+= 1 }
      return has(ByteTrait.identifier, at: next) || mayHide(next)
    }
    return mayHide(next)
  }

  /// Whether the byte is a backtick, a control character or the possible start of a comment, after which a name may follow.
  private func mayHide(_ position: Int) -> Bool {
    self[position] < 0x20 || self[position] == 0x2F || self[position] == 0x60
  }

  fileprivate func holds(_ word: [UInt8], at range: Range<Int>) -> Bool {
    word.count == range.count && word.indices.allSatisfy { word[$0] == self[range.lowerBound + $0] }
  }
}

/// Finds the stops in a body: brackets, quotes, `/`, `#`, `@`, backticks, bytes that are neither printable ASCII nor white space,
/// and fourth letters of words that may be declaration keywords or searched words.
struct BodyStops {
  private let beginnings: UnsafeBufferPointer<SoughtWords.Beginning>
  private let keywords: UnsafePointer<KeywordFilter>
  private let lengths: UInt64, initials: UInt64
  /// The offset of the first of the 64 bytes that `mask` describes: a bit is set if its byte is a stop that was not returned yet.
  private var start = -64
  private var mask: UInt64 = 0

  init(_ words: SoughtWords) {
    beginnings = words.beginnings
    keywords = words.keywords
    lengths = words.lengths
    initials = words.initials
  }

  /// The first stop from `position` on, which must be after a `{`, not before the result of the last call, and not inside a word,
  /// unless that result was a possible fourth letter of the word.
  @_transparent
  mutating func next(from position: Int, in bytes: PaddedBytes) -> Int {
    #if DEBUG
      // Operators on vectors are calls in a debug build.
      return bytes.bodyStop(from: position, lengths: lengths, initials: initials)
    #else
      let offset = position &- start
      if offset < 64 {
        mask &= UInt64.max &<< UInt64(truncatingIfNeeded: offset)
      } else {
        start = position
        mask = Self.stops(in: bytes, at: start, beginnings, keywords)
      }
      while mask == 0 {
        start &+= 64
        mask = Self.stops(in: bytes, at: start, beginnings, keywords)
      }
      return start &+ mask.trailingZeroBitCount
    #endif
  }

  /// A bit for each of the 64 bytes from `start` on: whether it is a stop. Four more bytes must precede them.
  static func stops(
    in bytes: PaddedBytes, at start: Int, _ beginnings: UnsafeBufferPointer<SoughtWords.Beginning>,
    _ keywords: UnsafePointer<KeywordFilter>
  ) -> UInt64 {
    let keywords = keywords.pointee
    let first = Sixteen(bytes, at: start), second = Sixteen(bytes, at: start &+ 16)
    let third = Sixteen(bytes, at: start &+ 32), fourth = Sixteen(bytes, at: start &+ 48)
    var stops = (first.stops(keywords), second.stops(keywords), third.stops(keywords), fourth.stops(keywords))
    if beginnings.count > 0 {
      var words = (SIMD16<UInt8>(), SIMD16<UInt8>(), SIMD16<UInt8>(), SIMD16<UInt8>())
      for letters in beginnings {
        words.0 |= first.places(of: letters)
        words.1 |= second.places(of: letters)
        words.2 |= third.places(of: letters)
        words.3 |= fourth.places(of: letters)
      }
      stops.0 |= words.0 & first.starts
      stops.1 |= words.1 & second.starts
      stops.2 |= words.2 & third.starts
      stops.3 |= words.3 & fourth.starts
    }
    return Sixteen.bits(stops.0) | Sixteen.bits(stops.1) &<< 16 | Sixteen.bits(stops.2) &<< 32
      | Sixteen.bits(stops.3) &<< 48
  }
}

/// Sixteen bytes, and the four before each, compared only by operations for which the standard library has an instruction: `<`
/// of vectors is a loop, which an optimizer may or may not unroll.
private struct Sixteen {
  /// FF in the lanes for which a condition holds, 0 in the others.
  typealias Places = SIMD16<UInt8>

  /// The byte before the group of four letters of each lane, the letters, and the last of them as `byte`.
  private let before: SIMD16<UInt8>
  private let letters: KeywordFilter.Letters
  private var byte: SIMD16<UInt8> { letters.fourth }

  @inline(__always)
  init(_ bytes: PaddedBytes, at start: Int) {
    let vectors = bytes.vectors(upTo: start)
    before = vectors.0
    letters = KeywordFilter.Letters(first: vectors.1, second: vectors.2, third: vectors.3, fourth: vectors.4)
  }

  /// The lanes whose byte is a stop by itself, or may be the fourth letter of a declaration keyword.
  @inline(__always)
  func stops(_ keywords: KeywordFilter) -> Places {
    noCode | places(keywords.rejected(letters) | precedingLetter, are: all(0))
  }

  /// The lanes whose four letters have this first and this third letter.
  @inline(__always)
  func places(of letters: SoughtWords.Beginning) -> Places {
    places(self.letters.first, are: letters.first) & places(self.letters.third, are: letters.third)
  }

  /// The lanes whose four letters a word may begin with.
  var starts: Places {
    @inline(__always) get { places(precedingLetter, are: all(0)) }
  }

  /// A bit for each byte that is FF.
  @inline(__always)
  static func bits(_ places: Places) -> UInt64 {
    let (low, high) = unsafeBitCast(places, to: (UInt64, UInt64).self)
    return gathered(UInt64(littleEndian: low)) | gathered(UInt64(littleEndian: high)) &<< 8
  }

  /// The top bit in lanes whose four letters follow a lowercase letter, and in some after bytes that are not ASCII, which are
  /// stops themselves.
  private var precedingLetter: SIMD16<UInt8> {
    @inline(__always) get { ((before &+ all(0x1F)) ^ (before &+ all(0x05))) & all(0x80) }
  }

  /// The lanes whose byte is a stop by itself: a bracket, a quote, `#`, `@`, `/`, a backtick, or a byte that is neither printable
  /// ASCII nor white space.
  private var noCode: Places {
    @inline(__always) get {
      let odd = byte | all(0x01), lower = byte | all(0x20)
      // ( ) and [ ] { }, then " # @ ` ' /
      let brackets = places(odd, are: all(0x29)) | (places(lower, are: all(0x7B)) | places(lower, are: all(0x7D)))
      let others =
        (places(odd, are: all(0x23)) | places(lower, are: all(0x60))) | places(byte & all(0xF7), are: all(0x27))
      // An addition carries into the top bit if the byte is at least a certain value. Here the values are 20, 09 and 0E; line
      // breaks are between the last two.
      let text = (byte &+ all(0x60)) ^ (byte &+ all(0x77)) ^ (byte &+ all(0x72))
      let from7F = (byte &+ all(0x01)) | byte
      return brackets | others | places((from7F | ~text) & all(0x80), are: all(0x80))
    }
  }

  /// A bit for each of eight bytes that are 0 or FF.
  @inline(__always)
  private static func gathered(_ mask: UInt64) -> UInt64 {
    ((mask & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101) &>> 56
  }

  @inline(__always)
  private func places(_ bytes: SIMD16<UInt8>, are others: SIMD16<UInt8>) -> Places {
    unsafeBitCast(bytes .== others, to: Places.self)
  }

  @inline(__always)
  private func all(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }
}
