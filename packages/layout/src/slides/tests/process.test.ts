import { type ProcessSlide, plainStyle } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { fullTemplate } from "../../testing/index.ts";
import { named, pagesOf, placeSlide } from "../../testing/place-slide.ts";

const stepsWith = (texts: readonly string[]): ProcessSlide => ({
  kind: "process",
  title: "A day",
  steps: texts.map((text, index) => ({ title: `Step ${index + 1}`, text })),
});

test.each([
  [["06:15", "07:00", "10:30", "18:30"]],
  [["6.15", "7.00", "10.30", "18.30"]],
  [["8 h", "10 h 30", "12 h", "14 h"]],
  [["9:00 am", "10:30 am", "1:00 pm", "4:30 pm"]],
])("steps at %j are events with their hours as dates", (hours) => {
  const [page] = pagesOf(placeSlide(stepsWith(hours)));
  expect(named(page, /^Number/u)).toEqual([]);
  expect(named(page, /^(?:Event|Marker|Node)/u).length).toBeGreaterThan(0);
});

test.each([
  [["06:15", "at seven", "10:30", "18:30"]],
  [["Start at 06:15", "Open at 07:00", "Restock", "Close"]],
  [["2.5 kg", "3 cups", "10 g", "1 spoon"]],
])("steps that say %j stay numbered", (texts) => {
  const [page] = pagesOf(placeSlide(stepsWith(texts)));
  expect(named(page, /^Number/u)).toHaveLength(4);
});

test("steps on blocks stand on quiet ones up to the last, which is strong", () => {
  const template = { ...fullTemplate, style: { ...plainStyle, panel: "blocks", process: "blocks" } } as const;
  const [page] = pagesOf(
    placeSlide(stepsWith(["one is said", "two is said", "three is said"]), { template }),
  );
  const fills = named(page, /^Step \d/u).map(({ fill }) => JSON.stringify(fill));
  expect(fills).toHaveLength(3);
  expect(new Set(fills.slice(0, 2)).size).toBe(1);
  expect(fills[2]).not.toBe(fills[0]);
});

test("seven short steps have type that is read from afar", () => {
  const steps = Array.from({ length: 7 }, () => ({ title: "Bend the ribs around the mould" }));
  const [page] = pagesOf(placeSlide({ kind: "process", title: "A violin", steps }));
  const words = named(page, /^Words/u).map(({ text }) => text?.paragraphs[0]?.runs[0]?.size ?? 0);
  expect(words).toHaveLength(7);
  expect(Math.min(...words)).toBeGreaterThanOrEqual(20);
});

describe("steps of which no more is said than their names", () => {
  const onlyNamed = (count: number, title: string): ProcessSlide => ({
    kind: "process",
    title: "How it is done",
    steps: Array.from({ length: count }, () => ({ title })),
  });

  test.each([4, 5, 6])("stand as blocks of one colour in two rows that fill the page: %d", (count) => {
    const [page] = pagesOf(placeSlide(onlyNamed(count, "Cut away what stays white")));
    const blocks = named(page, /^Step \d/u);
    expect(blocks).toHaveLength(count);
    expect(new Set(blocks.map(({ box }) => box.y)).size).toBe(2);
    expect(new Set(blocks.map(({ fill }) => JSON.stringify(fill))).size).toBe(1);
    const sizes = named(page, /^Words/u).map(({ text }) => text?.paragraphs[0]?.runs[0]?.size ?? 0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(26);
  });

  test("have a row each where that has room for larger type", () => {
    const [page] = pagesOf(
      placeSlide(onlyNamed(6, "Confirm the unmistakably extraordinary circumstances"), {
        template: { ...fullTemplate, style: plainStyle },
      }),
    );
    const sizes = named(page, /^Words/u).map(({ text }) => text?.paragraphs[0]?.runs[0]?.size ?? 0);
    expect(named(page, /^Step \d/u)).toEqual([]);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20);
  });

  test("have a row each where they are few", () => {
    const [page] = pagesOf(placeSlide(onlyNamed(3, "Ink the block")));
    expect(named(page, /^Step \d/u)).toEqual([]);
    expect(named(page, /^Band \d/u)).toHaveLength(3);
  });
});
