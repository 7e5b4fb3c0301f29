import type { BulletItem, Outline, OutlineSlide } from "@lectern/deck";

/**
 * Returns the deck that every benchmark makes: 12 slides, notes on 11, with table, chart, quote, columns and nested points.
 * Decks of different numbers say the same with other names and figures, so that nothing remembered from one helps the next.
 */
export function createSampleDeck(number: number): Outline {
  const company = `${companies[number % companies.length]} ${100 + (number % 800)}`;
  return {
    title: `${company}: results of the year`,
    language: "en",
    direction: "ltr",
    slides: createSlides(company, number),
  };
}

/** Returns the sample deck's slides again and again until there are as many as asked for. */
export function createLongDeck(slideCount: number): Outline {
  const decks = Array.from({ length: Math.ceil(slideCount / 12) }, (_, number) => createSampleDeck(number));
  const slides = decks.flatMap((deck, part) =>
    deck.slides.map((slide) => ({ ...slide, title: `${slide.title} (part ${part + 1})` })),
  );
  return { ...createSampleDeck(0), slides: slides.slice(0, slideCount) };
}

const companies = ["Nordlys", "Havbris", "Fjellvann", "Solberg", "Tindefjord", "Vestkyst", "Elvebakken"];

function createSlides(company: string, number: number): readonly OutlineSlide[] {
  const amount = (base: number) => (base + ((number * 37) % 100) / 10).toFixed(1);
  const value = (base: number) => Number(amount(base));
  return [
    {
      kind: "title",
      title: `${company}: results of the year`,
      subtitle: "What we sold, what it cost and what we do next",
      byline: "Board meeting, 14 February",
    },
    {
      kind: "agenda",
      title: "Three questions for today",
      entries: [
        { title: "Where do we stand?", summary: "Sales, costs and the people behind them" },
        { title: "What did we learn?", summary: "Two launches, one of which went wrong" },
        { title: "What comes next?", summary: "Plans and what they need" },
      ],
      notes: `Half an hour for the figures of ${company}, half an hour for decisions.`,
    },
    {
      kind: "section",
      title: "Where do we stand?",
      summary: "A good year with one weak quarter",
      notes: "Say first that the weak quarter was expected.",
    },
    {
      kind: "bullets",
      title: `Sales of ${company} grew in every region`,
      items: [
        point("North", `up ${amount(12)} %, led by the two new shops`),
        point("West", `up ${amount(8)} %, although the ferry did not run in March`),
        point("South", `up ${amount(5)} %, with fewer and larger orders`),
        point("Online", "three orders of ten now come through the web shop"),
      ],
      notes: "The regions are those of the new structure.\nThe old ones stand in the appendix.",
    },
    {
      kind: "bullets",
      title: "Costs rose less than sales, for three reasons",
      items: [
        {
          text: plain("We buy together with two neighbours"),
          children: [
            { text: plain(`Freight fell to NOK ${amount(4)} million`) },
            {
              text: plain("Packaging comes from one supplier"),
              children: [{ text: plain("Contract until 2028") }],
            },
          ],
        },
        {
          text: plain("The new hall needs a third less energy"),
          children: [{ text: plain("Heat comes from the bakery next door") }],
        },
        { text: plain("Overtime is down to two hours a week and person") },
      ],
      notes: `Energy: NOK ${amount(2)} million less than the year before.`,
    },
    {
      kind: "columns",
      title: "What went well and what did not",
      columns: [
        {
          heading: "Went well",
          items: [
            { text: plain("Delivery within two days in nine of ten cases") },
            { text: plain("Two apprentices stayed") },
            { text: plain("No accident with lost time") },
          ],
        },
        {
          heading: "Did not",
          items: [
            { text: plain("The spring launch came five weeks late") },
            { text: plain("Returns doubled in April") },
            { text: plain("Three people left the workshop") },
          ],
        },
      ],
      notes: "Returns: one faulty batch, replaced at once.",
    },
    {
      kind: "table",
      title: `${company} earned more in every quarter but one`,
      columns: [
        { heading: "NOK million" },
        { heading: "Q1" },
        { heading: "Q2" },
        { heading: "Q3" },
        { heading: "Q4" },
      ],
      rows: [
        row("Sales", amount(41), amount(39), amount(44), amount(52)),
        row("Materials", amount(18), amount(18), amount(19), amount(22)),
        row("Staff", amount(12), amount(12), amount(12), amount(13)),
        row("Other costs", amount(6), amount(7), amount(6), amount(7)),
        { cells: row("Result", amount(5), amount(2), amount(7), amount(10)).cells, role: "total" },
      ],
      source: "Annual accounts, not audited",
      notes: "The second quarter holds the late launch.",
    },
    {
      kind: "section",
      title: "What comes next?",
      summary: "Two plans and one question for the board",
      notes: "From here on we need decisions.",
    },
    {
      kind: "chart",
      title: "Orders point to another good year",
      chart: {
        form: "column",
        categories: ["Q1", "Q2", "Q3", "Q4"],
        series: [
          { name: "This year", values: [value(41), value(39), value(44), value(52)] },
          {
            name: "Orders for next year",
            values: [value(46), value(47), value(45), value(55)],
            highlighted: true,
          },
        ],
        unit: "NOK million",
      },
      reading: plain("Orders lie above this year's sales in every quarter."),
      source: "Order book of 31 January",
      notes: "Orders can be cancelled until March.",
    },
    {
      kind: "columns",
      title: "Two ways to grow",
      columns: [
        {
          heading: "A third shop in the north",
          items: [
            { text: plain(`Needs NOK ${amount(14)} million and twelve people`) },
            { text: plain("Earns its money back in six years") },
          ],
        },
        {
          heading: "A larger web shop",
          items: [
            { text: plain(`Needs NOK ${amount(3)} million and three people`) },
            { text: plain("Earns its money back in two years") },
          ],
        },
      ],
      notes: "We recommend the second one and keep the first for later.",
    },
    {
      kind: "quote",
      title: "What customers say",
      quotation:
        "I ordered on Monday evening and it stood at my door on Wednesday, in better shape than from the shop.",
      name: "Kari Holm",
      role: `Customer of ${company} since 2016`,
      notes: "From the survey in November, 412 answers.",
    },
    {
      kind: "bullets",
      title: "What we ask the board for",
      items: [
        point("Decide", "the larger web shop, by the end of March"),
        point("Approve", `the budget of NOK ${amount(160)} million`),
        point("Discuss", "whether the third shop comes back in autumn"),
        point("Note", "that two leases end in June and are being negotiated"),
      ],
      notes: "The budget is attachment 3.",
    },
  ];
}

function plain(text: string) {
  return [{ text }];
}

function point(lead: string, text: string): BulletItem {
  return { lead, text: plain(text) };
}

function row(...cells: readonly string[]) {
  return { cells: cells.map(plain) };
}
