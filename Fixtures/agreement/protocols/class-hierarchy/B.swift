import AppIntents

class Branch: Root { override class var title: LocalizedStringResource { "Branch" } }
final class Leaf: Branch { @Parameter(title: "Leaf's") var own: Int; override class var title: LocalizedStringResource { get { "Leaf" } } }
