/// The script of the page. Everything can be read without it: it adds search, a filter, and marks in the graph.
enum Script {
  static let policySource = SHA256.policySource(of: text)

  static let text = """
    (() => {
      const panel = document.getElementById("search");
      if (panel === null) return;
      const search = panel.querySelector("input[type=search]");
      const findingsOnly = panel.querySelector("input[type=checkbox]");
      const status = panel.querySelector("[role=status]");
      const cards = [...document.querySelectorAll("article.card")];
      const open = (card) => card.querySelector(":scope > details")?.setAttribute("open", "");

      // The texts that people see of a card in the chosen language, without its findings, whose words are about many cards.
      const texts = (card) => {
        const chosen = document.querySelector("[name=language]:checked")?.id;
        const language = document.querySelector(`[for=${chosen}] [lang]`)?.lang;
        const walker = document.createTreeWalker(card, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
          node.matches?.(".findings, :is(i, div)[lang]:not(.l0)") && (language === undefined || node.lang !== language)
            ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
        const found = [];
        while (walker.nextNode() !== null) if (walker.currentNode.data !== undefined) found.push(walker.currentNode);
        return found;
      };
      const lowered = (element) => texts(element).map((text) => text.data).join("").toLowerCase();
      let known = new Map();
      const words = () => search.value.toLowerCase().split(/\\s+/).filter(Boolean);

      // The words that were searched for, where the browser can mark them without elements.
      const mark = (wanted) => {
        if (!("highlights" in CSS)) return;
        const ranges = [];
        for (const node of wanted.length > 0 ? shown.slice(0, 50).flatMap(texts) : []) {
          const text = node.data.toLowerCase();
          if (text.length !== node.data.length) continue;
          for (const word of wanted) {
            for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
              const range = new Range();
              range.setStart(node, at);
              range.setEnd(node, at + word.length);
              ranges.push(range);
            }
          }
        }
        CSS.highlights.set("hit", new Highlight(...ranges));
      };
      let shown = cards;
      const update = () => {
        const wanted = words(), isFiltered = wanted.length > 0 || findingsOnly.checked;
        shown = cards.filter((card) => {
          if (wanted.length > 0 && !known.has(card)) known.set(card, lowered(card));
          return wanted.every((word) => known.get(card).includes(word))
            && (!findingsOnly.checked || card.querySelector(".findings") !== null);
        });
        const isShown = new Set(shown);
        for (const card of cards) card.hidden = !isShown.has(card);
        // A part of the page that has no card is not what was searched for.
        for (const part of document.querySelectorAll("main section, .cards, .unchanged")) {
          part.hidden = isFiltered && part.querySelector("article.card:not([hidden])") === null
            && (wanted.length > 0 || part.querySelector("article.card") !== null);
        }
        for (const link of document.querySelectorAll(".contents a")) {
          link.parentElement.hidden = document.getElementById(link.hash.slice(1))?.closest("[hidden]") != null;
        }
        status.textContent = !isFiltered ? "" : shown.length > 0 ? shown.length + " of " + cards.length + " shown"
          : "No action, phrase or type has “" + search.value + "”. Escape clears the search.";
        mark(wanted);
      };
      let pending = 0;
      const clear = () => {
        search.value = "";
        findingsOnly.checked = false;
        update();
      };
      search.addEventListener("input", () => {
        clearTimeout(pending);
        pending = setTimeout(update, 120);
      });
      findingsOnly.addEventListener("change", update);
      document.querySelector(".chosen")?.addEventListener("change", () => {
        known = new Map();
        update();
      });
      panel.hidden = false;

      // A link to a card that is closed opens it, and one to a card that the filter hides shows all cards again.
      const arrive = () => {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (target === null) return;
        open(target);
        if (target.closest("[hidden]") !== null) clear();
        target.scrollIntoView();
      };
      addEventListener("hashchange", arrive);
      if (location.hash.length > 1) arrive();

      // "/" searches, Enter goes to the best hit, "j" and "k" go to the next and the previous card, Escape clears the search.
      addEventListener("keydown", (event) => {
        const isTyping = event.target.matches?.("input:not([type=radio], [type=checkbox]), textarea, select");
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "Escape" && (isTyping || search.value !== "")) {
          clear();
          search.blur();
        } else if (event.key === "/" && !isTyping) {
          event.preventDefault();
          search.focus();
        } else if (event.key === "Enter" && event.target === search) {
          update();
          const best = shown.find((card) => words().every((word) => lowered(card.querySelector("h3, h4, h5")).includes(word)));
          location.hash = (best ?? shown[0])?.id ?? "";
        } else if ((event.key === "j" || event.key === "k") && !isTyping) {
          const shown = cards.filter((card) => card.getClientRects().length > 0);
          const edge = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
          const tops = shown.map((card) => card.getBoundingClientRect().top - edge);
          const next = event.key === "j" ? tops.findIndex((top) => top > 4) : tops.findLastIndex((top) => top < -4);
          if (next < 0) return;
          shown[next].scrollIntoView();
          shown[next].querySelector("summary, a")?.focus({preventScroll: true});
        }
      });

      // The name of the card that is read is marked in the contents, and the names of its section are shown.
      let followed = document.querySelector(".names[open]");
      const names = new Map([...document.querySelectorAll(".names a")].map((link) => [link.hash.slice(1), link]));
      const near = new Set();
      let current = null;
      const seen = new IntersectionObserver((entries) => {
        for (const {target, isIntersecting} of entries) near[isIntersecting ? "add" : "delete"](target);
        const link = names.get(cards.find((card) => near.has(card))?.id) ?? null;
        if (link === current) return;
        current?.removeAttribute("aria-current");
        current = link;
        if (link === null) return;
        link.setAttribute("aria-current", "true");
        const list = link.closest(".names"), box = list.querySelector("ul");
        if (!list.open) {
          if (followed !== null) followed.open = false;
          list.open = true;
          followed = list;
        }
        box.scrollTop = link.offsetTop - box.clientHeight / 2;
      }, {rootMargin: "-84px 0px -70% 0px"});
      for (const card of cards) if (names.has(card.id)) seen.observe(card);

      for (const graph of document.querySelectorAll(".graph svg")) {
        const nodes = [...graph.querySelectorAll("a")];
        const edges = [...graph.querySelectorAll("[data-e]")];
        let pinned = -1;
        const show = (node) => {
          const near = new Set([node]);
          for (const edge of edges) {
            const ends = edge.dataset.e.split(" ").map(Number);
            const isOn = ends.includes(node);
            edge.classList.toggle("on", isOn);
            if (isOn) ends.forEach((end) => near.add(end));
          }
          nodes.forEach((other, index) => other.classList.toggle("on", node >= 0 && near.has(index)));
          graph.classList.toggle("focused", node >= 0);
        };
        const at = (event) => nodes.indexOf(event.target.closest("a"));
        graph.addEventListener("mouseover", (event) => show(pinned < 0 ? at(event) : pinned));
        graph.addEventListener("mouseleave", () => show(pinned));
        graph.addEventListener("focusin", (event) => show(pinned = at(event)));
        graph.addEventListener("focusout", () => show(pinned = -1));
        // The first click shows the relations of a node, the second goes to its card. Enter is a click without a pointer.
        let pressed = -1;
        graph.addEventListener("mousedown", () => (pressed = pinned));
        graph.addEventListener("click", (event) => {
          if (event.detail > 0 && at(event) !== pressed) event.preventDefault();
          if (event.detail > 0) show(pinned = at(event));
        });

        // Arrow keys go to the nearest node on that side.
        const steps = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
        graph.parentElement.addEventListener("keydown", (event) => {
          const step = steps[event.key];
          if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          const boxes = nodes.map((node) => node.getBoundingClientRect());
          const from = boxes[nodes.indexOf(document.activeElement)];
          let next = 0;
          if (from !== undefined) {
            const far = boxes.map((box) => {
              const [x, y] = [box.left - from.left, box.top - from.top];
              const [along, aside] = step[0] === 0 ? [y * step[1], Math.abs(x)] : [x * step[0], Math.abs(y)];
              return along > 4 && (step[1] === 0 || aside < 60) ? along + 3 * aside : Infinity;
            });
            next = far.indexOf(Math.min(...far));
            if (far[next] === Infinity) return;
          }
          event.preventDefault();
          nodes[next].focus();
        });
        graph.closest("figure").querySelector("[hidden]").hidden = false;
        const list = graph.closest(".graphs").querySelector("details");
        if (matchMedia("(max-width: 560px)").matches) list.open = true;
      }
    })();

    """
}
