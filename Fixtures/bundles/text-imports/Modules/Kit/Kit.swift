@_exported import AppIntents

public enum Kit {}
