import IntentReports
import SourceScan

/// Facts that a rule may lack for some declarations only. The text of each says where people can state the fact.
extension RuleDescription.Need {
  static let targetMap = RuleNeed.targetMap.description
  static let app = Self("an app target (scan the app, too)")
  static let entryPoint = Self("the entry point of the app, such as '@main' (scan all sources of the app)")
  static let unreadModules = Self("modules that the files import (scan them, or name them with --context)")
  static let allPhrases = Self("the phrases of all apps with the table (write each phrase as a string literal)")
  static let phrasesOfOtherBuilds = Self(
    "the phrases in other branches of '#if' in the files of the phrases (--all-conditions)")
  static let phrasesOfOthers = Self("the phrases of other apps with the same table (each app is checked alone)")
  static let sourceLanguage = Self("the language of the source ('developmentRegion' of the project)")
  package static let readableTables = Self("all files of a string table (one is missing or damaged)")
  static let readablePackages = Self("types in 'includedPackages' that are scanned (list them as '[Kit.self]')")
  static let knownSchemas = Self("the schemas of this Xcode version (a newer intentscan may know them)")
  static let schemaMembers = Self(
    "the members that schemas have in this Xcode version (they are known for newer versions)")
  /// A rule lacks this fact if it compares only some of the types, because comparing all of them would take too long.
  static let fewerTypes = Self("fewer types of one name (at most \(SourceScan.Limits.compared) are compared)")
}
