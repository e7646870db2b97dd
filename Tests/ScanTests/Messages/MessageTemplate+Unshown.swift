extension MessageTemplate {
  /// Messages that no snapshot has yet, with the reason. A snapshot that shows one makes the test fail until the entry is removed.
  static let notInSnapshots = [
    // A property outside of a schema whose list of properties is not complete.
    #"whether the schema '\(name)' defines the property '\(property.name)'"#, "give the property a title",
    // Headings of 'list' at a terminal.
    "no product", "SiriKit intents without an App Intent, which 'intentscan migrate' writes",
    // A table that the project lists and that is missing, in a command that compares versions.
    #"the file cannot be read"#,
    // A phrase with more than a thousand sentences.
    #"    and \(phrase.count.value < SentenceCount.most ? String(more) : "many") more"#,
    // A binary with a type of one name from each of two modules: see 'VerificationTests'.
    #"compiled from one file, rename one of them"#,
    #"the \(kind.noun) '\(type.name)' is not in the document, which lists '\(twin.name)' by the same name; unless both are "#,
  ]
}
