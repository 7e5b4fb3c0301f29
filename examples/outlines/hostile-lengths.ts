import type { OutlineSlide } from "@lectern/deck";
import { createExample } from "../src/example.ts";
import { points, rich, rows, signed } from "../src/write-text.ts";

const sentence =
  "The regional coordination office confirms that all of the twenty-seven participating municipalities have handed in their figures on time. ";

const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

const longAddress = `https://example.org/${"archive/".repeat(12)}report.html`;

/** Returns a title of about 180 characters. */
function longTitle(topic: string): string {
  return `${topic}: ${sentence}`.slice(0, 180).trim();
}

const slides: readonly OutlineSlide[] = [
  {
    kind: "title",
    title: longTitle("A title that nobody would write, but that somebody will paste"),
    subtitle: sentence.repeat(2).trim(),
    byline:
      "A byline that names far too many people: Anna, Bertram, Charlotte, Dmitri, Eleonora, Friedrich and Guadalupe",
    notes: sentence.repeat(40).trim(),
  },
  {
    kind: "agenda",
    title: "An agenda of fourteen parts",
    entries: Array.from({ length: 14 }, (_, index) => ({
      title: `Part ${index + 1} of the programme`,
      ...(index % 2 === 0 && { summary: sentence.trim() }),
    })),
    notes: "Fourteen parts.",
  },
  {
    kind: "section",
    title: longTitle("A section"),
    summary: sentence.repeat(2).trim(),
    notes: "Long section.",
  },
  { kind: "bullets", title: "One", items: points("Yes"), notes: "The shortest slide." },
  {
    kind: "bullets",
    title: longTitle("Bullets"),
    items: points(
      sentence.repeat(4).trim(),
      `${longWord} and ${longWord}`,
      [
        `Lead with a ${longWord} :: ${sentence.trim()}`,
        ["Second level", "Third level", sentence.trim()],
        longAddress,
      ],
      ...Array.from({ length: 16 }, (_, index) => `Point ${index + 4} of many`),
    ),
    notes: "Goes on over several slides.",
  },
  {
    kind: "columns",
    title: "Columns of very unequal length",
    columns: [
      { heading: "One", items: points("A") },
      { heading: longWord, items: points(sentence.trim(), sentence.trim(), longWord) },
      { items: points(...Array.from({ length: 9 }, (_, index) => `Without a heading ${index + 1}`)) },
      { heading: "Four", items: points("Short", ["Nested", "below", "below again"]) },
    ],
    notes: "The third has no heading.",
  },
  {
    kind: "comparison",
    title: "A comparison of four options with eight points",
    options: ["First", "Second", "Third", longWord].map((heading, index) => ({
      heading,
      ...(index === 1 && { recommended: true }),
      points: signed(
        ...Array.from({ length: 8 }, (_, point) =>
          point % 3 === 0 ? `+ ${sentence.trim()}` : point % 3 === 1 ? `- Point ${point}` : `Plain ${point}`,
        ),
      ),
    })),
    notes: "Thirty-two points.",
  },
  {
    kind: "table",
    title: "A table of twelve columns",
    columns: Array.from({ length: 12 }, (_, index) => ({ heading: `Column ${index + 1}` })),
    rows: rows(
      ...Array.from({ length: 5 }, (_, row) =>
        Array.from({ length: 12 }, (_, column) => String((row + 1) * (column + 1) * 137)).join(" | "),
      ),
    ),
    notes: "Numbers only.",
  },
  {
    kind: "table",
    title: "A table of forty rows, some of them long",
    columns: [
      { heading: "Number", alignment: "end" },
      { heading: "What it says" },
      { heading: longWord.slice(0, 60) },
    ],
    rows: rows(
      ...Array.from({ length: 39 }, (_, row) =>
        row % 7 === 3 ? `${row + 1} | ${sentence.repeat(2).trim()} | ${longWord}` : `${row + 1} | Short | `,
      ),
      "= 780 | Sum | ",
    ),
    source: sentence.trim(),
    notes: "Goes on over several slides.",
  },
  {
    kind: "chart",
    title: "A chart of twenty-four categories with long names",
    chart: {
      form: "bar",
      categories: Array.from({ length: 24 }, (_, index) => `Administrative district number ${index + 1}`),
      series: [
        { name: "Inhabitants", values: Array.from({ length: 24 }, (_, index) => 1_234_567 - index * 51_234) },
      ],
      unit: "inhabitants",
    },
    reading: rich(sentence.trim()),
    source: sentence.trim(),
    notes: "Twenty-four bars.",
  },
  {
    kind: "chart",
    title: "A chart with losses, gaps and tiny numbers",
    chart: {
      form: "column",
      categories: ["a", "b", "c", "d", "e"],
      series: [
        { name: "Loss", values: [-12.25, 3.5, null, -0.004, 18] },
        { name: "A series with a name that is much longer than its bars", values: [null, null, 2, 4, -7] },
      ],
    },
    notes: "Null means that there is no number.",
  },
  {
    kind: "chart",
    title: "A chart of eight series",
    chart: {
      form: "line",
      categories: Array.from(
        { length: 36 },
        (_, index) => `${2024 + Math.floor(index / 12)}-${(index % 12) + 1}`,
      ),
      series: Array.from({ length: 8 }, (_, series) => ({
        name: `Series ${series + 1}`,
        values: Array.from({ length: 36 }, (_, month) => 20 + series * 5 + ((month * (series + 3)) % 11)),
      })),
    },
    notes: "Thirty-six months.",
  },
  {
    kind: "timeline",
    title: "A timeline of seventeen events",
    events: Array.from({ length: 17 }, (_, index) => ({
      date: `${index + 1} January 1900 in the old calendar`,
      title: `Event ${index + 1}`,
      ...(index % 4 === 0 && { text: sentence.trim() }),
    })),
    notes: "Goes on.",
  },
  {
    kind: "process",
    title: "A process of thirteen steps",
    steps: Array.from({ length: 13 }, (_, index) => ({
      title: index % 5 === 2 ? `Step with a ${longWord}` : `Do thing ${index + 1}`,
      ...(index % 3 === 0 && { text: sentence.trim() }),
    })),
    notes: "Goes on.",
  },
  {
    kind: "numbers",
    title: "Figures that are sentences",
    figures: [
      { value: "1,234,567,890.12 kilowatt-hours", label: sentence.trim(), text: sentence.trim() },
      { value: "7", label: "Seven" },
      { value: "from 12 to 99 %", label: "a range", text: sentence.trim() },
      { value: "n/a", label: longWord },
    ],
    takeaway: rich(sentence.repeat(2).trim()),
    notes: "Values of up to forty characters.",
  },
  {
    kind: "quote",
    title: longTitle("A quotation"),
    quotation: sentence.repeat(5).trim(),
    name: "Her Serene Highness Wilhelmina Augusta of Somewhere-Elsewhere-Hausen",
    role: sentence.trim(),
    notes: "Nobody speaks like this.",
  },
  {
    kind: "statement",
    title: longTitle("A statement"),
    support: sentence.repeat(2).trim(),
    notes: "Too long.",
  },
  {
    kind: "cards",
    title: "Cards from a word to a paragraph",
    cards: [
      { heading: "A" },
      { heading: longWord, text: rich(sentence.trim()) },
      { heading: "Third", text: rich(sentence.repeat(2).trim()), icon: "no-such-icon" },
      { heading: sentence.slice(0, 90).trim() },
      { heading: "Fifth", text: rich("Short") },
    ],
    notes: "Five cards.",
  },
  {
    kind: "code",
    title: "Code that is too long and too wide",
    codeLanguage: "TypeScript",
    code: Array.from({ length: 40 }, (_, index) =>
      index % 9 === 5
        ? `    const line${index} = "${"abcdefghij".repeat(15)}"; // no break in sight`
        : `${"\t".repeat(index % 3)}const line${index} = compute(${index});`,
    ).join("\n"),
    caption: sentence.trim(),
    notes: "Tabs and long lines.",
  },
  {
    kind: "closing",
    title: longTitle("The end"),
    items: points("First", sentence.trim(), "Third"),
    nextSteps: [
      ...Array.from({ length: 9 }, (_, index) => ({
        action: `${sentence.trim()} (${index + 1})`,
        owner: "Everybody",
        date: "As soon as possible",
      })),
      { action: "Go home" },
    ],
    contact: "somebody.with.a.very.long.name@a-department-with-a-very-long-name.example",
    notes: "Ten steps.",
  },
];

/** What nobody should write and everybody pastes: the longest, the shortest and the most of everything. */
export const hostileLengths = createExample({
  name: "hostile-lengths",
  look: "aubergine",
  title: "Hostile lengths",
  language: "en-GB",
  slides,
});
