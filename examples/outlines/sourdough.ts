import { createExample } from "../src/example.ts";
import { points, rich, rows, signed } from "../src/write-text.ts";

/** A course for people who have never baked bread. */
export const sourdough = createExample({
  name: "sourdough",
  look: "terracotta",
  title: "Your first sourdough loaf",
  language: "en-GB",
  slides: [
    {
      kind: "title",
      title: "Your first sourdough loaf, in one weekend",
      subtitle: "Flour, water, salt and a little patience",
      byline: "Evening class, Brookside Community Kitchen",
      notes: "Have a jar of starter on every table.",
    },
    {
      kind: "numbers",
      title: "You need four ingredients, and three are in the cupboard",
      figures: [
        { value: "500 g", label: "strong flour", text: "White, or one fifth wholemeal" },
        { value: "350 g", label: "water", text: "As warm as your hand" },
        { value: "10 g", label: "salt", text: "Fine, without iodine" },
        { value: "100 g", label: "starter", text: "Fed the evening before", highlighted: true },
      ],
      takeaway: rich("Weigh everything: a cup of flour can be **120 g** or **160 g**."),
      notes: "Hand out the scales.",
    },
    {
      kind: "process",
      title: "Eight steps, most of them waiting",
      steps: [
        { title: "Feed the starter", text: "Friday, 9 pm" },
        { title: "Mix", text: "Saturday, 9 am" },
        { title: "Add the salt", text: "10 am" },
        { title: "Fold four times", text: "Every half hour" },
        { title: "Let it rise", text: "Until 4 pm" },
        { title: "Shape", text: "Tight, seam below" },
        { title: "Chill overnight", text: "In the fridge" },
        { title: "Bake", text: "Sunday, 8 am" },
      ],
      notes: "Only forty minutes of this are work.",
    },
    {
      kind: "bullets",
      title: "The starter tells you when it is ready",
      items: points(
        "Doubled :: within four to six hours of feeding",
        "Bubbly :: all the way down, not only on top",
        "Sweet and sour :: like yoghurt, not like nail varnish",
        "Floats :: a spoonful stays up in water",
      ),
      notes: "Do the float test in front of the class.",
    },
    {
      kind: "chart",
      title: "Warmth decides how long the dough takes",
      chart: {
        form: "bar",
        categories: ["18 °C", "20 °C", "22 °C", "24 °C", "26 °C"],
        series: [{ name: "Hours to rise", values: [11, 8.5, 6.5, 5, 4] }],
        unit: "hours",
        decimals: 1,
        highlightedCategory: 2,
      },
      reading: rich("Most kitchens are at **22 °C**: count on six and a half hours."),
      source: "Measured in our own kitchen, 20 % starter",
      notes: "Watch the dough, not the clock.",
    },
    {
      kind: "comparison",
      title: "A pot beats a stone for a first loaf",
      options: [
        {
          heading: "Iron pot",
          recommended: true,
          points: signed("+ Keeps the steam in", "+ Even crust", "- Heavy and hot"),
        },
        {
          heading: "Baking stone",
          points: signed("+ Room for two loaves", "+ Good for pizza", "- Needs a tray of water"),
        },
      ],
      notes: "Warn about the hot lid. Gloves!",
    },
    {
      kind: "table",
      title: "Every fault has a cause and a cure",
      columns: [{ heading: "What you see" }, { heading: "Why" }, { heading: "Next time" }],
      rows: rows(
        "Flat and wide | Rose too long | Shape an hour earlier",
        "Dense, few holes | Rose too short | Wait for half as much again",
        "Gummy inside | Cut too soon | Cool for two hours",
        "Pale crust | Oven not hot enough | Heat the pot for 45 minutes",
        "Burst at the side | Cut too shallow | One cut, a centimetre deep",
      ),
      notes: "Ask who has seen which.",
    },
    {
      kind: "columns",
      title: "What to buy, what to borrow, what to skip",
      columns: [
        { heading: "Buy", items: points("Digital scales", "Strong flour", "A razor blade") },
        { heading: "Borrow", items: points("Iron pot with lid", "Proving basket", "Thermometer") },
        { heading: "Skip", items: points("Stand mixer", "Special water", "Expensive jars") },
        { heading: "Make", items: points("Dusting flour", "Baking paper sling", "A warm corner") },
      ],
      notes: "A bowl with a cloth is a proving basket.",
    },
    {
      kind: "quote",
      title: "The best advice we ever got",
      quotation: "The dough has no calendar. Look at it.",
      name: "Agnes Pettersson",
      role: "Baker for fifty-one years",
      notes: "Agnes taught this class until 2021.",
    },
    {
      kind: "closing",
      title: "Bake on Sunday, bring a slice on Tuesday",
      items: points(
        "Take your jar of starter home and feed it tonight",
        "Keep a log: time, temperature, how it looked",
        "Send a photograph of the cut loaf, faults and all",
      ),
      contact: "bread@brookside.example",
      notes: "Prize for the most instructive failure.",
    },
  ],
});
