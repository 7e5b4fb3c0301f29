import {
  inflateEntry,
  lintPackage,
  parseRelationships,
  parseXml,
  readZip,
  type XmlElement,
} from "@lectern/ooxml";
import validate from "@ooxml-tools/validate";
import { describe, expect, test } from "vitest";
import { builtInTemplate } from "./built-in-template.ts";
import type { Direction } from "./file/text-style.ts";
import { slideSize } from "./grid.ts";
import { looks } from "./looks/looks.ts";

const directions: readonly Direction[] = ["ltr", "rtl"];
const templates = looks.flatMap((look) =>
  directions.map((direction) => ({ name: look.name, look, direction })),
);

describe.each(templates)("the template $name, $direction", ({ look, direction }) => {
  test("is a sound package", () => {
    expect(lintPackage(builtInTemplate(look, { direction }))).toEqual([]);
  });
});

// The validator takes nearly two seconds for each: every third look stands for all, and one of the mirrored templates, which are held against
// the others below; `test:thorough` takes them all, and `pnpm corpus` the decks made of them.
const validated = process.env["THOROUGH_TESTS"]
  ? templates
  : [
      ...templates.filter(({ direction }) => direction === "ltr").filter((_, index) => index % 3 === 0),
      ...templates.slice(-1),
    ];
test.each(validated)(
  "the Open XML SDK takes the template $name, $direction, for a presentation",
  async ({ look, direction }) => {
    expect(await validate(builtInTemplate(look, { direction }), "pptx", "Microsoft365")).toEqual([]);
  },
);

test("the same look gives the same bytes, anew as well", () => {
  const [first] = looks;
  if (first === undefined) throw new Error("Expected a look.");
  expect(builtInTemplate(first.name)).toBe(builtInTemplate(first));
  expect(Buffer.from(builtInTemplate({ ...first })).equals(builtInTemplate(first))).toBe(true);
});

test("those used last are kept, of all looks together", () => {
  const [used, unused] = ["harbor", "fern"].map((name) => ({ name, bytes: builtInTemplate(name) }));
  const others = looks.filter(({ arrangements = 1 }) => arrangements >= 24);
  for (const look of others) {
    for (let seed = 0; seed < 200; seed += 1) {
      builtInTemplate(look, { seed: String(seed) });
      expect(builtInTemplate(used?.name ?? "")).toBe(used?.bytes);
    }
  }
  const again = builtInTemplate(unused?.name ?? "");
  expect(again).not.toBe(unused?.bytes);
  expect(Buffer.from(again).equals(unused?.bytes ?? again)).toBe(true);
});

test.each(looks)("the template $name is another for another thing, and the same for the same", (look) => {
  const written = ([undefined, "honeybee", "volcano"] as const).map((thing) =>
    Buffer.from(builtInTemplate(look, thing ? { thing } : {})).toString("base64"),
  );
  expect(new Set(written).size).toBe(3);
  expect(builtInTemplate(look, { thing: "honeybee" })).toBe(builtInTemplate(look, { thing: "honeybee" }));
});

// Things add lines, groups and tilted colours to layouts: one look of each kind stands for all.
test.each(["ledger", "collage", "blueprint", "harbor"])(
  "the Open XML SDK takes the template %s with a thing for a presentation",
  async (name) => {
    const bytes = builtInTemplate(name, { thing: "locomotive" });
    expect(lintPackage(bytes)).toEqual([]);
    expect(await validate(bytes, "pptx", "Microsoft365")).toEqual([]);
  },
);

test("no two templates are the same", () => {
  const contents = templates.map(({ look, direction }) =>
    Buffer.from(builtInTemplate(look, { direction })).toString("base64"),
  );
  expect(new Set(contents).size).toBe(templates.length);
});

test("an unknown name is refused with the names that there are", () => {
  expect(() => builtInTemplate("harbour")).toThrow(
    `Expected the name of a look of the built-in template, got "harbour". Take one of: ${looks.map(({ name }) => name).join(", ")}.`,
  );
});

test("slide master and notes master have a theme each", () => {
  const themeOf = (part: string) =>
    relationshipsOf("harbor", part).find(({ type }) => type.endsWith("/theme"))?.target;
  expect(themeOf("ppt/slideMasters/_rels/slideMaster1.xml.rels")).toBe("../theme/theme1.xml");
  expect(themeOf("ppt/notesMasters/_rels/notesMaster1.xml.rels")).toBe("../theme/theme2.xml");
});

test("cover, section, statement and closing turn the colours round, but not where the page stays white", () => {
  const turned = (name: string) =>
    [...partsOf(name)]
      .filter(([part]) => part.startsWith("ppt/slideLayouts/slideLayout"))
      .filter(([, root]) => descendants(root, "a:overrideClrMapping").length === 1)
      .map(([, root]) => descendants(root, "p:cSld")[0]?.attributes["name"]);
  expect(turned("harbor")).toEqual(["Cover", "Section", "Statement", "Closing"]);
  expect(turned("editorial")).toEqual([]);
});

test("the right-to-left template is the other seen in a mirror", () => {
  const left = partsOf("fern", "ltr");
  const right = partsOf("fern", "rtl");
  for (const [part, root] of left) {
    if (!part.startsWith("ppt/slideLayouts/slideLayout")) continue;
    const mirrored = spans(root).map(([start, end]) => [slideSize.width - end, slideSize.width - start]);
    expect(spans(right.get(part) ?? root)).toEqual(mirrored);
  }
});

test.each(looks)(
  "the right-to-left template $name is written in the elements and attributes of the other",
  ({ name }) => {
    const left = partsOf(name, "ltr");
    const right = partsOf(name, "rtl");
    expect([...right.keys()]).toEqual([...left.keys()]);
    for (const [part, root] of left) {
      const mirrored = right.get(part);
      expect(mirrored && markupOf(mirrored), part).toEqual(markupOf(root));
    }
  },
);

test("the right-to-left template sets its text from right to left, the other from left to right", () => {
  const levels = (direction: Direction) =>
    [...partsOf("fern", direction).values()].flatMap((root) =>
      descendants(root, "a:lvl1pPr").map(({ attributes }) => attributes["rtl"]),
    );
  expect(new Set(levels("ltr"))).toEqual(new Set(["0"]));
  expect(new Set(levels("rtl"))).toEqual(new Set(["1"]));
});

test("small labels stand in spaced capitals, but not in scripts that join their letters", () => {
  const spaced = (direction: Direction) =>
    [...partsOf("fern", direction).values()].flatMap((root) =>
      descendants(root, "a:defRPr").filter(({ attributes }) => attributes["spc"] !== "0"),
    ).length;
  expect(spaced("ltr")).toBeGreaterThan(0);
  expect(spaced("rtl")).toBe(0);
});

test("every colour outside the themes is one of the theme", () => {
  for (const [part, root] of partsOf("terracotta")) {
    if (part.startsWith("ppt/theme/")) continue;
    const fixed = descendants(root, "a:srgbClr").filter(({ attributes }) => attributes["val"] !== guideColor);
    expect(fixed.map(() => part)).toEqual([]);
  }
});

test("no text shrinks by itself, because sizes are measured before", () => {
  for (const root of partsOf("harbor").values()) {
    expect(descendants(root, "a:normAutofit")).toEqual([]);
    expect(descendants(root, "a:spAutoFit")).toEqual([]);
  }
});

const guideColor = "F26B43";

function partsOf(name: string, direction: Direction = "ltr"): ReadonlyMap<string, XmlElement> {
  const { entries } = readZip(builtInTemplate(name, { direction }));
  const parts = [...entries.values()].filter(
    (entry) => entry.name.startsWith("ppt/") && entry.name.endsWith(".xml"),
  );
  return new Map(parts.map((entry) => [entry.name, parseXml(inflateEntry(entry))]));
}

function relationshipsOf(name: string, part: string): ReturnType<typeof parseRelationships> {
  const entry = readZip(builtInTemplate(name)).entries.get(part);
  if (entry === undefined) throw new Error(`Expected ${part} in the template.`);
  return parseRelationships(inflateEntry(entry));
}

function descendants(root: XmlElement, name: string): XmlElement[] {
  const below = root.children.flatMap((child) => (typeof child === "string" ? [] : descendants(child, name)));
  return root.name === name ? [root, ...below] : below;
}

/** What the mirror adds or turns round; the validated template from right to left has them all. */
const mirrorAttributes = new Set(["rtl", "flipH", "algn", "cap"]);

/** Every element with its attributes: what a schema sees, but for the numbers and for what the mirror turns round. */
function markupOf({ name, attributes, children }: XmlElement): string {
  const said = Object.entries(attributes)
    .filter(([key]) => !mirrorAttributes.has(key))
    .map(([key, value]) => `${key}=${/^-?\d+$/u.test(value) ? "number" : value}`);
  const below = children.map((child) => (typeof child === "string" ? "" : markupOf(child)));
  return `<${[name, ...said].join(" ")}>${below.join("")}</>`;
}

/** Where each placeholder and shape begins and ends. */
function spans(root: XmlElement): (readonly [start: number, end: number])[] {
  return descendants(root, "p:sp").map((shape) => {
    const [offset] = descendants(shape, "a:off");
    const [extent] = descendants(shape, "a:ext").filter(({ attributes }) => "cx" in attributes);
    const start = Number(offset?.attributes["x"]);
    return [start, start + Number(extent?.attributes["cx"])];
  });
}
