import {
  type ChosenLayouts,
  chooseLayouts,
  type LayoutRole,
  type LayoutScores,
  scoreLayouts,
  type Template,
} from "@lectern/engine";
import { toTable } from "./data.ts";
import { findMissing, findWarnings } from "./template-advice.ts";

const emuPerInch = 914_400;

/** Returns what a template offers, for a person: its look, its layouts and what each will serve, and what is missing. */
export function describeTemplate(template: Template): string {
  const chosen = chooseLayouts(template);
  const missing = [...findMissing(template, chosen), ...findWarnings(template, chosen)];
  const advice =
    missing.length === 0
      ? "Nothing is missing.\n"
      : `What would make it better:\n${missing.map((line) => `- ${line}\n`).join("")}`;
  return `${describeLook(template, chosen)}\n${describeLayouts(template, chosen)}\n${advice}`;
}

function describeLook({ slideSize, layouts }: Template, { content }: ChosenLayouts): string {
  const toInches = (length: number) => (length / emuPerInch).toFixed(2);
  const { colors, fonts } = content.layout.theme;
  const shown = Object.entries(colors).map(([slot, color]) => `${slot} ${color}`);
  return (
    `Slides of ${toInches(slideSize.width)} x ${toInches(slideSize.height)} in, ${layouts.length} layouts.\n` +
    `Fonts: ${fonts.heading.latin} for titles, ${fonts.body.latin} for text.\n` +
    `Colours: ${shown.join(", ")}.\n`
  );
}

const roles: Readonly<Record<LayoutRole, string>> = {
  cover: "cover",
  section: "sections",
  content: "lists and text",
  rows: "tables, charts, cards",
  split: "title beside the text",
  statement: "one sentence",
  quote: "quotations",
  closing: "closing",
};

function describeLayouts(template: Template, chosen: ChosenLayouts): string {
  const scores = new Map(scoreLayouts(template).map(({ id, scores: its }) => [id, its]));
  const rows = template.layouts.map((layout) => {
    const its = scores.get(layout.id);
    const served = rolesOf(layout.id, chosen);
    return [
      layout.name || "(no name)",
      served.map((role) => withScore(role, its)).join(", ") ||
        columnsOf(layout.id, chosen) ||
        (its ? spare(its) : "-"),
      layout.placeholders.map((placeholder) => placeholder.type).join(" ") || "-",
    ];
  });
  return toTable([["LAYOUT", "SERVES, WITH ITS SCORE", "PLACEHOLDERS"], ...rows]);
}

// What no layout is made for goes to one that was not chosen for its score.
function withScore(role: LayoutRole, scores: LayoutScores | undefined): string {
  return scores && scores[role] > 0 ? `${roles[role]} ${Math.round(scores[role])}` : roles[role];
}

function rolesOf(id: string, chosen: ChosenLayouts): LayoutRole[] {
  return (Object.keys(roles) as LayoutRole[]).filter((role) => chosen[role]?.layout.id === id);
}

function columnsOf(id: string, { columns }: ChosenLayouts): string {
  const found = columns.find(({ anatomy }) => anatomy.layout.id === id);
  return found ? `${found.bodies.length} lists side by side` : "";
}

/** What a layout that is not chosen would be best at. */
function spare(scores: LayoutScores): string {
  const [best] = (Object.keys(roles) as LayoutRole[]).toSorted((one, other) => scores[other] - scores[one]);
  return best && scores[best] > 0 ? `- (${roles[best]} ${Math.round(scores[best])})` : "-";
}
