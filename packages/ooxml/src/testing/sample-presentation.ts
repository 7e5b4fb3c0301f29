import { readZip } from "../read-zip.ts";
import { writeZip } from "../write-zip.ts";
import { deflateEntry, inflateEntry } from "../zip-entry.ts";

/** The parts of a package by name, in order: XML as text, the rest as bytes. */
export type Parts = Map<string, string | Uint8Array>;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const drawing = "http://schemas.openxmlformats.org/drawingml/2006/main";
const presentation = "http://schemas.openxmlformats.org/presentationml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelationships = "http://schemas.openxmlformats.org/package/2006/relationships";
const namespaces = `xmlns:a="${drawing}" xmlns:r="${relationships}" xmlns:p="${presentation}"`;
const openXml = "application/vnd.openxmlformats-officedocument";

/**
 * Returns the parts of a small valid presentation as a sample's maker would leave it: one master, three layouts, two
 * slides of which one has notes and a comment, a section, a custom show, pictures on a layout and on a slide.
 */
export function samplePresentation(): Parts {
  const parts: Parts = new Map();
  const add = (name: string, content: string): void => void parts.set(name, declaration + content);
  add("[Content_Types].xml", contentTypes);
  add("_rels/.rels", rels(packageTargets));
  add("ppt/presentation.xml", presentationPart);
  add("ppt/_rels/presentation.xml.rels", rels(presentationTargets));
  add("ppt/slideMasters/slideMaster1.xml", master);
  add("ppt/slideMasters/_rels/slideMaster1.xml.rels", rels(masterTargets));
  for (const [index, layout] of layouts.entries()) {
    add(`ppt/slideLayouts/slideLayout${index + 1}.xml`, layout);
    const picture: Target[] = index === 1 ? [["image", "../media/logo.png"]] : [];
    const targets: Target[] = [["slideMaster", "../slideMasters/slideMaster1.xml"], ...picture];
    add(`ppt/slideLayouts/_rels/slideLayout${index + 1}.xml.rels`, rels(targets));
  }
  add("ppt/theme/theme1.xml", theme("Sample"));
  add("ppt/theme/theme2.xml", theme("Notes"));
  add("ppt/slides/slide1.xml", slide("title", "Sample title", ""));
  add("ppt/slides/_rels/slide1.xml.rels", rels([["slideLayout", "../slideLayouts/slideLayout1.xml"]]));
  add("ppt/slides/slide2.xml", slide("title", "Sample content", picture("rId2")));
  add("ppt/slides/_rels/slide2.xml.rels", rels(contentSlideTargets));
  add("ppt/notesSlides/notesSlide1.xml", notesSlide);
  add("ppt/notesSlides/_rels/notesSlide1.xml.rels", rels(notesSlideTargets));
  add("ppt/notesMasters/notesMaster1.xml", notesMaster);
  add("ppt/notesMasters/_rels/notesMaster1.xml.rels", rels([["theme", "../theme/theme2.xml"]]));
  add("ppt/comments/comment1.xml", `<p:cmLst ${namespaces}/>`);
  add("ppt/commentAuthors.xml", `<p:cmAuthorLst ${namespaces}/>`);
  add("docProps/app.xml", extendedProperties);
  parts.set("ppt/media/logo.png", pixel);
  parts.set("ppt/media/sample.png", Uint8Array.from([...pixel, 0]));
  return parts;
}

/** Returns parts as the bytes of a package, deflated. */
export function packParts(parts: Parts): Uint8Array {
  return writeZip([...parts].map(([name, content]) => deflateEntry(name, toBytes(content))));
}

/** Returns the parts of a package: XML as text, the rest as bytes. */
export function unpackParts(bytes: Uint8Array): Parts {
  const parts: Parts = new Map();
  for (const entry of readZip(bytes).entries.values()) {
    const content = inflateEntry(entry);
    parts.set(entry.name, /\.(xml|rels)$/.test(entry.name) ? Buffer.from(content).toString("utf8") : content);
  }
  return parts;
}

type Target = readonly [type: string, target: string];

function rels(targets: readonly Target[]): string {
  const list = targets.map(([type, target], index) => {
    const address = type.startsWith("http") ? type : `${relationships}/${type}`;
    return `<Relationship Id="rId${index + 1}" Type="${address}" Target="${target}"/>`;
  });
  return `<Relationships xmlns="${packageRelationships}">${list.join("")}</Relationships>`;
}

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === "string" ? Buffer.from(content, "utf8") : content;
}

const packageTargets: readonly Target[] = [
  ["officeDocument", "ppt/presentation.xml"],
  ["extended-properties", "docProps/app.xml"],
];

const presentationTargets: readonly Target[] = [
  ["slideMaster", "slideMasters/slideMaster1.xml"],
  ["slide", "slides/slide1.xml"],
  ["slide", "slides/slide2.xml"],
  ["notesMaster", "notesMasters/notesMaster1.xml"],
  ["theme", "theme/theme1.xml"],
  ["commentAuthors", "commentAuthors.xml"],
];

const masterTargets: readonly Target[] = [
  ["slideLayout", "../slideLayouts/slideLayout1.xml"],
  ["slideLayout", "../slideLayouts/slideLayout2.xml"],
  ["slideLayout", "../slideLayouts/slideLayout3.xml"],
  ["theme", "../theme/theme1.xml"],
];

const contentSlideTargets: readonly Target[] = [
  ["slideLayout", "../slideLayouts/slideLayout2.xml"],
  ["image", "../media/sample.png"],
  ["notesSlide", "../notesSlides/notesSlide1.xml"],
  ["comments", "../comments/comment1.xml"],
];

const notesSlideTargets: readonly Target[] = [
  ["notesMaster", "../notesMasters/notesMaster1.xml"],
  ["slide", "../slides/slide2.xml"],
];

const overrides: readonly Target[] = [
  ["/ppt/presentation.xml", "presentationml.presentation.main+xml"],
  ["/ppt/slideMasters/slideMaster1.xml", "presentationml.slideMaster+xml"],
  ["/ppt/slideLayouts/slideLayout1.xml", "presentationml.slideLayout+xml"],
  ["/ppt/slideLayouts/slideLayout2.xml", "presentationml.slideLayout+xml"],
  ["/ppt/slideLayouts/slideLayout3.xml", "presentationml.slideLayout+xml"],
  ["/ppt/theme/theme1.xml", "theme+xml"],
  ["/ppt/theme/theme2.xml", "theme+xml"],
  ["/ppt/slides/slide1.xml", "presentationml.slide+xml"],
  ["/ppt/slides/slide2.xml", "presentationml.slide+xml"],
  ["/ppt/notesSlides/notesSlide1.xml", "presentationml.notesSlide+xml"],
  ["/ppt/notesMasters/notesMaster1.xml", "presentationml.notesMaster+xml"],
  ["/ppt/comments/comment1.xml", "presentationml.comments+xml"],
  ["/ppt/commentAuthors.xml", "presentationml.commentAuthors+xml"],
  ["/docProps/app.xml", "extended-properties+xml"],
];

const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
  overrides
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${openXml}.${type}"/>`)
    .join("") +
  "</Types>";

const sectionList =
  '<p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}">' +
  '<p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main">' +
  '<p14:section name="Sample" id="{6F1B2C3D-0000-4000-8000-000000000001}"><p14:sldIdLst>' +
  '<p14:sldId id="256"/><p14:sldId id="257"/></p14:sldIdLst></p14:section></p14:sectionLst></p:ext>';

const presentationPart =
  `<p:presentation ${namespaces} saveSubsetFonts="1">` +
  '<p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst>' +
  '<p:notesMasterIdLst><p:notesMasterId r:id="rId4"/></p:notesMasterIdLst>' +
  '<p:sldIdLst><p:sldId id="256" r:id="rId2"/><p:sldId id="257" r:id="rId3"/></p:sldIdLst>' +
  '<p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/>' +
  '<p:custShowLst><p:custShow name="Short" id="0"><p:sldLst><p:sld r:id="rId2"/></p:sldLst></p:custShow></p:custShowLst>' +
  '<p:defaultTextStyle><a:lvl1pPr algn="l"><a:defRPr sz="1800"/></a:lvl1pPr></p:defaultTextStyle>' +
  `<p:extLst>${sectionList}</p:extLst></p:presentation>`;

const treeStart =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>' +
  '<p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

type Frame = readonly [x: number, y: number, width: number, height: number];

function placeholder(id: number, name: string, ph: string, frame?: Frame, listStyle = ""): string {
  const [x, y, cx, cy] = frame ?? [];
  const properties = frame
    ? `<p:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm></p:spPr>`
    : "<p:spPr/>";
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr><p:ph ${ph}/></p:nvPr></p:nvSpPr>${properties}<p:txBody><a:bodyPr/>` +
    `<a:lstStyle>${listStyle}</a:lstStyle><a:p><a:r><a:rPr lang="en-GB"/><a:t>${name}</a:t></a:r></a:p></p:txBody></p:sp>`
  );
}

function picture(id: string): string {
  return (
    '<p:pic><p:nvPicPr><p:cNvPr id="9" name="Picture 8" descr="A dot"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr>' +
    `<p:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill>` +
    '<p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="12192000" cy="457200"/></a:xfrm>' +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>'
  );
}

const ownColors = "<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>";

function layout(attributes: string, name: string, content: string): string {
  return (
    `<p:sldLayout ${namespaces} ${attributes}><p:cSld name="${name}"><p:spTree>${treeStart}${content}</p:spTree></p:cSld>` +
    `${ownColors}</p:sldLayout>`
  );
}

function slide(type: string, title: string, content: string): string {
  const ph = title === "Sample title" ? 'type="ctrTitle"' : `type="${type}"`;
  const tree = `${treeStart}${placeholder(2, title, ph)}${content}`;
  return `<p:sld ${namespaces}><p:cSld><p:spTree>${tree}</p:spTree></p:cSld>${ownColors}</p:sld>`;
}

const titleFrame: Frame = [838_200, 365_125, 10_515_600, 1_325_563];
const bodyFrame: Frame = [838_200, 1_825_625, 10_515_600, 4_351_338];
const numberFrame: Frame = [8_610_600, 6_356_350, 2_743_200, 365_125];

const layouts: readonly string[] = [
  layout(
    'type="title"',
    "Title Slide",
    placeholder(2, "Title 1", 'type="ctrTitle"', [1_524_000, 1_122_363, 9_144_000, 2_387_600]) +
      placeholder(3, "Subtitle 2", 'type="subTitle" idx="1"', [1_524_000, 3_602_038, 9_144_000, 1_655_762]),
  ),
  layout(
    'type="obj"',
    "Title and Content",
    placeholder(2, "Title 1", 'type="title"') +
      placeholder(3, "Content Placeholder 2", 'idx="1"') +
      placeholder(4, "Slide Number Placeholder 3", 'type="sldNum" sz="quarter" idx="12"') +
      picture("rId2"),
  ),
  layout('type="titleOnly"', "Title Only", placeholder(2, "Title 1", 'type="title"')),
];

const masterLevels =
  '<a:lvl1pPr marL="228600" indent="-228600" algn="l"><a:lnSpc><a:spcPct val="90000"/></a:lnSpc>' +
  '<a:spcBef><a:spcPts val="1000"/></a:spcBef><a:buFont typeface="Arial"/><a:buChar char="&#8226;"/>' +
  '<a:defRPr sz="2800"><a:solidFill><a:schemeClr val="tx1"/></a:solidFill><a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr>' +
  '<a:lvl2pPr marL="685800" indent="-228600" algn="l"><a:buChar char="&#8211;"/><a:defRPr sz="2400"/></a:lvl2pPr>';

const master =
  `<p:sldMaster ${namespaces}><p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>` +
  `<p:spTree>${treeStart}${placeholder(2, "Title Placeholder 1", 'type="title"', titleFrame)}` +
  placeholder(3, "Text Placeholder 2", 'type="body" idx="1"', bodyFrame) +
  placeholder(4, "Slide Number Placeholder 3", 'type="sldNum" sz="quarter" idx="4"', numberFrame) +
  '</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" ' +
  'accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>' +
  '<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/><p:sldLayoutId id="2147483650" r:id="rId2"/>' +
  '<p:sldLayoutId id="2147483651" r:id="rId3"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle><a:lvl1pPr algn="l"><a:buNone/>' +
  '<a:defRPr sz="4400" b="1"><a:solidFill><a:schemeClr val="tx2"/></a:solidFill><a:latin typeface="+mj-lt"/></a:defRPr></a:lvl1pPr>' +
  `</p:titleStyle><p:bodyStyle>${masterLevels}</p:bodyStyle><p:otherStyle><a:lvl1pPr algn="r"><a:defRPr sz="1200"/></a:lvl1pPr>` +
  "</p:otherStyle></p:txStyles></p:sldMaster>";

const notesMaster =
  `<p:notesMaster ${namespaces}><p:cSld><p:spTree>${treeStart}` +
  placeholder(
    2,
    "Slide Image Placeholder 1",
    'type="sldImg" idx="2"',
    [685_800, 1_143_000, 5_486_400, 3_086_100],
  ) +
  placeholder(
    3,
    "Notes Placeholder 2",
    'type="body" sz="quarter" idx="3"',
    [685_800, 4_400_550, 5_486_400, 3_600_450],
  ) +
  '</p:spTree></p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" ' +
  'accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/></p:notesMaster>';

const notesSlide =
  `<p:notes ${namespaces}><p:cSld><p:spTree>${treeStart}${placeholder(2, "Sample notes", 'type="body" idx="1"')}</p:spTree></p:cSld>` +
  `${ownColors}</p:notes>`;

const extendedProperties =
  '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Slides>2</Slides></Properties>';

function theme(name: string): string {
  const colors = [
    "1F2A44",
    "FAF7F2",
    "E07A1F",
    "2A7F8E",
    "8A5A9B",
    "C8102E",
    "5E8C6A",
    "3D3D3D",
    "0563C1",
    "954F72",
  ];
  const slots = [
    "dk2",
    "lt2",
    "accent1",
    "accent2",
    "accent3",
    "accent4",
    "accent5",
    "accent6",
    "hlink",
    "folHlink",
  ];
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = `<a:ln w="6350">${fill}</a:ln>`;
  const effect = "<a:effectStyle><a:effectLst/></a:effectStyle>";
  return (
    `<a:theme xmlns:a="${drawing}" name="${name}"><a:themeElements><a:clrScheme name="${name}">` +
    '<a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1><a:lt1><a:sysClr val="window" lastClr="FFFFFF"/></a:lt1>' +
    slots.map((slot, index) => `<a:${slot}><a:srgbClr val="${colors[index]}"/></a:${slot}>`).join("") +
    `</a:clrScheme><a:fontScheme name="${name}"><a:majorFont><a:latin typeface="Georgia"/><a:ea typeface=""/><a:cs typeface=""/>` +
    '<a:font script="Jpan" typeface="Yu Gothic"/></a:majorFont><a:minorFont><a:latin typeface="Calibri"/><a:ea typeface=""/>' +
    `<a:cs typeface=""/></a:minorFont></a:fontScheme><a:fmtScheme name="${name}"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst>` +
    `<a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst>` +
    `<a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`
  );
}

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
