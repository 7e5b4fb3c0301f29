import { describe, expect, test } from "vitest";
import { readFileName, toPageTitle } from "./file-name.ts";

describe("readFileName", () => {
  test.each([
    { given: 'attachment; filename="Quarterly review.pptx"', want: "Quarterly review.pptx" },
    { given: "attachment; filename=review.pptx", want: "review.pptx" },
    {
      given: "attachment; filename=\"bersicht.pptx\"; filename*=UTF-8''%C3%9Cbersicht%20%E2%82%AC.pptx",
      want: "Übersicht €.pptx",
    },
    { given: "inline; filename*=utf-8'de'%C3%9Cber.pptx", want: "Über.pptx" },
    { given: "attachment; filename*=UTF-8''%E2%82.pptx; filename=\"plain.pptx\"", want: "plain.pptx" },
    { given: 'attachment; filename="say \\"hi\\".pptx"', want: 'say "hi".pptx' },
    { given: 'attachment; filename="../../etc/review.pptx"', want: "review.pptx" },
    { given: 'attachment; filename=""', want: undefined },
    { given: "attachment", want: undefined },
    { given: null, want: undefined },
  ])("reads $given", ({ given, want }) => {
    expect(readFileName(given)).toBe(want);
  });
});

describe("toPageTitle", () => {
  test.each([
    { given: "Quarterly review.pptx", want: "Quarterly review" },
    { given: "REVIEW.PPTX", want: "REVIEW" },
    { given: "v1.2 plan", want: "v1.2 plan" },
  ])("calls $given $want", ({ given, want }) => {
    expect(toPageTitle(given)).toBe(want);
  });
});
