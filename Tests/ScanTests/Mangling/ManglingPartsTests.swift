@testable import SourceScan
import Testing

@testable import IntentModel

/// MD5 and Punycode, of which mangled names hold one's digits and the other's.
@Suite struct ManglingPartsTests {
  /// The test suite of RFC 1321, appendix A.5.
  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"),
    ("a", "0cc175b9c0f1b6a831c399e269772661"),
    ("abc", "900150983cd24fb0d6963f7d28e17f72"),
    ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
    ("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"),
    (
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a"
    ),
  ])
  func digest(message: String, expected: String) {
    let digits = md5(message.utf8).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    #expect(digits == expected)
  }

  /// The lengths where padding takes one block more.
  @Test(arguments: [
    (55, "ef1772b6dff9a122358552954ad0df65"), (56, "3b0c8ac703f828b04c6c197006d17218"),
    (63, "b06521f39153d618550606be297466d5"), (64, "014842d480b571495a4a0363793f7367"),
    (65, "c743a45e0d2e6a95cb859adae0248435"),
  ])
  func digestOfLetters(count: Int, expected: String) {
    let digits = md5(repeatElement(UInt8(ascii: "a"), count: count)).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(digits.joined() == expected)
  }

  /// A mangled name compares all types around one that have equal hashes.
  @Test func hashesOfNestedTypesOfOneNameDiffer() {
    var path = NominalPath(scope: .module("Lib"), name: "A", kind: .struct), hashes: Set<Int> = []
    for _ in 0..<100 {
      hashes.insert(path.hashValue)
      path = NominalPath(scope: .type(path), name: "A", kind: .struct)
    }
    #expect(hashes.count == 100)
  }

  @Test func discriminatorIsOfModuleAndFile() {
    #expect(privateDiscriminator(module: "Lib", file: "nest.swift") == "_F3BE98B4F4C2965D4C82301CEDF35829")
  }

  /// RFC 3492, section 7.1, in the alphabet of mangled names: its `0`…`9` are `A`…`J`, its `-` is `_`.
  @Test(arguments: [
    ("他们为什么不说中文", "ihqwcrb4cv8a8dqg056pqjye"),
    ("Pročprostěnemluvíčesky", "Proprostnemluvesky-uyb24dma41a"),
    ("למההםפשוטלאמדבריםעברית", "4dbcagdahymbxekheh6e0a7fei0b"),
    ("почемужеонинеговорятпорусски", "b1abfaaepdrnnbgefbadotcwatmq2g4l"),
    ("3年B組金八先生", "3B-ww4c5e180e575a65lsy2b"),
    ("MajiでKoiする5秒前", "MajiKoi5-783gue6qz075azm5e"),
    ("そのスピードで", "d9juau41awczczp"),
  ])
  func punycode(name: String, expected: String) {
    let translated = expected.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + UInt8(ascii: "A")
      case UInt8(ascii: "-"): UInt8(ascii: "_")
      default: byte
      }
    }
    // The digits of the name itself stay digits.
    let basic = name.unicodeScalars.filter(\.isASCII).map { UInt8($0.value) }
    #expect(manglingPunycode(name.unicodeScalars) == basic + translated.dropFirst(basic.count))
  }
}
