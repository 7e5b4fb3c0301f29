import type { Parts } from "@lectern/ooxml/testing";
import { paintedPng } from "./sample-images.ts";
import { type Change, changedParts, samplePart } from "./sample-template.ts";

const { master, masterRels, contentLayout, presentation } = samplePart;
const background = /<p:bgPr>.*<\/p:bgPr>/;
const treeStart = "</p:grpSpPr>";
const size = { width: 160, height: 90 };
const toPicture: Change = [
  masterRels,
  "</Relationships>",
  '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="../media/ground.png"/></Relationships>',
];

type ColorAt = (x: number, y: number) => readonly number[];

function withPicture(parts: Parts, colorAt: ColorAt): Parts {
  return parts.set("ppt/media/ground.png", paintedPng(size, colorAt));
}

function pictureFill(effects = ""): string {
  return `<a:blipFill><a:blip r:embed="rId9">${effects}</a:blip><a:stretch><a:fillRect/></a:stretch></a:blipFill>`;
}

function onPicture(colorAt: ColorAt, effects = "", ...changes: readonly Change[]): Parts {
  const behind: Change = [master, background, `<p:bgPr>${pictureFill(effects)}<a:effectLst/></p:bgPr>`];
  return withPicture(changedParts(behind, toPicture, ...changes), colorAt);
}

/** Lays a picture of 160 × 90 pixels, at 96 an inch, on the page again and again. */
function onTiles(scale: number, colorAt: ColorAt): Parts {
  const share = `${scale * 100_000}`;
  const tile = `<a:blipFill><a:blip r:embed="rId9"/><a:tile tx="0" ty="0" sx="${share}" sy="${share}" flip="none" algn="tl"/></a:blipFill>`;
  const behind: Change = [master, background, `<p:bgPr>${tile}<a:effectLst/></p:bgPr>`];
  return withPicture(changedParts(behind, toPicture), colorAt);
}

function onGradient(from: string, to: string): Parts {
  const stops = [from, to].map((color, index) => `<a:gs pos="${index * 100_000}">${color}</a:gs>`);
  const fill = `<a:gradFill><a:gsLst>${stops.join("")}</a:gsLst><a:lin ang="5400000" scaled="0"/></a:gradFill>`;
  return changedParts([master, background, `<p:bgPr>${fill}<a:effectLst/></p:bgPr>`]);
}

const bandAtHead: ColorAt = (_, y) => (y < 20 ? [60, 40, 20] : [250, 215, 155]);

function drawn(
  geometry: string,
  fill: string,
  frame = '<a:off x="0" y="0"/><a:ext cx="12192000" cy="6858000"/>',
): string {
  return (
    '<p:sp><p:nvSpPr><p:cNvPr id="40" name="Drawn"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>' +
    `<a:xfrm>${frame}</a:xfrm>${geometry}${fill}</p:spPr></p:sp>`
  );
}

function path(...outlines: readonly (readonly (readonly [number, number])[])[]): string {
  const commands = outlines.map(([first = [0, 0], ...others]) => {
    const point = ([x, y]: readonly [number, number]) => `<a:pt x="${x}" y="${y}"/>`;
    const lines = others.map((each) => `<a:lnTo>${point(each)}</a:lnTo>`).join("");
    return `<a:moveTo>${point(first)}</a:moveTo>${lines}<a:close/>`;
  });
  return (
    '<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst>' +
    `<a:path w="100" h="100">${commands.join("")}</a:path></a:pathLst></a:custGeom>`
  );
}

const page = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
] as const;
const middle = [
  [3, 3],
  [97, 3],
  [97, 97],
  [3, 97],
] as const;
const corner = [
  [100, 60],
  [100, 100],
  [70, 100],
] as const;
const solid = (color: string, transforms = "") =>
  `<a:solidFill><a:schemeClr val="${color}">${transforms}</a:schemeClr></a:solidFill>`;
const withDrawing = (shape: string): Change => [master, treeStart, treeStart + shape];

/** Templates whose colours, fonts or direction are odd: what lies behind the text, and how it is set. */
const rgb = (value: string) => `<a:solidFill><a:srgbClr val="${value}"/></a:solidFill>`;
const band = rgb("8C1D40");
const bandFrame = '<a:off x="0" y="6172200"/><a:ext cx="12192000" cy="685800"/>';
const logoFrame = '<a:off x="11277600" y="6400800"/><a:ext cx="914400" cy="457200"/>';
const rectangle = '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';

const drawnPicture =
  '<p:pic><p:nvPicPr><p:cNvPr id="50" name="Photograph"/><p:cNvPicPr/><p:nvPr userDrawn="1"/></p:nvPicPr>' +
  '<p:blipFill><a:blip r:embed="rId9"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>' +
  '<a:xfrm><a:off x="0" y="0"/><a:ext cx="12192000" cy="6858000"/></a:xfrm>' +
  '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>';

export const oddGrounds: Readonly<Record<string, () => Parts>> = {
  "a logo of another colour than the theme's at the edge of the page": () =>
    changedParts([master, treeStart, treeStart + drawn(rectangle, rgb("D50032"), logoFrame)]),
  "a dark band behind the footers": () =>
    changedParts([master, treeStart, treeStart + drawn(rectangle, band, bandFrame)]),
  "a picture drawn behind the far end of the text": () =>
    onPicture((x, y) =>
      x > 0.65 * size.width && (Math.floor(x / 5) + Math.floor(y / 5)) % 2 ? [20, 20, 20] : [240, 240, 235],
    ),
  "a picture of a gradient alone": () => onPicture((_, y) => [190 - y, 190 - y, 190 - y]),
  "a picture drawn on beside the text, on the left": () =>
    onPicture((x, y) => (x < 5 && y > 40 && y < 60 ? [90, 90, 90] : [255, 255, 255])),
  "a band at the head of a large tile": () => onTiles(10, bandAtHead),
  "a texture of small tiles": () => onTiles(1, bandAtHead),
  "a dark picture under dark text": () => onPicture((x, y) => [20 + (x % 7), 60 + (y % 9), 70]),
  "a pale picture under dark text": () => onPicture((x) => [225 + (x % 20), 235, 240]),
  "a picture too various to write on": () =>
    onPicture((x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? [10, 20, 30] : [240, 230, 90])),
  "a dark picture let through by a tenth": () => onPicture(() => [0, 0, 0], '<a:alphaModFix amt="10000"/>'),
  "a picture that shows nothing but the page": () =>
    withPicture(
      changedParts(
        toPicture,
        withDrawing(drawn('<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>', pictureFill())),
      ),
      () => [0, 0, 0, 0],
    ),
  "a frame drawn with a hole for the text": () =>
    changedParts(withDrawing(drawn(path(page, middle), solid("tx1")))),
  "a corner drawn in a box as large as the page": () =>
    changedParts(withDrawing(drawn(path(corner), solid("accent1")))),
  "a watermark behind the text": () =>
    withPicture(
      changedParts(
        toPicture,
        withDrawing(
          drawn(
            '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>',
            pictureFill('<a:alphaModFix amt="8000"/>'),
            '<a:off x="4064000" y="1905000"/><a:ext cx="4064000" cy="3810000"/>',
          ),
        ),
      ),
      () => [90, 90, 90, 255],
    ),
  "a gradient from a middle tone to a light one": () =>
    onGradient('<a:srgbClr val="5585C0"/>', '<a:srgbClr val="DDE5F5"/>'),
  "a gradient from a dark tone to a middle one": () =>
    onGradient('<a:schemeClr val="tx1"/>', '<a:schemeClr val="tx2"/>'),
  "titles in a gradient": () =>
    changedParts([
      master,
      '<a:solidFill><a:schemeClr val="tx2"/></a:solidFill><a:latin typeface="+mj-lt"/>',
      '<a:gradFill><a:gsLst><a:gs pos="0"><a:schemeClr val="tx2"/></a:gs><a:gs pos="100000"><a:schemeClr val="tx2"/></a:gs></a:gsLst></a:gradFill><a:latin typeface="+mj-lt"/>',
    ]),
  "a body that lets a dark page through": () =>
    changedParts(
      [master, background, `<p:bgPr>${solid("tx1")}<a:effectLst/></p:bgPr>`],
      [
        contentLayout,
        /(<p:ph idx="1"\/><\/p:nvPr><\/p:nvSpPr>)<p:spPr\/>/u,
        `$1<p:spPr>${solid("bg1", '<a:alpha val="20000"/>')}</p:spPr>`,
      ],
    ),
  "text boxes that run from right to left": () =>
    changedParts([
      presentation,
      '<p:defaultTextStyle><a:lvl1pPr algn="l">',
      '<p:defaultTextStyle><a:lvl1pPr algn="r" rtl="1">',
    ]),
  "text boxes that are italic": () =>
    changedParts([presentation, /(<p:defaultTextStyle><a:lvl1pPr algn="l">.*?<a:defRPr )/u, '$1i="1" ']),
  "a photograph over every page, with a menu drawn on it": () =>
    withPicture(
      changedParts(
        toPicture,
        withDrawing(
          drawnPicture +
            drawn(rectangle, rgb("FFC000"), '<a:off x="0" y="0"/><a:ext cx="7200000" cy="1690688"/>') +
            drawn(
              rectangle,
              rgb("8C1D40"),
              '<a:off x="0" y="1825625"/><a:ext cx="2000000" cy="4800000"/>',
            ).replace('id="40"', 'id="41"'),
        ),
      ),
      (x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? [10, 20, 30] : [240, 230, 90]),
    ),
  "text in a family of its own": () =>
    changedParts([
      master,
      /(<p:bodyStyle>.*?)<a:latin typeface="\+mn-lt"\/>/u,
      '$1<a:latin typeface="Georgia"/>',
    ]),
};
