import { createExample } from "../src/example.ts";
import { points, rich, rows, signed } from "../src/write-text.ts";

/** A village weighs four ways to heat its hall. */
export const energyComparison = createExample({
  name: "energy-comparison",
  look: "fern",
  title: "Heating the village hall",
  language: "en-GB",
  slides: [
    {
      kind: "title",
      title: "Four ways to heat the hall, and one that pays for itself",
      subtitle: "Report of the working group to the parish council of Ashcombe",
      byline: "Priya Raman, Colin Webb, Jean Tully · March 2027",
      notes: "Copies of the full report are at the door.",
    },
    {
      kind: "bullets",
      title: "The boiler is from 1994 and will not see 2030",
      items: points(
        "The hall used **61,000 kWh** of oil last year, at £5,900",
        "Parts for the burner are no longer made",
        "The tank must be replaced by 2028 in any case",
        "The grant covers **40 %** if we apply before October",
      ),
      notes: "The boiler failed on two evenings in January.",
    },
    {
      kind: "comparison",
      title: "Ground heat costs most to build and least to keep",
      options: [
        { heading: "New oil boiler", points: signed("+ £18,000 to build", "- £5,400 a year", "- No grant") },
        { heading: "Wood pellets", points: signed("+ Local fuel", "- Store and ash", "- £3,900 a year") },
        {
          heading: "Air heat pump",
          points: signed("+ £2,700 a year", "+ Built in a week", "- Fan can be heard"),
        },
        {
          heading: "Ground heat pump",
          recommended: true,
          points: signed("+ £2,000 a year", "+ Silent", "- £64,000 to build"),
        },
      ],
      notes: "All prices with tax, before the grant.",
    },
    {
      kind: "chart",
      title: "After eleven years ground heat is the cheapest",
      chart: {
        form: "line",
        categories: ["0", "5", "10", "15", "20", "25"],
        series: [
          { name: "Oil", values: [18, 45, 73, 102, 133, 165] },
          { name: "Pellets", values: [26, 46, 67, 88, 110, 133] },
          { name: "Air", values: [25, 39, 53, 68, 84, 100] },
          { name: "Ground", values: [38, 48, 58, 69, 79, 90], highlighted: true },
        ],
        unit: "£ thousand, in all",
      },
      reading: rich("By year **25** it has saved £75,000 against oil."),
      source: "Working group; after grant, prices rising by 2 % a year",
      notes: "The lines of air and ground cross in year sixteen.",
    },
    {
      kind: "table",
      title: "Side by side, ground heat wins four rows of six",
      columns: [
        { heading: "" },
        { heading: "Oil", alignment: "end" },
        { heading: "Pellets", alignment: "end" },
        { heading: "Air", alignment: "end" },
        { heading: "Ground", alignment: "end" },
      ],
      rows: rows(
        "Build, £ after grant | 18,000 | 26,000 | 25,000 | 38,000",
        "Run, £ a year | 5,400 | 3,900 | 2,700 | 2,000",
        "Carbon, t a year | 16.3 | 1.9 | 3.1 | 2.4",
        "Noise, dB at the wall | 48 | 51 | 44 | 31",
        "Life, years | 18 | 20 | 16 | 25",
        "> Cost over 25 years, £ | 165,000 | 133,000 | 100,000 | 90,000",
      ),
      source: "Three offers each, January 2027; median",
      notes: "Carbon with the grid mix of 2026.",
    },
    {
      kind: "chart",
      title: "Walls and windows lose more than the boiler wastes",
      chart: {
        form: "pie",
        categories: ["Walls", "Windows", "Roof", "Draughts", "Boiler losses"],
        series: [{ name: "Heat lost", values: [31, 24, 12, 15, 18] }],
        unit: "%",
        highlightedCategory: 0,
      },
      reading: rich("Lining the north wall comes first, whatever we burn."),
      source: "Thermal survey, 4 February 2027",
      notes: "The survey cost £600 and found the draught behind the stage.",
    },
    {
      kind: "numbers",
      title: "What the recommended way means for the parish",
      figures: [
        { value: "£38,000", label: "to find", text: "After a grant of £26,000" },
        { value: "£3,400", label: "saved each year", text: "Against a new oil boiler", highlighted: true },
        { value: "14 t", label: "less carbon a year", text: "As much as six cars" },
        { value: "6 weeks", label: "of closure", text: "In the summer holidays" },
      ],
      notes: "The reserve fund holds £22,000.",
    },
    {
      kind: "process",
      title: "From decision to warm hall in five steps",
      steps: [
        { title: "Apply", text: "Grant office, before 1 October" },
        { title: "Drill", text: "Three holes of 90 m, below the car park" },
        { title: "Line", text: "North wall, by volunteers" },
        { title: "Fit", text: "Pump and larger radiators" },
        { title: "Test", text: "Two weeks, before the autumn fair" },
      ],
      notes: "Drilling takes four days and is loud.",
    },
    {
      kind: "statement",
      title: "The cheapest heat is the heat we do not lose",
      support: "Whatever the council decides, the north wall should be lined this summer.",
      notes: "All three of us agree on this one.",
    },
    {
      kind: "closing",
      title: "We ask the council for three votes tonight",
      items: points(
        "Apply for the grant for ground heat",
        "Release £2,800 for lining the north wall",
        "Ask for firm offers, to be opened on 3 June",
      ),
      contact: "hall@ashcombe.example",
      notes: "Votes can be taken one by one.",
    },
  ],
});
