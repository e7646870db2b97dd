import AppIntents

struct Entry: AppIntentsExtension {}
