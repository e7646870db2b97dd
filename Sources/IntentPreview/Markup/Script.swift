/// The script of the page. Everything can be read without it: it adds search, a filter, and marks in the graph.
enum Script {
  static let text = """
    (() => {
      const panel = document.getElementById("search");
      const words = panel.querySelector("input[type=search]");
      const findingsOnly = panel.querySelector("input[type=checkbox]");
      const status = panel.querySelector("[role=status]");
      const cards = [...document.querySelectorAll("article.card")];
      const texts = new Map(cards.map((card) => [card, card.textContent.toLowerCase()]));
      const update = () => {
        const wanted = words.value.toLowerCase().split(/\\s+/).filter(Boolean);
        let count = 0;
        for (const card of cards) {
          const isShown = wanted.every((word) => texts.get(card).includes(word))
            && (!findingsOnly.checked || card.querySelector(".findings") !== null);
          card.hidden = !isShown;
          if (isShown) count += 1;
        }
        for (const group of document.querySelectorAll(".cards")) {
          group.hidden = group.querySelector("article.card:not([hidden])") === null;
        }
        const isFiltered = wanted.length > 0 || findingsOnly.checked;
        status.textContent = isFiltered ? count + " of " + cards.length + " shown" : "";
      };
      words.addEventListener("input", update);
      findingsOnly.addEventListener("change", update);
      panel.hidden = false;

      // A link to a card that the filter hides shows all cards again.
      addEventListener("hashchange", () => {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (target !== null && target.closest("[hidden]") !== null) {
          words.value = "";
          findingsOnly.checked = false;
          update();
          target.scrollIntoView();
        }
      });

      for (const graph of document.querySelectorAll(".graph svg")) {
        const nodes = [...graph.querySelectorAll("a")];
        const edges = [...graph.querySelectorAll("[data-e]")];
        const mark = (event) => {
          const node = nodes.indexOf(event.target.closest("a"));
          for (const edge of edges) {
            const isOn = edge.dataset.e.split(" ").includes(String(node));
            edge.classList.toggle("on", isOn);
          }
        };
        graph.addEventListener("mouseover", mark);
        graph.addEventListener("mouseleave", mark);
      }
    })();

    """
}
