import type { RichText, StatusState, TableRow, TableSlide } from "@lectern/deck";

/** Returns a table whose cells have no emoji of a light before their words ("🟡 amber") but the state that it names: few fonts have one. */
export function readTrafficLights(slide: TableSlide): TableSlide {
  if (!slide.rows.some(({ cells }) => cells.some((cell) => readLight(cell)))) return slide;
  return { ...slide, rows: slide.rows.map(readRow) };
}

function readRow(row: TableRow): TableRow {
  const lights = row.cells.map(readLight);
  if (lights.every((light) => light === undefined)) return row;
  return {
    ...row,
    cells: row.cells.map((cell, column) => lights[column]?.words ?? cell),
    states: row.cells.map((_, column) => row.states?.[column] ?? lights[column]?.state ?? null),
  };
}

interface Light {
  readonly state: StatusState;
  readonly words: RichText;
}

// A light alone stays: no colour tells a state without a word.
function readLight([first, ...rest]: RichText): Light | undefined {
  const [sign, emoji = ""] = /^(🟢|🟡|🟠|🔴|⚪|✅|⚠|❌)\uFE0F?\s*/u.exec(first?.text ?? "") ?? [];
  const state = stateOfLight[emoji];
  if (!first || sign === undefined || state === undefined) return undefined;
  const after = first.text.slice(sign.length);
  const words = after === "" ? rest : [{ ...first, text: after }, ...rest];
  return /[\p{L}\p{Nd}]/u.test(words.map(({ text }) => text).join("")) ? { state, words } : undefined;
}

const stateOfLight: Readonly<Record<string, StatusState>> = {
  "🟢": "good",
  "✅": "good",
  "🟡": "watch",
  "🟠": "watch",
  "⚠": "watch",
  "🔴": "bad",
  "❌": "bad",
  "⚪": "neutral",
};
