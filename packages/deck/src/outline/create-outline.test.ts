import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAbsoluteHref } from "../read/read-text.ts";
import { createOutline, directionOf, findOutlineFaults } from "./create-outline.ts";
import type { Outline, OutlineSlide } from "./outline.ts";
import { OutlineError } from "./outline-error.ts";
import { outlineLimits } from "./outline-limits.ts";

const outline: Outline = {
  title: "Night buses",
  language: "en-GB",
  direction: "ltr",
  slides: [
    { kind: "title", title: "Night buses", subtitle: "A plan for 2026" },
    { kind: "section", title: "Today" },
    {
      kind: "bullets",
      title: "Three lines run after midnight",
      items: [
        { lead: "N1", text: [{ text: "harbour to " }, { text: "station", href: "https://example.org/n1" }] },
        {
          text: [{ text: "Details" }],
          children: [{ text: [{ text: "a" }], children: [{ text: [{ text: "b" }] }] }],
        },
      ],
      notes: "First line.\nSecond line.",
    },
    { kind: "closing", title: "Next steps" },
  ],
};

function withSlide(slide: unknown): Outline {
  return { ...outline, slides: [...outline.slides.slice(0, 1), slide as OutlineSlide] };
}

function findingsOf(input: unknown): readonly { pointer: string; message: string }[] {
  try {
    createOutline(input as Outline);
    return [];
  } catch (error) {
    if (error instanceof OutlineError) return error.findings;
    throw error;
  }
}

describe("createOutline", () => {
  it("returns an equal outline that is frozen in depth and leaves its input alone", () => {
    const created = createOutline(outline);
    expect(created).toEqual(outline);
    expect(Object.isFrozen(created.slides[2])).toBe(true);
    expect(Object.isFrozen(outline.slides)).toBe(false);
  });

  it("composes characters and writes the language tag in canonical form", () => {
    const created = createOutline({ ...outline, title: "Cafe\u0301", language: "EN-gb" });
    expect(created.title).toBe("Caf\u00e9");
    expect(created.language).toBe("en-GB");
  });

  it("keeps what is wished of its looks, and says what it does not know there", () => {
    const design = {
      look: "harbor",
      color: "0A7F5A",
      mode: "dark",
      mood: "playful",
      picture: "bee",
    } as const;
    expect(createOutline({ ...outline, design }).design).toEqual(design);
    const unknown = { look: "No Such", color: "green", mode: "grey", mood: "sad", picture: "A hive!" };
    expect(findingsOf({ ...outline, design: unknown }).map(({ pointer }) => pointer)).toEqual([
      "/design/look",
      "/design/color",
      "/design/mode",
      "/design/mood",
      "/design/picture",
    ]);
  });

  it("drops fields that an outline does not have", () => {
    const extra: unknown = { ...outline, theme: "dark" };
    expect(createOutline(extra as Outline)).not.toHaveProperty("theme");
  });

  const item = { text: [{ text: "x" }] };
  const deep = { ...item, children: [{ ...item, children: [{ ...item, children: [item] }] }] };
  it.each([
    { given: "no slides", input: { ...outline, slides: [] }, want: "/slides" },
    { given: "an empty title", input: { ...outline, title: " " }, want: "/title" },
    { given: "a title of two lines", input: { ...outline, title: "a\nb" }, want: "/title" },
    { given: "a title that is too long", input: { ...outline, title: "x".repeat(201) }, want: "/title" },
    { given: "a language that is no tag", input: { ...outline, language: "English!" }, want: "/language" },
    {
      given: "a direction the language is not written in",
      input: { ...outline, language: "ar" },
      want: "/direction",
    },
    { given: "an unknown kind", input: withSlide({ kind: "poster", title: "a" }), want: "/slides/1/kind" },
    {
      given: "no items",
      input: withSlide({ kind: "bullets", title: "a", items: [] }),
      want: "/slides/1/items",
    },
    {
      given: "an empty run",
      input: withSlide({ kind: "bullets", title: "a", items: [{ text: [{ text: "" }] }] }),
      want: "/slides/1/items/0/text/0/text",
    },
    {
      given: "no runs",
      input: withSlide({ kind: "bullets", title: "a", items: [{ text: [] }] }),
      want: "/slides/1/items/0/text",
    },
    {
      given: "a fourth level",
      input: withSlide({ kind: "bullets", title: "a", items: [deep] }),
      want: "/slides/1/items/0/children/0/children/0/children",
    },
    {
      given: "a script as link",
      input: withSlide({
        kind: "bullets",
        title: "a",
        items: [{ text: [{ text: "x", href: "javascript:x" }] }],
      }),
      want: "/slides/1/items/0/text/0/href",
    },
    {
      given: "a bell in the notes",
      input: withSlide({ kind: "section", title: "a", notes: "\u0007" }),
      want: "/slides/1/notes",
    },
    {
      given: "half a character",
      input: withSlide({ kind: "section", title: "\ud83d" }),
      want: "/slides/1/title",
    },
    {
      given: "a direction override",
      input: withSlide({ kind: "section", title: "a\u202eb" }),
      want: "/slides/1/title",
    },
    {
      given: "too many slides",
      input: { ...outline, slides: Array(outlineLimits.slides + 1).fill(outline.slides[0]) },
      want: "/slides",
    },
    {
      given: "a backup slide before one that is none",
      input: {
        ...outline,
        slides: [...outline.slides, { kind: "section", title: "b", backup: true }, ...outline.slides],
      },
      want: `/slides/${outline.slides.length}/backup`,
    },
    { given: "a slide that is null", input: withSlide(null), want: "/slides/1" },
  ])("refuses $given and points at it", ({ input, want }) => {
    expect(findingsOf(input).map(({ pointer }) => pointer)).toContain(want);
  });

  it("says what was expected and what came", () => {
    expect(findingsOf({ ...outline, direction: "rtl" })).toEqual([
      { pointer: "/direction", message: 'expected "ltr", which "en-GB" is written in, got "rtl"' },
    ]);
  });

  it("throws nothing but an OutlineError, whatever it is given", () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(findingsOf(input).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe("findOutlineFaults", () => {
  it("finds nothing in an outline, also where fields are undefined", () => {
    expect(findOutlineFaults({ ...outline, design: undefined })).toEqual([]);
  });

  it("finds all faults at once, and fields that there are not, each where it is", () => {
    const slides = [
      { kind: "poster", title: "a", anything: 1 },
      { kind: "bullets", title: "", points: ["a"], items: [{ text: [{ text: "x", "colour/~": "red" }] }] },
      { kind: "section", title: "b", theme: null },
    ];
    expect(findOutlineFaults({ ...outline, slides, theme: "dark" })).toEqual([
      { pointer: "/slides/0/kind", message: expect.stringMatching(/^expected one of .*, got "poster"$/) },
      { pointer: "/slides/1/title", message: "expected text, got an empty one" },
      { pointer: "/slides/1/points", message: expect.stringContaining("on a slide of the kind bullets") },
      {
        pointer: "/slides/1/items/0/text/0/colour~1~0",
        message: expect.stringContaining("no field of this name"),
      },
      { pointer: "/slides/2/theme", message: expect.stringContaining("on a slide of the kind section") },
      { pointer: "/theme", message: expect.stringContaining("here") },
    ]);
  });

  it.each([null, undefined, "an outline", 4, [], {}])("finds faults in %j", (value) => {
    expect(findOutlineFaults(value).length).toBeGreaterThan(0);
  });

  it("finds faults in anything that is no outline, and throws at nothing", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (value) => {
        expect(findOutlineFaults(value).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe("directionOf", () => {
  it.each([
    ["ar", "rtl"],
    ["he-IL", "rtl"],
    ["ur", "rtl"],
    ["en", "ltr"],
    ["ja", "ltr"],
    ["az-Arab", "rtl"],
  ])("says that %s is written %s", (language, want) => {
    expect(directionOf(language)).toBe(want);
  });
});

describe("isAbsoluteHref", () => {
  it.each([
    ["https://example.org/a?b=c#d", true],
    ["mailto:ana@example.org", true],
    ["HTTP://EXAMPLE.ORG", true],
    ["//example.org", false],
    ["https://", false],
    ["mailto:ana", false],
    ["file:///etc/passwd", false],
    ["https://exa mple.org", false],
    [`https://example.org/${"a".repeat(2_100)}`, false],
  ])("judges %s", (href, want) => {
    expect(isAbsoluteHref(href)).toBe(want);
  });
});
