// A sheet of pictures for each look: twelve compositions with a third of what they are made for, with that, with twice as much.
//   node src/look-sheets.ts [LOOK…] [--out FOLDER]
// Written to docs/pictures/looks; needs soffice and pdftoppm.
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { looks } from "@lectern/theme";
import { writeLookSheets } from "./sheets/write-look-sheets.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" } },
});
const out =
  values.out === undefined
    ? resolve(import.meta.dirname, "../../docs/pictures/looks")
    : resolve(process.env["INIT_CWD"] ?? ".", values.out);
const names = looks.map(({ name }) => name);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0)
  throw new TypeError(`Expected looks (${names.join(", ")}), got ${unknown.join(", ")}.`);
const asked = positionals.length > 0 ? positionals : names;
await writeLookSheets(asked, out, { hasOverview: positionals.length === 0 });
console.log(`${asked.length} sheets in ${out}`);
