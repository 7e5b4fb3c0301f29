import { inches, plainStyle, type StatementSlide, type Template } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { bareTemplate, classicTemplate, fullTemplate, singleTemplate } from "../../testing/index.ts";
import { named, pagesOf, placeSlide, textOf } from "../../testing/place-slide.ts";

const slide = { kind: "statement", title: "We grew because customers stayed", support: "By 14%." } as const;

const usedTemplate: Template = {
  ...classicTemplate,
  layouts: classicTemplate.layouts.map((layout) => ({ ...layout, uses: 4 })),
};

describe("a statement", () => {
  test("stands on the layout for it, and its support below", () => {
    const [page] = pagesOf(placeSlide(slide));
    expect(fullTemplate.layouts.find(({ id }) => id === page?.layoutId)?.name).toBe("f");
    expect(textOf(named(page, /^body 1$/u)[0])).toBe("By 14%.");
  });

  test("that nothing supports stands in the middle of the whole height, in a look of ours alone", () => {
    const titleOf = (given: StatementSlide, template: Template) => {
      const [title] = named(pagesOf(placeSlide(given, { template }))[0], /^title/iu);
      return { height: title?.box.height ?? 0, anchor: title?.text?.anchor };
    };
    const { support: _, ...alone } = slide;
    const own: Template = { ...fullTemplate, style: plainStyle };
    expect(titleOf(alone, own).height).toBeGreaterThan(titleOf(slide, own).height);
    expect(titleOf(alone, own).anchor).toBe("middle");
    expect(titleOf(alone, fullTemplate)).toEqual(titleOf(slide, fullTemplate));
  });

  test.each([
    "Rope",
    "It was all in the log, and nobody looked",
    "Whoever is allergic to stings tells us before",
  ])("that warns is only as large as leaves room for its sign: %s", (title) => {
    const own: Template = { ...fullTemplate, style: plainStyle };
    const [page] = pagesOf(placeSlide({ kind: "statement", title, emphasis: "warning" }, { template: own }));
    const [sign] = named(page, /^Warning/u);
    const [words] = named(page, /^title/iu);
    expect(sign).toBeDefined();
    expect((sign?.box.y ?? 0) + (sign?.box.height ?? 0)).toBeLessThan(
      (words?.box.y ?? 0) + (words?.box.height ?? 0),
    );
  });

  test("and its support are one group in a look of ours, both larger than its places have them", () => {
    const own: Template = { ...fullTemplate, style: plainStyle };
    const placesIn = (template: Template) => {
      const [page] = pagesOf(placeSlide(slide, { template }));
      return [/^title/iu, /^body 1$/u].map((name) => {
        const [place] = named(page, name);
        return { box: place?.box, size: place?.text?.paragraphs[0]?.runs[0]?.size ?? 0 };
      });
    };
    const [title, support] = placesIn(own);
    const gap = (support?.box?.y ?? 0) - ((title?.box?.y ?? 0) + (title?.box?.height ?? 0));
    expect(gap).toBeLessThanOrEqual(inches(0.31));
    placesIn(fullTemplate).forEach(({ size }, index) => {
      expect([title, support][index]?.size).toBeGreaterThan(size);
    });
  });

  test("stands on the page that opens sections where its makers designed that, and none for statements", () => {
    const layouts = fullTemplate.layouts
      .filter(({ type }) => type !== undefined)
      .map((layout) => ({
        ...layout,
        placeholders: layout.placeholders.filter(({ index }) => index !== 14),
      }));
    const [page] = pagesOf(placeSlide(slide, { template: { ...fullTemplate, layouts } }));
    expect(layouts.find(({ id }) => id === page?.layoutId)?.type).toBe("secHead");
    expect(named(page, /^body 1$/u).map(textOf)).toEqual(["By 14%."]);
  });

  test("keeps its title in place where a rule is drawn for titles, and says its support large below", () => {
    const rule = { x: inches(0.5), y: inches(1.6), width: inches(9), height: inches(0.03) };
    const layouts = classicTemplate.layouts.map((layout) => ({ ...layout, artwork: [rule] }));
    const template: Template = { ...classicTemplate, layouts };
    const [ruled] = pagesOf(placeSlide(slide, { template }));
    const [title] = named(ruled, /^title/u);
    const [support] = named(ruled, /^Support/u);
    expect(title).not.toHaveProperty("fill");
    expect((title?.box.y ?? 0) + (title?.box.height ?? 0)).toBeLessThanOrEqual(rule.y);
    expect(support?.text?.paragraphs[0]?.runs[0]?.size).toBe(36);
    const [bare] = pagesOf(placeSlide(slide, { template: classicTemplate }));
    expect(named(bare, /^title/u)[0]).toHaveProperty("fill");
  });

  test("of few words is larger on a page that was made for other titles", () => {
    const sizeOf = (title: string) => {
      const [page] = pagesOf(placeSlide({ ...slide, title }, { template: singleTemplate }));
      return named(page, /^title/iu)[0]?.text?.paragraphs[0]?.runs[0]?.size;
    };
    expect(sizeOf("A tree is made of air")).toBe(60);
    expect(sizeOf(`${slide.title}, and nobody else came although we had invited everybody`)).toBe(48);
  });

  test("has support of one line where some points less save it a second one, and balanced lines else", () => {
    const supportOf = (support: string) => {
      const [page] = pagesOf(placeSlide({ ...slide, support }, { template: singleTemplate }));
      return named(page, /^Support/u)[0];
    };
    const words =
      "Almost all of the dry weight of a tree comes from carbon dioxide in the air, not from soil.";
    const short = supportOf(words);
    const longer = Array.from({ length: 12 }, (_, count) =>
      supportOf(`${words}${" More".repeat(count + 4)}`),
    );
    expect(short?.text?.measured.lines).toBe(1);
    expect(short?.text?.paragraphs[0]?.runs[0]?.size).toBe(20);
    const widths = longer.map((support) => support?.box.width ?? 0);
    expect(Math.min(...widths)).toBeLessThan(Math.max(...widths));
  });

  test("owns the page, large in the middle of a field, on a template of one layout whose cover has one", () => {
    const [page] = pagesOf(placeSlide(slide, { template: singleTemplate }));
    const title = named(page, /^title/iu)[0];
    const support = named(page, /^Support/u)[0];
    const { height = 0, y = 0 } = title?.box ?? {};
    expect(height).toBeGreaterThan(singleTemplate.slideSize.height * 0.6);
    expect(title).toMatchObject({ fill: { scheme: expect.any(String) } });
    expect(title?.text?.paragraphs[0]?.runs[0]?.size).toBeGreaterThanOrEqual(40);
    const end = y + height - (title?.text?.insets?.bottom ?? 0);
    expect(support?.box.y).toBeGreaterThan(end);
    expect((support?.box.y ?? 0) + (support?.box.height ?? 0)).toBeLessThan(y + height);
  });

  test.each([
    { what: "one without placeholders", template: bareTemplate },
    { what: "one whose makers use their plain cover", template: usedTemplate },
  ])("owns the page, large in the middle and without a field, on $what", ({ template }) => {
    const [page] = pagesOf(placeSlide(slide, { template }));
    const title = named(page, /^(?:title|ctrTitle)/iu)[0];
    const support = named(page, /^(?:Summary|subTitle)/u)[0];
    const { height = 0, y = 0 } = title?.box ?? {};
    expect(title).not.toHaveProperty("fill");
    expect(title?.text?.paragraphs[0]?.runs[0]?.size).toBeGreaterThanOrEqual(40);
    expect(y + height).toBeGreaterThan(template.slideSize.height * 0.35);
    expect(support?.box.y).toBeGreaterThanOrEqual(y + height);
    expect((support?.box.y ?? 0) + (support?.box.height ?? 0)).toBeLessThan(template.slideSize.height * 0.75);
    expect(support?.text?.paragraphs[0]?.runs[0]?.size).toBeGreaterThanOrEqual(18);
  });
});
