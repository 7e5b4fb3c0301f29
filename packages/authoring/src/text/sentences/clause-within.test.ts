import { describe, expect, it } from "vitest";
import { clauseWithin } from "./clause-within.ts";

describe("clauseWithin", () => {
  it.each([
    ["Short enough", 40, "Short enough"],
    ["The tank arrives in March, and nobody knows who pays for it", 40, "The tank arrives in March"],
    ["Der Tank kommt im März; wer ihn bezahlt, ist offen und bleibt es", 40, "Der Tank kommt im März"],
    ["le réservoir arrive en mars et personne ne sait qui le paie", 40, "le réservoir arrive en mars"],
    ["水箱三月到货,费用由谁承担还不清楚,我们等候通知", 34, "水箱三月到货,费用由谁承担还不清楚"],
  ])("ends %j within %d columns at a clause", (words, columns, want) => {
    expect(clauseWithin(words, columns)).toBe(want);
  });

  it.each([
    ["words without any mark that go on and on", 12],
    ["The tank (large, and old) came", 18],
  ])("never cuts %j within a clause", (words, columns) => {
    expect(clauseWithin(words, columns)).toBeUndefined();
  });
});
