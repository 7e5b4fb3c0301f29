import { inches, plainStyle, points, type Template } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { boxOf } from "../../geometry.ts";
import { placeDeck } from "../../place-deck.ts";
import { classicTemplate, fullTemplate } from "../../testing/index.ts";
import { named } from "../../testing/place-slide.ts";

const subtitle = "For the people who pay for it";

function sizesOn(title: string): readonly (number | undefined)[] {
  const outline = {
    title: "Deck",
    language: "en",
    direction: "ltr",
    slides: [{ kind: "title", title, subtitle }],
  } as const;
  const [cover] = placeDeck(outline, classicTemplate).slides;
  return [/^ctrTitle/u, /^subTitle/u].map(
    (name) => named(cover, name)[0]?.text?.paragraphs[0]?.runs[0]?.size,
  );
}

describe("the line below a cover's title", () => {
  test("has the size of the template below a short title", () => {
    expect(sizesOn("Bees")).toEqual([44, 32]);
  });

  test("stays smaller than a long title that had to be made smaller", () => {
    const [title = 0, below = 0] = sizesOn(
      "Growth came from all the customers we already had, and from nobody else",
    );
    expect(title).toBeLessThan(44);
    expect(below).toBeLessThanOrEqual(0.8 * title);
  });
});

test.each([
  { alignment: "center" as const, direction: "ltr" as const },
  { alignment: "center" as const, direction: "rtl" as const },
  { alignment: "start" as const, direction: "rtl" as const },
])(
  "lines without a place stand on the axis of a title: $alignment, $direction",
  ({ alignment, direction }) => {
    const layouts = classicTemplate.layouts.map((layout) => ({
      ...layout,
      artwork: [{ x: inches(0), y: inches(0), width: inches(0.3), height: inches(7.5) }],
      placeholders: layout.placeholders
        .filter(({ type }) => type !== "subTitle")
        .map((one) => ({ ...one, levels: one.levels.map((level) => ({ ...level, alignment })) })),
    }));
    const slides = [{ kind: "title", title: "Bees", subtitle, byline: "The keepers, 1 May" }] as const;
    const outline = { title: "Deck", language: "en", direction, slides };
    const [cover] = placeDeck(outline, { ...classicTemplate, layouts }).slides;
    const [title] = named(cover, /^ctrTitle/u);
    for (const line of named(cover, /^(?:Subtitle|Byline)$/u)) {
      expect(line.text?.paragraphs[0]?.alignment).toBe(alignment);
      if (alignment !== "center" || !title) continue;
      const axisOf = ({ box }: typeof line) => box.x + box.width / 2;
      expect(Math.abs(axisOf(line) - axisOf(title))).toBeLessThan(2);
    }
    expect(named(cover, /^(?:Subtitle|Byline)$/u)).toHaveLength(2);
    expect(named(cover, /^Byline$/u)[0]?.text?.paragraphs[0]?.runs[0]?.size).toBe(16);
  },
);

test("a line below a light title is dark where a picture is too pale for light words", () => {
  const inkOn = (grounds: readonly string[]) => {
    const layouts = classicTemplate.layouts.map((layout) => ({
      ...layout,
      background: "7E8468",
      grounds,
      placeholders: layout.placeholders
        .filter(({ type }) => type !== "subTitle")
        .map((one) => ({ ...one, levels: one.levels.map((level) => ({ ...level, color: "FFFFFF" })) })),
    }));
    const slides = [{ kind: "title", title: "Bees", byline: "The keepers, 1 May" }] as const;
    const outline = { title: "Deck", language: "en", direction: "ltr", slides } as const;
    const [line] = named(placeDeck(outline, { ...classicTemplate, layouts }).slides[0], /^Byline$/u);
    return line?.text?.paragraphs[0]?.runs[0]?.color;
  };
  expect(inkOn(["6E7458"])).toMatchObject({ scheme: "bg1" });
  expect(inkOn(["6E7458", "B8C399"])).not.toMatchObject({ scheme: "bg1" });
});

test("a byline stands below a title whose makers have the other line above it", () => {
  const layouts = classicTemplate.layouts.map((layout) => ({
    ...layout,
    uses: 1,
    artwork: [boxOf(inches(0.2), inches(0.2), inches(1), inches(0.4))],
    placeholders: layout.placeholders.map((one) => {
      if (one.type === "ctrTitle")
        return { ...one, box: boxOf(one.box.x, inches(4.5), one.box.width, inches(1.8)) };
      if (one.type === "subTitle")
        return { ...one, box: boxOf(one.box.x, inches(3.6), one.box.width, inches(0.8)) };
      return one;
    }),
  }));
  const slides = [{ kind: "title", title: "Bees", subtitle, byline: "The keepers, 1 May" }] as const;
  const outline = { title: "Deck", language: "en", direction: "ltr", slides } as const;
  const [cover] = placeDeck(outline, { ...classicTemplate, layouts }).slides;
  const [title] = named(cover, /^ctrTitle/u);
  const [line] = named(cover, /^Byline$/u);
  expect(line?.box.y).toBeGreaterThan((title?.box.y ?? 0) + (title?.box.height ?? 0));
  expect(named(cover, /^subTitle/u)[0]?.text?.paragraphs).toHaveLength(1);
});

test("a byline is read from the back row on a page of our own, its parts whole on their lines", () => {
  const layouts = classicTemplate.layouts.map((layout) => {
    const below = layout.placeholders.find(({ type }) => type === "subTitle");
    if (!below) return layout;
    const byline = {
      ...below,
      type: "body" as const,
      index: 15,
      name: "Byline",
      anchor: "bottom" as const,
      box: boxOf(inches(0.75), inches(6.8), inches(4.8), inches(0.4)),
      levels: below.levels.map((level) => ({ ...level, size: points(12) })),
    };
    return { ...layout, placeholders: [...layout.placeholders, byline] };
  });
  const said = "Hannah Lowe, Ecology officer · Roads & Environment · Thursday 10 December";
  const slides = [{ kind: "title", title: "Bees", byline: said }] as const;
  const outline = { title: "Deck", language: "en", direction: "ltr", slides } as const;
  const coverOf = (isOwn: boolean) => {
    const own = { ...classicTemplate, layouts, ...(isOwn && { style: plainStyle }) };
    const [line] = named(placeDeck(outline, own).slides[0], /^Byline$/u);
    return line;
  };
  const line = coverOf(true);
  expect(line?.text?.paragraphs[0]?.runs[0]?.size).toBeGreaterThanOrEqual(16);
  expect(line?.text?.measured.lines).toBe(3);
  expect((line?.box.y ?? 0) + (line?.box.height ?? 0)).toBe(inches(7.2));
  expect(line?.kind === "placeholder" && line.inheritsBox).toBe(false);
  expect(coverOf(false)?.text?.paragraphs[0]?.runs[0]?.size ?? 0).toBeLessThanOrEqual(14);
});

test("a title of few words is larger on a cover of our own, a sentence is not", () => {
  const sizeOf = (title: string, isOwn: boolean) => {
    const slides = [{ kind: "title", title }] as const;
    const outline = { title: "Deck", language: "en", direction: "ltr", slides } as const;
    const template = { ...classicTemplate, ...(isOwn && { style: plainStyle }) };
    const [line] = named(placeDeck(outline, template).slides[0], /^ctrTitle/u);
    return line?.text?.paragraphs[0]?.runs[0]?.size;
  };
  expect(sizeOf("Bees", true)).toBeGreaterThan(60);
  expect(sizeOf("Bees", false)).toBe(44);
  expect(sizeOf("Growth came from all the customers we already had", true)).toBeLessThanOrEqual(44);
});

test.each([
  { what: "in its own size", said: subtitle, isOwn: true },
  { what: "only so large that no line is added", said: `${subtitle} and for all who use it`, isOwn: false },
])("a place made for one line takes a second one from what is free below it, $what", ({ said, isOwn }) => {
  const low = inches(0.7);
  const layouts = classicTemplate.layouts.map((layout) => ({
    ...layout,
    placeholders: layout.placeholders.map((one) =>
      one.type === "subTitle" ? { ...one, box: { ...one.box, height: low } } : one,
    ),
  }));
  const slides = [{ kind: "title", title: "Bees", subtitle: said, byline: "The keepers, 1 May" }] as const;
  const outline = { title: "Deck", language: "en", direction: "ltr", slides } as const;
  const [cover] = placeDeck(outline, { ...classicTemplate, layouts }).slides;
  const [line] = named(cover, /^subTitle/u);
  expect(line?.text?.paragraphs[0]?.runs[0]?.size === 32).toBe(isOwn);
  expect(line?.text?.paragraphs).toHaveLength(2);
  expect(line?.box.height).toBeGreaterThan(low);
});

test("a title in poster letters takes no fourth line that leaves a word over", () => {
  const layouts = classicTemplate.layouts.map((layout) => ({
    ...layout,
    placeholders: layout.placeholders.map((one) =>
      one.type === "ctrTitle"
        ? {
            ...one,
            box: boxOf(inches(1), inches(0.5), inches(5.9), inches(4.6)),
            levels: one.levels.map((level) => ({ ...level, size: points(80) })),
          }
        : one,
    ),
  }));
  const slides = [{ kind: "title", title: "The old boat goes to sea again" }] as const;
  const outline = { title: "Deck", language: "en", direction: "ltr", slides } as const;
  const [cover] = placeDeck(outline, { ...classicTemplate, layouts, style: plainStyle }).slides;
  expect(named(cover, /^ctrTitle/u)[0]?.text?.measured.lines).toBe(3);
});

test("a title below poster letters gives up a line that leaves a word over", () => {
  const layouts = classicTemplate.layouts.map((layout) => ({
    ...layout,
    placeholders: layout.placeholders.map((one) =>
      one.type === "ctrTitle"
        ? {
            ...one,
            box: boxOf(inches(1), inches(0.5), inches(5.4), inches(2.6)),
            levels: one.levels.map((level) => ({ ...level, size: points(48) })),
          }
        : one,
    ),
  }));
  const slides = [{ kind: "title", title: "Locomotive 12: what the overhaul costs us" }] as const;
  const outline = { title: "Deck", language: "en", direction: "ltr", slides } as const;
  const [cover] = placeDeck(outline, { ...classicTemplate, layouts, style: plainStyle }).slides;
  const { text } = named(cover, /^ctrTitle/u)[0] ?? {};
  expect(text?.measured.lines).toBe(2);
  expect(text?.paragraphs[0]?.runs[0]?.size).toBeLessThan(48);
});

test("a sentence on a cover of our own has a third line for larger letters, in a font that is known", () => {
  const sizeOf = (template: Template) => {
    const slides = [{ kind: "title", title: "Salt: the white thread through four thousand years" }] as const;
    const outline = { title: "Deck", language: "en", direction: "ltr", slides } as const;
    const [line] = named(placeDeck(outline, template).slides[0], /^(?:ctrT|t)itle/u);
    return { size: line?.text?.paragraphs[0]?.runs[0]?.size ?? 0, lines: line?.text?.measured.lines };
  };
  const own = sizeOf({ ...fullTemplate, style: plainStyle });
  expect(own.lines).toBe(3);
  expect(own.size).toBeGreaterThan(sizeOf(fullTemplate).size);
  expect(sizeOf({ ...classicTemplate, style: plainStyle }).size).toBeLessThanOrEqual(44);
});
