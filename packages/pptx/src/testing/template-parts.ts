import type { Parts } from "@lectern/ooxml/testing";
import { changedParts, samplePart } from "./sample-template.ts";

/** x, y, width and height in EMU. */
export type Frame = readonly [x: number, y: number, width: number, height: number];

/** Something that stands on a layout or a slide, as its source. */
export type ShapeSource = string;

/** A layout or a slide to be added to the sample presentation. */
export interface AddedLayout {
  readonly name: string;
  readonly type?: string;
  readonly shapes: readonly ShapeSource[];
}

/** A slide to be added, on the layout of a number. */
export interface AddedSlide {
  readonly layout: number;
  readonly shapes: readonly ShapeSource[];
  /** The part of the picture behind it. */
  readonly picture?: string;
}

const { contentLayout, contentLayoutRels, contentTypes, master, masterRels, presentation, presentationRels } =
  samplePart;
const openXml = "application/vnd.openxmlformats-officedocument";
const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Returns a placeholder of a layout: its `p:ph` attributes, and a frame, a fill and properties of its text where it has them. */
export function place(
  id: number,
  ph: string,
  frame?: Frame,
  { fill = "", text = "", levels = "" }: { fill?: string; text?: string; levels?: string } = {},
): ShapeSource {
  const transform = frame ? frameOf(frame) : "";
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Place ${id}"/><p:cNvSpPr/><p:nvPr><p:ph ${ph}/></p:nvPr></p:nvSpPr>` +
    `<p:spPr>${transform}${fill}</p:spPr><p:txBody><a:bodyPr${text}/><a:lstStyle>${levels}</a:lstStyle><a:p/></p:txBody></p:sp>`
  );
}

/** Returns a rectangle of a scheme colour. */
export function panel(id: number, color: string, frame: Frame): ShapeSource {
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Panel ${id}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr>` +
    `<p:spPr>${frameOf(frame)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${schemeFill(color)}</p:spPr></p:sp>`
  );
}

/** Returns the title of a slide: with properties of its run, and a fill and a frame where it has its own. */
export function titleText(
  text: string,
  run: string,
  { fill = "", frame }: { readonly fill?: string; readonly frame?: Frame } = {},
): ShapeSource {
  return (
    '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Title"/><p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr></p:nvSpPr>' +
    `<p:spPr>${frame ? frameOf(frame) : ""}${fill}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>` +
    `<a:p><a:r>${run}<a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`
  );
}

/** Returns a text box of a slide, with a fill for its text. */
export function textBox(id: number, text: string, frame: Frame, color = ""): ShapeSource {
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Box ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr>${frameOf(frame)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>` +
    `<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="en-GB">${color}</a:rPr><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`
  );
}

/** Returns a table of a slide by the fills of its cells, in a style where it names one. */
export function table(
  id: number,
  frame: Frame,
  fills: readonly (readonly string[])[],
  styleId?: string,
): ShapeSource {
  const columns = (fills[0] ?? []).map(() => '<a:gridCol w="2000000"/>').join("");
  const cell = (fill: string) =>
    `<a:tc><a:txBody><a:bodyPr/><a:p><a:r><a:t>Cell</a:t></a:r></a:p></a:txBody><a:tcPr>${fill}</a:tcPr></a:tc>`;
  const rows = fills.map((row) => `<a:tr h="400000">${row.map(cell).join("")}</a:tr>`).join("");
  const style = styleId === undefined ? "" : `<a:tableStyleId>${styleId}</a:tableStyleId>`;
  return (
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Table"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>` +
    `${frameOf(frame).replaceAll("a:xfrm", "p:xfrm")}<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table">` +
    `<a:tbl><a:tblPr firstRow="1" bandRow="1">${style}</a:tblPr><a:tblGrid>${columns}</a:tblGrid>${rows}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`
  );
}

/** Returns a fill of a scheme colour. */
export function schemeFill(color: string): string {
  return `<a:solidFill><a:schemeClr val="${color}"/></a:solidFill>`;
}

function frameOf([x, y, width, height]: Frame): string {
  return `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`;
}

const shapes = /(<p:spTree>.*?<\/p:grpSpPr>).*(<\/p:spTree>)/u;

/** Returns parts with other shapes on a layout, master or slide. */
export function withShapes(parts: Parts, part: string, ...sources: readonly ShapeSource[]): Parts {
  return edited(parts, part, (source) => source.replace(shapes, `$1${sources.join("")}$2`));
}

/** Returns parts with layouts more, the first of them number 4; they come last in the master's list, or first. */
export function withLayouts(
  parts: Parts,
  added: readonly AddedLayout[],
  order: "first" | "last" = "last",
): Parts {
  const source = String(changedParts().get(contentLayout));
  const listed = added.map(({ name, type, shapes: own }, index) => {
    const number = index + 4;
    const part = `ppt/slideLayouts/slideLayout${number}.xml`;
    parts.set(
      part,
      source
        .replace(/ type="obj"/u, type === undefined ? "" : ` type="${type}"`)
        .replace('name="Title and Content"', `name="${name}"`)
        .replace(shapes, `$1${own.join("")}$2`),
    );
    parts.set(
      `ppt/slideLayouts/_rels/slideLayout${number}.xml.rels`,
      String(changedParts().get(contentLayoutRels)),
    );
    edited(parts, contentTypes, (types) =>
      types.replace("</Types>", `${override(`/${part}`, "slideLayout")}</Types>`),
    );
    edited(parts, masterRels, (rels) =>
      rels.replace(
        "</Relationships>",
        `${relationship(`rId${number + 40}`, "slideLayout", `../slideLayouts/slideLayout${number}.xml`)}</Relationships>`,
      ),
    );
    return `<p:sldLayoutId id="${2_147_483_760 + number}" r:id="rId${number + 40}"/>`;
  });
  const list = listed.join("");
  return edited(parts, master, (text) =>
    order === "last"
      ? text.replace("</p:sldLayoutIdLst>", `${list}</p:sldLayoutIdLst>`)
      : text.replace("<p:sldLayoutIdLst>", `<p:sldLayoutIdLst>${list}`),
  );
}

/** Returns parts with slides more, after those that there are. */
export function withSlides(parts: Parts, added: readonly AddedSlide[]): Parts {
  const source = String(changedParts().get("ppt/slides/slide1.xml"));
  const listed = added.map(({ layout, shapes: own, picture }, index) => {
    const number = index + 3;
    const part = `ppt/slides/slide${number}.xml`;
    const shown = source.replace(shapes, `$1${own.join("")}$2`);
    parts.set(part, picture ? shown.replace("<p:cSld>", `<p:cSld>${pictureBackground}`) : shown);
    const image = picture ? relationship("rId2", "image", `../media/${picture}`) : "";
    const target = `../slideLayouts/slideLayout${layout}.xml`;
    parts.set(
      `ppt/slides/_rels/slide${number}.xml.rels`,
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationship("rId1", "slideLayout", target)}${image}</Relationships>`,
    );
    edited(parts, contentTypes, (types) =>
      types.replace("</Types>", `${override(`/${part}`, "slide")}</Types>`),
    );
    edited(parts, presentationRels, (rels) =>
      rels.replace(
        "</Relationships>",
        `${relationship(`rId${number + 60}`, "slide", `slides/slide${number}.xml`)}</Relationships>`,
      ),
    );
    return `<p:sldId id="${number + 300}" r:id="rId${number + 60}"/>`;
  });
  return edited(parts, presentation, (text) =>
    text.replace("</p:sldIdLst>", `${listed.join("")}</p:sldIdLst>`),
  );
}

const pictureBackground =
  '<p:bg><p:bgPr><a:blipFill><a:blip r:embed="rId2"/><a:stretch><a:fillRect/></a:stretch></a:blipFill><a:effectLst/></p:bgPr></p:bg>';

function relationship(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${relation}/${type}" Target="${target}"/>`;
}

function override(part: string, type: string): string {
  return `<Override PartName="${part}" ContentType="${openXml}.presentationml.${type}+xml"/>`;
}

function edited(parts: Parts, part: string, change: (source: string) => string): Parts {
  const before = String(parts.get(part));
  const after = change(before);
  if (after === before) throw new Error(`Expected something to change in ${part}.`);
  parts.set(part, after);
  return parts;
}
