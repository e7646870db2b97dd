import AppIntents

#if NEVER
let text = "a quote \" and #endif"
struct Hidden: AppIntent { static let title: LocalizedStringResource = "#endif" }
/* #endif */
// #endif
let raw = #"#endif"#
#endif
struct Seen: AppIntent { static let title: LocalizedStringResource = "#if Seen"; func perform() async throws -> some IntentResult { .result() } }
