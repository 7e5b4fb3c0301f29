// A folder of documents in many languages -> decks -> whether they have the same structure, and the right language.
//   node src/languages.ts FOLDER [--report FILE]
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { type JudgedTranslation, judgeTranslations } from "./languages/judge-translations.ts";
import { makeTranslatedDeck } from "./languages/make-translated-deck.ts";
import { readTranslatedDocuments, type TranslatedDocument } from "./languages/translation.ts";
import { languageHeadings, toLanguageReport, toLanguageRow } from "./languages/write-language-report.ts";
import { printTable } from "./print-table.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: "string" } },
});
// The paths are the caller's, who may stand in another folder than this package.
const fromCaller = (path: string) => resolve(process.env["INIT_CWD"] ?? ".", path);
const [folder] = positionals.map(fromCaller);
if (folder === undefined) {
  console.error("Expected a folder of translations, or of folders of them: pnpm languages FOLDER.");
  process.exit(2);
}
const judged: [string, readonly JudgedTranslation[]][] = [];
for (const document of readTranslatedDocuments(folder)) {
  const rows = await judge(document);
  judged.push([document.name, rows]);
  console.log(`\n${document.name}\n`);
  printTable(languageHeadings, rows.map(toLanguageRow), languageHeadings.length);
}
const broken = judged.flatMap(([name, rows]) =>
  rows.filter(({ breaks }) => breaks.length > 0).map(({ language }) => `${name} ${language}`),
);
if (values.report !== undefined) writeFileSync(fromCaller(values.report), toLanguageReport(judged));
if (judged.length === 0) console.error(`No file in ${folder} is named by a language: de.md, pt-BR.txt.`);
if (broken.length > 0) console.log(`\nNot the same: ${broken.join(", ")}`);
process.exitCode = broken.length > 0 || judged.length === 0 ? 1 : 0;

async function judge({ translations }: TranslatedDocument): Promise<readonly JudgedTranslation[]> {
  const decks = [];
  for (const translation of translations) decks.push(await makeTranslatedDeck(translation));
  return judgeTranslations(decks);
}
