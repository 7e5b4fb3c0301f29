import type { PlacedElement } from "@lectern/deck";
import { childElements, descendantElements } from "@lectern/ooxml";
import { describe, expect, test } from "vitest";
import { deckWith } from "../../testing/sample-deck.ts";
import { picturesAndGroups } from "../../testing/sample-drawings.ts";
import { sampleImage } from "../../testing/sample-images.ts";
import { changedTemplate } from "../../testing/sample-template.ts";
import {
  attributesOf,
  namesIn,
  partsWith,
  relationshipsIn,
  writtenParts,
  xmlOf,
} from "../../testing/written-parts.ts";

const elements = picturesAndGroups();
const parts = partsWith(changedTemplate(), elements);
const slide = xmlOf(parts, "ppt/slides/slide1.xml");

function imagesOf(all: ReadonlyMap<string, unknown>): readonly string[] {
  return [...all.keys()].filter((name) => name.startsWith("ppt/media/image"));
}

describe("picture", () => {
  test("is shown with its description, cropped, in its outline", () => {
    const [whole, round] = descendantElements(slide, "pic");
    expect(whole && attributesOf(whole, "cNvPr")[0]).toMatchObject({ descr: "Blue turns to orange" });
    expect(round && attributesOf(round, "srcRect")).toEqual([{ l: "12500", r: "12500" }]);
    expect(round && attributesOf(round, "prstGeom")).toEqual([{ prst: "ellipse" }]);
    expect(namesIn(childElements(round, "spPr")[0])).toEqual(["xfrm", "prstGeom", "ln"]);
  });

  test("stands in the file once, however often it is shown", () => {
    const other = picturesAndGroups(sampleImage());
    const third = picturesAndGroups(sampleImage(32, 32));
    const { template } = changedTemplate();
    const deck = deckWith(template, elements);
    const slides = [elements, other, third].map((shown, index) => ({
      ...deck.slides[0],
      title: `Slide ${index}`,
      layoutId: deck.slides[0]?.layoutId ?? "",
      elements: shown as readonly PlacedElement[],
    }));
    const written = writtenParts({ ...deck, slides }, changedTemplate());
    expect(imagesOf(written)).toEqual(["ppt/media/image1.png", "ppt/media/image2.png"]);
    const targets = [1, 2, 3].map((number) =>
      relationshipsIn(written, `ppt/slides/_rels/slide${number}.xml.rels`)
        .filter(({ type }) => type.endsWith("/image"))
        .map(({ target }) => target),
    );
    expect(targets).toEqual([["../media/image1.png"], ["../media/image1.png"], ["../media/image2.png"]]);
  });

  test("has a content type by its extension", () => {
    const types = String(parts.get("[Content_Types].xml"));
    expect(types).toContain('<Default Extension="png" ContentType="image/png"/>');
  });

  test("is passed over by screen readers where it says nothing", () => {
    const bare = elements.map((each) => {
      if (each.kind !== "picture") return each;
      const { description: _, ...rest } = each;
      return rest;
    });
    const root = xmlOf(partsWith(changedTemplate(), bare), "ppt/slides/slide1.xml");
    const [picture] = descendantElements(root, "pic");
    expect(picture && attributesOf(picture, "decorative")).toMatchObject([{ val: "1" }]);
  });
});

describe("group", () => {
  test("is one thing with one description, in the coordinates of the slide", () => {
    const [group] = descendantElements(slide, "grpSp");
    expect(group && attributesOf(group, "cNvPr")[0]).toMatchObject({
      name: "House",
      descr: "A house with a door",
    });
    const [frame] = group ? descendantElements(group, "xfrm") : [];
    const [offset, extent, childOffset, childExtent] = childElements(frame).map((each) => each.attributes);
    expect(childOffset).toEqual(offset);
    expect(childExtent).toEqual(extent);
  });

  test("holds its elements from back to front, groups among them", () => {
    const [group] = descendantElements(slide, "grpSp");
    expect(namesIn(group)).toEqual(["nvGrpSpPr", "grpSpPr", "sp", "sp", "grpSp"]);
    const ids = attributesOf(slide, "cNvPr").map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("is decoration where neither it nor anything in it says something", () => {
    const [, inner] = descendantElements(slide, "grpSp");
    const [drawing] = inner ? descendantElements(inner, "cNvPr") : [];
    expect(drawing && attributesOf(drawing, "decorative")).toMatchObject([{ val: "1" }]);
  });
});
