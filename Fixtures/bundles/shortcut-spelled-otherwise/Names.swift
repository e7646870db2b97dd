import AppIntents

// Nothing here is an intent: the file is read for its names.
typealias Shortcut = AppShortcut
typealias Line = IntentParameterSummary
typealias Shown = DisplayRepresentation
typealias Resource = LocalizedStringResource
