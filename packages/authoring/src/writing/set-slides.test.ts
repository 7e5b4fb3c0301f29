import { createOutline, type OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { setSlides } from "./set-slides.ts";

const say = (text: string) => [{ text }];

interface Case {
  readonly given: OutlineSlide;
  readonly want: OutlineSlide;
}

const cases: readonly Case[] = [
  {
    given: { kind: "title", title: "a\n b", subtitle: "c\td", byline: " " },
    want: { kind: "title", title: "a b", subtitle: "c d" },
  },
  {
    given: { kind: "agenda", title: "a", entries: [{ title: "b\nc", summary: "" }] },
    want: { kind: "agenda", title: "a", entries: [{ title: "b c" }] },
  },
  {
    given: {
      kind: "bullets",
      title: "a\ud83d",
      items: [{ lead: "\ude00b", text: say("\ude00 c \u{1f600}") }],
    },
    want: { kind: "bullets", title: "a", items: [{ lead: "b", text: say(" c \u{1f600}") }] },
  },
  {
    given: { kind: "section", title: " ", summary: "a\tb" },
    want: { kind: "section", title: "…", summary: "a b" },
  },
  {
    given: { kind: "bullets", title: "a", items: [{ lead: "b\n", text: say("c\td") }], notes: "e\n\tf" },
    want: { kind: "bullets", title: "a", items: [{ lead: "b", text: say("c d") }], notes: "e\n  f" },
  },
  {
    given: {
      kind: "columns",
      title: "a",
      columns: [
        { heading: "\t", items: [{ text: say("b") }] },
        { heading: "c\td", items: [{ text: say("e\nf") }] },
      ],
    },
    want: {
      kind: "columns",
      title: "a",
      columns: [{ items: [{ text: say("b") }] }, { heading: "c d", items: [{ text: say("e f") }] }],
    },
  },
  {
    given: {
      kind: "comparison",
      title: "a",
      options: [
        { heading: "b\nc", points: [{ sign: "plus", text: say("d\te") }], recommended: true },
        { heading: "f", points: [{ text: say("g") }] },
      ],
    },
    want: {
      kind: "comparison",
      title: "a",
      options: [
        { heading: "b c", points: [{ sign: "plus", text: say("d e") }], recommended: true },
        { heading: "f", points: [{ text: say("g") }] },
      ],
    },
  },
  {
    given: {
      kind: "table",
      title: "a",
      columns: [{ heading: " " }, { heading: "b\nc", alignment: "end" }],
      rows: [{ cells: [say("d\te"), say(" ")] }, { cells: [[{ text: "" }], []] }],
      source: "",
    },
    want: {
      kind: "table",
      title: "a",
      columns: [{ heading: "" }, { heading: "b c", alignment: "end" }],
      rows: [{ cells: [say("d e"), []] }],
    },
  },
  {
    given: {
      kind: "chart",
      title: "a",
      chart: { form: "bar", categories: ["b\nc"], series: [{ name: "d\te", values: [1] }], unit: "" },
      reading: say(" "),
      source: "f\ng",
    },
    want: {
      kind: "chart",
      title: "a",
      chart: { form: "bar", categories: ["b c"], series: [{ name: "d e", values: [1] }] },
      source: "f g",
    },
  },
  {
    given: {
      kind: "timeline",
      title: "a",
      events: [
        { date: "b\nc", title: "d", text: "e\tf" },
        { date: "g", title: "h", text: " ", highlighted: true },
      ],
    },
    want: {
      kind: "timeline",
      title: "a",
      events: [
        { date: "b c", title: "d", text: "e f" },
        { date: "g", title: "h", highlighted: true },
      ],
    },
  },
  {
    given: {
      kind: "process",
      title: "a",
      steps: [
        { title: "b\nc", text: "d\te" },
        { title: "f", text: "" },
      ],
    },
    want: { kind: "process", title: "a", steps: [{ title: "b c", text: "d e" }, { title: "f" }] },
  },
  {
    given: {
      kind: "numbers",
      title: "a",
      figures: [{ value: "1\t%", label: "b\nc", text: "" }],
      takeaway: say("d\te"),
    },
    want: { kind: "numbers", title: "a", figures: [{ value: "1 %", label: "b c" }], takeaway: say("d e") },
  },
  {
    given: { kind: "quote", title: "a", quotation: "b\nc", name: "d\te", role: " " },
    want: { kind: "quote", title: "a", quotation: "b c", name: "d e" },
  },
  {
    given: { kind: "statement", title: "a", support: "b\nc" },
    want: { kind: "statement", title: "a", support: "b c" },
  },
  {
    given: {
      kind: "cards",
      title: "a",
      cards: [
        { heading: "b\nc", text: say("d\te"), icon: "" },
        { heading: "f", text: [] },
      ],
    },
    want: { kind: "cards", title: "a", cards: [{ heading: "b c", text: say("d e") }, { heading: "f" }] },
  },
  {
    given: {
      kind: "code",
      title: "a",
      code: "\r\n  if (b)\r\n\tc();\r\n\r\n",
      caption: "d\te",
      codeLanguage: "",
    },
    want: { kind: "code", title: "a", code: "  if (b)\n\tc();", caption: "d e" },
  },
  {
    given: {
      kind: "closing",
      title: "a",
      items: [{ text: say("b\nc") }],
      nextSteps: [{ action: "d\te", owner: "", date: "f\ng" }],
      contact: "h\ti",
    },
    want: {
      kind: "closing",
      title: "a",
      items: [{ text: say("b c") }],
      nextSteps: [{ action: "d e", date: "f g" }],
      contact: "h i",
    },
  },
];

describe("setSlides", () => {
  it.each(cases)(
    "sets the lines of a $given.kind slide, so that the outline may hold it",
    ({ given, want }) => {
      const slides = setSlides([given]);
      expect(slides).toEqual([want]);
      const cover: OutlineSlide = { kind: "title", title: "Cover" };
      const outline = {
        title: "Deck",
        language: "en",
        direction: "ltr" as const,
        slides: [cover, ...slides],
      };
      expect(createOutline(outline)).toEqual(outline);
    },
  );
});

it.each([
  { given: "a\ud83d\nb\ude00", want: "a\nb" },
  { given: `${"a".repeat(99_999)}😀`, want: "a".repeat(99_999) },
])("notes are of whole characters, and no more of them than an outline may hold", ({ given, want }) => {
  const slides = setSlides([{ kind: "title", title: "a", notes: given }]);
  expect(slides[0]?.notes === want).toBe(true);
  expect(() => createOutline({ title: "a", slides, language: "en", direction: "ltr" })).not.toThrow();
});

describe("the title of a slide", () => {
  const titled = (title: string) => setSlides([{ kind: "statement", title }])[0]?.title;

  it.each([
    { typed: "what went well · what didnt", title: "What went well · what didnt" },
    { typed: "finish", title: "Finish" },
    { typed: "i propose three new water butts", title: "I propose three new water butts" },
    { typed: "jedziemy z klasą do Torunia", title: "Jedziemy z klasą do Torunia" },
    { typed: "étapes du projet", title: "Étapes du projet" },
    { typed: "что дальше", title: "Что дальше" },
  ])("opens large: $typed", ({ typed, title }) => {
    expect(titled(typed)).toBe(title);
  });

  it.each([
    { typed: "We went from 96 to 114 members in a year,", title: "We went from 96 to 114 members in a year" },
    { typed: "Lipowa 12 (", title: "Lipowa 12" },
    { typed: 'How to contact us"', title: "How to contact us" },
    { typed: "Preise:", title: "Preise" },
    { typed: "日程、", title: "日程" },
  ])("ends with no mark that goes on: $typed", ({ typed, title }) => {
    expect(titled(typed)).toBe(title);
  });

  it.each([
    'The "four Ps"',
    "“Measure twice”",
    'A screen of 27"',
    "Who pays?",
    "Dad's 70th!!!",
    "Phase (2/3)",
    "C++",
    "…",
  ])("keeps its end: %s", (typed) => {
    expect(titled(typed)).toBe(typed);
  });

  it.each([
    "iPhone sales in Q3",
    "eBay",
    "npm install, explained",
    "pH of the soil",
    "for i in range(5)",
    "while count < 100",
    "total = price * amount",
    "e-bikes",
    "mRNA vaccines",
  ])("keeps the small letter of %s", (typed) => {
    expect(titled(typed)).toBe(typed);
  });
});

it("shows no mark that was left over beside figures", () => {
  const figures = [{ value: "3", label: "Vans" }];
  const [left, told] = setSlides([
    { kind: "numbers", title: "a", figures, takeaway: say(" )") },
    { kind: "numbers", title: "b", figures, takeaway: say("+4 %") },
  ]);
  expect(left).toEqual({ kind: "numbers", title: "a", figures });
  expect(told).toMatchObject({ takeaway: say("+4 %") });
});
