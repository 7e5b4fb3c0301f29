import { describe, expect, it } from "vitest";
import type { Role } from "../../src/tagging/role.ts";
import { readAnnotated } from "../read-annotated.ts";
import { interject } from "./interject.ts";
import { type InterjectionKind, readInterjections } from "./read-interjections.ts";

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
    const told = prompts.flatMap(({ text, units }) =>
      units.filter(({ role }) => role === "content").map(({ start, end }) => text.slice(start, end)),
    );
    expect(texts("content").filter((one) => told.includes(one))).toEqual(told);
    expect(texts("request")[0]).toBe("Five slides on otters please.");
    expect(made?.units.length).toBeGreaterThan(told.length + 2);
    for (const { start, end } of made?.units ?? []) expect(made?.text.slice(start, end)).not.toMatch(/[⟦⟧]/u);
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
  it("ask, lead with a colon or comma, confide or only look so, each by its kind", () => {
    const kinds: Readonly<Record<InterjectionKind, readonly Role[]>> = {
      aside: ["request"],
      lead: ["request"],
      both: ["request", "content"],
      secret: ["withhold", "request", "content"],
      fact: ["content"],
    };
    for (const { kind, text, units } of readInterjections()) {
      for (const { role } of units) expect(kinds[kind], text).toContain(role);
      if (kind === "both") expect(new Set(units.map(({ role }) => role)).size, text).toBe(2);
      if (kind === "secret")
        expect(
          units.map(({ role }) => role),
          text,
        ).toContain("withhold");
    }
  });
});
