import { createExample } from "../src/example.ts";
import { points, rich, rows } from "../src/write-text.ts";

/** Curators present an exhibition to their trustees. */
export const museum = createExample({
  name: "museum",
  look: "editorial",
  title: "Salt: an exhibition",
  language: "en-GB",
  slides: [
    {
      kind: "title",
      title: "Salt: the white thread through four thousand years",
      subtitle: "Proposal for the summer exhibition 2028",
      byline: "Curators' office, Museum of Everyday Things, Lindholm",
      notes: "Put the block of rock salt on the table.",
    },
    {
      kind: "quote",
      title: "The exhibition begins with one sentence",
      quotation: "Whoever has salt has friends; whoever has friends forgets what salt is worth.",
      name: "Ottilie Grabner",
      role: "Salt carrier, household book of 1741",
      notes: "The book is in our own collection.",
    },
    {
      kind: "bullets",
      title: "Everybody knows salt, and nobody looks at it",
      items: points(
        "It kept fish and meat, and with them ships and armies",
        "It paid for roads, cathedrals and at least two wars",
        "It is on every table in the museum's café",
        "No museum in the country has shown it as a whole",
      ),
      notes: "We checked the programmes of the last forty years.",
    },
    {
      kind: "cards",
      title: "Five rooms tell five stories",
      cards: [
        { heading: "Taken", text: rich("Mines, pans and springs: where it comes from"), icon: "hammer" },
        { heading: "Carried", text: rich("Roads, barges and smugglers"), icon: "ship" },
        { heading: "Kept", text: rich("How food was made to last the winter"), icon: "archive" },
        { heading: "Taxed", text: rich("What kings earned from the pot"), icon: "coins" },
        { heading: "Needed", text: rich("Why a body of 70 kg holds 250 g"), icon: "heart-pulse" },
      ],
      notes: "Each room has one object that may be touched.",
    },
    {
      kind: "numbers",
      title: "One object is worth the journey alone",
      figures: [
        {
          value: "1.7 tonnes",
          label: "the largest clear salt crystal ever lent",
          text: "It has not left the Halvorsen mine since it was found in 1926, and it glows when lit from below.",
        },
      ],
      notes: "The loan is agreed in principle; the insurer wants a visit.",
    },
    {
      kind: "timeline",
      title: "The objects span four thousand years",
      events: [
        { date: "2100 BC", title: "Clay pans", text: "From a dig on our own coast" },
        { date: "AD 312", title: "Soldier's ration list", text: "On a sliver of wood" },
        { date: "1388", title: "Toll tablet", text: "The oldest price in the region" },
        { date: "1741", title: "Household book", text: "Ottilie Grabner's recipes" },
        { date: "1926", title: "The crystal", text: "Lent by the Halvorsen mine", highlighted: true },
        { date: "2028", title: "A new work", text: "By the artist Noor Halabi" },
      ],
      notes: "Dates as agreed with the lenders.",
    },
    {
      kind: "table",
      title: "Most loans are confirmed, the dearest are not",
      columns: [
        { heading: "Lender" },
        { heading: "Objects", alignment: "end" },
        { heading: "Insurance, €", alignment: "end" },
        { heading: "State" },
      ],
      rows: rows(
        "Own collection | 64 | 210,000 | Confirmed",
        "State Archive | 18 | 95,000 | Confirmed",
        "Halvorsen mine | 1 | 1,400,000 | In principle",
        "Cathedral treasury | 7 | 620,000 | Asked",
        "Private lenders | 23 | 180,000 | Confirmed",
        "= All | 113 | 2,505,000 |",
      ),
      notes: "The cathedral answers in March.",
    },
    {
      kind: "chart",
      title: "We expect 64,000 visitors, a third more than last summer",
      chart: {
        form: "bar",
        categories: ["Glass 2024", "Toys 2025", "Bread 2026", "Ropes 2027", "Salt 2028 (plan)"],
        series: [{ name: "Visitors", values: [41, 58, 52, 48, 64] }],
        unit: "thousand",
        highlightedCategory: 4,
      },
      reading: rich("*Toys* drew **58,000** with a smaller budget for advertising."),
      source: "Ticket office; plan of the curators",
      notes: "The plan assumes the crystal.",
    },
    {
      kind: "columns",
      title: "Three visitors, three ways through",
      columns: [
        {
          heading: "The family",
          items: points("45 minutes", "Touch, taste, build", "Ends at the salt dough table"),
        },
        {
          heading: "The class",
          items: points("90 minutes", "From mine to mouth", "Worksheet for years 5 to 8"),
        },
        {
          heading: "The lover",
          items: points("Two hours", "Every label, every source", "Catalogue of 240 pages"),
        },
      ],
      notes: "Routes are marked by colour and by shape.",
    },
    {
      kind: "chart",
      title: "Half of the budget is building and light",
      chart: {
        form: "doughnut",
        categories: ["Building and light", "Transport", "Insurance", "Advertising", "Catalogue"],
        series: [{ name: "Budget", values: [310, 120, 85, 70, 45] }],
        unit: "€ thousand",
      },
      reading: rich("**€630,000** in all; €240,000 are promised by sponsors."),
      notes: "The crystal alone needs a floor for two tonnes.",
    },
    {
      kind: "closing",
      title: "The trustees' yes is needed before the lenders'",
      nextSteps: [
        { action: "Approve theme and budget", owner: "Trustees", date: "12 January 2027" },
        { action: "Sign with the mine", owner: "Director", date: "1 March 2027" },
        { action: "Choose the designer", owner: "Curators", date: "30 April 2027" },
        { action: "Open", owner: "Everybody", date: "3 June 2028" },
      ],
      notes: "Offer a tour of the store after the meeting.",
    },
  ],
});
