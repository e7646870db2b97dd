#!/usr/bin/env swift
import AppIntents

struct Script: AppIntent {
  static let title: LocalizedStringResource = "Script"
  func perform() async throws -> some IntentResult { .result() }
}
