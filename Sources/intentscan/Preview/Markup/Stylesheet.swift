/// The style sheet of the page. The rules for languages and for colors of tiles are written once for each of them.
enum Stylesheet {
  static func text(languages: [String]) -> String {
    var text = base
    text += TileColor.all.map {
      ".tile-\($0.name){background:linear-gradient(\($0.from),\($0.to))}\n"
    }.joined()
    for (number, language) in zip(1..., languages) {
      let chosen = ".chosen:has(#lang_\(number):checked)~*", name = "[lang=\"\(escaped(language))\"]:not(.l0)"
      text += "\(chosen) .l0:not(.l\(number),.e\(number)){display:none}\n"
      text += "\(chosen) i\(name){display:inline}\n\(chosen) div\(name){display:block}\n"
      text +=
        "\(chosen) :is(.untranslated,.l0.l\(number)){text-decoration:underline dotted;text-underline-offset:3px}\n"
    }
    func labels(_ state: String) -> String {
      (0...languages.count).map { ".chosen:has(#lang_\($0):\(state))~.bar [for=lang_\($0)]" }.joined(separator: ",")
    }
    if !languages.isEmpty {
      text += labels("checked") + "{background:var(--tint);color:var(--on-tint);font-weight:600;border:2px solid}\n"
      text += ".chosen:has(:focus-visible)~.bar .menu>summary,\(labels("focus-visible"))"
      text += "{outline:3px solid var(--accent);outline-offset:2px}\n"
    }
    return text + print
  }

  /// Escapes a language's tag, which is the name of a folder and may contain any characters.
  private static func escaped(_ tag: String) -> String {
    tag.unicodeScalars.map { scalar in
      scalar == "-" || scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? String(scalar) : "\\" + String(scalar.value, radix: 16) + " "
    }.joined()
  }

  /// Custom properties in both color schemes. Text has a contrast of at least 4.5 to 1 on each background that it is on.
  private static let colors = """
    :root{color-scheme:light dark;--page:#f5f6f8;--card:#fff;--inset:#f0f2f6;--line:#dfe3ea;--text:#15181e;--quiet:#555d6b;
    --accent:#1f4fd1;--tint:#e5ecff;--on-tint:#173fae;--app:#6a2f96;--app-tint:#f3e8fb;--error:#b3201a;--error-tint:#fdeceb;
    --warning:#7d4b00;--warning-tint:#fdf1dd;--note:#2f5573;--note-tint:#e6f0f7;--good:#1b6a37;--good-tint:#e4f4e9;
    --value:#0b6b62;--value-tint:#def3f0;--edge:#aab3c2;--border:#7f8a9c}
    @media (prefers-color-scheme:dark){:root{--page:#0e1014;--card:#171a20;--inset:#1f232b;--line:#2e343e;--text:#eceef2;
    --quiet:#a5adbb;--accent:#8db0ff;--tint:#23325a;--on-tint:#c3d3ff;--app:#ddb6f7;--app-tint:#3a2549;--error:#ff9d96;
    --error-tint:#441d1b;--warning:#f5c273;--warning-tint:#3b2b10;--note:#a3cdec;--note-tint:#1b303f;--good:#8fd9a8;
    --good-tint:#17331f;--value:#83d9cd;--value-tint:#12352f;--edge:#5a6475;--border:#77839a}}

    """

  private static let frame = """
    *,::before,::after{box-sizing:border-box}
    html{scroll-padding-top:84px;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--text);overflow-wrap:anywhere;
    font:15px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Inter,Roboto,"Noto Sans",sans-serif}
    h1,h2,h3,h4,h5,h6,p,ul,dl,dd,figure,fieldset{margin:0;padding:0}
    ul{list-style:none}fieldset{border:0;min-width:0}
    a{color:var(--accent);text-underline-offset:2px;text-decoration-thickness:1px}
    a:has(code){text-decoration-color:var(--edge)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:4px}
    code{font:.875em/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    .vh{position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);
    white-space:nowrap}
    .skip{position:absolute;left:-999px;top:8px;background:var(--card);padding:8px 16px;z-index:2}
    .skip:focus{left:16px}
    .top,.layout,.bottom{max-width:1296px;margin:0 auto;padding:0 32px}
    .top{display:flex;flex-wrap:wrap;gap:20px 48px;justify-content:space-between;align-items:flex-end;padding-top:40px;
    padding-bottom:28px}
    .eyebrow{font-size:13px;font-weight:600;color:var(--accent);letter-spacing:.01em}
    h1{font-size:34px;line-height:1.15;letter-spacing:-.022em;font-weight:700}
    .bar{position:sticky;top:0;z-index:1;background:var(--page);border-bottom:1px solid var(--line);margin-bottom:28px}
    .bar>div{max-width:1296px;margin:0 auto;padding:10px 32px;display:flex;flex-wrap:wrap;gap:8px 28px;align-items:center}
    .bar:not(:has(#search:not([hidden]),.languages)){display:none}
    #search{display:flex;flex-wrap:wrap;gap:8px 18px;align-items:center;flex:1;min-width:min(100%,420px)}
    #search>label:first-child{flex:1;min-width:min(100%,240px);max-width:560px}#search[hidden]{display:none}
    input[type=search]{font:inherit;color:inherit;background:var(--card);border:1px solid var(--border);border-radius:9px;
    padding:6px 11px;width:100%}::placeholder{color:var(--quiet);opacity:1}
    .check{display:inline-flex;gap:7px;align-items:center}
    .check input{width:16px;height:16px;margin:0;accent-color:var(--accent)}
    .languages:not(.menu),.menu>div{display:flex;flex-wrap:wrap;gap:6px}
    .languages label{padding:3px 10px;border-radius:8px;border:1px solid var(--border);background:var(--card);cursor:pointer}
    .languages label{unicode-bidi:normal}.languages label>*{unicode-bidi:isolate}
    .bar .chip{text-decoration:none;font-size:14px;padding:4px 12px}.bar .chip:has(.warning){background:var(--warning-tint)}
    .bar .chip:has(.error){background:var(--error-tint)}
    .missing{color:var(--quiet);font-size:12.5px;font-weight:400;white-space:nowrap}
    .menu{position:relative}.menu>summary{padding:5px 12px;border:1px solid var(--border);border-radius:9px;background:var(--card);
    color:var(--text);font-size:15px;list-style:none}.menu>summary::-webkit-details-marker{display:none}.menu>summary::after{content:" ▾"}
    .menu>div{position:absolute;z-index:2;top:calc(100% + 4px);right:0;width:min(560px,86vw);max-height:70vh;overflow:auto;padding:14px;
    background:var(--card);border:1px solid var(--edge);border-radius:12px}
    .layout{display:grid;grid-template-columns:208px minmax(0,1fr);gap:40px;align-items:start}
    .layout:not(:has(>nav)){grid-template-columns:minmax(0,88ch)}
    .nothing :is(ul,p){margin-bottom:14px}.nothing ul{list-style:disc;padding-left:20px}.nothing li,.lacking li{padding:4px 0}.nothing h3{font-size:16px;margin:22px 0 4px}
    pre{margin:0;padding:14px 16px;background:var(--inset);border-radius:11px;overflow:auto;white-space:pre}
    .lacking{max-width:88ch}.lacking li{color:var(--quiet)}.lacking strong{color:var(--text)}
    .contents{position:sticky;top:84px;max-height:calc(100vh - 108px);overflow-y:auto;font-size:14px;padding:2px}
    .contents a{display:flex;justify-content:space-between;gap:12px;padding:6px 10px 6px 24px;border-radius:8px;color:var(--text);
    text-decoration:none}
    .contents a:hover{background:var(--inset)}
    .contents>ul>li,.names>ul{position:relative}.names>summary{position:absolute;top:3px;left:0;padding:3px 6px}
    .names a{padding:3px 10px;font-size:13px;color:var(--quiet)}.names>ul{margin-left:14px;max-height:46vh;overflow:auto}
    .names a[aria-current]{background:var(--tint);color:var(--on-tint);font-weight:600}
    .worst{font-weight:600;font-variant-numeric:tabular-nums;white-space:nowrap;color:var(--note)}
    .worst.error{color:var(--error)}.worst.warning{color:var(--warning)}
    :is(h1,h2,h3,h4,h5,p,li,dd,dt,del,ins,label,.title){unicode-bidi:plaintext}:is(.token,.pill,code){unicode-bidi:isolate}
    ::highlight(hit){background:#ffe08a;color:#15181e}
    .count{white-space:nowrap;color:var(--quiet);font-variant-numeric:tabular-nums}
    .app-name{font-weight:600;margin-top:14px}
    main>section,.app-section>section{margin-bottom:56px}
    .lead{color:var(--quiet);margin-bottom:20px}.lead:empty{display:none}
    h2{font-size:25px;line-height:1.2;letter-spacing:-.016em;margin-bottom:14px}
    .app-section>h2{font-size:30px;margin-bottom:2px}
    .app-section{margin-bottom:72px}
    section>h3{font-size:22px;line-height:1.25;letter-spacing:-.012em;margin-bottom:12px}
    .group{font-size:14px!important;font-weight:600;color:var(--quiet);letter-spacing:0!important;
    margin:22px 0 10px!important;line-height:1.4}
    .empty{color:var(--quiet);font-size:14px;max-width:80ch}
    .quiet,.location,.meta{color:var(--quiet)}.quiet,.small{font-size:14px}
    .bottom{padding-top:8px;padding-bottom:48px;font-size:13px;color:var(--quiet)}.bottom p{max-width:80ch}

    """

  private static let cards = """
    .card:not(.row){content-visibility:auto;contain-intrinsic-size:auto 480px}
    .card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:20px 24px 22px;margin-bottom:14px}
    .card:target{border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}
    .card :is(header,summary)>:is(h3,h4,h5){font-size:18px;line-height:1.3;letter-spacing:-.008em;margin:0}
    .meta,.card header>p{color:var(--quiet);font-size:13px;display:flex;flex-wrap:wrap;gap:2px 8px;align-items:baseline}
    .card header>p{margin:3px 0 16px}header .location{margin-left:auto}
    .location{font-size:12.5px}a.location{color:var(--quiet)}
    .card.row{padding:0;margin-bottom:8px}.row>details>summary{display:flex;gap:4px 16px;align-items:baseline;width:auto;
    padding:11px 20px;color:var(--text)}
    :is(.row>details,.rule)>summary::before{content:"▸";color:var(--quiet)}
    :is(.row>details,.rule)[open]>summary::before{content:"▾"}
    .row>details>summary>h4,.row>details>summary>h3,.row>details>summary>h5{font-size:16px;flex:none;max-width:60%}
    .row>details>:not(summary){margin-left:24px;margin-right:24px}.row>details[open]{padding-bottom:18px}
    .peek{flex:1;min-width:0;color:var(--quiet);overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
    .row [open]>summary .peek{visibility:hidden}
    .texts dl>div,.products>div{display:grid;grid-template-columns:minmax(120px,1fr) 4fr;gap:2px 16px;padding:4px 0}.texts dt{color:var(--quiet)}
    .products{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:6px 24px}
    .products>div{grid-template-columns:minmax(0,1fr) 2fr;gap:2px 24px;padding:10px 0}.products>div+div{border-top:1px solid var(--line)}
    .products .quiet{display:block}
    del{color:var(--error)}ins{color:var(--good);text-decoration-thickness:1px}
    :is(.pill,.token,.badge,.chip,.mark,.condition,.unread){border:1px solid transparent}
    .rule:is(details){border-left:3px solid var(--note);background:var(--card);border-radius:4px 10px 10px 4px;padding:9px 14px;
    margin-bottom:8px;opacity:1}
    .rule.error{border-color:var(--error)}.rule.warning{border-color:var(--warning)}
    details.rule{color:var(--text)}details.rule>summary{width:auto;color:inherit;font-size:15px;display:flex;flex-wrap:wrap;gap:2px 10px;align-items:baseline}
    .rule>summary>code{color:var(--quiet)}.rule>summary>:last-child:is(span),.rule>summary>.severity+span{flex:1;min-width:min(100%,240px)}
    .rule li{font-size:14px;padding:4px 0 4px 22px}.rule li>a:first-child{font-weight:600}#changes>.quiet{margin-bottom:12px}
    .why{float:right;margin-left:16px}.why[open]{float:none;margin-left:22px}.why p{font-size:14px;color:var(--quiet);max-width:80ch}
    .chip,.badge{display:inline-block;font-size:12px;line-height:1.5;padding:1px 8px;border-radius:20px;
    background:var(--inset);color:var(--quiet)}
    .badge{font-weight:600;margin-bottom:8px}
    .badge.added{background:var(--good-tint);color:var(--good)}.badge.removed{background:var(--error-tint);color:var(--error)}
    .badge.changed{background:var(--warning-tint);color:var(--warning)}
    .condition{font:12px/1.5 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;color:var(--note);
    background:var(--note-tint);padding:1px 7px;border-radius:6px}
    .cols{display:grid;grid-template-columns:minmax(0,1.08fr) minmax(0,1fr);gap:18px 32px;align-items:start}
    .cols:has(>div:empty),.cols:not(:has(>dl)){grid-template-columns:minmax(0,1fr)}
    .cols>div:empty{display:none}
    .cols>dl>div{display:grid;grid-template-columns:128px minmax(0,1fr);gap:2px 14px;padding:4px 0}
    .cols>dl>.description{display:block;padding:0 0 8px}
    .cols>dl dt,.small>span{color:var(--quiet);font-size:14px}
    .cols:has(>div:empty)>dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr));gap:0 32px}
    .card>:is(h4,h5,h6),.row>details>:is(h4,h5,h6){font-size:13px;font-weight:600;color:var(--quiet);margin-top:20px;
    margin-bottom:2px}
    .items{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,360px),1fr));gap:0 32px}
    .items>li{border-top:1px solid var(--line);padding:10px 0}
    .items>li>:is(div,p:first-of-type){display:flex;flex-wrap:wrap;gap:3px 10px;align-items:baseline}
    .items>li>div>.quiet{flex-basis:100%}.aside{margin-left:auto;color:var(--quiet);font-size:13px}
    .small{margin-top:2px}
    .title{font-weight:600}
    summary{cursor:pointer;color:var(--accent);font-size:14px;width:fit-content;border-radius:6px}
    .choices{margin-top:5px}.choices li{padding:3px 0 3px 14px}
    .items>li>p:first-of-type{color:var(--quiet);font-size:14px}.items strong{color:var(--text);font-size:15px}
    .symbol{display:inline-flex;gap:5px;align-items:center;color:var(--quiet);font-size:13px;vertical-align:baseline}
    .glyph{flex:none;display:inline-block;width:10px;height:10px;border:1.4px dashed currentColor;border-radius:2px;transform:rotate(45deg);margin:1px 3px}
    .instance{display:flex;flex-wrap:wrap;gap:4px 9px;align-items:center;background:var(--inset);border-radius:12px;
    padding:13px 16px}
    .unread{background:var(--warning-tint);border-radius:6px;padding:1px 7px;color:var(--warning);font-weight:400;
    font-size:14px;letter-spacing:0;box-decoration-break:clone;-webkit-box-decoration-break:clone}
    .unread .why{font-size:12px;font-weight:600}
    .mark{box-shadow:-6px 0 0 var(--card),-9px 0 0 var(--warning)}
    mark{background:var(--warning-tint);color:inherit;text-decoration:underline;text-decoration-color:var(--warning)}
    .pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:14px;margin-bottom:14px}
    .pair .card{margin:0}.pair header .location{flex-basis:100%;margin:0}.pair .cols,.pair .shortcut .cols,.pair .cols>dl>div{grid-template-columns:minmax(0,1fr)}
    .same{display:contents}
    :is(i,div)[lang]:not(.l0){display:none}i:is([lang],[class]){font-style:normal}
    .unchanged:has(:not(:checked))~* .same:not(:has(:target)){display:none}
    .unchanged{margin:-24px 0 40px}

    """

  private static let editor = """
    .editor{background:var(--inset);border-radius:14px;padding:10px}
    .block{display:flex;gap:13px;align-items:flex-start;background:var(--card);border:1px solid var(--line);
    border-radius:11px;padding:12px 14px}
    :is(.block,.spotlight)>[aria-hidden]{flex:none;display:grid;place-items:center;width:34px;height:34px;border-radius:9px;
    background:linear-gradient(#4a5a78,#33405a);color:#fff;font-size:13px;font-weight:600}
    .block>p{font-size:16px;line-height:1.95;padding-top:1px;min-width:0}
    .pill,.token{padding:2px 8px;border-radius:7px;background:var(--tint);color:var(--on-tint);box-decoration-break:clone;
    -webkit-box-decoration-break:clone}
    .pill.set{background:var(--value-tint);color:var(--value)}.pill.broken{background:var(--error-tint);color:var(--error)}
    .token{padding:1px 6px;border-radius:6px}.token.app{background:var(--app-tint);color:var(--app)}
    .token.value{background:var(--value-tint);color:var(--value)}
    .editor details{padding:0 6px}.editor summary{margin:9px 0 3px 8px}
    .editor dl>div{display:flex;flex-wrap:wrap;gap:2px 16px;justify-content:space-between;padding:7px 8px;
    border-top:1px solid var(--line)}
    .editor>dl,.states>div>dl{background:var(--card);border:1px solid var(--line);border-radius:11px;padding:2px 6px}
    .block:has(+dl){background:none;border:0;padding:4px 6px 10px}.editor dl>div:first-child{border:0}.editor dd.quiet{font-size:15px}.editor dd .set{color:var(--value)}
    .switch{display:inline-block;width:34px;height:20px;border-radius:10px;background:var(--border);position:relative;
    vertical-align:-4px;margin-right:8px}
    .switch::after{content:"";position:absolute;top:2px;left:2px;width:16px;height:16px;border-radius:8px;background:#fff}
    .switch.on{background:var(--good)}.switch.on::after{left:16px}
    .states{position:relative;display:flex;flex-wrap:wrap;align-items:flex-start}.states input{position:absolute;opacity:0;pointer-events:none}
    .states>label{font-size:13px;padding:4px 11px;margin:0 6px 8px 0;border-radius:16px;
    border:1px solid var(--border);background:var(--card);cursor:pointer;color:var(--text)}
    .states>label:has(:checked){background:var(--accent);border-color:var(--accent);color:var(--card);font-weight:600}
    .states>label:has(:checked) :is(span,code,i){color:inherit;background:none}
    .states>label:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}
    .states>div{display:none;order:1;flex-basis:100%;min-width:0}.states>:has(:checked)+div{display:block}
    .pad{padding:8px 8px 2px}
    .shortcut>.cols{grid-template-columns:220px minmax(0,1fr)}
    .spotlight{display:flex;gap:10px;align-items:center;margin-top:10px;padding:8px 11px;background:var(--inset);
    border-radius:12px;font-size:14px;line-height:1.3}.spotlight strong{display:block}
    .siri>li{width:fit-content;max-width:100%;margin-bottom:5px;padding:4px 13px;border-radius:4px 14px 14px 14px;
    background:var(--inset)}
    .tile{color:#fff;border-radius:20px;padding:15px 16px;min-height:124px;display:flex;flex-direction:column;
    print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .tile .symbol{color:#fff;align-items:center;font-size:12.5px}
    .tile .glyph{width:15px;height:15px;border-style:solid;margin:4px 6px 4px 3px}
    .tile .unread{background:none;color:#fff}
    .tile-title{font-weight:600;font-size:16px;line-height:1.25;margin-top:auto;padding-top:14px}.tile-app{font-size:13px}
    .phrases>li{padding:2px 0}.phrases>li::before{content:open-quote}.phrases>li::after{content:close-quote}
    .phrases>li.quiet::before,.phrases>li.quiet::after{content:none}
    .budgets{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));gap:14px 40px;margin-bottom:20px}
    .budget svg{display:block;width:100%;height:6px;margin:7px 0}.track{fill:var(--line)}.fill{fill:var(--accent)}
    .over .fill{fill:var(--error)}
    .card.provider{border:0;background:none;padding:0}.provider>.meta{margin-bottom:4px}
    .at{text-decoration:underline wavy;text-underline-offset:4px}.at.error{text-decoration-color:var(--error)}
    .at.warning{text-decoration-color:var(--warning)}
    .provider>.meta:last-child{margin:0}
    .findings{margin-top:16px;display:grid;gap:6px}section>.findings{margin-top:0}
    .finding{border-left:3px solid var(--note);background:var(--note-tint);border-radius:4px 10px 10px 4px;padding:8px 13px;
    font-size:14px}
    .finding a{color:inherit}.severity{font-weight:600;color:var(--note)}.finding .location{font-size:12.5px}
    .rule{color:var(--quiet);font-size:12.5px}.finding .rule,.finding .location{display:inline-block;max-width:100%}
    .finding.error{border-color:var(--error);background:var(--error-tint)}.error .severity{color:var(--error)}
    .finding.warning{border-color:var(--warning);background:var(--warning-tint)}
    .warning .severity{color:var(--warning)}
    .finding .rule,.finding .location{color:inherit;opacity:.86}

    """

  private static let graph = """
    .graph svg{display:block;max-width:100%;height:auto;font-size:13px}
    .graph figcaption{color:var(--quiet);font-size:14px;margin:14px 0 6px;max-width:80ch}
    .graph~p{margin-top:8px}.relations{margin-top:6px}.relations li{padding:3px 0;font-size:14px}
    .column{fill:var(--quiet);font-weight:600}
    .edges path{fill:none;stroke:var(--border);stroke-width:1.2}.edges path.on{stroke:var(--accent);stroke-width:2}
    .nodes rect{fill:var(--card);stroke:var(--border);rx:7px}.copy rect{stroke-dasharray:4 3;fill:var(--page)}
    .graph svg.focused :is(.edges path,.nodes a):not(.on){opacity:.15}.graph a:focus-visible rect{stroke:var(--accent);stroke-width:3}
    .nodes text{fill:var(--text);transform:translate(27px,20px)}.nodes use{fill:var(--quiet)}
    g.shortcut use{fill:var(--app)}g.intent use{fill:var(--accent)}:is(g.entity,g.union) use{fill:var(--value)}
    g.enum use{fill:var(--warning)}
    .nodes .added rect{stroke:var(--good);stroke-width:2}.nodes .changed rect{stroke:var(--warning);stroke-width:2}
    .nodes a:hover rect{stroke:var(--accent);stroke-width:2}
    @media (max-width:900px){
    .drawing{position:relative;overflow:auto;max-height:72vh;border:1px solid var(--line);border-radius:14px;padding:12px}
    .drawing svg{max-width:none}
    .layout{grid-template-columns:minmax(0,1fr);gap:24px}.contents{position:static;max-height:none}
    .contents ul{position:relative;display:flex;gap:6px;overflow-x:auto;padding:2px}.contents ul ul{margin:0}.app-name{margin:0 0 4px}.app-name+ul{display:none}
    .contents a{border:1px solid var(--border);background:var(--card);padding:4px 11px;white-space:nowrap}
    .graphs{display:grid;grid-template-columns:minmax(0,1fr)}.relations{order:-1;margin-bottom:14px}
    .cols,.pair,.shortcut>.cols,.texts dl>div,.products>div{grid-template-columns:minmax(0,1fr)}.names{display:none}}
    @media (forced-colors:active){:is(.tile,.spotlight,.siri>li,.block,.switch,.instance){border:1px solid}
    .states>label:has(:checked){outline:2px solid Highlight}.fill{fill:Highlight}.track{fill:Canvas;stroke:GrayText}}
    @media (max-width:560px){.bar{position:static}.menu>div{right:auto;left:0}html{scroll-padding-top:12px}
    header .location{margin-left:0}
    .top,.layout,.bottom,.bar>div{padding-left:16px;padding-right:16px}.top{padding-top:24px;padding-bottom:20px}h1{font-size:28px}
    .card{padding:16px 16px 18px;border-radius:14px}.products{padding:4px 16px}.editor{margin:0 -6px;padding:7px}
    .cols>dl>div{grid-template-columns:minmax(0,1fr);gap:0}.tile{max-width:220px}
    main>section,.app-section>section{margin-bottom:44px}}

    """

  private static let print = """
    @media print{
    :root{--page:#fff;--card:#fff;--inset:#f5f6f8;--line:#ccc;--text:#000;--quiet:#444}
    body{font-size:11pt}.layout{display:block}.contents,.bar,.skip,.unchanged,.relations{display:none}
    :is(.block,.tile,.finding,header,.items>li){break-inside:avoid}:is(h2,h3,h4,h5){break-after:avoid}.card{border-color:#bbb}.drawing{max-height:none;border:0;padding:0}.drawing svg{max-width:100%}details::details-content{content-visibility:visible;block-size:auto}
    .row>details{padding-bottom:18px}summary::marker,summary::before{content:none!important}
    [aria-hidden]{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .states{display:block}.states>label{display:inline-block;margin:8px 0 4px}.states>div{display:block}}

    """

  private static let base = colors + frame + cards + editor + graph
}
