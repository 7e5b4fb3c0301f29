import type { NextStep, TableRow } from "@lectern/deck";
import { taskWordsOf } from "../../text/languages/labels.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { readDates } from "../../text/numbers/read-dates.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, type ExhibitContext, type SectionContext, scores } from "../exhibits.ts";
import type { ListEntry } from "./list-entries.ts";

const mostSteps = 20;
const actionWords =
  /^(?:actions?(?: items?| points?| list)?|next steps?|to-?dos?|tasks?|who does what|aufgaben(?:liste)?|maßnahmen(?:liste)?|nächste schritte|to-do-liste|actions? à mener|prochaines étapes|tâches|acciones|tareas|próximos pasos|azioni|attività|prossimi passi|ações|tarefas|próximos passos|acties|actiepunten|następne kroki|zadania|задачи|поручения|следующие шаги|действия|行动项|待办|下一步|任务|アクション|宿題|やること|次のステップ|할 일|다음 단계|المهام|الخطوات التالية)/iu;

/** Says whether a heading announces who does what. */
function announcesTasks(heading: string): boolean {
  return actionWords.test(heading.slice(0, 60));
}

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
  const isDate = date !== "" && (readDates(date, language).length > 0 || todayAt(date) === 0);
  return isDate ? { action, owner, date } : undefined;
}

/** A person or a role in a few words that open large, or in a script without capitals. */
function isOwner(term: string): boolean {
  return term.split(" ").length <= 4 && countColumns(term) <= 40 && /^[\p{Lu}\p{Lo}@]/u.test(term);
}

const dueWords =
  /[\s,;(–-]{1,3}(?:(?:to be done |due |report |draft )?(?:no later than|not later than|by|until|before|due|bis zum|bis|spätestens|vor dem|zum|avant le|d'ici le|pour le|antes del|para el|hasta el|entro il|entro|até|до|к|قبل|حتى)\s)?$/iu;

/** The date at the end of a task, with the words that lead to it left out of the task. */
function splitDue(words: string, language: string): { action: string; date?: string } {
  const source = words.replace(/[.)\s]{1,3}$/u, "");
  const last = readDates(source, language).at(-1);
  const start = last === undefined ? todayAt(source) : last.end >= source.length - 1 ? last.start : undefined;
  if (start === undefined) return { action: words };
  const weekday =
    /(?<=\s)(?:Mon|Tue|Tues|Wed|Thu|Thurs|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)?,? $/u.exec(
      source.slice(0, start),
    )?.[0] ?? "";
  const dateStart = start - weekday.length;
  const before = source.slice(0, dateStart);
  const lead = dueWords.exec(before.slice(-40))?.[0] ?? "";
  const kept = /(?:report|draft)/iu.exec(lead)?.[0];
  const action = before.slice(0, before.length - lead.length).trim();
  if (action === "") return { action: words };
  return { action: kept === undefined ? action : `${action}, ${kept}`, date: source.slice(dateStart) };
}

function todayAt(words: string): number | undefined {
  const match =
    /(?:^|[\s,])(today|tonight|tomorrow|(?:this|next) week|asap|(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: noon| morning| evening)?|(?:end of|next) (?:the )?month|heute|morgen|sofort|nächste woche|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|aujourd'hui|demain|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|hoy|mañana|(?:el )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|oggi|domani|(?:lunedì|martedì|mercoledì|giovedì|venerdì)|hoje|amanhã|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|vandaag|morgen|(?:maandag|dinsdag|woensdag|donderdag|vrijdag)|dziś|jutro|сегодня|завтра|(?:понедельника|вторника|среды|четверга|пятницы)|今天|明天|今日|明日)$/iu.exec(
      words.slice(-32),
    );
  return match?.[1] === undefined ? undefined : words.length - match[1].length;
}
