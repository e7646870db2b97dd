import AppIntents

struct	Tabbed	:	AppIntent	{
	static	let	title	:	LocalizedStringResource	=	"Tab inside \t"
	@Parameter(title:	"Tab")	var	tab:	Int
	func perform() async throws -> some IntentResult { .result() }
}
