import { describe, expect, it } from "vitest";
import { toContentDisposition, toFileName } from "./content-disposition.ts";

describe("toFileName", () => {
  it.each([
    { given: "Urban gardening", want: "Urban gardening" },
    { given: 'a/b\\c:d*e?f"g<h>i|j', want: "a b c d e f g h i j" },
    { given: "  ..\u0000\u202egnp.exe. ", want: "gnp.exe" },
    { given: "", want: "presentation" },
    { given: "...", want: "presentation" },
    { given: "con", want: "_con" },
    { given: "NUL.txt", want: "_NUL.txt" },
    { given: "Console", want: "Console" },
    { given: "Zahlen für März", want: "Zahlen für März" },
    { given: "broken \ud83d half", want: "broken half" },
    { given: "😀".repeat(500), want: "😀".repeat(120) },
  ])("makes $want of $given", ({ given, want }) => {
    expect(toFileName(given)).toBe(want);
  });
});

describe("toContentDisposition", () => {
  it.each([
    {
      given: "Urban gardening",
      want: `attachment; filename="Urban gardening.pptx"; filename*=UTF-8''Urban%20gardening.pptx`,
    },
    {
      given: "Zahlen für März",
      want: `attachment; filename="Zahlen fur Marz.pptx"; filename*=UTF-8''Zahlen%20f%C3%BCr%20M%C3%A4rz.pptx`,
    },
    {
      given: "季度报告",
      want: `attachment; filename="presentation.pptx"; filename*=UTF-8''%E5%AD%A3%E5%BA%A6%E6%8A%A5%E5%91%8A.pptx`,
    },
    {
      given: "It's 100% (ours); really",
      want: `attachment; filename="It's 100_ (ours)_ really.pptx"; filename*=UTF-8''It%27s%20100%25%20%28ours%29%3B%20really.pptx`,
    },
  ])("says $want", ({ given, want }) => {
    expect(toContentDisposition(given, "pptx")).toBe(want);
  });

  it("is a header that Node sends, whatever the title", () => {
    for (let code = 0; code < 0x1_0000; code += 13) {
      const value = toContentDisposition(`a${String.fromCharCode(code)}b`, "pptx");
      expect(() => new Headers({ "content-disposition": value })).not.toThrow();
      expect(value).toMatch(/^[\x20-\x7e]+$/);
    }
  });
});
