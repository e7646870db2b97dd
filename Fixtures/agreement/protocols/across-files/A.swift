import AppIntents

protocol Deep: Deeper {}
struct First: Deep { static let title: LocalizedStringResource = "First" }
