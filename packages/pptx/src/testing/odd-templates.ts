import { type Parts, packParts } from "@lectern/ooxml/testing";
import { oddGrounds } from "./odd-grounds.ts";
import { oddPlaces } from "./odd-places.ts";
import { type Change, changedParts, samplePart, withSecondMaster } from "./sample-template.ts";

/** A template with one oddity that real templates have. */
export interface OddTemplate {
  /** The oddity. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Returns templates made by code, each with one oddity that was met in real ones. */
export function oddTemplates(): readonly OddTemplate[] {
  return Object.entries({ ...oddities, ...oddPlaces, ...oddGrounds }).map(([name, make]) => ({
    name,
    bytes: packParts(make()),
  }));
}

const { master, presentation, contentLayout, titleOnlyLayout, masterRels, contentTypes, theme } = samplePart;
const titleLayout = "ppt/slideLayouts/slideLayout1.xml";
const allShapes = /<p:sp>.*<\/p:sp>/u;
const background = /<p:bgPr>.*<\/p:bgPr>/;
const treeStart = "</p:grpSpPr>";

function withBackground(fill: string): Change {
  return [master, background, `<p:bgPr>${fill}<a:effectLst/></p:bgPr>`];
}

function schemeFill(name: string, transforms = ""): string {
  return `<a:solidFill><a:schemeClr val="${name}">${transforms}</a:schemeClr></a:solidFill>`;
}

type Frame = readonly [x: number, y: number, width: number, height: number];

function drawn(fill: string, [x, y, width, height]: Frame, id = 40): string {
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Drawn"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>` +
    `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>` +
    `<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill}</p:spPr></p:sp>`
  );
}

function withDrawing(fill: string, frame: Frame): Change {
  return [master, treeStart, treeStart + drawn(fill, frame)];
}

/** Changes the size of the slides and, with it, of all that a master and its layouts state. */
function resized(width: number, height: number): Parts {
  const parts = changedParts([presentation, 'cx="12192000" cy="6858000"', `cx="${width}" cy="${height}"`]);
  const across = (length: string): number => Math.round((Number(length) * width) / 12_192_000);
  const down = (length: string): number => Math.round((Number(length) * height) / 6_858_000);
  for (const [name, source] of parts) {
    if (!/ppt\/slide(?:Masters|Layouts)\/[^/]+\.xml$/u.test(name)) continue;
    const scaled = String(source)
      .replace(/<a:off x="(\d+)" y="(\d+)"/gu, (_, x, y) => `<a:off x="${across(x)}" y="${down(y)}"`)
      .replace(/<a:ext cx="(\d+)" cy="(\d+)"/gu, (_, x, y) => `<a:ext cx="${across(x)}" cy="${down(y)}"`);
    parts.set(name, scaled);
  }
  return parts;
}

/** Leaves a master with one of its layouts; the slides that stood on others stand on that. */
function withOnlyLayout(part: string): Parts {
  const file = part.slice(part.lastIndexOf("/") + 1);
  const others = [1, 2, 3].map((number) => `slideLayout${number}.xml`).filter((name) => name !== file);
  const parts = changedParts([
    master,
    /<p:sldLayoutIdLst>.*<\/p:sldLayoutIdLst>/,
    '<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst>',
  ]);
  const edit = (name: string, change: (source: string) => string): void => {
    parts.set(name, change(String(parts.get(name))));
  };
  edit(masterRels, (source) =>
    source
      .replace(/<Relationship Id="rId[23]".*?\/>/gu, "")
      .replace("slideLayouts/slideLayout1.xml", `slideLayouts/${file}`),
  );
  for (const slide of [1, 2]) {
    edit(`ppt/slides/_rels/slide${slide}.xml.rels`, (source) => source.replace(/slideLayout\d\.xml/u, file));
  }
  for (const other of others) {
    parts.delete(`ppt/slideLayouts/${other}`);
    parts.delete(`ppt/slideLayouts/_rels/${other}.rels`);
    edit(contentTypes, (source) =>
      source.replace(new RegExp(`<Override PartName="/ppt/slideLayouts/${other}"[^>]*/>`, "u"), ""),
    );
  }
  return parts;
}

function changedIn(parts: Parts, ...changes: readonly Change[]): Parts {
  for (const [name, from, to] of changes) {
    const before = String(parts.get(name));
    const after = before.replace(from, to);
    if (after === before) throw new Error(`Expected ${from} in ${name}.`);
    parts.set(name, after);
  }
  return parts;
}

const darkMap: Change = [
  master,
  'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"',
  'bg1="dk2" tx1="lt1" bg2="dk1" tx2="lt2"',
];
const twoTones =
  '<a:duotone><a:schemeClr val="bg2"><a:shade val="90000"/></a:schemeClr><a:schemeClr val="bg2"/></a:duotone>';
const logo = (effects = "") =>
  `<a:blipFill><a:blip r:embed="rId9">${effects}</a:blip><a:stretch><a:fillRect/></a:stretch></a:blipFill>`;
const withLogo: Change = [
  masterRels,
  "</Relationships>",
  '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="../media/logo.png"/></Relationships>',
];
const groupStart =
  '<p:grpSp><p:nvGrpSpPr><p:cNvPr id="30" name="Group"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>' +
  '<a:off x="914400" y="1905000"/><a:ext cx="10363200" cy="4191000"/><a:chOff x="0" y="0"/><a:chExt cx="1000" cy="1000"/>' +
  "</a:xfrm></p:grpSpPr>";
const inGroup = '<p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1000" cy="1000"/></a:xfrm></p:spPr>';
const body = /<p:sp><p:nvSpPr><p:cNvPr id="3" name="Content Placeholder 2"\/>.*?<\/p:sp>/;
const half = (id: number, x: number): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Half ${id}"/><p:cNvSpPr/><p:nvPr><p:ph sz="half" idx="${id}"/></p:nvPr></p:nvSpPr>` +
  `<p:spPr><a:xfrm><a:off x="${x}" y="1825625"/><a:ext cx="5181600" cy="4351338"/></a:xfrm></p:spPr>` +
  "<p:txBody><a:bodyPr/><a:lstStyle/><a:p/></p:txBody></p:sp>";

const oddities: Readonly<Record<string, () => Parts>> = {
  "slides of 4:3": () => resized(9_144_000, 6_858_000),
  "slides of A4": () => resized(9_906_000, 6_858_000),
  "slides of A4 upright": () => resized(6_858_000, 9_906_000),
  "slides of 16:10": () => resized(9_144_000, 5_715_000),
  "a very large poster": () => resized(36_576_000, 20_574_000),
  "two masters": withSecondMaster,
  "layouts without types and with names in another language": () =>
    changedParts(
      [titleLayout, 'type="title"', ""],
      [titleLayout, "Title Slide", "タイトル スライド"],
      [contentLayout, 'type="obj"', ""],
      [contentLayout, "Title and Content", "Заголовок и объект"],
      [titleOnlyLayout, 'type="titleOnly"', ""],
      [titleOnlyLayout, "Title Only", "العنوان فقط"],
    ),
  "layouts without ids": () => changedParts([master, / id="2147483649"| id="214748365\d"/gu, ""]),
  "a body in a group": () =>
    changedParts([
      contentLayout,
      /<p:sp><p:nvSpPr><p:cNvPr id="3".*?<p:spPr\/>(.*?<\/p:sp>)/u,
      `${groupStart}<p:sp><p:nvSpPr><p:cNvPr id="3" name="Content Placeholder 2"/><p:cNvSpPr/><p:nvPr><p:ph idx="1"/></p:nvPr></p:nvSpPr>${inGroup}$1</p:grpSp>`,
    ]),
  "a single layout with a title only": () => withOnlyLayout(titleOnlyLayout),
  "a single layout with title and body": () => withOnlyLayout(contentLayout),
  "a single layout without placeholders": () =>
    changedIn(withOnlyLayout(titleOnlyLayout), [titleOnlyLayout, allShapes, ""]),
  "slides but bare layouts": () =>
    changedParts(
      [titleLayout, allShapes, ""],
      [contentLayout, allShapes, ""],
      [titleOnlyLayout, allShapes, ""],
    ),
  "a dark colour map": () => changedParts(darkMap),
  "a layout with a colour map of its own": () =>
    changedParts([
      contentLayout,
      "<a:masterClrMapping/>",
      '<a:overrideClrMapping bg1="dk2" tx1="lt1" bg2="dk1" tx2="lt2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>',
    ]),
  "a page that is not opaque": () =>
    changedParts(withBackground(schemeFill("accent1", '<a:alpha val="20000"/>'))),
  "a gradient page": () =>
    changedParts(
      withBackground(
        '<a:gradFill><a:gsLst><a:gs pos="0"><a:schemeClr val="accent2"/></a:gs><a:gs pos="100000"><a:schemeClr val="accent2"><a:tint val="30000"/></a:schemeClr></a:gs></a:gsLst><a:lin ang="5400000" scaled="0"/></a:gradFill>',
      ),
    ),
  "a picture behind the master": () => changedParts(withBackground(logo()), withLogo),
  "a picture in two tones behind the master": () => changedParts(withBackground(logo(twoTones)), withLogo),
  "a page of a middling colour": () => changedParts(withBackground(schemeFill("accent2"))),
  "a panel behind all text": () =>
    changedParts(withBackground(schemeFill("accent3")), [
      master,
      treeStart,
      treeStart +
        drawn(schemeFill("accent4"), [0, 0, 1_828_800, 6_858_000]) +
        drawn(schemeFill("bg1"), [609_600, 304_800, 10_972_800, 6_019_800], 41),
    ]),
  "a band over the start of the body": () =>
    changedParts(withDrawing(schemeFill("accent2"), [0, 0, 1_676_400, 6_858_000])),
  "a label over a corner of the body": () =>
    changedParts(withDrawing(schemeFill("accent2"), [8_534_400, 5_562_600, 3_048_000, 533_400])),
  "a rule through titles in capitals": () =>
    changedParts(withDrawing(schemeFill("accent1"), [0, 1_143_000, 12_192_000, 12_700]), [
      master,
      '<a:defRPr sz="4400" b="1">',
      '<a:defRPr sz="4400" b="1" cap="all">',
    ]),
  "content side by side only": () =>
    changedParts([contentLayout, body, half(5, 838_200) + half(6, 6_172_200)]),
  "a body with a fill of its own": () =>
    changedParts([
      contentLayout,
      /(<p:ph idx="1"\/><\/p:nvPr><\/p:nvSpPr>)<p:spPr\/>/u,
      `$1<p:spPr>${schemeFill("accent2")}</p:spPr>`,
    ]),
  "titles in a pale colour": () =>
    changedParts([
      master,
      '<a:solidFill><a:schemeClr val="tx2"/></a:solidFill><a:latin typeface="+mj-lt"/>',
      '<a:solidFill><a:schemeClr val="accent1"/></a:solidFill><a:latin typeface="+mj-lt"/>',
    ]),
  "a pale first accent and a red second": () =>
    changedParts(
      [theme, /<a:accent1>.*<\/a:accent1>/u, '<a:accent1><a:srgbClr val="BBE0E3"/></a:accent1>'],
      [theme, /<a:accent2>.*<\/a:accent2>/u, '<a:accent2><a:srgbClr val="C0504D"/></a:accent2>'],
    ),
  "a frame with little room on the page": () =>
    changedIn(
      resized(9_144_000, 6_858_000),
      [
        master,
        /<a:off x="628650" y="365125"\/><a:ext cx="7886700"/u,
        '<a:off x="1043000" y="1024128"/><a:ext cx="6777000"',
      ],
      [
        master,
        /<a:off x="628650" y="1825625"\/><a:ext cx="7886700" cy="4351338"\/>/u,
        '<a:off x="1043000" y="2323652"/><a:ext cx="6777000" cy="3508977"/>',
      ],
    ),
  "a hidden slide": () => changedParts(["ppt/slides/slide2.xml", "<p:sld ", '<p:sld show="0" ']),
  "a picture over the whole of a layout": () =>
    changedParts([
      contentLayout,
      '<a:off x="0" y="0"/><a:ext cx="12192000" cy="457200"/>',
      '<a:off x="0" y="0"/><a:ext cx="12192000" cy="6858000"/>',
    ]),
  "a title at the foot of the page": () =>
    changedParts(
      [master, 'x="838200" y="365125"', 'x="838200" y="5029200"'],
      [master, 'x="838200" y="1825625"', 'x="838200" y="457200"'],
    ),
  "a template file": () => changedParts([contentTypes, "presentation.main+xml", "template.main+xml"]),
};
