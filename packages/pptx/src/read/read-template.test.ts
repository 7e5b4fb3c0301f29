import { emu, type TemplateLayout } from "@lectern/deck";
import { readZip, storeEntry, writeZip } from "@lectern/ooxml";
import { packParts, samplePresentation } from "@lectern/ooxml/testing";
import { builtInTemplate } from "@lectern/theme";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TemplateUnusableError } from "../template-unusable-error.ts";
import { layoutOf, sampleDeck } from "../testing/sample-deck.ts";
import {
  type Change,
  changedParts,
  changedTemplate,
  samplePart,
  withSecondMaster,
} from "../testing/sample-template.ts";
import { writePresentation } from "../write/write-presentation.ts";
import { checkTemplate } from "./check-template.ts";
import { readTemplate } from "./read-template.ts";

const box = (x: number, y: number, width: number, height: number) => ({
  x: emu(x),
  y: emu(y),
  width: emu(width),
  height: emu(height),
});

function layout(type: string, ...changes: readonly Change[]): TemplateLayout {
  return layoutOf(changedTemplate(...changes).template, type);
}

function placeholder(from: TemplateLayout, type: string) {
  const found = from.placeholders.find((one) => one.type === type);
  if (!found) throw new Error(`Expected a placeholder of type ${type}.`);
  return found;
}

describe("a template offers", () => {
  const sample = changedTemplate().template;
  const content = layoutOf(sample, "obj");

  test("its slide size and its layouts", () => {
    expect(sample.slideSize).toEqual({ width: 12_192_000, height: 6_858_000 });
    expect(sample.layouts.map(({ id, name, type }) => ({ id, name, type }))).toEqual([
      { id: "ppt/slideLayouts/slideLayout1.xml", name: "Title Slide", type: "title" },
      { id: "ppt/slideLayouts/slideLayout2.xml", name: "Title and Content", type: "obj" },
      { id: "ppt/slideLayouts/slideLayout3.xml", name: "Title Only", type: "titleOnly" },
    ]);
  });

  test("the colours and fonts of its theme", () => {
    expect(content.theme.colors).toMatchObject({
      dk1: "000000",
      lt1: "FFFFFF",
      dk2: "1F2A44",
      accent1: "E07A1F",
    });
    expect(content.theme.fonts.heading).toEqual({
      latin: "Georgia",
      eastAsian: "",
      complexScript: "",
      scripts: { Jpan: "Yu Gothic" },
    });
  });

  test("placeholders with what they inherit from the master", () => {
    expect(placeholder(content, "title")).toMatchObject({
      index: 0,
      box: box(838_200, 365_125, 10_515_600, 1_325_563),
    });
    expect(placeholder(content, "title").levels[0]).toEqual({
      size: 44,
      bold: true,
      italic: false,
      fontFamily: "Georgia",
      font: "heading",
      color: "1F2A44",
      alignment: "start",
      lineSpacing: { kind: "share", share: 1 },
      spaceBefore: { kind: "fixed", points: 0 },
      spaceAfter: { kind: "fixed", points: 0 },
      marginStart: 0,
      indent: 0,
      bullet: false,
    });
  });

  test("a placeholder without type as one for any object, with nine levels", () => {
    const body = placeholder(content, "obj");
    expect(body).toMatchObject({
      index: 1,
      name: "Content Placeholder 2",
      box: box(838_200, 1_825_625, 10_515_600, 4_351_338),
    });
    expect(body.levels).toHaveLength(9);
    expect(body.levels.slice(0, 3)).toMatchObject([
      {
        size: 28,
        bullet: true,
        fontFamily: "Calibri",
        font: "body",
        marginStart: 228_600,
        indent: -228_600,
        lineSpacing: { kind: "share", share: 0.9 },
        spaceBefore: { kind: "fixed", points: 10 },
      },
      { size: 24, bullet: true, marginStart: 685_800 },
      { size: 18, bullet: false, marginStart: 0 },
    ]);
  });

  test("artwork, and the area for content that it leaves", () => {
    expect(content.artwork).toEqual([box(0, 0, 12_192_000, 457_200)]);
    expect(content.contentArea).toEqual(box(838_200, 1_825_625, 10_515_600, 4_351_338));
    const titleOnly = layoutOf(sample, "titleOnly");
    expect(titleOnly.contentArea).toEqual(content.contentArea);
  });
});

describe("where templates differ:", () => {
  const masterBackground = /<p:bgPr>.*<\/p:bgPr>/;
  const fullPage = (fill: string) =>
    `</p:grpSpPr><p:sp><p:nvSpPr><p:cNvPr id="20" name="Field"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="0"/>` +
    `<a:ext cx="12192000" cy="6858000"/></a:xfrm>${fill}</p:spPr></p:sp>`;
  const solid = (name: string, transforms = "") =>
    `<a:solidFill><a:schemeClr val="${name}">${transforms}</a:schemeClr></a:solidFill>`;
  const gradient =
    '<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="000000"/></a:gs><a:gs pos="100000"><a:srgbClr val="FFFFFF"/></a:gs></a:gsLst></a:gradFill>';

  test.each<{ title: string; changes: Change[]; want: string }>([
    {
      title: "a plain background",
      changes: [[samplePart.master, masterBackground, `<p:bgPr>${solid("tx2")}<a:effectLst/></p:bgPr>`]],
      want: "1F2A44",
    },
    {
      title: "a gradient that no colour reads all over, which gets a panel,",
      changes: [[samplePart.master, masterBackground, `<p:bgPr>${gradient}<a:effectLst/></p:bgPr>`]],
      want: "FFFFFF",
    },
    {
      title: "a colour that lets a fifth of itself be seen on white",
      changes: [
        [
          samplePart.master,
          masterBackground,
          '<p:bgPr><a:solidFill><a:srgbClr val="FF6400"><a:alpha val="20000"/></a:srgbClr></a:solidFill><a:effectLst/></p:bgPr>',
        ],
      ],
      want: "FFE0CC",
    },
    {
      title: "a picture in two tones",
      changes: [
        [
          samplePart.master,
          masterBackground,
          '<p:bgPr><a:blipFill><a:blip><a:duotone><a:srgbClr val="204060"/><a:srgbClr val="406080"/></a:duotone></a:blip></a:blipFill><a:effectLst/></p:bgPr>',
        ],
      ],
      want: "305070",
    },
    {
      title: "a page with a panel behind its title",
      changes: [
        [
          samplePart.titleOnlyLayout,
          "</p:grpSpPr>",
          fullPage(solid("accent2")).replace('cx="12192000" cy="6858000"', 'cx="12192000" cy="3000000"'),
        ],
      ],
      want: "2A7F8E",
    },
    {
      title: "a fill of the theme",
      changes: [
        [samplePart.master, masterBackground, '<p:bgRef idx="1001"><a:schemeClr val="accent2"/></p:bgRef>'],
      ],
      want: "2A7F8E",
    },
    {
      title: "a fill of the theme that changes its colour",
      changes: [
        [samplePart.master, masterBackground, '<p:bgRef idx="1002"><a:schemeClr val="bg1"/></p:bgRef>'],
        [
          samplePart.theme,
          /<a:bgFillStyleLst>.*<\/a:bgFillStyleLst>/,
          `<a:bgFillStyleLst>${solid("phClr").repeat(1)}${solid("phClr", '<a:lumMod val="50000"/>')}${solid("phClr")}</a:bgFillStyleLst>`,
        ],
      ],
      want: "808080",
    },
    { title: "no background at all", changes: [[samplePart.master, /<p:bg>.*<\/p:bg>/, ""]], want: "FFFFFF" },
    {
      title: "a picture under a dark title",
      changes: [[samplePart.master, masterBackground, "<p:bgPr><a:blipFill/><a:effectLst/></p:bgPr>"]],
      want: "FFFFFF",
    },
    {
      title: "a picture under a light title",
      changes: [
        [samplePart.master, masterBackground, "<p:bgPr><a:blipFill/><a:effectLst/></p:bgPr>"],
        [samplePart.master, '<a:schemeClr val="tx2"/>', '<a:schemeClr val="bg1"/>'],
      ],
      want: "000000",
    },
    {
      title: "a shape that fills the page",
      changes: [[samplePart.titleOnlyLayout, "</p:grpSpPr>", fullPage(solid("accent1"))]],
      want: "E07A1F",
    },
    {
      title: "a shape without fill that fills the page",
      changes: [[samplePart.titleOnlyLayout, "</p:grpSpPr>", fullPage("<a:noFill/>")]],
      want: "FFFFFF",
    },
    {
      title: "a colour map of the layout's own",
      changes: [
        [
          samplePart.titleOnlyLayout,
          "<a:masterClrMapping/>",
          '<a:overrideClrMapping bg1="dk2" tx1="lt1" bg2="dk1" tx2="lt2"/>',
        ],
      ],
      want: "1F2A44",
    },
  ])("the background of $title is $want", ({ changes, want }) => {
    expect(layout("titleOnly", ...changes).background).toBe(want);
  });

  test("the system's colours are the last ones that were seen", () => {
    const theme = layout("obj", [samplePart.theme, 'lastClr="000000"', 'lastClr="112233"']).theme;
    expect(theme.colors.dk1).toBe("112233");
  });

  test("layouts come in the order of their list, not of their names", () => {
    const { layouts } = changedTemplate(
      [samplePart.master, 'id="2147483649" r:id="rId1"', 'id="2147483649" r:id="rId3"'],
      [samplePart.master, 'id="2147483651" r:id="rId3"', 'id="2147483651" r:id="rId1"'],
    ).template;
    expect(layouts.map(({ type }) => type)).toEqual(["titleOnly", "obj", "title"]);
  });

  test("layout ids may be missing, and the list as well", () => {
    expect(
      changedTemplate([samplePart.master, /<p:sldLayoutId id="\d+"/g, "<p:sldLayoutId"]).template.layouts,
    ).toHaveLength(3);
    expect(
      changedTemplate([samplePart.master, /<p:sldLayoutIdLst>.*<\/p:sldLayoutIdLst>/, ""]).template.layouts,
    ).toHaveLength(3);
  });

  test("a title that has lost its index is referred to by its type alone, and a body by what it has", () => {
    const lost: Change = [
      samplePart.contentLayout,
      /<p:ph type="title"[^>]*>/,
      '<p:ph type="title" idx="4294967295"/>',
    ];
    const lostBody: Change = [samplePart.contentLayout, /<p:ph idx="1"/, '<p:ph idx="4294967295"'];
    const { placeholders } = layout("obj", lost, lostBody);
    expect(placeholders.map(({ type, index }) => [type, index]).slice(0, 2)).toEqual([
      ["title", 0],
      ["obj", 4_294_967_295],
    ]);
  });

  test("targets may be absolute", () => {
    const absolute: Change = [samplePart.masterRels, /"\.\.\//g, '"/ppt/'];
    expect(changedTemplate(absolute).template).toEqual(changedTemplate().template);
  });

  test("parts may begin with a byte order mark, or be in UTF-16", () => {
    const parts = samplePresentation();
    parts.set(samplePart.theme, `\uFEFF${parts.get(samplePart.theme)}`);
    parts.set(
      samplePart.master,
      Buffer.from(`\uFEFF${String(parts.get(samplePart.master)).replace("UTF-8", "UTF-16")}`, "utf16le"),
    );
    expect(readTemplate(packParts(parts)).template).toEqual(changedTemplate().template);
  });

  test("names may differ in case", () => {
    const other: Change = [
      samplePart.presentationRels,
      "slideMasters/slideMaster1.xml",
      "SlideMasters/slidemaster1.XML",
    ];
    expect(changedTemplate(other).template).toEqual(changedTemplate().template);
  });

  test("elements may have other prefixes", () => {
    const { template } = changedTemplate(
      [samplePart.master, /\bp:/g, "q:"],
      [samplePart.master, "xmlns:p=", "xmlns:q="],
    );
    expect(template).toEqual(changedTemplate().template);
  });

  test("a placeholder in a group stands where the group puts it", () => {
    const group =
      '<p:grpSp><p:nvGrpSpPr><p:cNvPr id="30" name="Group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>' +
      '<a:off x="1000000" y="2000000"/><a:ext cx="4000000" cy="2000000"/><a:chOff x="0" y="0"/><a:chExt cx="2000000" cy="1000000"/>' +
      '</a:xfrm></p:grpSpPr><p:sp><p:nvSpPr><p:cNvPr id="31" name="Inner"/><p:cNvSpPr/><p:nvPr><p:ph type="body" idx="20"/></p:nvPr></p:nvSpPr>' +
      '<p:spPr><a:xfrm><a:off x="500000" y="100000"/><a:ext cx="1000000" cy="200000"/></a:xfrm></p:spPr></p:sp></p:grpSp></p:spTree>';
    const read = layout("titleOnly", [samplePart.titleOnlyLayout, "</p:spTree>", group]);
    expect(placeholder(read, "body")).toMatchObject({
      index: 20,
      box: box(2_000_000, 2_200_000, 2_000_000, 400_000),
    });
  });

  test("a layout may hide its master's artwork", () => {
    const panel: Change = [
      samplePart.master,
      "</p:grpSpPr>",
      fullPage(solid("accent1")).replace('cx="12192000"', 'cx="1219200"'),
    ];
    expect(layout("titleOnly", panel).artwork).toEqual([box(0, 0, 1_219_200, 6_858_000)]);
    expect(
      layout("titleOnly", panel, [
        samplePart.titleOnlyLayout,
        "<p:sldLayout ",
        '<p:sldLayout showMasterSp="0" ',
      ]).artwork,
    ).toEqual([]);
  });

  test("content keeps off artwork, but not off a panel beneath it", () => {
    const art = (frame: string): Change => [
      samplePart.master,
      "</p:grpSpPr>",
      fullPage(solid("accent1")).replace('<a:off x="0" y="0"/><a:ext cx="12192000" cy="6858000"/>', frame),
    ];
    const beside = art('<a:off x="0" y="0"/><a:ext cx="2838200" cy="6858000"/>');
    expect(layout("obj", beside).contentArea).toEqual(box(2_838_200, 1_825_625, 8_515_600, 4_351_338));
    const beneath = art('<a:off x="500000" y="1700000"/><a:ext cx="11000000" cy="4700000"/>');
    expect(layout("obj", beneath).contentArea).toEqual(box(838_200, 1_825_625, 10_515_600, 4_351_338));
  });

  test("in a template that runs from right to left, right is where lines start", () => {
    const read = layout("obj", [
      samplePart.master,
      '<a:lvl1pPr algn="l"><a:buNone/>',
      '<a:lvl1pPr algn="r" rtl="1"><a:buNone/>',
    ]);
    expect(placeholder(read, "title").levels[0]?.alignment).toBe("start");
  });

  test("several masters each have their theme and their layouts", () => {
    const { template } = readTemplate(packParts(withSecondMaster()));
    expect(template.layouts.map(({ id, theme }) => [id, theme.colors.accent1])).toEqual([
      ["ppt/slideLayouts/slideLayout1.xml", "E07A1F"],
      ["ppt/slideLayouts/slideLayout2.xml", "E07A1F"],
      ["ppt/slideLayouts/slideLayout3.xml", "E07A1F"],
      ["ppt/slideLayouts/slideLayout10.xml", "ABCDEF"],
    ]);
  });

  test("a built-in template read again from a deck made with it is the same", () => {
    const template = readTemplate(builtInTemplate("fern"));
    const again = readTemplate(writePresentation(sampleDeck(template.template), template));
    const layouts = again.template.layouts.map(({ uses: _, opens: __, ...read }) => read);
    expect({ ...again.template, layouts }).toEqual(template.template);
  });

  test("the slides that stand on a layout are counted", () => {
    expect(changedTemplate().template.layouts.map(({ uses }) => uses ?? 0)).toEqual([1, 1, 0]);
  });

  test("capitals that a style asks for", () => {
    const levels = layout("titleOnly", [
      samplePart.master,
      /<a:defRPr sz="4400"/,
      '<a:defRPr cap="all" sz="4400"',
    ]).placeholders[0]?.levels;
    expect(levels?.[0]?.capitals).toBe(true);
  });

  test("a picture behind a master is artwork but for where the master has title and body", () => {
    const read = layout("titleOnly", [
      samplePart.master,
      masterBackground,
      "<p:bgPr><a:blipFill/><a:effectLst/></p:bgPr>",
    ]);
    const frame = { left: 838_200, right: 838_200 + 10_515_600 };
    expect(read.artwork).toContainEqual(box(0, 0, frame.left, 6_858_000));
    expect(read.artwork).toContainEqual(box(frame.right, 0, 12_192_000 - frame.right, 6_858_000));
  });
});

describe("a template that cannot be used is refused with what came and what to do:", () => {
  const zipOf = (name: string, content: string) => writeZip([storeEntry(name, Buffer.from(content))]);
  const typed = (type: string): Uint8Array =>
    packParts(
      changedParts([
        samplePart.contentTypes,
        /application\/[\w.-]+presentationml\.presentation\.main\+xml/,
        type,
      ]),
    );

  test.each<{ title: string; given: Uint8Array; want: string }>([
    { title: "nothing", given: new Uint8Array(), want: "got an empty file" },
    { title: "a text", given: Buffer.from("Hello"), want: "got a file that is none" },
    { title: "a picture", given: Uint8Array.of(0x89, 0x50, 0x4e, 0x47), want: "got a picture" },
    { title: "a PDF", given: Buffer.from("%PDF-1.7"), want: "got a PDF" },
    { title: "a page", given: Buffer.from("\n<!DOCTYPE html>"), want: "got a web page" },
    { title: "an old .ppt", given: compoundFile("PowerPoint Document"), want: "an old .ppt file" },
    { title: "a password", given: compoundFile("EncryptedPackage"), want: "take the password off" },
    { title: "an old workbook", given: compoundFile("Workbook"), want: "an old Office program" },
    { title: "a Keynote file", given: zipOf("Index/Document.iwa", "x"), want: "(.key)" },
    {
      title: "an archive with one in it",
      given: zipOf("a/Brand.potx", "x"),
      want: '"a/Brand.potx". Take it out',
    },
    {
      title: "a part of another kind",
      given: packParts(changedParts([samplePart.contentLayout, /p:sldLayout\b/g, "p:sld"])),
      want: "Expected <sldLayout> in ppt/slideLayouts/slideLayout2.xml, got <sld>",
    },
    {
      title: "a namespace that nobody declared",
      given: packParts(changedParts([samplePart.master, "<p:cSld>", "<p:cSld z:a='1'>"])),
      want: "Expected declared namespaces",
    },
    {
      title: "a picture that is not there",
      given: packParts(withoutPart("ppt/media/logo.png")),
      want: "which is not in the file",
    },
    {
      title: "two relationships of one id",
      given: packParts(changedParts([samplePart.masterRels, 'Id="rId2"', 'Id="rId1"'])),
      want: "an id of its own",
    },
    {
      title: "a relationship whose id is a number",
      given: packParts(changedParts([samplePart.masterRels, 'Id="rId2"', 'Id="99999999999999999999"'])),
      want: "ids that begin with a letter",
    },
    {
      title: "a layout that is said to be of no kind",
      given: packParts(
        changedParts([
          samplePart.contentTypes,
          "application/vnd.openxmlformats-officedocument.presentationml.slideLayout+xml",
          "application/xml",
        ]),
      ),
      want: "Expected [Content_Types].xml to give ppt/slideLayouts/slideLayout1.xml the type",
    },
    {
      title: "a master without theme",
      given: packParts(changedParts([samplePart.masterRels, '/theme"', '/other"'])),
      want: "Expected a theme",
    },
    {
      title: "more drawings than anybody could see",
      given: packParts(changedParts([samplePart.theme, "</a:theme>", `${distinct(600_000)}</a:theme>`])),
      want: "500000 XML elements",
    },
    { title: "an OpenDocument file", given: zipOf("META-INF/manifest.xml", "<a/>"), want: "OpenDocument" },
    {
      title: "another zip archive",
      given: zipOf("readme.txt", "Hello"),
      want: "another kind of zip archive",
    },
    {
      title: "a cut-off file",
      given: packParts(samplePresentation()).subarray(0, 3000),
      want: "that can be read",
    },
    {
      title: "a Word document",
      given: typed("application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"),
      want: "a Word document",
    },
    {
      title: "a workbook",
      given: typed("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"),
      want: "a workbook",
    },
    {
      title: "a package without presentation",
      given: packParts(changedParts(["_rels/.rels", '/officeDocument"', '/other"'])),
      want: "without a presentation",
    },
    {
      title: "a presentation without layouts",
      given: packParts(
        changedParts(
          [samplePart.presentation, /<p:sldMasterIdLst>.*<\/p:sldMasterIdLst>/, ""],
          [samplePart.presentationRels, '/slideMaster"', '/other"'],
        ),
      ),
      want: "without any",
    },
    {
      title: "XML that is cut off",
      given: packParts(changedParts([samplePart.master, "</p:sldMaster>", ""])),
      want: "ppt/slideMasters/slideMaster1.xml: Expected the end",
    },
    {
      title: "a document type declaration",
      given: packParts(changedParts([samplePart.theme, "<a:theme ", "<!DOCTYPE a><a:theme "])),
      want: "document type declaration",
    },
    {
      title: "a Strict presentation",
      given: packParts(
        changedParts([
          samplePart.presentation,
          "http://schemas.openxmlformats.org/presentationml/2006/main",
          "http://purl.oclc.org/ooxml/presentationml/main",
        ]),
      ),
      want: "Strict Open XML",
    },
    { title: "a zip bomb", given: bomb(), want: "times the compressed size" },
  ])("$title", ({ given, want }) => {
    const read = () => readTemplate(given);
    expect(read).toThrow(TemplateUnusableError);
    expect(read).toThrow(want);
    expect(read).toThrow(/\.$/);
  });

  test("whatever is damaged in it, it is read or refused, and nothing else", () => {
    const names = [
      samplePart.presentation,
      samplePart.master,
      samplePart.contentLayout,
      samplePart.theme,
      samplePart.presentationRels,
      samplePart.contentTypes,
      samplePart.masterRels,
    ];
    const damage = fc.constantFrom<(piece: string) => string>(
      () => "",
      (piece) => piece + piece,
      (piece) => piece.replace(/"[^"]*"/, '"-99999999999999"'),
      (piece) => piece.replace(/"[^"]*"/, '"x"'),
      (piece) => piece.replace(/[a-z]+/i, "q"),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        damage,
        (name, where, spoil) => {
          const parts = samplePresentation();
          const pieces = String(parts.get(name)).split(/(?=<)/);
          const at = 1 + Math.floor(where * (pieces.length - 1));
          parts.set(name, pieces.map((piece, index) => (index === at ? spoil(piece) : piece)).join(""));
          try {
            const template = readTemplate(packParts(parts));
            expect(template.template.layouts.length).toBeGreaterThan(0);
          } catch (error) {
            expect(error).toBeInstanceOf(TemplateUnusableError);
          }
        },
      ),
      { numRuns: 250 },
    );
  });
});

describe("checkTemplate", () => {
  test("returns the same as readTemplate", async () => {
    const bytes = packParts(samplePresentation());
    expect((await checkTemplate(bytes)).template).toEqual(readTemplate(bytes).template);
  });

  test("refuses a picture that is damaged, which no reading of the template meets", async () => {
    const bytes = Uint8Array.from(packParts(samplePresentation()));
    const picture = readZip(bytes).entries.get("ppt/media/logo.png")?.compressed ?? new Uint8Array();
    const middle = picture.length >> 1;
    picture[middle] = (picture[middle] ?? 0) ^ 1;
    readTemplate(bytes);
    await expect(checkTemplate(bytes)).rejects.toThrow(/ppt\/media\/logo\.png.*damaged/);
  });
});

function withoutPart(part: string) {
  const parts = samplePresentation();
  parts.delete(part);
  return parts;
}

/** The start of a compound file (MS-CFB) and one entry of its directory. */
function compoundFile(stream: string): Uint8Array {
  const file = Buffer.alloc(2048);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  Buffer.from(stream, "utf16le").copy(file, 1024);
  return file;
}

function bomb(): Uint8Array {
  const parts = samplePresentation();
  parts.set("ppt/media/logo.png", new Uint8Array(8_000_000));
  return packParts(parts);
}

/** Elements that do not deflate to next to nothing, as bombs do. */
function distinct(count: number): string {
  return Array.from({ length: count }, (_, index) => `<a:b c="${Math.imul(index, 2_654_435_761)}"/>`).join(
    "",
  );
}
