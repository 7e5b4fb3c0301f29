import { type Card, type CardsSlide, inches, type OutlineSlide, plainStyle } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { bottomOf } from "../../geometry.ts";
import { placeDeck } from "../../place-deck.ts";
import { classicTemplate, fullTemplate } from "../../testing/index.ts";
import { named, pagesOf, placeSlide, textOf } from "../../testing/place-slide.ts";

function cards(count: number, card: Partial<Card> = {}): CardsSlide {
  const text = [{ text: "A line or two about it" }];
  const made = Array.from({ length: count }, (_, index) => ({ heading: `Card ${index + 1}`, text, ...card }));
  return { kind: "cards", title: "Some things", cards: made };
}

const saying = "Costs fell by a third, and permits take half as long as before. ";
const long = { text: [{ text: saying.repeat(3) }] };

const edgeOf = (page: Parameters<typeof named>[0], name: RegExp) => named(page, name).map(({ box }) => box);

describe("cards with illustrations", () => {
  const drawing = { width: 100, height: 50, areas: [{ tone: 2, commands: "M0 0L100 0L100 50L0 50Z" }] };
  const template = { ...fullTemplate, illustrations: { Tomato: drawing, bucket: drawing } };
  const shown = (list: readonly Card[]) =>
    placeDeck(
      { title: "Some things", language: "en", direction: "ltr", slides: [{ ...cards(2), cards: list }] },
      template,
    ).slides.flatMap(({ elements }) => elements.filter(({ name }) => /^Picture \d+$/u.test(name)));
  const text = [{ text: "A line or two about it" }];

  test.each([2, 3, 4, 5, 6])("show them large and in their form, all in one size: %d", (count) => {
    const pictures = shown(
      Array.from({ length: count }, (_, index) =>
        index % 2 ? { heading: "Tomato", text } : { heading: "Empty it", icon: "bucket", text },
      ),
    );
    expect(pictures).toHaveLength(count);
    for (const { box } of pictures) {
      expect(box.width / box.height).toBeCloseTo(2, 1);
      expect(box.width).toBeGreaterThan(inches(0.8));
    }
    expect(new Set(pictures.map(({ box }) => box.width)).size).toBe(1);
  });

  test.each([
    { what: "one has none", list: [{ heading: "Tomato" }, { heading: "Trust", icon: "heart" }] },
    {
      what: "one has a figure",
      list: [
        { heading: "Tomato", value: "40 kg" },
        { heading: "Tomato", value: "3 kg" },
      ],
    },
  ])("go without where $what", ({ list }) => {
    expect(shown(list)).toEqual([]);
  });
});

describe("cards", () => {
  test.each([2, 3, 4, 5, 6])("are equal and at equal distances: %d", (count) => {
    for (const slide of [cards(count), cards(count, { icon: "clock" }), cards(count, long)]) {
      const [page, another] = pagesOf(placeSlide(slide));
      const panels = edgeOf(page, /^Card/u);
      expect(another).toBeUndefined();
      expect(panels).toHaveLength(count);
      expect(new Set(panels.map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
      const columns = [...new Set(panels.map(({ x }) => x))].toSorted((one, other) => one - other);
      const gaps = columns.slice(1).map((x, index) => x - (columns[index] ?? 0));
      expect(new Set(gaps).size).toBeLessThanOrEqual(1);
    }
  });

  test("have type of one size, as large as the page has room for", () => {
    const [page] = pagesOf(placeSlide(cards(3)));
    const sizes = named(page, /^(?:Words|Heading)/u).flatMap(({ text }) =>
      (text?.paragraphs ?? []).flatMap(({ runs }) => runs.map(({ size }) => size)),
    );
    expect([...new Set(sizes)].toSorted()).toEqual([28, 30]);
  });

  test("have their words begin at one height in a row", () => {
    const text = [{ text: "A few words" }];
    const unequal = [...cards(2, { icon: "clock", text }).cards, { heading: "Short", icon: "clock", text }];
    const [page] = pagesOf(placeSlide({ ...cards(3), cards: unequal }));
    expect(new Set(edgeOf(page, /^Words/u).map(({ y }) => y)).size).toBe(1);
  });

  test("have smaller words, and rather no icons, before they go on over a second page", () => {
    const takeaway = [{ text: "All of it counts" }];
    const text = [{ text: "Empty it, brush its walls from within and cover it well" }];
    const full = { ...cards(6, { icon: "clock", text }), takeaway };
    const [page, another] = pagesOf(placeSlide(full));
    expect(another).toBeUndefined();
    expect(named(page, /^Words/u)).toHaveLength(6);
    const fuller = { ...cards(6, { icon: "clock", text: [...text, ...text] }), takeaway };
    expect(pagesOf(placeSlide(fuller))).toHaveLength(1);
  });

  test("are six on a page at most, and go on evenly", () => {
    const pages = pagesOf(placeSlide(cards(8)));
    expect(pages.map((page) => named(page, /^Card/u).length)).toEqual([4, 4]);
  });

  const withIcons = (...icons: readonly string[]): CardsSlide => ({
    kind: "cards",
    title: "Icons",
    cards: icons.map((icon, index) => ({ heading: `Card ${index}`, icon })),
  });

  test("show an icon as a path with a line", () => {
    const [page] = pagesOf(placeSlide(withIcons("light-bulb", "clock")));
    const [icon] = named(page, /^Icon/u);
    expect(icon).toMatchObject({ kind: "shape", geometry: { width: 24, height: 24 } });
    expect(icon?.kind === "shape" ? icon.line?.width : 0).toBeGreaterThanOrEqual(1.5);
    expect(icon).not.toHaveProperty("fill");
  });

  test("have their icons on grounds of several hues, on heads as pale as each, where the look has grounds", () => {
    const fillsOf = (icon: "tile" | "plain") => {
      const template = { ...fullTemplate, style: { ...plainStyle, icon } };
      const three = cards(3, { icon: "clock", text: [] });
      const [page] = pagesOf(placeSlide(three, { template }));
      const heads = named(page, /^(?:Head|Tile)/u);
      return new Set(heads.map((head) => head.kind === "shape" && JSON.stringify(head.fill))).size;
    };
    expect(fillsOf("tile")).toBe(6);
    expect(fillsOf("plain")).toBe(1);
  });

  test("end where the rest of the page does, where they are nearly as high as it", () => {
    const template = { ...fullTemplate, style: plainStyle };
    const text = [{ text: "Costs fell by ".repeat(6) }];
    const [page] = pagesOf(placeSlide(cards(3, { text }), { template }));
    const area = fullTemplate.layouts.find(({ type }) => type === "obj")?.contentArea;
    for (const panel of edgeOf(page, /^Card/u)) expect(bottomOf(panel)).toBe(area && bottomOf(area));
  });

  test("of few words and nothing else have large type", () => {
    const text = [{ text: "What is saved?" }];
    const [page] = pagesOf(
      placeSlide(cards(3, { text }), { template: { ...fullTemplate, style: plainStyle } }),
    );
    const sizes = named(page, /^(?:Words|Number|Heading)/u).flatMap(({ text: said }) =>
      (said?.paragraphs ?? []).flatMap(({ runs }) => runs.map(({ size }) => size)),
    );
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(36);
  });

  test("have no icons where one of them has none that is known, and never numbers", () => {
    const [page] = pagesOf(
      placeSlide({ ...withIcons("light-bulb", "no-such-icon", "clock"), title: "Three things" }),
    );
    expect(named(page, /^(?:Icon|Number)/u)).toEqual([]);
    expect(named(page, /^Card/u)).toHaveLength(3);
  });

  test("show figures only where each has one, else say them first", () => {
    const [first, ...others] = cards(3).cards;
    const priced = { heading: "Sensor", ...first, value: "$390" };
    const [page] = pagesOf(placeSlide({ ...cards(3), cards: [priced, ...others] }));
    expect(named(page, /^Figure/u)).toEqual([]);
    expect(named(page, /^Words/u).map(textOf)[0]).toContain("$390 · A line or two");
    const all = cards(3, { value: "$390" });
    expect(named(pagesOf(placeSlide(all))[0], /^Figure/u)).toHaveLength(3);
  });

  test("leave no hole where one of them would be missing in the last row", () => {
    const [page] = pagesOf(placeSlide(cards(5, { text: [{ text: "A line or two about it, and why" }] })));
    const rows = new Map<number, number>();
    for (const { y, width } of edgeOf(page, /^Card/u)) rows.set(y, (rows.get(y) ?? 0) + width);
    expect(Math.min(...rows.values())).toBe(Math.max(...rows.values()));
  });

  test("become a list where their texts are too long for them", () => {
    const text = [{ text: "Nobody would read this much on a card. ".repeat(40) }];
    const pages = pagesOf(placeSlide(cards(4, { text })));
    expect(pages.flatMap((page) => named(page, /^Card/u))).toEqual([]);
    expect(pages.length).toBeGreaterThan(1);
  });

  test("stand on narrow pages, too, and from right to left", () => {
    const rtl = { language: "ar", direction: "rtl" } as const;
    const [page] = pagesOf(placeSlide(cards(3, { icon: "clock" }), { template: classicTemplate, ...rtl }));
    const [icon] = named(page, /^Icon/u);
    const [words] = named(page, /^Words/u);
    expect((icon?.box.x ?? 0) + (icon?.box.width ?? 0)).toBeGreaterThan(
      (words?.box.x ?? 0) + (words?.box.width ?? 0) - inches(1),
    );
  });
});

describe("cards on full fills", () => {
  const template = { ...fullTemplate, style: { ...plainStyle, panel: "blocks" as const } };
  const fillsOf = (slide: OutlineSlide) => {
    const [page] = pagesOf(placeSlide(slide, { template }));
    return named(page, /^Card/u).map(({ fill }) => JSON.stringify(fill));
  };

  test("share one colour, for several would be taken for a meaning", () => {
    expect(new Set(fillsOf(cards(3))).size).toBe(1);
  });
});
