import AppIntents

public struct Start: AppIntent {}
struct OpenBook: OpenIntent {}
enum Library { struct Sort: AppIntent {} }
struct Shelf {}
extension Shelf { struct Clear {} }
extension Shelf.Clear: AppIntent {}
private struct Secret: AppIntent {}
struct Box<Content> {}
extension Box: AppIntent {}
func local() { struct Inner: AppIntent {} }
struct Book: AppEntity {}
enum Genre: AppEnum { case novel, poem }
final class BookQuery: EntityQuery {}
struct Phrases: AppShortcutsProvider {}
protocol Own {}
extension Start: Own {}
struct Unrelated {}
