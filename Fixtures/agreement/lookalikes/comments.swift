import AppIntents

/* struct NotOne: AppIntent { } /* nested */ struct NotTwo: AppIntent {} */
// struct NotThree: AppIntent {}
/// struct NotFour: AppIntent {}
/*/ struct NotFive: AppIntent {} /*/ */ */
struct /* between */ Real /* : NotAProtocol */ : /**/ AppIntent /* , AppEntity */ {
  static let title: /* String */ LocalizedStringResource /* = "No" */ = /* "No" */ "Real" // "No"
  /* @Parameter(title: "No") var no: Int */
  @Parameter /* ( */ (title: /* "No" */ "Yes" /* ) */) /**/ var yes /* : String */ : Int
  func perform() async throws -> some IntentResult { .result() }
}
