/// The declarations of a file as Swift source, in a form that stays the same while omitted bodies and comments change.
///
/// Comments are omitted, and so are the bodies of functions and getters that `omits` chooses; white space is reduced to one
/// separator between tokens. All declarations stay, with their order and conditions: scanning the result gives the same names,
/// types, conformances and constants as scanning the file, at other locations. Types that omitted bodies declare are omitted
/// with them, because no other file can name them.
///
/// `omits` gets the declaration and the source between the braces of its body.
package func declarationText(of file: ParsedFile, omits: (Declaration, ByteSpan) -> Bool) -> [UInt8] {
  var omitted: [ByteSpan] = []
  collectBodies(of: file.declarations, into: &omitted, where: omits)
  omitted.sort { $0.start < $1.start }
  let tokens = file.tokens
  var text: [UInt8] = [], end: UInt32 = 0, next = 0
  text.reserveCapacity(file.text.count / 2)
  for token in tokens {
    var isAfterBody = false
    while next < omitted.count, omitted[next].end <= token.start {
      isAfterBody = true
      next += 1
    }
    if next < omitted.count, omitted[next].start <= token.start, token.kind != .endOfFile {
      end = max(end, token.end)
      continue
    }
    if token.start > end, !isAfterBody {
      text.append(file.text.bytes[Int(end)..<Int(token.start)].contains(where: isLineBreak) ? newline : space)
    }
    text += file.text.bytes[Int(token.start)..<Int(token.end)]
    end = token.end
  }
  // A byte order mark or a blank line may leave white space at the start.
  return Array(text.drop { $0 == newline || $0 == space })
}

private let newline = UInt8(ascii: "\n"), space = UInt8(ascii: " ")

private func isLineBreak(_ byte: UInt8) -> Bool { byte == newline || byte == UInt8(ascii: "\r") }

private func collectBodies(
  of declarations: [Declaration], into bodies: inout [ByteSpan], where omits: (Declaration, ByteSpan) -> Bool
) {
  for declaration in declarations {
    switch declaration.form {
    case .function(let function), .initializer(let function):
      if let body = function.body, omits(declaration, body) { bodies.append(body) }
    case .variable(let variable):
      if let body = variable.getter?.body, omits(declaration, body) { bodies.append(body) }
    case .type(let type): collectBodies(of: type.members, into: &bodies, where: omits)
    case .extension(let body): collectBodies(of: body.members, into: &bodies, where: omits)
    default: break
    }
  }
}
