import { describe, expect, it } from "vitest";
import { shortenTitle } from "./shorten-title.ts";

describe("shortenTitle", () => {
  it("keeps what fits", () => {
    expect(shortenTitle("The park opens in May", "en", 40)).toBe("The park opens in May");
  });

  it("ends behind the first clause of a row", () => {
    expect(
      shortenTitle(
        "Each ferry carries 149 passengers and 24 bicycles, charges in eleven minutes, and emits no fumes at all",
        "en",
        80,
      ),
    ).toBe("Each ferry carries 149 passengers and 24 bicycles");
  });

  it("ends where the sentence is whole without the rest", () => {
    expect(
      shortenTitle(
        "The harbour company ordered four electric passenger ferries from a yard in Bergen worth 86 million",
        "en",
        80,
      ),
    ).toBe("The harbour company ordered four electric passenger ferries from a yard in Bergen");
  });

  it("never drops what a negation belongs to, nor the verb at the end of German", () => {
    expect(
      shortenTitle(
        "The company will not sell the old harbour with its quays and cranes for any money in the world",
        "en",
        80,
      ),
    ).toMatch(/…$/u);
    expect(
      shortenTitle(
        "Die Stadt wird den alten Hafen mit seinen Kais und Kränen in den kommenden drei Jahren umbauen",
        "de",
        80,
      ),
    ).toMatch(/…$/u);
  });
});
