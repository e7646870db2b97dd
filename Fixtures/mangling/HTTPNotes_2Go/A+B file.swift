protocol AppIntent {}

struct HTTPNotes_2Go: AppIntent {}  // 13HTTPNotes_2GoAAV
struct HTTP: AppIntent {}  // 13HTTPNotes_2Go4HTTPV
struct Notes: AppIntent {}  // 13HTTPNotes_2Go5NotesV
struct _Notes_: AppIntent {}  // 13HTTPNotes_2Go7_Notes_V
struct __Notes2Notes: AppIntent {}  // 13HTTPNotes_2Go13__Notes2NotesV
struct NotesNotes: AppIntent {}  // 13HTTPNotes_2Go05NotesC0V
struct NotesNotesX: AppIntent {}  // 13HTTPNotes_2Go05NotesC1XV
struct NotesX: AppIntent {}  // 13HTTPNotes_2Go6NotesXV
struct Go2GoGo: AppIntent {}  // 13HTTPNotes_2Go03Go2bB0V
struct Notes_: AppIntent {}  // 13HTTPNotes_2Go6Notes_V
struct iNotes: AppIntent {}  // 13HTTPNotes_2Go6iNotesV
struct notesNotes_notesNotes: AppIntent {}  // 13HTTPNotes_2Go011notesNotes_cD0V
struct A1B2C3D4: AppIntent {}  // 13HTTPNotes_2Go8A1B2C3D4V
struct a: AppIntent {}  // 13HTTPNotes_2Go1aV
struct `1st`: AppIntent {}  // 13HTTPNotes_2Go009_1st_FpEpdV
struct `2 Notes`: AppIntent {}  // 13HTTPNotes_2Go0018_2Notes_pgaIGJCFbhaV
struct `Notes-Go`: AppIntent {}  // 13HTTPNotes_2Go0017NotesGo_juEHaHmiaV
struct `Notes  Go`: AppIntent {}  // 13HTTPNotes_2Go0020NotesGo_qhaaHCEDGcjaV
struct `«Notes»`: AppIntent {}  // 13HTTPNotes_2Go0018Notes_nhaBjBHIBrhaV
struct `€`: AppIntent {}  // 13HTTPNotes_2Go003lzgV
struct ÀNotes: AppIntent {}  // 13HTTPNotes_2Go009Notes_IkaV
struct NotesÀ: AppIntent {}  // 13HTTPNotes_2Go009Notes_elaV
struct 🚀🚀: AppIntent {}  // 13HTTPNotes_2Go005BFIhaV
struct `日 本`: AppIntent {}  // 13HTTPNotes_2Go0017GaDGJCccCaGHCBadaV
struct OneTwoThreeFourFiveSixSevenEightNineTenElevenTwelve: AppIntent {  // 13HTTPNotes_2Go51OneTwoThreeFourFiveSixSevenEightNineTenElevenTwelveV
  struct AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz: AppIntent {  // 13HTTPNotes_2Go51OneTwoThreeFourFiveSixSevenEightNineTenElevenTwelveV52AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZzV
    struct TwelveElevenTen_PpQqRrZz: AppIntent {  // 13HTTPNotes_2Go51OneTwoThreeFourFiveSixSevenEightNineTenElevenTwelveV52AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZzV0nmL9_PpQqRrZzV
      struct TwelveElevenTen_PpQqRrZz: AppIntent {}  // 13HTTPNotes_2Go51OneTwoThreeFourFiveSixSevenEightNineTenElevenTwelveV52AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZzV0nmL9_PpQqRrZzVAFV
    }
  }
}
enum A0 { enum A1 { enum A2 { enum A3 { enum A4 { enum A5 { enum A6 { enum A7 { enum A8 { enum A9 {
  enum B0 { enum B1 { enum B2 { enum B3 { enum B4 {
    struct A0: AppIntent {}  // 13HTTPNotes_2Go2A0O2A1O2A2O2A3O2A4O2A5O2A6O2A7O2A8O2A9O2B0O2B1O2B2O2B3O2B4OABV
    struct B3: AppIntent {}  // 13HTTPNotes_2Go2A0O2A1O2A2O2A3O2A4O2A5O2A6O2A7O2A8O2A9O2B0O2B1O2B2O2B3O2B4OA0_V
    struct B4: AppIntent {}  // 13HTTPNotes_2Go2A0O2A1O2A2O2A3O2A4O2A5O2A6O2A7O2A8O2A9O2B0O2B1O2B2O2B3O2B4OA2_V
    struct HTTPNotes_2Go: AppIntent {}  // 13HTTPNotes_2Go2A0O2A1O2A2O2A3O2A4O2A5O2A6O2A7O2A8O2A9O2B0O2B1O2B2O2B3O2B4OAAV
    func f(a: HTTP, b: Notes, c: NotesX, d: a, e: HTTP, g: Notes, h: NotesX, i: NotesX, j: NotesX) {
      struct A0: AppIntent {}  // 13HTTPNotes_2Go2A0O2A1O2A2O2A3O2A4O2A5O2A6O2A7O2A8O2A9O2B0O2B1O2B2O2B3O2B4O1f1a1b1c1d1e1g1h1i1jyAA4HTTPV_AA5NotesVAA0S1XVAAA5_VA15_A17_A19_A19_A19_tFABL_V
    }
  }}}}}
}}}}}}}}}}
struct Clash {
  private struct F2D4: AppIntent {}  // 13HTTPNotes_2Go5ClashV4F2D433_CCE00C31BDDE9FDFDB8580A893A82DACLLV
  private struct B4: AppIntent {}  // 13HTTPNotes_2Go5ClashV2B433_CCE00C31BDDE9FDFDB8580A893A82DACLLV
  fileprivate func clash() {
    struct Clash: AppIntent {}  // 13HTTPNotes_2Go5ClashV5clash33_CCE00C31BDDE9FDFDB8580A893A82DACLLyyFABL_V
  }
}
