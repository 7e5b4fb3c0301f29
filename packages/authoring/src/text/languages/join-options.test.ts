import { describe, expect, it } from "vitest";
import { joinOptions } from "./join-options.ts";

describe("joinOptions", () => {
  it("puts the language's word between two", () => {
    expect(joinOptions(["Model A", "Model B"], "en-GB")).toBe("Model A or Model B");
    expect(joinOptions(["Devis Martin", "Devis Sogebat"], "fr")).toBe("Devis Martin ou Devis Sogebat");
  });

  it("sets more of them, and those of other languages, in a row", () => {
    expect(joinOptions(["A", "B", "C"], "en")).toBe("A · B · C");
    expect(joinOptions(["A案", "B案"], "ja")).toBe("A案 · B案");
  });
});
