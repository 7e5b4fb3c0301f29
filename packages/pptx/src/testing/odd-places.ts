import type { Parts } from "@lectern/ooxml/testing";
import { changedParts, samplePart, withSecondMaster } from "./sample-template.ts";
import {
  type AddedSlide,
  type Frame,
  panel,
  place,
  schemeFill,
  table,
  textBox,
  titleText,
  withLayouts,
  withShapes,
  withSlides,
} from "./template-parts.ts";

const { contentLayout, titleOnlyLayout, master } = samplePart;
const titleLayout = "ppt/slideLayouts/slideLayout1.xml";

const titleFrame: Frame = [838_200, 365_125, 10_515_600, 1_000_000];
const bodyFrame: Frame = [838_200, 1_825_625, 10_515_600, 4_351_338];
const leftHalf: Frame = [838_200, 365_125, 4_800_000, 5_600_000];
const rightHalf: Frame = [6_000_000, 365_125, 5_353_800, 5_600_000];
const title = 'type="title"';
const plain = '<a:lvl1pPr marL="0" indent="0"><a:buNone/><a:defRPr sz="4400"/></a:lvl1pPr>';

/** Returns slides with a title and a list, such as a maker leaves in a template. */
function slidesOn(layout: number, count: number, picture?: string): readonly AddedSlide[] {
  return Array.from({ length: count }, (_, index) => ({
    layout,
    ...(picture !== undefined && { picture }),
    shapes: [
      textBox(2, `Heading ${index + 1}`, [2_000_000, 300_000, 9_000_000, 700_000]),
      textBox(3, "What the maker says", [2_000_000, 1_300_000, 9_000_000, 4_600_000]),
    ],
  }));
}

/** Returns slides whose titles are not set as their layout says. */
function slidesTitled(layout: number, titleOf: (heading: string) => string): readonly AddedSlide[] {
  return Array.from({ length: 6 }, (_, index) => ({
    layout,
    shapes: [
      titleOf(`Heading ${index + 1}`),
      textBox(3, "What the maker says", [2_000_000, 1_300_000, 9_000_000, 4_600_000]),
    ],
  }));
}

/** Returns slides with a panel each, of a form that PowerPoint knows. */
function slidesWithPanels(form: string): readonly AddedSlide[] {
  const shape = panel(4, "accent1", [838_200, 3_000_000, 3_600_000, 1_200_000]);
  return slidesOn(2, 3).map(({ shapes, ...slide }) => ({
    ...slide,
    shapes: [...shapes, shape.replace('prst="rect"', `prst="${form}"`)],
  }));
}

const said = "What the maker says, in a sentence or two that go on for a while";

/** Returns slides whose running text has colours of its own, in turn. */
function slidesInked(colors: readonly string[]): readonly AddedSlide[] {
  return Array.from({ length: 8 }, (_, index) => ({
    layout: 2,
    shapes: [
      titleText(`Heading ${index + 1}`, '<a:rPr lang="en-GB"/>'),
      textBox(3, said, [838_200, 1_825_625, 10_515_600, 4_351_338], colors[index % colors.length]),
    ],
  }));
}

/** Slides with a table: the fills of its head, its odd rows and its even ones. */
function slidesWithTables(fills: readonly [string, string, string], styleId?: string): readonly AddedSlide[] {
  const [head, odd, even] = fills;
  const rows = [head, odd, even, odd].map((fill) => [fill, fill]);
  return Array.from({ length: 3 }, (_, index) => ({
    layout: 2,
    shapes: [titleText(`Table ${index + 1}`, '<a:rPr lang="en-GB"/>'), table(3, bodyFrame, rows, styleId)],
  }));
}

const bodyPlace = place(3, 'idx="1"', bodyFrame);

/** Templates whose layouts are odd by the places that they have, and by what their own slides stand on. */
export const oddPlaces: Readonly<Record<string, () => Parts>> = {
  "most own slides on a title beside its text": () =>
    withSlides(
      withLayouts(changedParts(), [
        {
          name: "Text",
          shapes: [place(2, title, leftHalf), place(3, 'type="body" idx="12"', rightHalf)],
        },
      ]),
      slidesOn(4, 12),
    ),
  "an agenda like the layout for content": () =>
    withLayouts(
      changedParts([contentLayout, ' type="obj"', ""]),
      [{ name: "Table of content", shapes: [place(2, title), bodyPlace] }],
      "first",
    ),
  "a divider that has a large body": () =>
    withLayouts(
      changedParts([contentLayout, ' type="obj"', ""]),
      [
        {
          name: "Kapiteltrenner",
          shapes: [place(2, title, undefined, { levels: plain.replace("4400", "8000") }), bodyPlace],
        },
      ],
      "first",
    ),
  "a title in mid-page on the layout for shapes": () =>
    withShapes(
      changedParts([titleOnlyLayout, ' type="titleOnly"', ""]),
      titleOnlyLayout,
      place(2, title, [838_200, 2_600_000, 10_515_600, 1_500_000]),
    ),
  "a body of one line that grows": () =>
    withShapes(
      changedParts(),
      contentLayout,
      place(2, title, titleFrame),
      place(3, 'idx="1"', [838_200, 1_700_000, 6_000_000, 720_000], { text: ' wrap="square"' }),
      place(4, 'type="sldNum" sz="quarter" idx="12"'),
    ),
  "a watermark under most of the body": () =>
    withShapes(
      changedParts(),
      contentLayout,
      panel(9, "bg2", [4_800_000, 1_500_000, 7_392_000, 4_900_000]),
      place(2, title),
      place(3, 'idx="1"'),
    ),
  "a cover and nothing else, its title at the foot": () => {
    const [names, others] = [master, /<p:sldLayoutId id="21474836(?:50|51)" r:id="rId[23]"\/>/gu];
    const parts = changedParts([names, others, ""]);
    parts.set(
      samplePart.masterRels,
      String(parts.get(samplePart.masterRels)).replace(/<Relationship Id="rId[23]".*?\/>/gu, ""),
    );
    for (const number of [2, 3]) {
      parts.delete(`ppt/slideLayouts/slideLayout${number}.xml`);
      parts.delete(`ppt/slideLayouts/_rels/slideLayout${number}.xml.rels`);
      parts.set(
        samplePart.contentTypes,
        String(parts.get(samplePart.contentTypes)).replace(
          new RegExp(`<Override PartName="/ppt/slideLayouts/slideLayout${number}.xml"[^>]*/>`, "u"),
          "",
        ),
      );
    }
    const rels = "ppt/slides/_rels/slide2.xml.rels";
    parts.set(rels, String(parts.get(rels)).replace("slideLayout2.xml", "slideLayout1.xml"));
    return withShapes(
      parts,
      titleLayout,
      place(2, 'type="ctrTitle"', [838_200, 4_500_000, 10_515_600, 1_600_000], { levels: plain }),
      place(3, 'type="subTitle" idx="1"', [838_200, 3_700_000, 10_515_600, 700_000]),
    );
  },
  "own slides with all their text in boxes": () =>
    withSlides(
      withLayouts(changedParts(), [
        { name: "Empty", shapes: [panel(9, "accent2", [0, 0, 1_500_000, 6_858_000])] },
      ]),
      slidesOn(4, 9),
    ),
  "a page number in a place lower than its line": () =>
    withShapes(
      changedParts(),
      contentLayout,
      place(2, title),
      place(3, 'idx="1"'),
      place(4, 'type="sldNum" sz="quarter" idx="12"', [11_300_000, 6_420_000, 130_000, 110_000]),
    ),
  "a title that is a bar": () =>
    withShapes(
      changedParts(),
      contentLayout,
      place(2, title, [0, 300_000, 12_192_000, 900_000], { fill: schemeFill("bg2") }),
      place(3, 'idx="1"'),
    ),
  "titles that are bars on pages of every kind": () =>
    withShapes(
      withShapes(
        changedParts(),
        contentLayout,
        place(2, title, [0, 300_000, 12_192_000, 900_000], { fill: schemeFill("bg2") }),
        place(3, 'idx="1"'),
      ),
      titleOnlyLayout,
      place(2, title, [0, 300_000, 12_192_000, 900_000], { fill: schemeFill("bg2") }),
    ),
  "a band along the titles": () =>
    withShapes(
      changedParts(),
      contentLayout,
      panel(9, "bg2", [0, 500_000, 12_192_000, 760_000]),
      place(2, title, titleFrame),
      place(3, 'idx="1"'),
    ),
  "a cover whose title takes all of it": () =>
    withShapes(
      changedParts(),
      titleLayout,
      place(2, 'type="ctrTitle"', [600_000, 300_000, 6_000_000, 6_000_000], { levels: plain }),
    ),
  "a panel that holds the cover's title": () =>
    withShapes(
      changedParts([titleLayout, ' type="title"', ""]),
      titleLayout,
      panel(9, "bg2", [1_000_000, 900_000, 10_192_000, 4_600_000]),
      place(2, 'type="ctrTitle"', [1_524_000, 1_122_363, 9_144_000, 2_387_600]),
      place(3, 'type="subTitle" idx="1"', [1_524_000, 3_602_038, 9_144_000, 1_655_762]),
    ),
  "headings of columns under the title": () =>
    withLayouts(changedParts(), [
      {
        name: "Comparison",
        type: "twoTxTwoObj",
        shapes: [
          place(2, title, [838_200, 900_000, 10_515_600, 1_200_000]),
          place(3, 'type="body" idx="11"', [838_200, 1_500_000, 5_000_000, 600_000]),
          place(4, 'idx="12"', [838_200, 2_200_000, 5_000_000, 3_900_000]),
          place(5, 'type="body" idx="13"', [6_200_000, 1_500_000, 5_000_000, 600_000]),
          place(6, 'idx="14"', [6_200_000, 2_200_000, 5_000_000, 3_900_000]),
        ],
      },
    ]),
  "a line below the title of an otherwise empty layout": () =>
    withShapes(
      changedParts([titleOnlyLayout, ' type="titleOnly"', ""]),
      titleOnlyLayout,
      place(2, title, titleFrame),
      place(3, 'type="body" idx="11"', [838_200, 1_380_000, 10_515_600, 400_000], {
        levels: plain.replace("4400", "1600"),
      }),
    ),
  "a picture behind its slides and nothing on its layouts": () =>
    withSlides(changedParts([contentLayout, /<p:pic>.*<\/p:pic>/u, ""]), slidesOn(3, 6, "sample.png")),
  "titles that own slides fill": () =>
    withSlides(
      changedParts(),
      slidesTitled(2, (heading) =>
        titleText(heading, `<a:rPr lang="en-GB" b="1">${schemeFill("bg1")}</a:rPr>`, {
          fill: schemeFill("accent1"),
        }),
      ),
    ),
  "titles that own slides move and colour": () =>
    withSlides(
      changedParts(),
      slidesTitled(2, (heading) =>
        titleText(
          heading,
          '<a:rPr lang="en-GB" sz="2000"><a:solidFill><a:srgbClr val="B00060"/></a:solidFill></a:rPr>',
          { frame: [838_200, 60_000, 10_515_600, 500_000] },
        ),
      ),
    ),
  "running text that own slides colour": () => withSlides(changedParts(), slidesInked([schemeFill("tx2")])),
  "text that own slides set in a family of their own": () =>
    withSlides(changedParts(), slidesInked(['<a:latin typeface="Times New Roman"/>'])),
  "text that own slides set in several families": () =>
    withSlides(
      changedParts(),
      slidesInked(['<a:latin typeface="Times New Roman"/>', '<a:latin typeface="Verdana"/>']),
    ),
  "tables of own slides with a full head and stripes": () =>
    withSlides(changedParts(), slidesWithTables([schemeFill("accent1"), schemeFill("bg2"), "<a:noFill/>"])),
  "tables of own slides with a pale head": () =>
    withSlides(changedParts(), slidesWithTables([schemeFill("bg2"), "", ""])),
  "tables of own slides in a style that the file does not bring along": () =>
    withSlides(
      changedParts(),
      slidesWithTables([schemeFill("accent1"), "", ""], "{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"),
    ),
  "panels of own slides with square corners": () => withSlides(changedParts(), slidesWithPanels("rect")),
  "panels of own slides with round corners": () => withSlides(changedParts(), slidesWithPanels("roundRect")),
  "running text of many colours on own slides": () =>
    withSlides(changedParts(), slidesInked([schemeFill("tx2"), schemeFill("accent1"), ""])),
  "two masters, the second one used": () => withSlides(withSecondMaster(), slidesOn(10, 4)),
};
