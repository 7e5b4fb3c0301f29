/** A slide as a model writes it. */
export function slide(fields: Readonly<Record<string, unknown>>): object {
  const empty = { kind: "bullets", title: "", text: "", items: [], columns: [], rows: [], form: "none" };
  return { ...empty, notes: "", ...fields };
}

/** A point as a model writes it. */
export function item(text: string, label = "", group = ""): object {
  return { label, text, group };
}

/** What the caller sends. */
export const prompt = `Make a deck of exactly 5 slides from this text.

# Harbour ferries

The Harbour Line carried 48,200 passengers in 2024, up from 41,900 in 2023.

## Boats

The fleet has 7 boats. Each boat seats 120 passengers. Anna Weber leads the workshop in Bergen.

## Fares

A single ticket costs 3.20 euros. A monthly pass costs 64 euros. Children travel free.

## Plans

Two electric boats arrive in May 2027. The pier at Nordnes closes for repairs in June 2027.`;

/** A good answer to it. */
export const goodDeck = {
  title: "Harbour ferries",
  slides: [
    slide({ kind: "title", title: "The Harbour Line carries more people", text: "Figures and plans" }),
    slide({
      title: "Seven boats, one workshop",
      items: [item("7 boats of 120 seats", "Fleet"), item("led by Anna Weber in Bergen", "Workshop")],
    }),
    slide({
      kind: "chart",
      form: "column",
      title: "Passengers rose in a year",
      columns: ["", "Passengers"],
      rows: [
        ["2023", "41,900"],
        ["2024", "48,200"],
      ],
    }),
    slide({
      kind: "timeline",
      title: "What comes next",
      items: [item("Two electric boats arrive", "May 2027"), item("Pier at Nordnes closes", "June 2027")],
    }),
    slide({ kind: "closing", title: "Ride with us", items: [item("A monthly pass costs 64 euros")] }),
  ],
};
