import type { SlideKind } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import type { Fields } from "../answer/model-deck.ts";
import { convertSlide } from "./convert-slide.ts";

describe("a kind that cannot be drawn", () => {
  it.each<{ given: Fields; kind: SlideKind; want: string }>([
    {
      given: { kind: "timeline", title: "T", events: [{ date: "", title: "7 boats" }] },
      kind: "bullets",
      want: "two events or more, each with a date and a title",
    },
    {
      given: {
        kind: "chart",
        title: "T",
        chart: { form: "bar", categories: ["a"], series: [] },
        reading: "Up 4",
      },
      kind: "bullets",
      want: "two categories or more",
    },
    {
      given: { kind: "pie", title: "T", text: "Up 4" },
      kind: "statement",
      want: "",
    },
  ])(
    "is asked for again, and its words stand on a slide of kind $kind till then",
    ({ given, kind, want }) => {
      const { slide, faults } = convertSlide(given, "en");
      expect(slide?.kind).toBe(kind);
      expect(faults.map(({ message }) => message).join()).toContain(want);
      expect(faults.length > 0).toBe(want !== "");
    },
  );

  it.each<{ given: Fields; isFirst?: boolean; want: object }>([
    {
      given: { kind: "introduction", title: "Boats", subtitle: "A line", byline: "Ann" },
      isFirst: true,
      want: { kind: "title", subtitle: "A line", byline: "Ann" },
    },
    { given: { kind: "hook", title: "Boats", text: "A line" }, isFirst: true, want: { kind: "title" } },
    { given: { kind: "hook", title: "Boats", text: "A line" }, want: { kind: "statement" } },
    { given: { kind: "introduction", title: "Boats", items: ["One", "Two"] }, want: { kind: "bullets" } },
    {
      given: {
        kind: "Roadmap",
        title: "T",
        milestones: [
          { date: "May", description: "A" },
          { date: "June", description: "B" },
        ],
      },
      want: {
        kind: "timeline",
        events: [
          { date: "May", title: "A" },
          { date: "June", title: "B" },
        ],
      },
    },
    {
      given: {
        kind: "what to do",
        title: "T",
        steps: [
          { title: "Open", text: "" },
          { title: "Close", text: "" },
        ],
      },
      want: { kind: "process" },
    },
    {
      given: {
        kind: "bar_chart",
        title: "T",
        chart: { type: "bar", labels: ["a", "b"], datasets: [{ label: "A", data: [1, 2] }], units: "km" },
      },
      want: { kind: "chart", chart: { form: "bar", unit: "km", series: [{ name: "A", values: [1, 2] }] } },
    },
    {
      given: {
        kind: "chart",
        title: "T",
        form: "line",
        categories: ["a", "b"],
        series: [{ name: "A", values: [1, 2] }],
      },
      want: { kind: "chart", chart: { form: "line", categories: ["a", "b"] } },
    },
    {
      given: {
        kind: "comparison",
        title: "T",
        options: [
          { name: "Stay", pros: ["No cost"], cons: ["No bus"] },
          { name: "Go", pros: ["A bus"], cons: [] },
        ],
      },
      want: {
        kind: "comparison",
        options: [
          { heading: "Stay", points: [{ sign: "plus" }, { sign: "minus" }] },
          { heading: "Go", points: [{ sign: "plus" }] },
        ],
      },
    },
  ])("is drawn as the nearest one: $given.kind as $want.kind", ({ given, isFirst = false, want }) => {
    const { slide, faults } = convertSlide(given, "en", isFirst);
    expect(slide).toMatchObject(want);
    expect(slide?.notes).toBeUndefined();
    expect(faults).toEqual([]);
  });

  it("a chart without numbers shows no settings as points", () => {
    const chart = {
      form: "bar",
      title: "Costs",
      unit: "euros",
      decimals: 1,
      categories: ["Rent", "Pay"],
      series: [],
    };
    const { slide, faults } = convertSlide(
      { kind: "chart", title: "T", chart, reading: "Rent is most" },
      "en",
    );
    expect(slide).toEqual({
      kind: "bullets",
      title: "T",
      items: ["Rent", "Pay", "Rent is most"].map((text) => ({ text: [{ text }] })),
      notes: "Costs\neuros",
    });
    expect(faults).not.toEqual([]);
  });

  it.each(["None", "-", "N/A", "–", "null"])(
    "a next step, a point, a contact that is %s is none",
    (nothing) => {
      const steps = [
        { action: nothing, owner: nothing, date: nothing },
        { action: "Sign", owner: nothing, date: "1 June" },
      ];
      const given = {
        kind: "closing",
        title: "T",
        items: [nothing],
        nextSteps: steps,
        contact: nothing,
        notes: nothing,
      };
      expect(convertSlide(given, "en").slide).toEqual({
        kind: "closing",
        title: "T",
        nextSteps: [{ action: "Sign", date: "1 June" }],
      });
      const flatGiven = {
        kind: "closing",
        title: "T",
        text: nothing,
        items: [{ label: nothing, text: nothing, group: nothing }],
      };
      expect(convertSlide(flatGiven, "en").slide).toEqual({ kind: "closing", title: "T" });
    },
  );

  it("a point that says None of something stays", () => {
    const items = [{ lead: "Side effects", text: "None", children: [] }];
    expect(convertSlide({ kind: "bullets", title: "T", items }, "en").slide).toMatchObject({
      items: [{ lead: "Side effects", text: [{ text: "None" }] }],
    });
  });

  it("a way that leads to a node's words leads there, and one that leads nowhere costs no slide", () => {
    const nodes = [
      { id: "a", form: "question", text: "Wet?", edges: [{ to: "Dry it", label: "Yes" }] },
      { id: "b", form: "step", text: "Dry it", edges: [{ to: "nowhere", label: "then" }] },
      { id: "c", form: "end", text: "Paint it" },
    ];
    const { slide, faults } = convertSlide({ kind: "flow", title: "T", nodes }, "en");
    expect(slide).toMatchObject({
      kind: "flow",
      nodes: [{ edges: [{ to: "b", label: "Yes" }] }, {}, {}],
      notes: "then",
    });
    expect(faults.map(({ pointer }) => pointer)).toEqual(["/nodes/1/edges/0/to"]);
  });

  it("a plan whose times are missing shows its works and no bare numbers", () => {
    const rows = [
      { label: "Paint", start: 3, end: 1, dates: "in June", owner: "Bo" },
      { label: "Floor", start: null, end: 2 },
    ];
    const { slide, faults } = convertSlide(
      { kind: "plan", title: "T", periods: ["May", "June"], rows },
      "en",
    );
    expect(slide).toMatchObject({ kind: "bullets", items: [{}, {}, {}, {}] });
    expect(JSON.stringify(slide)).toContain("Paint: in June: Bo");
    expect(faults[0]?.message).toContain("periods, and rows with a label");
  });

  it("the unit of a figure that stands apart is shown with it", () => {
    const figures = [{ value: "11,2 млн", unit: "рублей", label: "стоит ремонт" }];
    expect(convertSlide({ kind: "numbers", title: "18,6 млн рублей", figures }, "ru").slide).toMatchObject({
      figures: [{ value: "11,2 млн рублей", label: "стоит ремонт" }],
    });
  });

  it("figures need no digit", () => {
    const { slide, faults } = convertSlide(
      { kind: "numbers", title: "T", text: "", items: [{ label: "一半", text: "的人", group: "" }] },
      "zh",
    );
    expect(slide).toMatchObject({ kind: "numbers", figures: [{ value: "一半", label: "的人" }] });
    expect(faults).toEqual([]);
  });

  it("a text that is too long is asked for again, and stands whole in the notes till then", () => {
    const long = Array.from({ length: 90 }, (_, index) => `word${index}`).join(" ");
    const { slide, faults } = convertSlide({ kind: "statement", title: "T", support: long }, "en");
    expect(faults[0]).toMatchObject({ pointer: "/support" });
    expect(slide?.notes).toBe(long);
  });
});

describe("a point that a heading in Markdown opens", () => {
  it.each<{ text: string; want: object }>([
    {
      text: "### Horaires\nNous sommes ouverts le samedi",
      want: { lead: "Horaires", text: [{ text: "Nous sommes ouverts le samedi" }] },
    },
    { text: "Le samedi", want: { text: [{ text: "Le samedi" }] } },
  ])("has it for its lead: $text", ({ text, want }) => {
    const items = [{ lead: "", text }, { text: "Entrée libre" }];
    const { slide } = convertSlide({ kind: "bullets", title: "T", items }, "fr");
    expect(slide).toMatchObject({ items: [want, { text: [{ text: "Entrée libre" }] }] });
  });
});
