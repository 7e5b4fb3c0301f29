const exampleText =
  "Our bakery log: 260 loaves a day with one oven, 380 with two, 410 since we have three. The second paid for itself in 9 weeks.";

const richExample = JSON.stringify({
  kind: "chart",
  title: "A second oven bakes 120 loaves more a day, a third only 30",
  chart: {
    form: "column",
    categories: ["One oven", "Two ovens", "Three ovens"],
    series: [{ name: "Loaves a day", values: [260, 380, 410] }],
    highlightedCategory: "Two ovens",
  },
  reading: "The second oven paid for itself in **9 weeks**",
  source: "Bakery log",
  notes: "…",
});

const figuresText =
  "We threw away 48 loaves a day last year, 12 now, since we bake twice: what sells by noon sets the second batch.";

const figuresExample = JSON.stringify({
  kind: "numbers",
  title: "Baking twice cut waste from 48 loaves a day to 12",
  figures: [
    {
      value: "12 loaves",
      label: "thrown away a day",
      highlighted: true,
      amount: 12,
      references: [{ label: "Last year", value: 48, role: "was" }],
    },
  ],
  takeaway: "What sells by noon sets the second batch",
  notes: "…",
});

const placeText =
  "The flue leaves by the back wall, 4 m from the neighbour's window; flour comes in by the yard gate.";

const placeExample = JSON.stringify({
  kind: "bullets",
  title: "The flue is 4 m from the neighbour's window",
  items: [
    { lead: "Flue", text: "by the back wall" },
    { lead: "Neighbour's window", text: "4 m away" },
    { lead: "Yard gate", text: "flour comes in here" },
  ],
  partsOf: "site plan of bakery and yard",
  notes: "…",
});

const planText = "Painting from mid-May to the end of June (half done), then the floor in July.";

const planExample = JSON.stringify({
  kind: "plan",
  title: "Painting and floor are done by the end of July",
  periods: ["May", "June", "July"],
  rows: [
    { label: "Painting", start: 0.5, end: 2, dates: "mid-May to the end of June", done: 0.5 },
    { label: "Floor", start: 2, end: 3, dates: "July" },
  ],
  notes: "…",
});

const closingText = "Please approve a third oven (€9,000) by 30 June; Ann Berg would order it the same day.";

const closingExample = JSON.stringify({
  kind: "closing",
  title: "Please approve €9,000 for a third oven by 30 June",
  nextSteps: [{ action: "Order the oven", owner: "Ann Berg", date: "the day of approval" }],
  notes: "…",
});

const flatExample = JSON.stringify({
  kind: "chart",
  title: "A second oven bakes 120 loaves more a day, a third only 30",
  text: "The second oven paid for itself in 9 weeks",
  items: [],
  columns: ["", "Loaves a day"],
  rows: [
    ["One oven", "260"],
    ["Two ovens", "380"],
    ["Three ovens", "410"],
  ],
  form: "column",
  notes: "…",
});

/** Slides of the kinds that are easiest to get wrong, each with the text that it comes from, for a model that writes in the rich schema. */
export const richExamples = `from "${exampleText}" comes
${richExample}
from "${figuresText}"
${figuresExample}
from "${placeText}"
${placeExample}
from "${planText}"
${planExample}
and from "${closingText}"
${closingExample}`;

/** A slide and the text that it comes from, for a model that writes in the flat schema. */
export const flatExamples = `from "${exampleText}" comes
${flatExample}`;
