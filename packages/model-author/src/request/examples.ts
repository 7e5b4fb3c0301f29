const exampleText =
  "Our bakery log: 260 loaves a day with one oven, 380 since we have two. The second paid for itself in 9 weeks.";

const richExample = JSON.stringify({
  kind: "chart",
  title: "Two ovens bake 46% more loaves a day",
  chart: {
    form: "column",
    categories: ["One oven", "Two ovens"],
    series: [{ name: "Loaves a day", values: [260, 380] }],
    highlightedCategory: "Two ovens",
  },
  reading: "The second oven paid for itself in **9 weeks**",
  source: "Bakery log",
  notes: "…",
});

const figuresText = "We threw away 48 loaves a day last year, 12 now, since we bake twice.";

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
  notes: "…",
});

const planText = "Painting from mid-May to the end of June (half done), then the floor in July, by Bo Lind.";

const planExample = JSON.stringify({
  kind: "plan",
  title: "Painting and floor are done by the end of July",
  periods: ["May", "June", "July"],
  rows: [
    { label: "Painting", start: 0.5, end: 2, dates: "mid-May to the end of June", done: 0.5 },
    { label: "Floor", start: 2, end: 3, dates: "July", owner: "Bo Lind" },
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
  title: "Two ovens bake 46% more loaves a day",
  text: "The second oven paid for itself in 9 weeks",
  items: [],
  columns: ["", "Loaves a day"],
  rows: [
    ["One oven", "260"],
    ["Two ovens", "380"],
  ],
  form: "column",
  notes: "…",
});

/** Slides of the kinds that are easiest to get wrong, each with the text that it comes from, for a model that writes in the rich schema. */
export const richExamples = `from "${exampleText}" comes
${richExample}
from "${figuresText}"
${figuresExample}
from "${planText}"
${planExample}
and from "${closingText}"
${closingExample}`;

/** A slide and the text that it comes from, for a model that writes in the flat schema. */
export const flatExamples = `from "${exampleText}" comes
${flatExample}`;
