public struct Library {
  public enum Shelf {}
}
