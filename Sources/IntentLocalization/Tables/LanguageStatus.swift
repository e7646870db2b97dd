/// The status of a language in an app, from the numbers of its texts. Only this type has the thresholds: every command uses the
/// status, and none counts texts itself.
///
/// Measured for the thresholds in 12 public apps (2026-11-27): all of 119 languages of catalogs have 65 % of the texts or more. Of
/// 240 languages of `.strings` files 44 have less than 5 %, and 196 have 60 % or more, but services write the source's text for
/// texts that are not translated: in most translated files less than 15 % of the texts are those of the source, and in a file
/// without translations 91 % and more are.
enum LanguageStatus: Int, Sendable, Comparable {
  /// The project lists the language, and no table that was read has a text in it.
  case declared
  /// Tables have texts in it, and nearly all of them are those of the source's language.
  case copied
  /// Tables have entries or texts in it, but too few texts for people to see the app in it.
  case started
  /// People see the app in it.
  case shipped
  /// Shipped, and translated so far that a missing text is an oversight.
  case finished

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// A language with fewer texts than this is not called a copy: single words may be the same in two languages.
  private static let fewTexts = 5
  /// The minimum share, in tenths, of a copied language's texts that are those of the source.
  private static let copiedTenths = 9
  /// The minimum share, in percent, of the keys for which a shipped language has texts of its own.
  private static let shippedPercentage = 30
  /// The minimum share, in thirds, of the texts that a finished language has. In an app that volunteers translate, languages in
  /// progress have 35, 40 and 66 %, and a finished one 97 %; in a catalog finished ones have 68 % and more.
  private static let finishedThirds = 2

  /// - Parameters:
  ///   - translated: The keys with a text of the language's own: not empty, not marked as new, not that of the source.
  ///   - copied: The keys whose text is that of the source.
  ///   - keys: The keys of the table: those of the source's `.strings` file, or all of a catalog.
  ///   - most: The keys that a finished language is compared with. In a catalog they are those of the language that has most,
  ///     because Xcode adds every text of the code to it, also those without words.
  init(translated: Int, copied: Int, keys: Int, most: Int) {
    let all = translated + copied
    if all >= Self.fewTexts, copied * 10 >= all * Self.copiedTenths {
      self = .copied
    } else if translated == 0 || translated * 100 < keys * Self.shippedPercentage {
      self = .started
    } else {
      self = translated * 3 >= most * Self.finishedThirds ? .finished : .shipped
    }
  }
}

/// Whether a part of an app's texts is left in the source's language: at least half of `all`, and at least two. One may be correct:
/// `Stop` is a word in several languages.
package func isUntranslated(asInSource: Int, of all: Int) -> Bool { asInSource >= 2 && asInSource * 2 >= all }
