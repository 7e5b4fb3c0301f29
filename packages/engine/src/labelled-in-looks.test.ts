import { createOutline, type IllustrationAnchor, type PlacedDeck, singleElements } from "@lectern/deck";
import { lintPackage } from "@lectern/ooxml";
import { readTemplate } from "@lectern/pptx";
import { builtInTemplate, findLook, looks } from "@lectern/theme";
import validate from "@ooxml-tools/validate";
import { describe, expect, it } from "vitest";
import { renderOutline } from "./index.ts";

const parts: Readonly<Record<"en" | "ar", readonly (readonly [lead: string, text: string])[]>> = {
  en: [
    ["Crown", "leans to one side"],
    ["Trunk", "has holes as wide as a finger"],
    ["Sap", "is brown and smells"],
    ["Foot", "is covered in sawdust"],
  ],
  ar: [
    ["سعف القلب", "يميل إلى جانب واحد"],
    ["الجذع", "فيه ثقوب بحجم الإصبع"],
    ["السائل", "بني كريه الرائحة"],
    ["أسفل الجذع", "نشارة خشب مبللة"],
  ],
};
const places = [
  [500, 120],
  [300, 420],
  [320, 560],
  [180, 740],
] as const;

function outlineIn(language: "en" | "ar", placed = places as readonly (readonly [number, number])[]) {
  const anchors = placed.map(
    ([x, y], index): IllustrationAnchor => ({ label: parts[language][index]?.[0] ?? "", x, y }),
  );
  const areas = [
    { tone: 2, commands: "M250 200L350 200L400 760L200 760Z" },
    { tone: 3, commands: "M0 300C100 0 500 0 600 300Z" },
  ];
  return createOutline({
    title: "A sick palm",
    language,
    direction: language === "ar" ? "rtl" : "ltr",
    slides: [
      { kind: "title", title: "A sick palm" },
      {
        kind: "bullets",
        title: "What you see on it",
        partsOf: "date palm",
        items: parts[language].map(([lead, text]) => ({ lead, text: [{ text }] })),
        takeaway: [{ text: "One sign is enough" }],
      },
    ],
    drawings: { "date palm": { width: 600, height: 760, areas, anchors } },
  });
}

const linesOf = ({ slides }: PlacedDeck) =>
  singleElements(slides[1]?.elements ?? []).filter(
    ({ kind, name }) => kind === "connector" && name.startsWith("Line"),
  );

/** The Open XML SDK takes a second for each. */
const validated: ReadonlySet<string> = new Set(["meadow", "signal"]);

describe.each(looks)("a labelled drawing in $name", ({ name }) => {
  it.each(["en", "ar"] as const)(
    "has a line for each part, and nothing is wrong with it: %s",
    async (language) => {
      const { deck, inspection, bytes } = renderOutline(outlineIn(language), { look: name });
      expect(linesOf(deck)).toHaveLength(4);
      expect(inspection.findings).toEqual([]);
      expect(lintPackage(bytes)).toEqual([]);
      if (validated.has(name)) expect(await validate(bytes, "pptx", "Microsoft365")).toEqual([]);
    },
  );
});

describe("a labelled drawing", () => {
  it("stands in somebody's own template, too", () => {
    const template = readTemplate(builtInTemplate(findLook("harbor"), { seed: "own" }));
    const { deck, inspection } = renderOutline(outlineIn("en"), { template });
    expect(linesOf(deck)).toHaveLength(4);
    expect(inspection.findings).toEqual([]);
  });

  it("whose labels all point to one place stands as a list, with all its words", () => {
    const { deck, inspection } = renderOutline(
      outlineIn(
        "en",
        Array.from({ length: 4 }, () => [300, 400] as const),
      ),
    );
    expect(linesOf(deck)).toEqual([]);
    expect(inspection.findings).toEqual([]);
    const said = JSON.stringify(deck.slides[1]);
    for (const [lead, text] of parts.en) for (const word of [lead, text]) expect(said).toContain(word);
  });
});
