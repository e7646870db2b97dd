import AppIntents

public protocol AppIntent {}
public struct Not: AppIntent {}
