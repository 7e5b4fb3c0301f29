import { createExample } from "../src/example.ts";
import { points, rich, rows } from "../src/write-text.ts";

/** A lesson for fourteen-year-olds. */
export const photosynthesis = createExample({
  name: "photosynthesis",
  look: "fern",
  title: "Photosynthesis",
  language: "en-GB",
  slides: [
    {
      kind: "title",
      title: "How a leaf turns light into sugar",
      subtitle: "Biology, year 9, lesson 12",
      byline: "Ms Okafor · Hollin Bank School",
      notes: "Hand out one leaf to each pair of pupils.",
    },
    {
      kind: "statement",
      title: "A tree is made of air",
      support: "Almost all of its dry weight comes from carbon dioxide, not from the soil.",
      notes: "Ask first: where does the weight of a tree come from? Collect guesses on the board.",
    },
    {
      kind: "agenda",
      title: "By the end you can answer five questions",
      entries: [
        { title: "What goes in?" },
        { title: "What comes out?" },
        { title: "Where does it happen?" },
        { title: "What slows it down?" },
        { title: "Why does it matter to us?" },
      ],
      notes: "These are also the five questions of the test on Friday.",
    },
    {
      kind: "columns",
      title: "Three things go in, two come out",
      columns: [
        {
          heading: "In",
          items: points(
            "Carbon dioxide, through the stomata",
            "Water, from the roots",
            "Light, caught by chlorophyll",
          ),
        },
        { heading: "Out", items: points("Glucose, the plant's food", "Oxygen, what we breathe") },
      ],
      notes: "Word equation on the board: carbon dioxide + water → glucose + oxygen.",
    },
    {
      kind: "process",
      title: "Light splits water, and its energy builds sugar",
      steps: [
        { title: "Catch light", text: "Chlorophyll takes in red and blue" },
        { title: "Split water", text: "Oxygen is set free" },
        { title: "Store energy", text: "In small carrier molecules" },
        { title: "Fix carbon", text: "Carbon dioxide is tied in" },
        { title: "Build sugar", text: "Glucose, then starch" },
        { title: "Move it on", text: "To roots, fruit and seed" },
      ],
      notes: "Steps one to three need light, four and five do not.",
    },
    {
      kind: "bullets",
      title: "The leaf is built for the job",
      items: points(
        "Wide and flat :: catches as much light as it can",
        "Thin :: gases need to travel only a fraction of a millimetre",
        "Stomata :: tiny mouths on the underside, open by day",
        "Veins :: bring water in and carry sugar out",
        "Chloroplasts :: packed into the upper layer, where the light is",
      ),
      notes: "Let them find the veins on their own leaf with the hand lens.",
    },
    {
      kind: "chart",
      title: "More light helps, but only up to a point",
      chart: {
        form: "line",
        categories: ["0", "10", "20", "30", "40", "50", "60"],
        series: [
          { name: "20 °C", values: [0, 12, 22, 29, 33, 34, 34] },
          { name: "30 °C", values: [0, 14, 27, 38, 46, 51, 52], highlighted: true },
        ],
        unit: "bubbles per minute",
      },
      reading: rich("Beyond **40** something else is the limit: here it is the temperature."),
      source: "Class experiment with pondweed; lamp brightness in thousand lux",
      notes: "The horizontal axis is brightness in thousand lux.",
    },
    {
      kind: "table",
      title: "Whatever is scarcest sets the pace",
      columns: [
        { heading: "Factor" },
        { heading: "Too little" },
        { heading: "Just right" },
        { heading: "Too much" },
      ],
      rows: rows(
        "Light | No energy | Steady growth | Leaves scorch",
        "Warmth | Enzymes idle | 25 to 30 °C | Enzymes break",
        "Water | Stomata shut | Moist soil | Roots suffocate",
        "Carbon dioxide | Slow growth | 0.1 % in a glasshouse | No further gain",
      ),
      notes: "Growers pump carbon dioxide into glasshouses for the last row.",
    },
    {
      kind: "numbers",
      title: "One big beech keeps a small class breathing",
      figures: [
        { value: "11 kg", label: "of oxygen a day", text: "On a bright day in June" },
        { value: "600,000", label: "leaves", text: "Four tennis courts in area" },
        { value: "13", label: "people supplied", text: "Half of this class" },
      ],
      takeaway: rich("At night it needs oxygen itself: about **a fifth** of what it gave by day."),
      notes: "Rounded figures for a tree of about a hundred years.",
    },
    {
      kind: "code",
      title: "A few lines are enough to simulate a leaf",
      codeLanguage: "Python",
      code: `def rate(light, warmth, carbon_dioxide):
    """Bubbles per minute: the scarcest factor decides."""
    by_light = 0.9 * light
    by_warmth = 52 if 25 <= warmth <= 32 else 30
    by_carbon = 800 * carbon_dioxide
    return min(by_light, by_warmth, by_carbon)


for light in range(0, 70, 10):
    print(light, rate(light, warmth=30, carbon_dioxide=0.08))`,
      caption: "Change one number at a time and predict the result before you run it.",
      notes: "Runs in the browser; the link is on the worksheet.",
    },
    {
      kind: "cards",
      title: "Without it there would be no breakfast",
      cards: [
        { heading: "Food", text: rich("Every bite began as sugar in a leaf."), icon: "apple" },
        { heading: "Air", text: rich("All the oxygen we breathe is its waste."), icon: "wind" },
        { heading: "Fuel", text: rich("Coal and oil are old leaves, pressed."), icon: "flame" },
        { heading: "Cloth", text: rich("Cotton and linen are plant sugar in threads."), icon: "shirt" },
      ],
      notes: "Ask for a counter-example. There are very few: deep-sea vents.",
    },
    {
      kind: "closing",
      title: "For Friday: explain it to somebody at home",
      items: points(
        "Draw the leaf with three arrows in and two out",
        "Say what limits a plant on *your* window sill",
        "Bring one question that we did not answer",
      ),
      notes: "Collect the drawings on Friday; they go on the wall.",
    },
  ],
});
