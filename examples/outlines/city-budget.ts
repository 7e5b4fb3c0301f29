import { createExample } from "../src/example.ts";
import { points, rich, rows, signed } from "../src/write-text.ts";

/** A council hears how its money is to be spent. */
export const cityBudget = createExample({
  name: "city-budget",
  look: "editorial",
  title: "Vestermark: budget 2027",
  language: "en-GB",
  slides: [
    {
      kind: "title",
      title: "A budget that repairs before it builds",
      subtitle: "Draft budget 2027 of the City of Vestermark",
      byline: "Finance Committee · First reading · 9 November 2026",
      notes: "Madam Mayor, members of the council.",
    },
    {
      kind: "agenda",
      title: "We ask the council to settle three matters",
      entries: [
        { title: "Where the money comes from", summary: "Income, grants, fees" },
        { title: "Where it goes", summary: "Services, works, debt" },
        { title: "What is still open", summary: "Pool, buses, library hours" },
      ],
      notes: "The annex with all 214 lines was sent on Friday.",
    },
    {
      kind: "section",
      title: "Where the money comes from",
      summary: "Income, grants, fees",
      notes: "Five minutes.",
    },
    {
      kind: "chart",
      title: "Half of our income is property tax, and it no longer grows",
      chart: {
        form: "bar",
        categories: ["Property tax", "State grants", "Business tax", "Fees and fines", "Parking", "Interest"],
        series: [{ name: "Income 2027", values: [92.4, 41.8, 28.6, 14.2, 6.1, 1.3] }],
        unit: "million crowns",
        decimals: 1,
        highlightedCategory: 0,
      },
      reading: rich("Property tax brings **92.4 million** of 184.4, the same as last year."),
      source: "City Treasurer, draft of 2 November 2026",
      notes: "Valuations are frozen until 2029.",
    },
    {
      kind: "bullets",
      title: "Three assumptions carry the estimate",
      items: points(
        [
          "Prices rise by 2.4 %",
          "Each further point costs us 1.1 million crowns",
          "Energy is bought for two years ahead",
        ],
        ["State grants stay at the level of 2026", "The new formula is not law yet"],
        ["The port pays its dividend of 4 million", "Its board decides on 12 December"],
      ),
      notes: "The port's decision comes after our second reading.",
    },
    {
      kind: "section",
      title: "Where it goes",
      summary: "Services, works, debt",
      notes: "Ten minutes.",
    },
    {
      kind: "chart",
      title: "Schools and care take more every year, roads take what is left",
      chart: {
        form: "stackedColumn",
        categories: ["2023", "2024", "2025", "2026", "2027"],
        series: [
          { name: "Schools", values: [58, 61, 64, 67, 70] },
          { name: "Care", values: [44, 47, 51, 54, 58] },
          { name: "Roads", values: [22, 20, 18, 17, 24], highlighted: true },
          { name: "Culture", values: [12, 12, 13, 13, 13] },
        ],
        unit: "million crowns",
      },
      reading: rich("2027 is the first year since 2019 in which **roads** gain."),
      source: "City Treasurer",
      notes: "Administration and debt are left out of this picture.",
    },
    {
      kind: "table",
      title: "The draft balances with 0.6 million to spare",
      columns: [
        { heading: "Million crowns" },
        { heading: "2025", alignment: "end" },
        { heading: "2026", alignment: "end" },
        { heading: "2027", alignment: "end" },
        { heading: "Change", alignment: "end" },
      ],
      rows: rows(
        "Schools and day care | 64.0 | 67.0 | 70.0 | +4.5 %",
        "Care and health | 51.0 | 54.0 | 58.0 | +7.4 %",
        "> Roads and bridges | 18.0 | 17.0 | 24.0 | +41.2 %",
        "Culture and sport | 13.0 | 13.0 | 13.0 | 0.0 %",
        "Administration | 11.8 | 12.1 | 11.9 | -1.7 %",
        "Debt service | 8.2 | 7.6 | 6.9 | -9.2 %",
        "= Total | 166.0 | 170.7 | 183.8 | +7.7 %",
      ),
      source: "City Treasurer, draft of 2 November 2026. Income 2027: 184.4",
      notes: "Administration falls because two vacancies are not filled.",
    },
    {
      kind: "hierarchy",
      title: "Seven of ten crowns go to schools and care",
      root: {
        name: "All expenses",
        amount: { value: 183.8, shown: "183.8 million" },
        children: [
          {
            name: "Schools",
            amount: { value: 70, shown: "70.0" },
            highlighted: true,
            children: [
              { name: "Teaching", amount: { value: 51.2, shown: "51.2" } },
              { name: "Buildings", amount: { value: 11.9, shown: "11.9" } },
              { name: "Meals", amount: { value: 6.9, shown: "6.9" } },
            ],
          },
          {
            name: "Care",
            amount: { value: 58, shown: "58.0" },
            children: [
              { name: "Homes", amount: { value: 33.4, shown: "33.4" } },
              { name: "At home", amount: { value: 24.6, shown: "24.6" } },
            ],
          },
          { name: "Roads and bridges", amount: { value: 24, shown: "24.0" } },
          { name: "Culture and sport", amount: { value: 13, shown: "13.0" } },
          { name: "Administration and debt", amount: { value: 18.8, shown: "18.8" } },
        ],
      },
      notes: "Care at home grows fastest.",
    },
    {
      kind: "numbers",
      title: "The bridges cannot wait any longer",
      figures: [
        {
          value: "11",
          label: "bridges rated poor",
          text: "Four of them carry school buses",
          highlighted: true,
        },
        { value: "38 years", label: "average age", text: "Planned life: 40 years" },
        { value: "7.2 million", label: "for the first four", text: "Two construction seasons" },
        { value: "3 ×", label: "the cost of waiting", text: "If a bridge must be closed" },
      ],
      takeaway: rich("Every crown spent before 2028 saves **three** after it."),
      notes: "The engineer's report is public since June.",
    },
    {
      kind: "section",
      title: "What is still open",
      summary: "Pool, buses, library hours",
      notes: "The rest of the time.",
    },
    {
      kind: "comparison",
      title: "The committee recommends to renovate the pool in two stages",
      options: [
        {
          heading: "Close it",
          points: signed("+ Saves 1.9 million a year", "- No swimming lessons", "- 23 jobs"),
        },
        {
          heading: "Renovate in stages",
          recommended: true,
          points: signed("+ Lessons go on", "+ 6.5 million over three years", "- Outdoor pool shut in 2028"),
        },
        {
          heading: "Build anew",
          points: signed("+ Lowest running cost", "- 31 million", "- Four years without a pool"),
        },
      ],
      notes: "Two members of the committee voted for the new building.",
    },
    {
      kind: "quote",
      title: "The engineer's warning is plain",
      quotation: "We are not asking for better bridges. We are asking for bridges.",
      name: "Henrik Aasland",
      role: "City Engineer, hearing of 3 June 2026",
      notes: "From the minutes, page 14.",
    },
    {
      kind: "closing",
      title: "The council decides on 14 December",
      nextSteps: [
        { action: "Send in amendments", owner: "All groups", date: "20 November" },
        { action: "Hold the public hearing", owner: "Finance Committee", date: "26 November" },
        { action: "Second reading and vote", owner: "Council", date: "14 December" },
      ],
      contact: "treasurer@vestermark.example",
      notes: "Amendments need a source of money.",
    },
  ],
});
