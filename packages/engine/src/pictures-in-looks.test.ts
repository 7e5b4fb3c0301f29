import { createOutline, type OutlineSlide, type PlacedSlide, singleElements } from "@lectern/deck";
import { lintPackage } from "@lectern/ooxml";
import { looks } from "@lectern/theme";
import validate from "@ooxml-tools/validate";
import { describe, expect, it, test } from "vitest";
import { renderOutline } from "./index.ts";

const point = (text: string) => ({ text: [{ text }] });
const slides: readonly OutlineSlide[] = [
  { kind: "title", title: "A year on the round" },
  {
    kind: "statement",
    title: "She delivered a live cockerel",
    support: "It wasn't hers",
    picture: "rooster",
  },
  {
    kind: "quote",
    title: "The forecast",
    quotation: "It's only weather",
    name: "M. Tully",
    picture: "umbrella",
  },
  { kind: "section", title: "The years by rail", summary: "Four of them", picture: "locomotive" },
  {
    kind: "bullets",
    title: "What she carried",
    items: [point("Letters"), point("A cake")],
    picture: "package",
  },
  {
    kind: "numbers",
    title: "One round",
    figures: [{ value: "47", label: "Miles a day" }],
    picture: "bicycle",
  },
  { kind: "statement", title: "Nobody knows what was in it" },
  { kind: "statement", title: "Nobody asked" },
  { kind: "closing", title: "Come to the farewell", items: [point("On 18 December")], picture: "guitar" },
];
const outlineOf = (given: readonly OutlineSlide[], language = "en") =>
  createOutline({
    title: "A year on the round",
    language,
    direction: language === "ar" ? "rtl" : "ltr",
    slides: given,
  });
const shownOn = ({ elements }: PlacedSlide) => elements.find(({ name }) => name === "Picture");
const sizesOn = (slide: PlacedSlide) =>
  singleElements(slide.elements).flatMap((element) =>
    (element.kind === "shape" || element.kind === "placeholder") && !/footer|number/iu.test(element.name)
      ? (element.text?.paragraphs ?? []).flatMap(({ runs }) => runs.map(({ size }) => size))
      : [],
  );

const placedIn = (look: string, given: readonly OutlineSlide[]) =>
  renderOutline(outlineOf(given), { look }).deck.slides;

/** In points: as large, a figure is seen from the back row. */
const largeFigure = 54;

/** The Open XML SDK takes a second for each: looks with stickers, with lines around areas, with rings of lines. */
const validated: ReadonlySet<string> = new Set(["collage", "blueprint", "ledger"]);

describe.each(looks)("a deck with pictures in $name", ({ name }) => {
  const { bytes, deck, inspection } = renderOutline(outlineOf(slides), { look: name });

  it("shows on each page what its writer names, with its name for who cannot see it", () => {
    const own = deck.slides.map((slide) => shownOn(slide));
    for (const index of [1, 2, 3]) expect(own[index], `slide ${index + 1}`).toBeDefined();
    expect(own[1]).toMatchObject({ kind: "group", description: "rooster" });
    expect(own[6]).toBeUndefined();
  });

  it("shows it beside steps, figures and a list after another, whose type is still read from afar", () => {
    const steps = ["Join as deckhand", "Make the tea", "Nobody asked again"].map((title) => ({ title }));
    const figures = ["38 years", "2 babies"].map((value) => ({ value, label: "on board" }));
    const listed = { kind: "bullets", items: ["A boat", "A dog", "A pier"].map(point) } as const;
    const pictured = placedIn(name, [
      { kind: "title", title: "Last boat" },
      { kind: "process", title: "Tea once", steps, picture: "teapot" },
      { kind: "numbers", title: "Her years", figures, picture: "cow" },
      { ...listed, title: "What is next" },
      { ...listed, title: "What she leaves", picture: "dog" },
    ]).filter(({ title }) => title !== "Last boat" && title !== "What is next");
    for (const slide of pictured) {
      expect(shownOn(slide), slide.title).toBeDefined();
      expect(Math.max(...sizesOn(slide)), slide.title).toBeGreaterThanOrEqual(28);
    }
  });

  it("has nothing on it that its checks find", async () => {
    expect(inspection.findings).toEqual([]);
    expect(lintPackage(bytes)).toEqual([]);
    if (validated.has(name)) expect(await validate(bytes, "pptx", "Microsoft365")).toEqual([]);
  });

  it("has two statements without a picture on two grounds", () => {
    expect(deck.slides[7]?.layoutId).not.toBe(deck.slides[6]?.layoutId);
  });

  it("sets what a list, figures or a closing say as large as without the picture", () => {
    const bare = slides.map((slide) => ({ ...slide, ...("picture" in slide && { picture: "" }) }));
    const plain = renderOutline(outlineOf(bare), { look: name }).deck.slides;
    for (const index of [4, 5, 8]) {
      const [drawn, before] = [deck.slides[index], plain[index]];
      if (!drawn || !before || !shownOn(drawn)) continue;
      const [most, least] = [Math.max(...sizesOn(drawn)), Math.min(...sizesOn(drawn))];
      expect(least, `slide ${index + 1}`).toBeGreaterThanOrEqual(Math.min(...sizesOn(before)));
      if (index < 8) expect(most).toBeGreaterThanOrEqual(Math.min(largeFigure, Math.max(...sizesOn(before))));
    }
  });
});

test("what is said finds its page without the picture where there is no room for both", () => {
  const long = Array.from({ length: 24 }, (_, index) => `word${index}`).join(" ");
  const [slide] = renderOutline(outlineOf([{ kind: "statement", title: long, picture: "rooster" }]), {
    look: "collage",
  }).deck.slides;
  expect(slide && shownOn(slide)).toBeUndefined();
  expect(slide?.title.replaceAll("\u00a0", " ")).toBe(long);
});

test("a picture that is named by a colour has it on a page of its own and beside a list", () => {
  const [door, balloon] = placedIn("meadow", [
    { kind: "statement", title: "In by the blue door", picture: "blue door" },
    { kind: "bullets", title: "Tie it on", items: [point("Here"), point("There")], picture: "red balloon" },
  ]);
  const fillsOf = (slide: PlacedSlide | undefined) =>
    JSON.stringify(slide && shownOn(slide)).match(/"accent\d"/gu) ?? [];
  // Meadow's fourth accent is a blue, its first a red.
  expect(fillsOf(door)).toContain('"accent4"');
  expect(fillsOf(balloon)).toContain('"accent1"');
  expect(fillsOf(balloon)).not.toContain('"accent3"');
});

test("figures that are drawn to scale keep that where a picture is named", () => {
  const references = [{ label: "Before", value: 48, shown: "£48", role: "was" }] as const;
  const figure = { value: "£62", label: "Plot rent from April", amount: 62 };
  const slide = { kind: "numbers", title: "Rent is up", picture: "kettle" } as const;
  const [drawn, bare] = placedIn("harbor", [
    { ...slide, figures: [{ ...figure, references }] },
    { ...slide, title: "Rent", figures: [figure], picture: "teapot" },
  ]);
  expect([drawn, bare].map((one) => one && shownOn(one) !== undefined)).toEqual([false, true]);
});

test("from right to left, a deck with pictures has nothing that its checks find", () => {
  const { inspection, deck } = renderOutline(outlineOf(slides, "ar"), { look: "pulse" });
  expect(inspection.findings).toEqual([]);
  expect(deck.slides.filter((slide) => shownOn(slide)).length).toBeGreaterThan(3);
});
