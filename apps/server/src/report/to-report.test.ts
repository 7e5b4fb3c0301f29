import { type AuthorReport, loadEmbeddedAuthor } from "@lectern/engine";
import { readContract } from "@lectern/spec";
import { findAnswerFaults } from "@lectern/spec/testing";
import type { PresentationReport } from "@lectern/types";
import { describe, expect, it, test } from "vitest";
import { toAuthorHeader } from "./author-header.ts";
import { createToReport } from "./to-report.ts";

const contract = readContract();
const toReport = createToReport(contract);

const plain: AuthorReport = {
  mode: "document",
  language: "en",
  brief: { parts: [], forms: [], excluded: [], instruction: "" },
  slideCount: 4,
  decisions: [],
  leftOut: [],
};

function faultsOf(report: PresentationReport): string[] {
  const operation = contract.operations.find(({ operationId }) => operationId === "getPresentationReport");
  if (operation === undefined) throw new Error("The contract has no reports.");
  const headers = new Headers({ "content-type": "application/json" });
  return findAnswerFaults(operation, {
    status: 200,
    headers,
    body: Buffer.from(JSON.stringify(report)),
  });
}

async function reportOn(prompt: string): Promise<PresentationReport> {
  const author = await loadEmbeddedAuthor();
  return toReport((await author.compose({ prompt })).report);
}

describe("a report", () => {
  it("says what the prompt asks for in the prompt's words", async () => {
    const { mode, author, understood } = await reportOn(
      "Make a deck for investors about password managers, at most 6 slides. Cover: risks, costs (as a table).",
    );
    expect([mode, author]).toEqual(["topic", { name: "embedded", replaced: 0 }]);
    expect(understood).toMatchObject({
      audience: "investors",
      topic: "password managers",
      slideCount: { bound: "atMost", most: 6 },
      parts: [{ text: "risks" }, { text: "costs" }],
    });
  });

  it("names the slides of a plan", async () => {
    const { mode, understood } = await reportOn(
      "Slide 1: Welcome\nHello all\n\nSlide 2: Figures\nSales 12, 14, 19\n\nSlide 3: Thanks\nBye",
    );
    expect([mode, understood.plan]).toEqual([
      "plan",
      [
        { first: 1, last: 1, title: "Welcome" },
        { first: 2, last: 2, title: "Figures" },
        { first: 3, last: 3, title: "Thanks" },
      ],
    ]);
  });

  it.each([
    { given: { count: 8, bound: "exactly", least: 8, most: 8 }, want: { least: 8, most: 8 } },
    { given: { count: 10, bound: "about", least: 8, most: 12 }, want: { least: 10, most: 10 } },
    { given: { count: 10, bound: "atMost", least: 5, most: 10 }, want: { most: 10 } },
    { given: { count: 10, bound: "atLeast", least: 10, most: 20 }, want: { least: 10 } },
    { given: { count: 9, bound: "range", least: 8, most: 10 }, want: { least: 8, most: 10 } },
  ] as const)("tells numbers as they were given: $given.bound", ({ given, want }) => {
    const { understood } = toReport({ ...plain, brief: { ...plain.brief, slideCount: given } });
    expect(understood.slideCount).toEqual({ bound: given.bound, ...want });
  });

  it("has what was not found in the prompt", () => {
    const unfounded = [{ slide: 3, text: "38 %" }];
    expect(toReport({ ...plain, unfounded }).unfounded).toEqual(unfounded);
    expect(toReport(plain).unfounded).toEqual([]);
  });

  it("repeats no secret", async () => {
    const prompt =
      "# Launch\n\nThe launch is on 4 May.\n\nConfidential, do not show: the price is 912 euros.\n\n- Two cities\n- Three shops";
    expect(JSON.stringify((await reportOn(prompt)).leftOut)).not.toContain("912");
  });

  it.each([
    { what: "words without end", prompt: "word ".repeat(12_800) },
    {
      what: "a plan without end",
      prompt: Array.from({ length: 2_000 }, (_, n) => `Slide ${n}: 事`).join("\n"),
    },
    {
      what: "wishes without end",
      prompt: `Cover ${Array.from({ length: 900 }, (_, n) => `part ${n}`).join(", ")}. ${Array.from({ length: 900 }, (_, n) => `Do not mention thing ${n}.`).join(" ")}`,
    },
  ])("is as the contract says, and small, whatever came: $what", async ({ prompt }) => {
    const report = await reportOn(prompt);
    expect(faultsOf(report)).toEqual([]);
    expect(JSON.stringify(report).length).toBeLessThan(100_000);
  });

  it("is cut to the contract's lengths", () => {
    const long = "長".repeat(5_000);
    const many = Array.from({ length: 1_000 }, () => long);
    const report = toReport({
      ...plain,
      brief: {
        ...plain.brief,
        topic: long,
        ending: { kind: "other", text: long },
        parts: many.map((text) => ({ text })),
        excluded: many,
      },
      decisions: many,
      leftOut: many.map((text) => ({ text, where: "nowhere", reason: long })),
      unfounded: many.map((text) => ({ slide: 1, text })),
    });
    expect(faultsOf(report)).toEqual([]);
    expect(Buffer.byteLength(JSON.stringify(report))).toBeLessThan(1_000_000);
  });
});

test.each([
  { given: { name: "embedded", replaced: 0 }, want: "embedded" },
  {
    given: { name: "embedded", reason: "model_timeout", replaced: 0 },
    want: "embedded; reason=model_timeout",
  },
  { given: { name: "model", replaced: 0 }, want: "model" },
  { given: { name: "model", replaced: 2 }, want: "model; replaced=2" },
] as const)("the header says $want", ({ given, want }) => {
  expect(toAuthorHeader(given)).toBe(want);
});
