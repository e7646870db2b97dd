import AppIntents

public struct Plain { public init() {} ; public struct Inner { public init() {} } }
