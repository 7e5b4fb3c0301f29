import { emu, type PlacedElement, type PlacedParagraph, type PlacedShape, points } from "@lectern/deck";
import { descendantElements, type XmlElement } from "@lectern/ooxml";
import { type Parts, packParts, samplePresentation, unpackParts } from "@lectern/ooxml/testing";
import { describe, expect, test } from "vitest";
import { readTemplate } from "../read/read-template.ts";
import type { TemplatePackage } from "../template-package.ts";
import { deckWith, filled, layoutOf, run, sampleDeck, textOf } from "../testing/sample-deck.ts";
import {
  type Change,
  changedParts,
  changedTemplate,
  samplePart,
  withoutNotesMaster,
} from "../testing/sample-template.ts";
import {
  attributesOf,
  namesIn,
  partsWith,
  relationshipsIn,
  writtenParts,
  xmlOf,
} from "../testing/written-parts.ts";
import { writePresentation } from "./write-presentation.ts";

const sample = changedTemplate();
const titleOnly = layoutOf(sample.template, "titleOnly");
const firstSlide = "ppt/slides/slide1.xml";
const box = { x: emu(0), y: emu(0), width: emu(100), height: emu(100) };
const rectangle: PlacedShape = { kind: "shape", name: "Shape", geometry: "rectangle", box };
const officeDocument = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Writes the sample deck on a template and makes sure that our own rules find nothing in it. */
function written(template: TemplatePackage): Parts {
  return writtenParts(sampleDeck(template.template), template);
}

function slideWith(...elements: readonly PlacedElement[]): XmlElement {
  return xmlOf(partsWith(sample, elements), firstSlide);
}

function slideWithText(...paragraphs: readonly (PlacedParagraph | string)[]): XmlElement {
  return slideWith(filled(titleOnly, ["title"], textOf(...paragraphs)));
}

function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${officeDocument}/${type}" Target="${target}"/>`;
}

function relate(part: string, id: string, type: string, target: string): Change {
  return [part, "</Relationships>", `${relationship(id, type, target)}</Relationships>`];
}

describe("package", () => {
  test("1: a template's content types for parts that are not there are left out", () => {
    const phantom = '<Override PartName="/ppt/slideMasters/slideMaster9.xml" ContentType="a/b"/></Types>';
    written(changedTemplate([samplePart.contentTypes, "</Types>", phantom]));
  });

  test("2: a template's relationships that lead nowhere and serve nothing are left out", () => {
    written(changedTemplate(relate(samplePart.contentLayoutRels, "rId70", "image", "NULL")));
  });

  test("3: the sample's slides go, and all that only they had", () => {
    const names = [...written(sample).keys()];
    const gone = [
      "ppt/comments/comment1.xml",
      "ppt/commentAuthors.xml",
      "ppt/media/sample.png",
      "ppt/notesSlides/notesSlide1.xml",
    ];
    expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(gone.join("|"))]));
    expect(names).toContain("ppt/media/logo.png");
    const presentation = String(written(sample).get(samplePart.presentation));
    expect(presentation).not.toMatch(/custShow|name="Sample"/);
  });

  test("3: a layout's jump to one of the sample's slides leads to our first slide", () => {
    const rels = samplePart.contentLayoutRels;
    const parts = written(changedTemplate(relate(rels, "rId70", "slide", "../slides/slide2.xml")));
    const jump = relationshipsIn(parts, rels).find(({ id }) => id === "rId70");
    expect(jump?.target).toBe("../slides/slide1.xml");
  });

  test("3: what shows a part of the sample's slides shows all of ours", () => {
    const parts = changedParts(relate(samplePart.presentationRels, "rId70", "presProps", "presProps.xml"), [
      samplePart.contentTypes,
      "</Types>",
      '<Override PartName="/ppt/presProps.xml" ContentType="a/presProps+xml"/></Types>',
    ]);
    const properties = (show: string) =>
      `<p:presentationPr xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"><p:showPr>${show}</p:showPr></p:presentationPr>`;
    parts.set("ppt/presProps.xml", properties('<p:present/><p:sldRg st="1" end="2"/>'));
    const after = written(readTemplate(packParts(parts))).get("ppt/presProps.xml");
    expect(after).toBe(properties("<p:present/><p:sldAll/>"));
  });

  test("3: a view that lists the sample's slides goes", () => {
    const parts = changedParts(relate(samplePart.presentationRels, "rId70", "viewProps", "viewProps.xml"), [
      samplePart.contentTypes,
      "</Types>",
      '<Override PartName="/ppt/viewProps.xml" ContentType="a/viewProps+xml"/></Types>',
    ]);
    parts.set("ppt/viewProps.xml", `<viewPr xmlns:r="${officeDocument}" r:id="rId1"/>`);
    parts.set(
      "ppt/_rels/viewProps.xml.rels",
      String(parts.get(samplePart.presentationRels)).replace(
        /<Relationship .*/,
        `${relationship("rId1", "slide", "slides/slide1.xml")}</Relationships>`,
      ),
    );
    expect(written(readTemplate(packParts(parts))).has("ppt/viewProps.xml")).toBe(false);
  });

  test.each(["template.main+xml", "slideshow.main+xml"])("4: a %s becomes a presentation", (type) => {
    const parts = written(changedTemplate([samplePart.contentTypes, "presentation.main+xml", type]));
    expect(parts.get(samplePart.contentTypes)).toContain("presentationml.presentation.main+xml");
  });

  test("4: macros, signatures and a user interface of its own are left behind", () => {
    const parts = changedParts(
      [
        samplePart.contentTypes,
        /application\/[\w.-]+presentationml\.presentation\.main\+xml/,
        "application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml",
      ],
      [
        samplePart.contentTypes,
        "</Types>",
        '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/><Default Extension="sigs" ContentType="application/vnd.openxmlformats-package.digital-signature-origin"/></Types>',
      ],
      relate(samplePart.presentationRels, "rId70", "vbaProject", "vbaProject.bin"),
      relate("_rels/.rels", "rId71", "digital-signature/origin", "_xmlsignatures/origin.sigs"),
      relate("_rels/.rels", "rId72", "ui/extensibility", "customUI/customUI.xml"),
    );
    parts.set("ppt/vbaProject.bin", Uint8Array.of(1));
    parts.set("_xmlsignatures/origin.sigs", Uint8Array.of(1));
    parts.set("customUI/customUI.xml", "<customUI/>");
    const names = [...written(readTemplate(packParts(parts))).keys()];
    expect(names.filter((name) => /vba|signature|customUI/.test(name))).toEqual([]);
  });

  test("5: a notes master that shares its theme with a slide master is replaced by one with its own", () => {
    const shared = changedTemplate(["ppt/notesMasters/_rels/notesMaster1.xml.rels", "theme2", "theme1"]);
    const parts = written(shared);
    expect(parts.has("ppt/theme/themeNotes.xml")).toBe(true);
    expect(parts.get("ppt/theme/themeNotes.xml")).toBe(parts.get(samplePart.theme));
  });

  test("6: JPEGs are image/jpeg, whatever the template says", () => {
    const parts = changedParts([
      samplePart.contentTypes,
      'Extension="png" ContentType="image/png"',
      'Extension="png" ContentType="image/jpg"',
    ]);
    expect(written(readTemplate(packParts(parts))).get(samplePart.contentTypes)).toContain(
      'ContentType="image/jpeg"',
    );
  });

  test("6: content types come first, then the relationships of the package", () => {
    expect([...written(sample).keys()].slice(0, 3)).toEqual([
      "[Content_Types].xml",
      "_rels/.rels",
      "ppt/presentation.xml",
    ]);
  });

  test("7: the properties state no counts, and the sample's thumbnail goes with its relationship", () => {
    const thumbnail = relate("_rels/.rels", "rId70", "metadata/thumbnail", "docProps/thumbnail.png");
    const parts = changedParts(thumbnail);
    parts.set("docProps/thumbnail.png", Uint8Array.of(1));
    const after = written(readTemplate(packParts(parts)));
    expect(after.has("docProps/thumbnail.png")).toBe(false);
    expect(after.get("docProps/app.xml")).not.toContain("<Slides>");
  });
});

describe("presentation", () => {
  const order = [
    "sldMasterIdLst",
    "notesMasterIdLst",
    "sldIdLst",
    "sldSz",
    "notesSz",
    "defaultTextStyle",
    "extLst",
  ];

  test.each([
    { title: "as it should be", template: sample },
    {
      title: "with its list of notes masters at the end",
      template: changedTemplate(
        [samplePart.presentation, /<p:notesMasterIdLst>.*<\/p:notesMasterIdLst>/, ""],
        [
          samplePart.presentation,
          "<p:extLst>",
          '<p:notesMasterIdLst><p:notesMasterId r:id="rId4"/></p:notesMasterIdLst><p:extLst>',
        ],
      ),
    },
    { title: "without notes master", template: readTemplate(packParts(withoutNotesMaster())) },
  ])("8: the lists are in the order of the schema: a template $title", ({ template }) => {
    expect(namesIn(xmlOf(written(template), samplePart.presentation))).toEqual(order);
  });

  test("8: a template that uses other prefixes gets lists that are understood", () => {
    const { presentation } = samplePart;
    written(changedTemplate([presentation, /<(\/?)p:/g, "<$1q:"], [presentation, "xmlns:p=", "xmlns:q="]));
  });

  test("9: slide ids start at 256, layout ids stay as they are", () => {
    const parts = written(sample);
    expect(attributesOf(xmlOf(parts, samplePart.presentation), "sldMasterId")).toEqual([
      { id: "2147483648", "r:id": "rId1" },
    ]);
    const [list] = descendantElements(xmlOf(parts, samplePart.presentation), "sldIdLst");
    expect(list && attributesOf(list, "sldId").map((slide) => slide?.["id"])).toEqual(["256", "257", "258"]);
  });

  test("a password against changes goes, for the deck is to be edited", () => {
    const modifyVerifier: Change = [
      samplePart.presentation,
      "<p:extLst>",
      '<p:modifyVerifier hashData="x"/><p:extLst>',
    ];
    expect(written(changedTemplate(modifyVerifier)).get(samplePart.presentation)).not.toContain(
      "modifyVerifier",
    );
  });
});

describe("slide", () => {
  test("13: shape ids are unique, from 2; the tree has 1", () => {
    const slide = slideWith(filled(titleOnly, ["title"], textOf("Title")), rectangle, rectangle);
    expect(attributesOf(slide, "cNvPr").map((shape) => shape?.["id"])).toEqual(["1", "2", "3", "4"]);
  });

  test("14: a text body is bodyPr, lstStyle and at least one paragraph, without text too", () => {
    const slide = slideWith({ ...rectangle, text: textOf() }, { ...rectangle, text: textOf("") });
    expect(descendantElements(slide, "txBody").map(namesIn)).toEqual([
      ["bodyPr", "lstStyle", "p"],
      ["bodyPr", "lstStyle", "p"],
    ]);
    expect(descendantElements(slide, "p").map(namesIn)).toEqual([["endParaRPr"], ["endParaRPr"]]);
  });

  test("15: the properties of paragraphs and runs are in the order of the schema", () => {
    const paragraph: PlacedParagraph = {
      level: 1,
      bullet: { character: "•", color: { scheme: "accent1" } },
      spaceAfter: { kind: "fixed", points: points(1) },
      spaceBefore: { kind: "fixed", points: points(2) },
      lineSpacing: { kind: "fixed", points: points(20) },
      runs: [run("Link", { href: "https://example.org/", font: "body", color: { scheme: "tx2" } })],
    };
    const slide = slideWithText(paragraph);
    expect(namesIn(descendantElements(slide, "pPr")[0])).toEqual([
      "lnSpc",
      "spcBef",
      "spcAft",
      "buClr",
      "buFont",
      "buChar",
    ]);
    expect(namesIn(descendantElements(slide, "rPr")[0])).toEqual([
      "solidFill",
      "latin",
      "ea",
      "cs",
      "hlinkClick",
    ]);
  });

  test("16: numbers are whole and in range, whatever came", () => {
    const wild = { x: -0.5, y: 1e300, width: -5, height: 10.6 } as typeof box;
    const size = points(0.001);
    const slide = slideWith({
      ...rectangle,
      box: wild,
      line: { color: { scheme: "tx1" }, width: points(0.333) },
      text: textOf(run("x", { size })),
    });
    expect(attributesOf(slide, "off")[1]).toEqual({ x: "0", y: "27273042316900" });
    expect(attributesOf(slide, "ext")[1]).toEqual({ cx: "0", cy: "11" });
    expect(attributesOf(slide, "ln")).toEqual([{ w: "4229" }]);
    expect(attributesOf(slide, "rPr")[0]).toMatchObject({ sz: "100" });
    const nowhere = { ...box, x: Number.NaN as typeof box.x };
    expect(() => slideWith({ ...rectangle, box: nowhere })).toThrow("got NaN");
  });

  test("17: line breaks are breaks, and what XML forbids is gone", () => {
    const slide = slideWithText("One\nTwo\r\nThree\u000BFour\u2028Five\u0001");
    const [paragraph] = descendantElements(slide, "p");
    expect(namesIn(paragraph)).toEqual(["r", "br", "r", "br", "r", "br", "r", "br", "r"]);
    expect(descendantElements(slide, "t").map(({ children }) => children[0])).toEqual([
      "One",
      "Two",
      "Three",
      "Four",
      "Five",
    ]);
  });

  test("18: one external relationship a link, a legal URI, and none for what is no link", () => {
    const link = (href: string) => run("Link", { href });
    const title = filled(
      titleOnly,
      ["title"],
      textOf(link("https://e.org/a b&c"), link("https://e.org/a%20b&c"), link("javascript:x"), link("x")),
    );
    const parts = unpackParts(writePresentation(deckWith(sample.template, [title]), sample));
    const links = relationshipsIn(parts, "ppt/slides/_rels/slide1.xml.rels").filter(
      ({ external }) => external,
    );
    expect(links).toEqual([
      { id: "rId3", type: `${officeDocument}/hyperlink`, target: "https://e.org/a%20b&c", external: true },
    ]);
    expect(attributesOf(xmlOf(parts, firstSlide), "hlinkClick")).toEqual([
      { "r:id": "rId3" },
      { "r:id": "rId3" },
    ]);
  });

  test("19: a placeholder names its layout's as the layout does", () => {
    const slide = xmlOf(written(sample), "ppt/slides/slide2.xml");
    expect(attributesOf(slide, "ph")).toEqual([
      { type: "title" },
      { idx: "1" },
      { type: "sldNum", sz: "quarter", idx: "12" },
    ]);
  });

  test("20: placeholders without text are left out", () => {
    expect(descendantElements(slideWithText(""), "ph")).toEqual([]);
  });

  test("decoration is marked as such, what says something is not", () => {
    const slide = slideWith(
      rectangle,
      { ...rectangle, text: textOf("Text") },
      { ...rectangle, description: "A chart" },
    );
    const marked = descendantElements(slide, "cNvPr").map(
      (shape) => descendantElements(shape, "decorative").length,
    );
    expect(marked).toEqual([0, 1, 0, 0]);
    expect(attributesOf(slide, "cNvPr").map((shape) => shape?.["descr"])).toEqual([
      undefined,
      undefined,
      undefined,
      "A chart",
    ]);
  });
});

describe("direction", () => {
  const rightToLeft = changedTemplate([
    samplePart.master,
    '<a:lvl1pPr algn="l"><a:buNone/>',
    '<a:lvl1pPr algn="r" rtl="1"><a:buNone/>',
  ]);

  test.each([
    { title: "left to right on a template like it", template: sample, direction: "ltr", want: undefined },
    {
      title: "right to left on a template that is not",
      template: sample,
      direction: "rtl",
      want: { algn: "r", rtl: "1" },
    },
    {
      title: "left to right on a template that is not",
      template: rightToLeft,
      direction: "ltr",
      want: { algn: "l", rtl: "0" },
    },
    {
      title: "right to left on a template like it",
      template: rightToLeft,
      direction: "rtl",
      want: { algn: "r", rtl: "1" },
    },
  ] as const)("$title: lines start where they should", ({ template, direction, want }) => {
    const title = filled(layoutOf(template.template, "titleOnly"), ["title"], textOf("Title"));
    const deck = { ...deckWith(template.template, [title]), direction };
    const slide = xmlOf(unpackParts(writePresentation(deck, template)), firstSlide);
    expect(attributesOf(slide, "pPr")[0]).toEqual(want);
  });

  test.each([
    { alignment: "start", want: "r" },
    { alignment: "end", want: "l" },
    { alignment: "center", want: "ctr" },
    { alignment: "justify", want: "just" },
  ] as const)("right to left, $alignment is $want", ({ alignment, want }) => {
    const title = filled(titleOnly, ["title"], textOf({ level: 0, alignment, runs: [run("x")] }));
    const deck = { ...deckWith(sample.template, [title]), direction: "rtl" as const };
    const slide = xmlOf(unpackParts(writePresentation(deck, sample)), firstSlide);
    expect(attributesOf(slide, "pPr")).toEqual([{ algn: want, rtl: "1" }]);
  });
});

describe("notes", () => {
  test("23: notes lead to their slide and to the notes master, and their slide back", () => {
    const parts = written(sample);
    const targets = (name: string) => relationshipsIn(parts, name).map(({ target }) => target);
    expect(targets("ppt/notesSlides/_rels/notesSlide2.xml.rels")).toEqual([
      "../notesMasters/notesMaster1.xml",
      "../slides/slide2.xml",
    ]);
    expect(targets("ppt/slides/_rels/slide2.xml.rels")).toContain("../notesSlides/notesSlide2.xml");
    expect(parts.has("ppt/notesSlides/notesSlide1.xml")).toBe(false);
  });

  test("23: a template without notes master gets one, with a theme of its own, for notes only", () => {
    const template = readTemplate(packParts(withoutNotesMaster()));
    expect([...written(template).keys()].filter((name) => /notesMaster|theme/i.test(name))).toEqual([
      "ppt/theme/theme1.xml",
      "ppt/notesMasters/notesMaster1.xml",
      "ppt/notesMasters/_rels/notesMaster1.xml.rels",
      "ppt/theme/themeNotes.xml",
    ]);
    const silent = unpackParts(writePresentation(deckWith(template.template, []), template));
    expect([...silent.keys()].filter((name) => /notes/i.test(name))).toEqual([]);
    expect(silent.get(samplePart.presentation)).not.toContain("notesMasterIdLst");
  });
});

test("a sample's part that has the name of one of ours keeps it", () => {
  const parts = changedParts([samplePart.contentLayoutRels, "../media/logo.png", "../slides/slide1.png"]);
  parts.set("ppt/slides/slide1.png", samplePresentation().get("ppt/media/logo.png") ?? "");
  expect(written(readTemplate(packParts(parts))).has("ppt/slides/slide1.png")).toBe(true);
});
