import {
  type BulletItem,
  type BulletsSlide,
  inspectPlacedDeck,
  type Outline,
  type OutlineSlide,
  type PlacedDeck,
  type PlacedElement,
  type Template,
} from "@lectern/deck";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placeDeck } from "./place-deck.ts";
import {
  bareTemplate,
  classicTemplate,
  fullTemplate,
  singleTemplate,
  testTemplates,
} from "./testing/index.ts";
import { propertyRuns } from "./testing/property-runs.ts";

const say = (text: string) => [{ text }];
const items = (...texts: readonly string[]): readonly BulletItem[] =>
  texts.map((text) => ({ text: say(text) }));
const bullets = (title: string, list: readonly BulletItem[]): BulletsSlide => ({
  kind: "bullets",
  title,
  items: list,
});
const short = items("Roofs are warm", "Parks flower long", "Nobody sprays", "Neighbours help");

function outlineOf(slides: readonly OutlineSlide[], changes: Partial<Outline> = {}): Outline {
  const cover: OutlineSlide = { kind: "title", title: "Bees in the city" };
  return {
    title: "Bees in the city",
    language: "en",
    direction: "ltr",
    slides: [cover, ...slides],
    ...changes,
  };
}

function textOf(element: PlacedElement): string {
  if (element.kind === "chart" || !("text" in element)) return "";
  const { paragraphs = [] } = element.text ?? {};
  return paragraphs.map(({ runs }) => runs.map((run) => run.text).join("")).join("\n");
}

function layoutNames(deck: PlacedDeck, template: Template): readonly (string | undefined)[] {
  return deck.slides.map(({ layoutId }) => template.layouts.find(({ id }) => id === layoutId)?.name);
}

describe("placeDeck on a template with a layout for everything", () => {
  test("uses the layout that suits each kind of slide, whatever its name", () => {
    const deck = placeDeck(
      outlineOf([
        { kind: "section", title: "Why" },
        bullets("Cities suit bees", short),
        bullets("Terms", [
          { lead: "Hive", text: say("a box") },
          { lead: "Comb", text: say("of wax") },
        ]),
        bullets("One thing counts", items("Begin")),
        bullets("More points", [...short, ...items("Five", "Six", "Seven")]),
        { kind: "closing", title: "Begin", items: short },
      ]),
      fullTemplate,
    );
    expect(layoutNames(deck, fullTemplate)).toEqual(["a", "b", "d", "e", "f", "c", "g"]);
  });

  test("shows the section's name above the titles of its slides and its number on its page", () => {
    const deck = placeDeck(
      outlineOf([
        bullets("Before", short),
        { kind: "section", title: "Why" },
        bullets("After", short),
        { kind: "section", title: "How" },
      ]),
      fullTemplate,
    );
    const kickers = deck.slides
      .slice(0, 4)
      .map(({ elements }) => elements.find(({ name }) => name === "body 13"));
    expect(kickers.map((kicker) => kicker && textOf(kicker))).toEqual([
      undefined,
      undefined,
      undefined,
      "Why",
    ]);
    const numeral = deck.slides[2]?.elements.find(({ name }) => name === "body 14");
    expect(numeral && textOf(numeral)).toBe("1");
  });

  test("puts the deck's title and a number that PowerPoint keeps up to date at the foot of all but the cover", () => {
    const deck = placeDeck(outlineOf([bullets("Points", short)]), fullTemplate);
    const footers = deck.slides.map(({ elements }) =>
      elements.flatMap((element) =>
        element.kind === "placeholder" && ["ftr", "sldNum"].includes(element.type)
          ? element.text.paragraphs.flatMap(({ runs }) => runs)
          : [],
      ),
    );
    expect(footers[0]).toEqual([]);
    expect(footers[1]).toMatchObject([{ text: "Bees in the city" }, { text: "2", field: "slideNumber" }]);
  });

  test("never sets more than three slides in a row in one form where another will do", () => {
    const slides = Array.from({ length: 9 }, (_, index) => bullets(`Slide ${index}`, short));
    const names = layoutNames(placeDeck(outlineOf(slides), fullTemplate), fullTemplate).join("");
    expect(names).not.toMatch(/c{4}|d{4}|e{4}/u);
  });

  test("starts every section where its page is, and one before the first", () => {
    const deck = placeDeck(
      outlineOf([
        bullets("Before", short),
        { kind: "section", title: "One" },
        bullets("In one", short),
        { kind: "section", title: "Two" },
      ]),
      fullTemplate,
    );
    expect(deck.sections).toEqual([
      { title: "Bees in the city", firstSlide: 0 },
      { title: "One", firstSlide: 2 },
      { title: "Two", firstSlide: 4 },
    ]);
  });

  test("shares a long list out evenly and numbers its pages", () => {
    const list = items(
      ...Array.from({ length: 20 }, (_, index) => `Point ${index + 1} of a list that is long`),
    );
    const { slides } = placeDeck(outlineOf([bullets("All of it", list)]), fullTemplate);
    expect(slides.slice(1).map(({ title }) => title)).toEqual([
      "All of it (1/3)",
      "All of it (2/3)",
      "All of it (3/3)",
    ]);
    const counts = slides.slice(1).map(
      ({ elements }) =>
        elements
          .map(textOf)
          .join("\n")
          .match(/Point \d+/gu)?.length ?? 0,
    );
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  test("keeps points together with the points below them", () => {
    const list = Array.from({ length: 10 }, (_, index) => ({
      text: say(`Head ${index}`),
      children: items(`Child ${index} a`, `Child ${index} b`),
    }));
    const { slides } = placeDeck(outlineOf([bullets("Heads", list)]), fullTemplate);
    for (const { elements } of slides.slice(1)) {
      const text = elements.map(textOf).join("\n");
      for (const [, number] of text.matchAll(/Head (\d+)/gu)) expect(text).toContain(`Child ${number} b`);
    }
  });

  test("passes the notes on to the first page of a slide, and says on its other pages where they stand", () => {
    const list = items(...Array.from({ length: 20 }, (_, index) => `Point ${index}`));
    const { slides } = placeDeck(
      outlineOf([{ ...bullets("List", list), notes: "Say\nthis." }]),
      fullTemplate,
    );
    expect(slides.map(({ notes }) => notes)).toEqual([
      undefined,
      "Say\nthis.",
      "↑ List (1/3)",
      "↑ List (1/3)",
    ]);
  });

  test("narrows the box of a title that would leave one word on its last line", () => {
    const title = "What customers told us in the long autumn interviews, and what we are going to change";
    const { slides } = placeDeck(outlineOf([bullets(title, [...short, ...short])]), fullTemplate);
    const placed = slides[1]?.elements.find(({ name }) => name === "title 0");
    expect(placed).toMatchObject({ inheritsBox: false, text: { measured: { lines: 2 } } });
  });
});

describe("placeDeck on templates that lack something", () => {
  test("sets the byline below the subtitle where there is no place of its own for it", () => {
    const cover: OutlineSlide = {
      kind: "title",
      title: "Bees",
      subtitle: "In the city",
      byline: "Ada, May 2026",
    };
    const { slides } = placeDeck(outlineOf([], { slides: [cover] }), classicTemplate);
    expect(slides).toHaveLength(1);
    const said = slides[0]?.elements.map(textOf).filter((text) => text !== "");
    expect(said).toEqual(["Bees", "In the city\nAda, May 2026"]);
  });

  test("draws title, text and list itself where a layout has no placeholders", () => {
    const { slides } = placeDeck(outlineOf([bullets("Points", short)]), bareTemplate);
    expect(slides[1]?.elements.every(({ kind }) => kind === "shape")).toBe(true);
    expect(slides[1]?.elements.map(textOf)).toContain("Points");
  });

  test("uses the one layout there is for every slide", () => {
    const deck = placeDeck(
      outlineOf([{ kind: "section", title: "Part" }, bullets("Points", short)]),
      singleTemplate,
    );
    expect(new Set(layoutNames(deck, singleTemplate))).toEqual(new Set(["c"]));
  });

  test("mirrors its own shapes within the content area for decks that run from right to left", () => {
    const terms = [
      { lead: "القدرة", text: say("48.5 ميغاواط") },
      { lead: "التكلفة", text: say("37.2 مليون") },
    ];
    const deck = placeDeck(
      outlineOf([bullets("أرقام", terms)], { language: "ar", direction: "rtl" }),
      singleTemplate,
    );
    const [term, text] = ["Term 1", "Text 1"].map((name) =>
      deck.slides[1]?.elements.find((element) => element.name === name),
    );
    expect(term?.box.x).toBeGreaterThan(text?.box.x ?? Number.NaN);
    expect(inspectPlacedDeck(deck, singleTemplate).findings).toEqual([]);
  });
});

const words = fc.constantFrom(
  "a",
  "growth",
  "and",
  "the",
  "manual",
  "customers",
  "https://example.org/a/path/that/goes/on",
  "x".repeat(320),
  "👨‍👩‍👧‍👦🇩🇪",
  "茶马古道，又称“茶道”。",
  "「暑熱対策」は、12件",
  "الطاقة",
  "การจัดการความร้อน",
  "(ok)",
  "well-known",
);
const textOfWords = (most: number) =>
  fc.array(words, { minLength: 1, maxLength: most }).map((list) => list.join(" "));
const line = (limit: number) =>
  textOfWords(60).map((text) => Array.from(text).slice(0, limit).join("").trim() || "x");

const item: fc.Arbitrary<BulletItem> = fc.record(
  {
    lead: line(60),
    text: fc.array(
      fc.record(
        { text: textOfWords(40), bold: fc.boolean(), code: fc.boolean() },
        { requiredKeys: ["text"] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
    children: fc.array(fc.record({ text: textOfWords(20).map(say) }), { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: ["text"] },
);
const slide: fc.Arbitrary<OutlineSlide> = fc.oneof(
  fc.record({ kind: fc.constant("section" as const), title: line(200), summary: line(400) }),
  fc.record({
    kind: fc.constant("bullets" as const),
    title: line(200),
    items: fc.array(item, { minLength: 1, maxLength: 30 }),
  }),
  fc.record({
    kind: fc.constant("closing" as const),
    title: line(200),
    contact: line(400),
    items: fc.array(item, { maxLength: 8 }),
  }),
);
const outline = fc
  .tuple(
    fc.record({
      kind: fc.constant("title" as const),
      title: line(200),
      subtitle: line(400),
      byline: line(400),
    }),
    fc.array(slide, { maxLength: 4 }),
    fc.boolean(),
  )
  .map(
    ([cover, slides, isRightToLeft]): Outline => ({
      title: cover.title,
      language: isRightToLeft ? "ar" : "en",
      direction: isRightToLeft ? "rtl" : "ltr",
      slides: [cover, ...slides],
    }),
  );

/** Everything that an outline says, title by title and item by item, without spaces. */
function saidBy({ slides }: Outline): readonly string[] {
  const ofItem = ({ lead, text, children = [] }: BulletItem): string[] => [
    ...(lead === undefined ? [] : [lead]),
    text.map((run) => run.text).join(""),
    ...children.flatMap(ofItem),
  ];
  return slides.flatMap((each) => {
    if (each.kind === "title") return [each.title, each.subtitle ?? "", each.byline ?? ""];
    if (each.kind === "section") return [each.title, each.summary ?? ""];
    if (each.kind !== "bullets" && each.kind !== "closing") return [each.title];
    return [
      each.title,
      ...(each.items ?? []).flatMap(ofItem),
      ...(each.kind === "closing" ? [each.contact ?? ""] : []),
    ];
  });
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/gu, "");
}

describe.each(Object.entries(testTemplates))(
  "placeDeck with any outline on the %s template",
  (_, template) => {
    test("leaves nothing to find: no overflow, overlap, small or unreadable text, nothing off the slide", () => {
      fc.assert(
        fc.property(outline, (any) => {
          expect(inspectPlacedDeck(placeDeck(any, template), template).findings).toEqual([]);
        }),
        propertyRuns(20),
      );
    });

    test("says everything that the outline says", () => {
      fc.assert(
        fc.property(outline, (any) => {
          const deck = placeDeck(any, template);
          const titles = withoutSpaces(deck.slides.map(({ title }) => title).join("\n"));
          const contents = withoutSpaces(deck.slides.flatMap(({ elements }) => contentOf(elements)).join(""));
          for (const said of saidBy(any).map(withoutSpaces)) {
            if (!contents.includes(said)) expect(titles).toContain(said);
          }
        }),
        propertyRuns(20),
      );
    });

    test("gives the same deck for the same outline", () => {
      fc.assert(
        fc.property(outline, (any) => {
          expect(placeDeck(any, template)).toEqual(
            placeDeck(structuredClone(any), structuredClone(template)),
          );
        }),
        propertyRuns(5),
      );
    });
  },
);

// Titles and footers stand between the pages of a text that goes on, and repeat.
function contentOf([, ...elements]: readonly PlacedElement[]): readonly string[] {
  const isContent = (element: PlacedElement) =>
    element.kind !== "placeholder" || !["ftr", "sldNum"].includes(element.type);
  return elements.filter((element) => isContent(element) && element.name !== "body 13").map(textOf);
}
