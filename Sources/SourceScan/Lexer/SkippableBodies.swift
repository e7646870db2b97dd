/// Which code in bodies `lex` may pass over: what has none of certain words. The landmarks are always among these.
public final class SkippableBodies: Sendable {
  /// All that matter to no outline.
  public static let toOutline = SkippableBodies(words: [], attributes: [])

  /// In bodies, and directly in those of enums, where `case` matters too.
  let words: SoughtWords, wordsInEnums: SoughtWords

  /// All that matter to no outline and mention nothing that is looked for. Nil if a word is too short to be found: then all
  /// bodies have to be lexed.
  public convenience init?(withoutMentionsOf query: Mentions.Query) {
    guard (query.names + query.labels).allSatisfy({ $0.count >= 4 }) else { return nil }
    self.init(words: query.names + query.labels, attributes: query.attributes)
  }

  private init(words: [[UInt8]], attributes: [[UInt8]]) {
    self.words = SoughtWords(words, attributes: attributes)
    wordsInEnums = SoughtWords(words + [Array("case".utf8)], attributes: attributes)
  }

  deinit {
    words.deallocate()
    wordsInEnums.deallocate()
  }
}

/// What the lexer stops at in a body. Pointers, which are valid as long as the `SkippableBodies` they are of: threads that count
/// references to the same object wait for one another, and here each body would be counted several times.
struct SoughtWords: @unchecked Sendable {
  /// Two letters, each in sixteen places.
  typealias Beginning = (first: SIMD16<UInt8>, second: SIMD16<UInt8>)

  private let words: UnsafeBufferPointer<[UInt8]>
  /// Words that matter behind an `@`.
  private let attributes: UnsafeBufferPointer<[UInt8]>
  /// Bit n modulo 64 is set where one of `words` has n bytes.
  fileprivate let lengths: UInt64
  /// Bit n modulo 64 is set where one of `words` starts with the byte n.
  fileprivate let initials: UInt64
  /// The first two letters of each of `words`.
  fileprivate let beginnings: UnsafeBufferPointer<Beginning>
  /// The first four letters of each, and those of `static`.
  private let fourLettersOfWords: UnsafeBufferPointer<UInt32>
  private let fourLettersOfStatic = ByteProperties.fourLetters(of: "static")

  fileprivate init(_ words: [[UInt8]], attributes: [[UInt8]]) {
    self.words = Self.memory(words)
    self.attributes = Self.memory(attributes)
    lengths = words.reduce(0) { $0 | 1 &<< UInt64($1.count) }
    initials = words.reduce(0) { $0 | 1 &<< UInt64($1[0]) }
    beginnings = Self.memory(words.map { (SIMD16(repeating: $0[0]), SIMD16(repeating: $0[1])) })
    fourLettersOfWords = Self.memory(
      words.map { ByteProperties.fourLetters(of: String(decoding: $0, as: UTF8.self)) })
  }

  private static func memory<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(from: elements)
    return UnsafeBufferPointer(memory)
  }

  fileprivate func deallocate() {
    UnsafeMutableBufferPointer(mutating: words).deinitialize().deallocate()
    UnsafeMutableBufferPointer(mutating: attributes).deinitialize().deallocate()
    beginnings.deallocate()
    fourLettersOfWords.deallocate()
  }

  /// Where to go on behind a letter that is the second one of some word; nil if that is one of the words, or `static` where
  /// that matters.
  @inline(__always)
  func passName(aroundSecondLetter second: Int, in bytes: PaddedBytes, orStatic isStaticSought: Bool) -> Int? {
    let start = second &- 1, letters = UInt32(truncatingIfNeeded: bytes.word(at: start))
    // Few of the words that begin with the same two letters go on like it, so nobody has to guess.
    let mayMatter = letters == bytes[propertiesAt: second].fourLettersOfLandmark || isSought(letters)
    // `static` comes this far because `struct` does: it has the same two letters.
    guard mayMatter || isStaticSought && letters == fourLettersOfStatic else { return second &+ 1 }
    let word = start..<bytes.wordEnd(from: second)
    let isFound = holds(word, bytes) || isStaticSought && word.count == 6 && bytes.spells("static", at: start)
    return isFound && !bytes.has(ByteTrait.identifier, at: start &- 1) ? nil : word.upperBound
  }

  private func isSought(_ letters: UInt32) -> Bool {
    var index = 0
    while index < fourLettersOfWords.count, fourLettersOfWords[index] != letters { index &+= 1 }
    return index < fourLettersOfWords.count
  }

  private func holds(_ word: Range<Int>, _ bytes: PaddedBytes) -> Bool {
    bytes.landmark(from: word.lowerBound, to: word.upperBound) != .none
      || !words.isEmpty && words.contains { bytes.holds($0, at: word) }
  }

  /// The end of a character that is a token; nil if it is an `@` with one of the attributes.
  func punctuationEnd(at start: Int, in bytes: PaddedBytes) -> Int? {
    guard bytes[start] == 0x40, !attributes.isEmpty else { return start + 1 }
    let name = start + 1..<bytes.wordEnd(from: start + 1)
    return attributes.contains { bytes.holds($0, at: name) } ? nil : start + 1
  }
}

extension PaddedBytes {
  fileprivate func holds(_ word: [UInt8], at range: Range<Int>) -> Bool {
    word.count == range.count && word.indices.allSatisfy { word[$0] == self[range.lowerBound + $0] }
  }
}

/// Finds what matters within a body: a bracket, a quote, a `/`, `#`, `@` or backtick, a byte that is no character of code in
/// ASCII, and the second letter of what may be one of the words.
struct BodyStops {
  private let words: SoughtWords
  /// The place of the first of the 64 bytes that `mask` tells of, a bit each: whether it is a stop.
  private var start = -64
  private var mask: UInt64 = 0

  init(_ words: SoughtWords) { self.words = words }

  /// The first stop from `position` on, which is behind a `{`, no less than where the last call stopped, and in no word but
  /// one whose second letter it is.
  @_transparent
  mutating func next(from position: Int, in bytes: PaddedBytes) -> Int {
    #if DEBUG
      // Operators on vectors are calls there.
      return bytes.bodyStop(from: position, lengths: words.lengths, initials: words.initials)
    #else
      let offset = position &- start
      if offset < 64 {
        mask &= UInt64.max &<< UInt64(truncatingIfNeeded: offset)
      } else {
        start = position
        mask = stops(in: bytes, at: start)
      }
      while mask == 0 {
        start &+= 64
        mask = stops(in: bytes, at: start)
      }
      return start &+ mask.trailingZeroBitCount
    #endif
  }

  /// A bit for each of the 64 bytes from `start` on, before which two more must stand.
  func stops(in bytes: PaddedBytes, at start: Int) -> UInt64 {
    let first = Sixteen(bytes, at: start), second = Sixteen(bytes, at: start &+ 16)
    let third = Sixteen(bytes, at: start &+ 32), fourth = Sixteen(bytes, at: start &+ 48)
    var places = (first.landmarks, second.landmarks, third.landmarks, fourth.landmarks)
    for letters in words.beginnings {
      places.0 |= first.places(of: letters)
      places.1 |= second.places(of: letters)
      places.2 |= third.places(of: letters)
      places.3 |= fourth.places(of: letters)
    }
    return first.stops(and: places.0) | second.stops(and: places.1) &<< 16 | third.stops(and: places.2) &<< 32
      | fourth.stops(and: places.3) &<< 48
  }
}

/// Sixteen bytes and the two in front of each, asked with nothing but what the standard library has an instruction for: `<`
/// of vectors and what is made of it are loops, which an optimiser unrolls or doesn't.
private struct Sixteen {
  /// FF in some places, 0 in the others.
  typealias Places = SIMD16<UInt8>

  private let byte: SIMD16<UInt8>
  private let before: SIMD16<UInt8>
  private let beforeThat: SIMD16<UInt8>

  @inline(__always)
  init(_ bytes: PaddedBytes, at start: Int) {
    byte = bytes.vector(at: start)
    before = bytes.vector(at: start &- 1)
    beforeThat = bytes.vector(at: start &- 2)
  }

  /// Where two letters end.
  @inline(__always)
  func places(of letters: SoughtWords.Beginning) -> Places {
    places((before .== letters.first) .& (byte .== letters.second))
  }

  /// Where the first two letters end of `struct`, `class`, `enum`, `extension`, `actor`, `protocol`, `typealias` and `import`.
  var landmarks: Places {
    @inline(__always) get {
      let t = (before .== all("s")) .& (byte .== all("t")), l = (before .== all("c")) .& (byte .== all("l"))
      let nx = (before .== all("e")) .& ((byte .== all("n")) .| (byte .== all("x")))
      let c = (before .== all("a")) .& (byte .== all("c")), r = (before .== all("p")) .& (byte .== all("r"))
      let y = (before .== all("t")) .& (byte .== all("y")), m = (before .== all("i")) .& (byte .== all("m"))
      return places(t .| l .| nx .| c .| r .| y .| m)
    }
  }

  /// A bit for each byte that is no plain code, and for those of `words` that aren't within a word.
  @inline(__always)
  func stops(and words: Places) -> UInt64 {
    let odd = byte | all(0x01), lower = byte | all(0x20)
    // ( ) [ ] { } and " # @ ` / '
    let brackets = (odd .== all(")")) .| (lower .== all("{")) .| (lower .== all("}"))
    let others = (odd .== all("#")) .| (lower .== all("`")) .| (byte .== all("/")) .| (byte .== all("'"))
    // An addition carries into the top bit if the byte is at least so much: up to 08, from 0E to 1F, from 7F on.
    let ascii = byte & all(0x7F)
    let to08 = (ascii &+ all(0x77)) ^ all(0x80), from0ETo1F = (ascii &+ all(0x72)) ^ (ascii &+ all(0x60))
    let from7F = (ascii &+ all(0x01)) | byte, noText = (to08 | from0ETo1F | from7F) & all(0x80)
    // Small letters, and of what is no ASCII some, which is a stop itself.
    let letter = (beforeThat &+ all(0x1F)) ^ (beforeThat &+ all(0x05))
    let stops = places(brackets .| others .| (noText .== all(0x80)))
    let (first, second) = unsafeBitCast(
      stops | words & places(letter & all(0x80) .== all(0)), to: (UInt64, UInt64).self)
    return gathered(UInt64(littleEndian: first)) | gathered(UInt64(littleEndian: second)) &<< 8
  }

  /// A bit for each of eight bytes that are 0 or FF.
  @inline(__always)
  private func gathered(_ mask: UInt64) -> UInt64 {
    ((mask & 0x8040_2010_0804_0201) &* 0x0101_0101_0101_0101) &>> 56
  }

  @inline(__always)
  private func places(_ mask: SIMDMask<SIMD16<Int8>>) -> Places { unsafeBitCast(mask, to: Places.self) }

  @inline(__always)
  private func all(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }

  @inline(__always)
  private func all(_ character: Unicode.Scalar) -> SIMD16<UInt8> { SIMD16(repeating: UInt8(ascii: character)) }
}
