protocol AppIntent {}

struct NotesApp {
  struct NotesIntent: AppIntent {}  // 8NotesAppAAV0A6IntentV
}
struct OpenNoteIntent: AppIntent {  // 8NotesApp14OpenNoteIntentV
  struct OpenNoteIntent: AppIntent {}  // 8NotesApp14OpenNoteIntentVABV
  struct NoteOpen: AppIntent {}  // 8NotesApp14OpenNoteIntentV0dC0V
}
struct App_Intent: AppIntent {}  // 8NotesApp0B7_IntentV
struct X2Go: AppIntent {}  // 8NotesApp4X2GoV
struct lowercase: AppIntent {}  // 8NotesApp9lowercaseV
struct AddNotesAppNote: AppIntent {}  // 8NotesApp03AddaB4NoteV
struct HTTPServer {
  struct HTTPIntent: AppIntent {}  // 8NotesApp10HTTPServerV10HTTPIntentV
}
struct Pair<T, U> {
  struct In: AppIntent {}  // 8NotesApp4PairV2InVyxq__G
  struct Gen<V>: AppIntent {}  // 8NotesApp4PairV3GenVyxq__qd__G
}
extension Pair where T == Int {
  struct Only: AppIntent {}  // 8NotesApp4PairVAASiRszrlE4OnlyVyxq__G
}
private enum P: AppIntent {  // 8NotesApp1P33_3CADBBAC4497D8504FDB5D85A5B47A73LLO
  struct Q: AppIntent {}  // 8NotesApp1P33_3CADBBAC4497D8504FDB5D85A5B47A73LLO1QV
  fileprivate struct R: AppIntent {}  // 8NotesApp1P33_3CADBBAC4497D8504FDB5D85A5B47A73LLO1RV
}
enum A {}
private extension A {
  struct T: AppIntent {}  // 8NotesApp1AO1T33_3CADBBAC4497D8504FDB5D85A5B47A73LLV
  public struct U: AppIntent {}  // 8NotesApp1AO1UV
  internal struct V: AppIntent {  // 8NotesApp1AO1VV
    private struct W: AppIntent {}  // 8NotesApp1AO1VV1W33_3CADBBAC4497D8504FDB5D85A5B47A73LLV
  }
}
extension P {
  private struct S: AppIntent {}  // 8NotesApp1P33_3CADBBAC4497D8504FDB5D85A5B47A73LLO1SV
}
private extension String {
  struct Hidden: AppIntent {}  // SS8NotesAppE6Hidden33_3CADBBAC4497D8504FDB5D85A5B47A73LLV
}
struct `Two Words`: AppIntent {}  // 8NotesApp0020TwoWords_liaADEDGcjaV
struct Straße: AppIntent {}  // 8NotesApp009Strae_oqaV
struct 日本: AppIntent {}  // 8NotesApp006wgvHBaV
extension Int {
  struct Up: AppIntent {}  // Si8NotesAppE2UpV
}
