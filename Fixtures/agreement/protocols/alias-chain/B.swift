import AppIntents

typealias Two = Three & CustomStringConvertible
typealias Three = AppIntents.OpenIntent
extension Chained { var description: String { "x" } }
