// Prints precision and recall of the check of facts by language and by kind; --misses shows every statement that it fails.
import { createFactCheck } from "../fact-check.ts";
import { falseAlarmsIn, isFound, type Judged, judgeCases, ratesOf, scoreOf } from "./measure-cases.ts";
import { inventedKinds, readCases, trueKinds } from "./read-cases.ts";

const percent = (share: number) => `${Math.round(share * 100)} %`.padStart(6);

for (const set of ["known", "fresh"] as const) {
  const judged = judgeCases(readCases(set), createFactCheck);
  if (judged.length === 0) continue;
  process.stdout.write(
    `\n${set}: ${judged.length} statements\n\nlanguage    planted  found  false  precision  recall\n`,
  );
  for (const language of [...new Set(judged.map((one) => one.language)), "all"])
    process.stdout.write(
      rowOf(
        language,
        judged.filter((one) => language === "all" || one.language === language),
      ),
    );
  process.stdout.write("\nkind        statements  right\n");
  for (const kind of [...trueKinds, ...inventedKinds]) {
    const own = judged.filter(({ statement }) => statement.kind === kind);
    const right = own.filter((one) =>
      one.statement.invented === undefined ? one.findings.length === 0 : isFound(one),
    );
    process.stdout.write(
      `${kind.padEnd(12)}${`${own.length}`.padStart(10)}${percent(right.length / own.length).padStart(7)}\n`,
    );
  }
  if (process.argv.includes("--misses")) for (const one of judged) process.stdout.write(missOf(one));
}

function rowOf(language: string, judged: readonly Judged[]): string {
  const score = scoreOf(judged);
  const { precision, recall } = ratesOf(score);
  const counts = [score.planted, score.found, score.falseAlarms]
    .map((count) => `${count}`.padStart(7))
    .join("");
  return `${language.padEnd(12)}${counts}     ${percent(precision)}  ${percent(recall)}\n`;
}

function missOf(one: Judged): string {
  const { statement, language } = one;
  const isMissed = statement.invented !== undefined && !isFound(one);
  const alarms = falseAlarmsIn(one);
  if (!isMissed && alarms.length === 0) return "";
  const what = [
    isMissed ? `missed ${statement.invented}` : "",
    alarms.length > 0 ? `false ${alarms.join(", ")}` : "",
  ];
  return `${language} ${statement.kind}: ${what.filter(Boolean).join("; ")}\n`;
}
