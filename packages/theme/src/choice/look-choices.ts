import { looks } from "../looks/looks.ts";
import { lookTraits } from "./look-traits.ts";

/** A look as somebody is told of it who chooses among them without seeing them. */
export interface LookChoice {
  /** "harbor". */
  readonly name: string;
  /** "White ruled paper, spruce and ledger red, sober, made for print; formal; for money, law, business, community". */
  readonly description: string;
}

/** The looks of the built-in template, each with its manner, its moods, the strongest first, and the subjects that it suits. */
export const lookChoices: readonly LookChoice[] = looks.map(({ name, description }) => {
  const { moods = [], subjects = [], mode } = lookTraits[name] ?? {};
  const ground = mode === "dark" && !/\bdark\b/iu.test(description) ? ["dark"] : [];
  const suited = subjects.filter((subject) => subject !== "general");
  const parts = [
    description,
    [...ground, ...moods].join(", "),
    suited.length > 0 ? `for ${suited.join(", ")}` : "",
  ];
  return { name, description: parts.filter((part) => part !== "").join("; ") };
});
