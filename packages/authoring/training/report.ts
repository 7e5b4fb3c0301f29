import { type Role, roles } from "../src/tagging/role.ts";
import { placeUnits } from "../src/tagging/tag-units.ts";
import type { PreparedPrompt } from "./examples.ts";
import { addToMeasure, createMeasure, type Measure } from "./measure.ts";

/** Prompts with the estimates of a model that was not trained on them. */
export interface Estimated {
  readonly prepared: PreparedPrompt;
  readonly estimates: Float64Array;
}

/** Returns where the annotated units of some prompts would stand. */
export function measureAll(estimated: readonly Estimated[]): Measure {
  const measure = createMeasure();
  for (const { prepared, estimates } of estimated) {
    const { prompt, source, facts } = prepared;
    addToMeasure(
      measure,
      prompt,
      source,
      placeUnits(source, facts, estimates).map(({ place }) => place),
    );
  }
  return measure;
}

const percent = (part: number, whole: number): string => ((100 * part) / Math.max(1, whole)).toFixed(1);

/** Returns one row of a table of measures. */
export function measureRow(name: string, measure: Measure): string {
  const { prompts, clean, hidden, shown, matter, toNotes, lost } = measure;
  const { secrets, secretsShown, secretsSaid, secretive, leaky } = measure;
  return `| ${[
    name,
    String(prompts),
    percent(clean, prompts),
    percent(shown, hidden),
    percent(toNotes, matter),
    percent(lost, matter),
    `${secretsShown} + ${secretsSaid} of ${secrets}`,
    `${leaky} of ${secretive}`,
  ].join(" | ")} |`;
}

/** The head of a table of measures. */
export const measureHead =
  "| prompts | number | nothing wrong shown % | not to be shown, but shown % | matter to the notes % | matter nowhere % | secrets shown + said | prompts that tell one |\n|---|---|---|---|---|---|---|---|";

/** Counts of tagged roles by annotated ones. */
export function countRoles(estimated: readonly Estimated[]): readonly (readonly number[])[] {
  const counts = roles.map(() => roles.map(() => 0));
  for (const { prepared, estimates } of estimated) {
    const tagged = placeUnits(prepared.source, prepared.facts, estimates);
    for (const [index, gold] of prepared.annotated.entries()) {
      const role = roles.indexOf(tagged[index]?.role ?? "content");
      const row = counts[gold];
      if (row !== undefined) row[role] = (row[role] ?? 0) + 1;
    }
  }
  return counts;
}

/** Returns precision, recall and F of each role as rows, and the confusion matrix. */
export function roleTables(counts: readonly (readonly number[])[]): string {
  const of = (row: number, column: number): number => counts[row]?.[column] ?? 0;
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const scores = roles.map((role, index) => {
    const right = of(index, index);
    const found = sum(roles.map((_, row) => of(row, index)));
    const all = sum(counts[index] ?? []);
    return `| ${role} | ${percent(right, found)} | ${percent(right, all)} | ${percent(2 * right, found + all)} | ${all} |`;
  });
  const matrix = roles.map(
    (role: Role, row) => `| ${role} | ${roles.map((_, column) => of(row, column)).join(" | ")} |`,
  );
  return [
    "| role | precision | recall | F | units |",
    "|---|---|---|---|---|",
    ...scores,
    "",
    `| annotated \\ tagged | ${roles.join(" | ")} |`,
    `|---|${roles.map(() => "---|").join("")}`,
    ...matrix,
  ].join("\n");
}

/** Returns for each language with enough units the F of "not to be shown". */
export function languageRows(estimated: readonly Estimated[], fewest: number): string {
  const byLanguage = Map.groupBy(estimated, ({ prepared }) => prepared.prompt.language.split("-")[0] ?? "");
  const rows = [...byLanguage].flatMap(([language, own]) => {
    const { f, units } = hiddenScore(own);
    return units < fewest ? [] : [{ units, row: `| ${language} | ${f} | ${units} |` }];
  });
  const sorted = rows.sort((one, other) => other.units - one.units).map(({ row }) => row);
  return ['| language | F of "not to be shown" | units |', "|---|---|---|", ...sorted].join("\n");
}

const shownRoles: readonly Role[] = ["content", "heading", "title"];

/** Returns the F of "not to be shown" over units. */
export function hiddenScore(estimated: readonly Estimated[]): { readonly f: string; readonly units: number } {
  let right = 0;
  let found = 0;
  let all = 0;
  let units = 0;
  for (const { prepared, estimates } of estimated) {
    const tagged = placeUnits(prepared.source, prepared.facts, estimates);
    for (const [index, gold] of prepared.annotated.entries()) {
      const role = roles[gold];
      if (role === undefined) continue;
      const isHidden = !shownRoles.includes(role);
      const says = tagged[index]?.place !== "slide";
      units += 1;
      if (isHidden) all += 1;
      if (says) found += 1;
      if (isHidden && says) right += 1;
    }
  }
  return { f: percent(2 * right, found + all), units };
}
