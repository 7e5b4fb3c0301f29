import { describe, expect, it } from "vitest";
import { interject } from "./interject.ts";
import { interjections } from "./interjections.ts";
import { readAnnotated } from "./read-annotated.ts";

const file = `=== x01 | en | report
--- title: Otters | slides: 5 | deck: en
⟦request|Five slides on otters please.⟧
⟦content|Otters came back in 2014.⟧ ⟦content|They eat small fish.⟧ ⟦content|We found 44 sites.⟧ ⟦content|Ledges keep them off the road.⟧
`;

describe("interject", () => {
  const prompts = readAnnotated(file, "x");

  it("puts requests between what a prompt tells and keeps all of its units", () => {
    const [made] = interject(prompts);
    const texts = (role: string): readonly string[] =>
      (made?.units ?? [])
        .filter((unit) => unit.role === role)
        .map(({ start, end }) => made?.text.slice(start, end) ?? "");
    expect(texts("content")).toEqual([
      "Otters came back in 2014.",
      "They eat small fish.",
      "We found 44 sites.",
      "Ledges keep them off the road.",
    ]);
    const [first, ...said] = texts("request");
    expect(first).toBe("Five slides on otters please.");
    expect(said.length).toBeGreaterThan(0);
    for (const one of said) expect(one).not.toMatch(/[[\]]/u);
  });

  it("makes the same prompts each time", () => {
    expect(interject(prompts)).toEqual(interject(prompts));
  });

  it("leaves alone what tells too little, rows of a table and languages without phrases", () => {
    const short = readAnnotated("=== x02 | en | topic\n⟦request|Otters⟧\n", "x");
    const unknown = readAnnotated(file.replace("| en |", "| et |"), "x");
    const rows = readAnnotated(file.replaceAll("⟧ ⟦content|", "⟧\n⟦content|| "), "x");
    expect(interject([...short, ...unknown, ...rows])).toEqual([]);
  });
});

describe("interjections", () => {
  it("lead to matter with a colon, and say the rest in whole sentences", () => {
    for (const { asides, leads } of Object.values(interjections)) {
      for (const lead of leads.split("|")) expect(lead).toMatch(/[:：]$/u);
      for (const aside of asides.split("|")) expect(aside).not.toMatch(/[:：]$/u);
    }
  });
});
