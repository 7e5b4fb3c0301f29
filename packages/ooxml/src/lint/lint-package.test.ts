import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { presentationWithChart, sampleWorkbook } from "../testing/sample-chart.ts";
import { type Parts, packParts, samplePresentation } from "../testing/sample-presentation.ts";
import { writeZip } from "../write-zip.ts";
import { deflateEntry } from "../zip-entry.ts";
import { lintPackage } from "./lint-package.ts";
import type { PackageFindingCode } from "./package-finding.ts";

const slide = "ppt/slides/slide2.xml";
const slideRels = "ppt/slides/_rels/slide2.xml.rels";
const presentation = "ppt/presentation.xml";
const types = "[Content_Types].xml";

interface Case {
  readonly code: PackageFindingCode;
  readonly title: string;
  readonly part: string;
  readonly spoil: (parts: Parts) => void;
}

const cases: readonly Case[] = [
  {
    code: "phantom-override",
    title: "a content type for a part that is not there",
    part: "ppt/slideMasters/slideMaster9.xml",
    spoil: replace(
      types,
      "</Types>",
      '<Override PartName="/ppt/slideMasters/slideMaster9.xml" ContentType="a/b"/></Types>',
    ),
  },
  {
    code: "untyped-part",
    title: "a part without content type",
    part: "ppt/media/logo.png",
    spoil: replace(types, 'Extension="png"', 'Extension="gif"'),
  },
  {
    code: "media-type",
    title: "image/jpg",
    part: "ppt/media/logo.png",
    spoil: replace(types, "image/png", "image/jpg"),
  },
  {
    code: "content-types-missing",
    title: "no content types",
    part: types,
    spoil: (parts) => void parts.delete(types),
  },
  {
    code: "zip-order",
    title: "content types that are not first",
    part: "_rels/.rels",
    spoil: (parts) => move(parts, types),
  },
  { code: "xml-malformed", title: "XML that is none", part: slide, spoil: replace(slide, "</p:sld>", "") },
  {
    code: "xml-undeclared-prefix",
    title: "a prefix that is not declared",
    part: slide,
    spoil: replace(slide, "<p:spPr/>", "<p:spPr><x:y/></p:spPr>"),
  },
  {
    code: "relationship-source-missing",
    title: "relationships of a part that is gone",
    part: "ppt/slides/_rels/slide3.xml.rels",
    spoil: (parts) => void parts.set("ppt/slides/_rels/slide3.xml.rels", parts.get("_rels/.rels") ?? ""),
  },
  {
    code: "relationship-duplicate-id",
    title: "two relationships with one id",
    part: slide,
    spoil: replace(slideRels, 'Id="rId4"', 'Id="rId3"'),
  },
  {
    code: "relationship-duplicate-target",
    title: "two relationships to one target",
    part: slide,
    spoil: add(slideRels, "image", "../media/sample.png"),
  },
  {
    code: "relationship-dangling",
    title: "a relationship that leads nowhere",
    part: slide,
    spoil: add(slideRels, "image", "../media/none.png"),
  },
  {
    code: "relationship-id-unknown",
    title: "an id that is no relationship",
    part: slide,
    spoil: replace(slide, 'r:embed="rId2"', 'r:embed="rId99"'),
  },
  {
    code: "relationship-uri",
    title: "a link that is no legal URI",
    part: slide,
    spoil: add(slideRels, "hyperlink", 'https://example.org/a b" TargetMode="External'),
  },
  {
    code: "relationship-uri",
    title: "a link that is not marked as external",
    part: slide,
    spoil: add(slideRels, "hyperlink", "https://example.org/"),
  },
  {
    code: "orphan-part",
    title: "a part that nothing leads to",
    part: "ppt/media/lost.png",
    spoil: (parts) => void parts.set("ppt/media/lost.png", Uint8Array.of(1)),
  },
  {
    code: "main-part",
    title: "a package without main part",
    part: "",
    spoil: replace("_rels/.rels", '/officeDocument"', '/other"'),
  },
  {
    code: "main-type",
    title: "a template's type in a presentation",
    part: presentation,
    spoil: replace(types, "presentation.main+xml", "template.main+xml"),
  },
  {
    code: "macro-part",
    title: "macros",
    part: "ppt/media/logo.png",
    spoil: replace(types, "image/png", "application/vnd.ms-office.vbaProject"),
  },
  {
    code: "theme-shared",
    title: "a theme of two masters",
    part: "ppt/notesMasters/notesMaster1.xml",
    spoil: replace("ppt/notesMasters/_rels/notesMaster1.xml.rels", "theme2", "theme1"),
  },
  {
    code: "theme-missing",
    title: "a master without theme",
    part: "ppt/notesMasters/notesMaster1.xml",
    spoil: replace("ppt/notesMasters/_rels/notesMaster1.xml.rels", '/theme"', '/other"'),
  },
  {
    code: "master-id",
    title: "a layout with its master's id",
    part: "ppt/slideMasters/slideMaster1.xml",
    spoil: replace("ppt/slideMasters/slideMaster1.xml", "2147483649", "2147483648"),
  },
  {
    code: "slide-id",
    title: "a slide id twice",
    part: presentation,
    spoil: replace(presentation, 'sldId id="257"', 'sldId id="256"'),
  },
  {
    code: "slide-id",
    title: "a slide id below 256",
    part: presentation,
    spoil: replace(presentation, 'sldId id="257"', 'sldId id="25"'),
  },
  {
    code: "slide-unlisted",
    title: "a slide that is not in the list",
    part: slide,
    spoil: replace(presentation, '<p:sldId id="257" r:id="rId3"/>', ""),
  },
  {
    code: "slide-layout",
    title: "a slide without layout",
    part: slide,
    spoil: replace(slideRels, '/slideLayout"', '/other"'),
  },
  {
    code: "section-slide",
    title: "a section with a slide that is gone",
    part: presentation,
    spoil: replace(presentation, '<p14:sldId id="257"/>', '<p14:sldId id="999"/>'),
  },
  {
    code: "notes-slide",
    title: "notes without their master",
    part: "ppt/notesSlides/notesSlide1.xml",
    spoil: replace("ppt/notesSlides/_rels/notesSlide1.xml.rels", '/notesMaster"', '/other"'),
  },
  {
    code: "notes-master-unlisted",
    title: "a notes master that is not in the list",
    part: presentation,
    spoil: replace(presentation, /<p:notesMasterIdLst>.*<\/p:notesMasterIdLst>/, ""),
  },
  { code: "shape-id", title: "a shape id twice", part: slide, spoil: replace(slide, 'id="9"', 'id="2"') },
  { code: "shape-id", title: "a shape id of 0", part: slide, spoil: replace(slide, 'id="9"', 'id="0"') },
  {
    code: "placeholder-unmatched",
    title: "a placeholder that the layout does not have",
    part: slide,
    spoil: replace(slide, '<p:ph type="title"/>', '<p:ph type="body" idx="7"/>'),
  },
  {
    code: "placeholder-without-text",
    title: "a placeholder without text body",
    part: slide,
    spoil: replace(slide, /<p:txBody>.*<\/p:txBody>/, ""),
  },
  {
    code: "text-body",
    title: "a text body without paragraph",
    part: slide,
    spoil: replace(slide, /<a:p>.*<\/a:p>/, ""),
  },
  {
    code: "text-body",
    title: "a text body with two bodyPr",
    part: slide,
    spoil: replace(slide, "<a:bodyPr/>", "<a:bodyPr/><a:bodyPr/>"),
  },
  {
    code: "text-body",
    title: "a table cell without text body",
    part: slide,
    spoil: replace(slide, "</p:spTree>", `${tableOf("<a:tc/>")}</p:spTree>`),
  },
  {
    code: "table-grid",
    title: "a table row with a cell too many",
    part: slide,
    spoil: replace(slide, "</p:spTree>", `${tableOf(cell() + cell())}</p:spTree>`),
  },
  {
    code: "background-effects",
    title: "a background without effects",
    part: "ppt/slideMasters/slideMaster1.xml",
    spoil: replace("ppt/slideMasters/slideMaster1.xml", "<a:effectLst/></p:bgPr>", "</p:bgPr>"),
  },
];

const chart = "ppt/charts/chart1.xml";
const chartRels = "ppt/charts/_rels/chart1.xml.rels";
const workbook = "ppt/embeddings/Workbook1.xlsx";

const chartCases: readonly Case[] = [
  {
    code: "chart-data",
    title: "a chart without workbook",
    part: chart,
    spoil: replace(chart, /<c:externalData.*<\/c:externalData>/, ""),
  },
  {
    code: "chart-data",
    title: "a chart whose workbook is not there",
    part: chart,
    spoil: replace(chartRels, "Workbook1", "Workbook2"),
  },
  {
    code: "chart-axes",
    title: "a chart with three axes",
    part: chart,
    spoil: replace(chart, "</c:barChart>", '<c:axId val="1"/></c:barChart>'),
  },
  {
    code: "chart-axes",
    title: "a chart with an axis that is not there",
    part: chart,
    spoil: replace(chart, '<c:axId val="2"/></c:barChart>', '<c:axId val="3"/></c:barChart>'),
  },
  {
    code: "chart-axes",
    title: "two axes of one id",
    part: chart,
    spoil: replace(chart, '<c:valAx><c:axId val="2"/>', '<c:valAx><c:axId val="1"/>'),
  },
  {
    code: "chart-axes",
    title: "an axis that crosses none",
    part: chart,
    spoil: replace(chart, '<c:crossAx val="1"/>', '<c:crossAx val="9"/>'),
  },
  {
    code: "chart-label",
    title: "labels outside of stacked bars",
    part: chart,
    spoil: replace(chart, '<c:grouping val="clustered"/>', '<c:grouping val="stacked"/>'),
  },
  {
    code: "embedded-package",
    title: "a workbook that is no zip",
    part: workbook,
    spoil: (parts) => void parts.set(workbook, Uint8Array.of(1, 2, 3)),
  },
  {
    code: "embedded-package",
    title: "a workbook with a sheet that is not there",
    part: workbook,
    spoil: (parts) => {
      const inside = sampleWorkbook();
      inside.delete("xl/worksheets/sheet1.xml");
      parts.set(workbook, packParts(inside));
    },
  },
];

describe("lintPackage", () => {
  test("finds nothing in a sound presentation with a chart", () => {
    expect(lintPackage(packParts(presentationWithChart()))).toEqual([]);
  });

  test.each(chartCases)("finds $code: $title", ({ code, part, spoil }) => {
    const parts = presentationWithChart();
    spoil(parts);
    expect(lintPackage(packParts(parts))).toContainEqual(expect.objectContaining({ code, part }));
  });

  test("finds nothing in a sound presentation", () => {
    expect(lintPackage(packParts(samplePresentation()))).toEqual([]);
  });

  test("takes a title for its layout's by its type, where that has lost its index", () => {
    const parts = samplePresentation();
    replace(
      "ppt/slideLayouts/slideLayout2.xml",
      /<p:ph type="title"[^>]*>/,
      '<p:ph type="title" idx="4294967295"/>',
    )(parts);
    expect(lintPackage(packParts(parts))).toEqual([]);
  });

  test.each(cases)("finds $code: $title", ({ code, part, spoil }) => {
    const parts = samplePresentation();
    spoil(parts);
    expect(lintPackage(packParts(parts))).toContainEqual(expect.objectContaining({ code, part }));
  });

  test("finds a zip that is none", () => {
    expect(codesOf(Uint8Array.of(1, 2, 3))).toEqual(["zip-unreadable"]);
  });

  test("finds an entry whose checksum is wrong", () => {
    const bytes = packParts(samplePresentation());
    const directory = new DataView(bytes.buffer).getUint32(bytes.length - 6, true);
    new DataView(bytes.buffer).setUint32(directory + 16, 1, true);
    expect(codesOf(bytes)).toContain("zip-corrupt-entry");
  });

  test("finds entries for directories", () => {
    const entries = [...samplePresentation()].map(([name, text]) => deflateEntry(name, Buffer.from(text)));
    expect(codesOf(writeZip([...entries, deflateEntry("ppt/", new Uint8Array())]))).toEqual([
      "zip-directory-entry",
    ]);
  });

  test("finds sizes that stand after the data", () => {
    const bytes = packParts(samplePresentation());
    const view = new DataView(bytes.buffer);
    view.setUint16(view.getUint32(bytes.length - 6, true) + 8, 0x0008, true);
    expect(codesOf(bytes)).toEqual(["zip-data-descriptor"]);
  });

  test("finds two entries of one name", () => {
    const parts = samplePresentation();
    parts.set("ppt/media/logo.pnG", Uint8Array.of(1));
    const bytes = Buffer.from(packParts(renamePart(parts, "ppt/media/logo.pnG", "ppt/media/logX.png")));
    for (let at = bytes.indexOf("logX.png"); at !== -1; at = bytes.indexOf("logX.png", at))
      bytes.write("logo.png", at);
    expect(codesOf(bytes)).toContain("zip-duplicate-name");
  });

  test("never throws, whatever the bytes", () => {
    const sound = packParts(samplePresentation());
    const change = fc.record({ at: fc.nat(sound.length - 1), to: fc.nat(255) });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        const damaged = sound.slice();
        for (const { at, to } of changes) damaged[at] = to;
        expect(Array.isArray(lintPackage(damaged))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

function codesOf(bytes: Uint8Array): string[] {
  return lintPackage(bytes).map(({ code }) => code);
}

function replace(part: string, from: string | RegExp, to: string): (parts: Parts) => void {
  return (parts) => {
    const before = String(parts.get(part));
    const after = before.replace(from, to);
    if (after === before) throw new Error(`Expected ${from} in ${part}.`);
    parts.set(part, after);
  };
}

function add(part: string, type: string, target: string): (parts: Parts) => void {
  const address = `http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}`;
  return replace(
    part,
    "</Relationships>",
    `<Relationship Id="rId50" Type="${address}" Target="${target}"/></Relationships>`,
  );
}

function move(parts: Parts, name: string): void {
  const content = parts.get(name) ?? "";
  parts.delete(name);
  parts.set(name, content);
}

function renamePart(parts: Parts, from: string, to: string): Parts {
  return new Map([...parts].map(([name, content]) => [name === from ? to : name, content]));
}

function cell(): string {
  return "<a:tc><a:txBody><a:bodyPr/><a:p/></a:txBody></a:tc>";
}

function tableOf(cells: string): string {
  return `<p:graphicFrame><a:tbl><a:tblGrid><a:gridCol w="1"/></a:tblGrid><a:tr h="1">${cells}</a:tr></a:tbl></p:graphicFrame>`;
}
