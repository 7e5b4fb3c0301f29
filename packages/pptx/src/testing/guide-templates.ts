import { packParts } from "@lectern/ooxml/testing";
import { type Change, changedParts, samplePart } from "./sample-template.ts";

/** Two templates that differ in one thing that a designer decides. */
export interface GuideTemplates {
  /** What it is that they differ in, as a name of a file. */
  readonly name: string;
  readonly poor: Uint8Array;
  readonly good: Uint8Array;
}

/** Returns pairs of templates made by code, for the pictures of the guide to templates. */
export function guideTemplates(): readonly GuideTemplates[] {
  return [
    {
      name: "artwork",
      poor: create(drawn([8_077_200, 1_524_000, 4_114_800, 5_334_000])),
      good: create(drawn([11_734_800, 0, 457_200, 6_858_000])),
    },
    {
      name: "room",
      poor: create(withBody(838_200, 1_825_625, 6_096_000, 1_905_000)),
      good: create(withBody(838_200, 1_825_625, 10_515_600, 4_351_338)),
    },
    { name: "accents", poor: create(...pale.map(withAccent)), good: create(...strong.map(withAccent)) },
  ];
}

const { master, contentLayout, theme } = samplePart;

/** The sample's layout for lists has a picture along its upper edge, which is none of the guide's business. */
const plain: Change = [contentLayout, /<p:pic>.*<\/p:pic>/u, ""];

function create(...changes: readonly Change[]): Uint8Array {
  return packParts(changedParts(plain, ...changes));
}

function drawn([x, y, width, height]: readonly [number, number, number, number]): Change {
  const shape =
    '<p:sp><p:nvSpPr><p:cNvPr id="40" name="Drawn"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>' +
    `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:schemeClr val="accent2"/></a:solidFill></p:spPr></p:sp>';
  return [master, "</p:grpSpPr>", `</p:grpSpPr>${shape}`];
}

function withBody(x: number, y: number, width: number, height: number): Change {
  const frame = `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`;
  return [
    contentLayout,
    /(<p:ph idx="1"\/><\/p:nvPr><\/p:nvSpPr>)<p:spPr\/>/u,
    `$1<p:spPr>${frame}</p:spPr>`,
  ];
}

const pale = ["F6E3C5", "DDECEE", "E9E4F0", "F3DADA", "E4EFD8", "EDEDED"];
const strong = ["C55C11", "1F6F78", "5B4B8A", "A8324A", "4F7A28", "5F6B78"];

function withAccent(color: string, index: number): Change {
  const name = `accent${index + 1}`;
  return [
    theme,
    new RegExp(`<a:${name}>.*?</a:${name}>`, "u"),
    `<a:${name}><a:srgbClr val="${color}"/></a:${name}>`,
  ];
}
