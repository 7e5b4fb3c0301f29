import type { NextStep, TableRow } from "@lectern/deck";
import { taskWordsOf } from "../../text/languages/labels.ts";
import { announcesTasks } from "../../text/lexicon/task-words.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { readDue } from "../../text/numbers/read-due.ts";
import { readMoments } from "../../text/numbers/read-moments.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, type ExhibitContext, type SectionContext, scores } from "../exhibits.ts";
import type { ListEntry } from "./list-entries.ts";

const mostSteps = 20;
/**
 * Returns who does what by when: of a list under a heading that announces tasks, most of which have an owner or a date, and
 * of any other list whose items all end with who and when in brackets.
 */
export function findTasks(entries: readonly ListEntry[], context: SectionContext): Exhibit | undefined {
  const { heading, language } = context;
  if (entries.length < 2 || entries.length > mostSteps) return undefined;
  const steps = entries.map((entry) => createStep(entry, language));
  const owned = steps.filter(({ owner }) => owner !== undefined).length / steps.length;
  const dated = steps.filter(({ date }) => date !== undefined).length / steps.length;
  const isEnough = announcesTasks(heading)
    ? Math.max(owned, dated) >= 0.5
    : entries.every(isAssigned(language));
  const isReadable = steps.every(({ action }) => action !== "" && countColumns(action) <= 220);
  return isEnough && isReadable ? createActions(steps, context) : undefined;
}

/** The table of tasks; in a language that we do not speak, the rows for a closing slide. */
function createActions(steps: readonly NextStep[], { language }: ExhibitContext): Exhibit {
  const words = taskWordsOf(language);
  if (words === undefined)
    return { body: { kind: "closing", nextSteps: steps }, score: scores.setOut, steps };
  const hasOwners = steps.some(({ owner }) => owner !== undefined);
  const hasDates = steps.some(({ date }) => date !== undefined);
  const columns = [
    ...(hasOwners ? [{ heading: words.owner }] : []),
    { heading: words.task },
    ...(hasDates ? [{ heading: words.date }] : []),
  ];
  const rows = steps.map(
    ({ owner, action, date }): TableRow => ({
      cells: [
        ...(hasOwners ? [toRichText(owner ?? "")] : []),
        toRichText(action),
        ...(hasDates ? [toRichText(date ?? "")] : []),
      ],
    }),
  );
  return { body: { kind: "table", columns, rows }, score: scores.setOut, steps };
}

function createStep({ words, term, rest, item }: ListEntry, language: string): NextStep {
  const isOwned = term !== undefined && isOwner(term);
  const bracket = isOwned ? undefined : inBrackets(words, language);
  const source = isOwned ? rest : (bracket?.action ?? words);
  const below = item.children.map(({ text }) => text.map((run) => run.text).join("")).join("; ");
  const due = splitDue(source, language);
  const owner = isOwned ? term : bracket?.owner;
  const date = bracket?.date ?? due.date;
  const whole = [capitalise(due.action), below].filter((part) => part !== "").join("; ");
  return {
    action: whole.replace(/(?<=\p{L}{2})[.。]$/u, ""),
    ...(owner === undefined ? {} : { owner }),
    ...(date === undefined ? {} : { date }),
  };
}

function isAssigned(language: string): (entry: ListEntry) => boolean {
  return ({ words }) => inBrackets(words, language) !== undefined;
}

/** "Order the tank (Maud, 4 May)". */
function inBrackets(words: string, language: string): NextStep | undefined {
  const found =
    /^(.{4,300}?)\s?[(\uFF08](\p{Lu}[\p{L}.'’ -]{1,30}|\p{Lo}{2,8})[,，、] ?([^()\uFF08\uFF09]{3,24})[)\uFF09][.。]?$/u.exec(
      words.slice(0, 400),
    );
  const [, action = "", owner = "", date = ""] = found ?? [];
  const isDate = date !== "" && readDue(date, language) !== undefined;
  return isDate ? { action, owner, date } : undefined;
}

/** A person or a role in a few words that open large, or in a script without capitals; "Day 1" is when, not who. */
function isOwner(term: string): boolean {
  const isCounted = readMoments(term, "count", "en").length > 0;
  return (
    !isCounted && term.split(" ").length <= 4 && countColumns(term) <= 40 && /^[\p{Lu}\p{Lo}@]/u.test(term)
  );
}

/** The date that a task ends or opens with, with the words that lead to it left out of the task. */
function splitDue(words: string, language: string): { action: string; date?: string } {
  const due = readDue(words, language);
  if (due === undefined || (due.before === "") === (due.after === "")) return { action: words };
  return { action: due.before === "" ? due.after : due.before, date: due.date };
}
