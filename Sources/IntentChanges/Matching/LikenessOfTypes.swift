// The likeness of two declarations, by kind. The weights were set by hand, tested on the histories of public apps: an equal
// title weighs as much as equal members. An equal file or position alone is never enough.

func intentLikeness(
  _ old: Catalog.Intent, _ new: Catalog.Intent, parameters: Double?, _ oldBody: Set<String>?, _ newBody: Set<String>?,
  _ names: NameLikeness
) -> Likeness {
  var likeness = Likeness()
  likeness.weigh("type name under another identifier", 8, old.type.symbol == new.type.symbol ? 1 : nil)
  likeness.weigh("title", 3, old.title.text, new.title.text, names)
  likeness.weigh("parameters", 3, parameters)
  if let oldBody, let newBody { likeness.weigh("body of 'perform()'", 3, overlap(oldBody, newBody)) }
  likeness.weigh("name", 2, names.likeness(old.type.name, new.type.name))
  likeness.weigh("description", 1, old.description, new.description, names)
  likeness.weigh("summary", 1, old.summary, new.summary, names)
  likeness.weigh("file", 1, isSameFile(old.type, new.type))
  return likeness
}

func entityLikeness(
  _ old: Catalog.Entity, _ new: Catalog.Entity, properties: Double?, _ names: NameLikeness
) -> Likeness {
  var likeness = Likeness()
  likeness.weigh("type name under another identifier", 8, old.type.symbol == new.type.symbol ? 1 : nil)
  likeness.weigh("display name", 3, old.displayName.text, new.displayName.text, names)
  likeness.weigh("properties", 3, properties)
  likeness.weigh("name", 2, names.likeness(old.type.name, new.type.name))
  likeness.weigh("default query", 2, old.defaultQuery, new.defaultQuery, names)
  if let oldID = old.idType, let newID = new.idType { likeness.weigh("type of 'id'", 1, oldID == newID ? 1 : 0) }
  likeness.weigh("file", 1, isSameFile(old.type, new.type))
  return likeness
}

func enumLikeness(_ old: Catalog.Enum, _ new: Catalog.Enum, cases: Double?, _ names: NameLikeness) -> Likeness {
  var likeness = Likeness()
  likeness.weigh("type name under another identifier", 8, old.type.symbol == new.type.symbol ? 1 : nil)
  likeness.weigh("cases", 4, cases)
  likeness.weigh("display name", 3, old.displayName.text, new.displayName.text, names)
  likeness.weigh("name", 2, names.likeness(old.type.name, new.type.name))
  likeness.weigh("file", 1, isSameFile(old.type, new.type))
  return likeness
}

func unionLikeness(_ old: Catalog.Union, _ new: Catalog.Union, cases: Double?, _ names: NameLikeness) -> Likeness {
  var likeness = Likeness()
  likeness.weigh("cases", 4, cases)
  likeness.weigh("name", 2, names.likeness(old.type.name, new.type.name))
  likeness.weigh("file", 1, isSameFile(old.type, new.type))
  return likeness
}

func queryLikeness(
  _ old: Catalog.Query, _ new: Catalog.Query, _ names: NameLikeness, renamed: [String: String]
) -> Likeness {
  var likeness = Likeness()
  if let oldEntity = old.entity, let newEntity = new.entity {
    likeness.weigh("entity", 3, renamed[oldEntity] ?? oldEntity == newEntity ? 1 : 0)
  }
  likeness.weigh("protocols", 2, overlap(old.type.conformances, new.type.conformances))
  likeness.weigh("members", 2, overlap(old.members, new.members))
  likeness.weigh("name", 2, names.likeness(old.type.name, new.type.name))
  likeness.weigh("file", 1, isSameFile(old.type, new.type))
  return likeness
}

/// The likeness of two parameters or properties; without a score if their types differ, or if names and titles show that they are
/// not the same one.
func propertyLikeness(
  _ old: Catalog.Property, _ new: Catalog.Property, _ comparedNames: NameLikeness, isSamePosition: Bool,
  isSameType: Bool
) -> Likeness {
  var likeness = Likeness()
  let names = comparedNames.likeness(old.name, new.name)
  guard isSameType, isOneThing(old.title.text, new.title.text, names) else { return likeness }
  likeness.weigh("title", 3, old.title.text, new.title.text, comparedNames)
  likeness.weigh("type", 3, 1)
  likeness.weigh("name", 2, names)
  likeness.weigh("position", 1, isSamePosition ? 1 : nil)
  if let oldDefault = old.defaultText, let newDefault = new.defaultText {
    likeness.weigh("default", 1, oldDefault == newDefault ? 1 : 0)
  }
  return likeness
}

func caseLikeness(
  _ old: Catalog.Case, _ new: Catalog.Case, _ comparedNames: NameLikeness, isSamePosition: Bool
) -> Likeness {
  var likeness = Likeness()
  let names = comparedNames.likeness(old.name, new.name)
  guard isOneThing(old.title.text, new.title.text, names) else { return likeness }
  likeness.weigh("title", 4, old.title.text, new.title.text, comparedNames)
  likeness.weigh("name", 2, names)
  likeness.weigh("position", 1, isSamePosition ? 1 : 0)
  return likeness
}

/// Whether two members may be the same one: their titles are equal, or `names`, the similarity of their names, is above 0.5. If a
/// title is not known, more than 0.3 is enough.
private func isOneThing(_ old: Stated<String>, _ new: Stated<String>, _ names: Double) -> Bool {
  guard let old = old.known, let new = new.known else { return names > 0.3 }
  return old == new || names > 0.5
}

/// The name and the type: a saved value of a parameter depends on both.
func signature(_ property: Catalog.Property) -> String {
  "\(property.name): \(property.type?.name ?? "?")"
}

/// 1 if both are in the same file, else 0; nil if a version has no files, as in a bundle read from Apple's metadata.
private func isSameFile(_ old: Catalog.Declaration, _ new: Catalog.Declaration) -> Double? {
  guard let old = old.location?.file, let new = new.location?.file else { return nil }
  return old == new ? 1 : 0
}
