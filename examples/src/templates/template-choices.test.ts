import { renderOutline } from "@lectern/engine";
import { type ChosenLayouts, chooseLayouts } from "@lectern/layout";
import { readTemplate, type TemplatePackage } from "@lectern/pptx";
import { oddTemplates } from "@lectern/pptx/testing";
import { describe, expect, it } from "vitest";
import { gallery } from "../gallery.ts";

const inch = 914_400;

function templateOf(name: string): TemplatePackage {
  const found = oddTemplates().find((template) => template.name === name);
  if (!found) throw new RangeError(`Expected an odd template ${name}.`);
  return readTemplate(found.bytes);
}

function chosenIn(name: string): ChosenLayouts {
  return chooseLayouts(templateOf(name).template);
}

describe("layouts are chosen as their makers use them", () => {
  it.each([
    { name: "most own slides on a title beside its text", role: "content", want: "Text" },
    { name: "most own slides on a title beside its text", role: "rows", want: "Title Only" },
    { name: "an agenda like the layout for content", role: "content", want: "Title and Content" },
    { name: "a divider that has a large body", role: "content", want: "Title and Content" },
    { name: "a title in mid-page on the layout for shapes", role: "rows", want: "Title and Content" },
    { name: "a panel that holds the cover's title", role: "cover", want: "Title Slide" },
    { name: "own slides with all their text in boxes", role: "content", want: "Empty" },
  ] as const)("in a template with $name: $want for $role", ({ name, role, want }) => {
    expect(chosenIn(name)[role].layout.name).toBe(want);
  });

  it("no lists stand side by side where the title covers their headings", () => {
    const headed = chosenIn("headings of columns under the title").columns.filter(
      ({ headings }) => headings.length > 0,
    );
    expect(headed).toEqual([]);
  });
});

describe("what is said has the room that there is", () => {
  it.each([
    { name: "a body of one line that grows", least: 4 },
    { name: "a watermark under most of the body", least: 4 },
    { name: "a cover and nothing else, its title at the foot", least: 4 },
  ])("in a template with $name", ({ name, least }) => {
    const { height, width } = chosenIn(name).content.contentBox;
    expect(height / inch).toBeGreaterThan(least);
    expect(width / inch).toBeGreaterThan(10);
  });

  it("and its title where own slides have theirs, on a layout without places", () => {
    const { titleBox, contentBox } = chosenIn("own slides with all their text in boxes").content;
    expect(titleBox.x).toBe(2_000_000);
    expect(contentBox.y).toBeGreaterThanOrEqual(1_300_000);
  });

  it("and its title looks as those of own slides do", () => {
    const { title, titleLook } = chosenIn("titles that own slides fill").content;
    expect(titleLook).toMatchObject({ bold: true, fill: { scheme: "accent1" } });
    expect(title?.levels[0]?.bold).toBe(true);
    const moved = chosenIn("titles that own slides move and colour").content;
    expect(moved.titleBox.y).toBe(60_000);
    expect(moved.contentBox.y).toBeGreaterThanOrEqual(1_300_000);
  });
});

describe("places keep to what their makers made of them", () => {
  function elementsIn(name: string) {
    const example = gallery.find((each) => each.name === "business-review");
    if (!example) throw new RangeError("Expected the business review.");
    return renderOutline(example.outline, { template: templateOf(name) }).deck.slides.map(
      ({ elements }) => elements,
    );
  }

  it.each([
    { name: "panels of own slides with square corners", areSquare: true },
    { name: "own slides with all their text in boxes", areSquare: false },
  ])("panels of ours are square where theirs are: $name", ({ name, areSquare }) => {
    const shapes = elementsIn(name).flatMap((elements) => elements.filter(({ kind }) => kind === "shape"));
    const forms = shapes.map((shape) => ("cornerRadius" in shape ? (shape.cornerRadius ?? 0) : 0));
    expect(Math.max(...forms) === 0).toBe(areSquare);
  });

  it("a title that is a bar is never narrowed to its text", () => {
    const titles = elementsIn("a title that is a bar").flatMap((elements) =>
      elements.filter((element) => element.kind === "placeholder" && element.type === "title"),
    );
    const bars = titles.filter(({ box }) => box.y === 300_000);
    expect(bars.length).toBeGreaterThan(0);
    expect(new Set(bars.map(({ box }) => box.width))).toEqual(new Set([12_192_000]));
  });

  it("the picture behind a template's own slides is behind the deck's, which keep to its places", () => {
    const name = "a picture behind its slides and nothing on its layouts";
    const example = gallery.find((each) => each.name === "business-review");
    if (!example) throw new RangeError("Expected the business review.");
    const { deck } = renderOutline(example.outline, { template: templateOf(name) });
    const backed = deck.slides.filter(({ background }) => background !== undefined);
    expect(backed.length).toBeGreaterThan(deck.slides.length / 2);
    const titles = backed.flatMap(({ elements }) =>
      elements.filter((element) => element.kind === "placeholder" && element.type === "title"),
    );
    expect(titles.every(({ box }) => box.x >= 2_000_000)).toBe(true);
  });

  it("a photograph over every page shows around a sheet, without the menu that is drawn on it", () => {
    const name = "a photograph over every page, with a menu drawn on it";
    const example = gallery.find((each) => each.name === "business-review");
    if (!example) throw new RangeError("Expected the business review.");
    const { deck, inspection } = renderOutline(example.outline, { template: templateOf(name) });
    for (const { background, elements } of deck.slides) {
      expect(background).toMatchObject({ isBare: true, image: expect.anything() });
      expect(elements[0]).toMatchObject({ name: "Sheet" });
    }
    expect(inspection.findings.filter(({ kind }) => kind === "overlap")).toEqual([]);
  });

  it("a statement stands in the bar that its page has for a title, as the makers have it", () => {
    const example = gallery.find((each) => each.name === "seed-pitch");
    if (!example) throw new RangeError("Expected the pitch.");
    const { deck } = renderOutline(example.outline, {
      template: templateOf("titles that are bars on pages of every kind"),
    });
    const titles = deck.slides.flatMap(({ elements }) =>
      elements.filter((element) => element.kind === "placeholder" && element.type === "title"),
    );
    expect(titles.length).toBeGreaterThan(0);
    expect(Math.max(...titles.map(({ box }) => box.height))).toBeLessThan(3_000_000);
    expect(titles.every((title) => !("fill" in title) || title.fill === undefined)).toBe(true);
  });

  it("a page number stands even in a place lower than its line", () => {
    const numbers = elementsIn("a page number in a place lower than its line").flatMap((elements) =>
      elements.filter((element) => element.kind === "placeholder" && element.type === "sldNum"),
    );
    expect(numbers.length).toBeGreaterThan(0);
  });

  it("what a cover has no place for stands below its title, not on a page of its own", () => {
    const [cover, next] = elementsIn("a cover whose title takes all of it");
    expect(cover?.length).toBeGreaterThan(1);
    expect(JSON.stringify(next)).not.toContain("(2)");
  });
});
