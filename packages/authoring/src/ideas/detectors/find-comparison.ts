import type { BulletItem, Column, ComparisonOption, ComparisonPoint } from "@lectern/deck";
import { toPlainText, toRichText } from "../../text/markup/rich-text.ts";
import { splitMembers } from "../../text/sentences/members.ts";
import { countColumns } from "../../text/words/columns.ts";
import { type Exhibit, scores } from "../exhibits.ts";
import type { HeadedPoints } from "./diagrams/find-matrix.ts";
import type { ListEntry } from "./list-entries.ts";

const mostPoints = 8;

/** What speaks for, and what against: each pair in the words that lists are headed with. */
const pairs: readonly (readonly [plus: RegExp, minus: RegExp])[] = [
  [
    /^(?:pros?|advantages|benefits|strengths|for|in favou?r)$/iu,
    /^(?:cons?|disadvantages|drawbacks|weaknesses|against)$/iu,
  ],
  [
    /^(?:yes|allowed|dos?|we do|do this)$/iu,
    /^(?:no|not allowed|forbidden|don['’]?t'?s?|we don['’]?t|do not|not this)$/iu,
  ],
  [
    /^(?:vorteile|stärken|dafür|pro|ja|erlaubt)$/iu,
    /^(?:nachteile|schwächen|dagegen|contra|kontra|nein|nicht erlaubt|verboten)$/iu,
  ],
  [
    /^(?:avantages|points forts|pour|oui|à faire)$/iu,
    /^(?:inconvénients|points faibles|contre|non|à ne pas faire|à éviter)$/iu,
  ],
  [
    /^(?:ventajas|pros|a favor|sí|vantaggi|vantagens|sim)$/iu,
    /^(?:desventajas|inconvenientes|contras|en contra|no|svantaggi|desvantagens|não)$/iu,
  ],
  [/^(?:плюсы|преимущества|за|да|можно)$/iu, /^(?:минусы|недостатки|против|нет|нельзя)$/iu],
  [
    /^(?:优点|優點|優点|メリット|可以|能|好处|장점)$/u,
    /^(?:缺点|缺點|欠点|デメリット|不可以|不能|坏处|단점)$/u,
  ],
  [/^(?:المزايا|الإيجابيات|نعم|مسموح)$/u, /^(?:العيوب|السلبيات|لا|ممنوع)$/u],
];

/** Pairs of which neither side is the better one. */
const evenPairs: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:before|then|until now|today|as is|vorher|bisher|avant|antes|prima|до|之前|以前|قبل)$/iu,
    /^(?:after|now|from now on|tomorrow|to be|nachher|künftig|après|después|depois|dopo|после|之后|以后|بعد)$/iu,
  ],
  [
    /^(?:myths?|mythos|mythen|idées reçues|mitos?|мифы?|误区|誤解|خرافات?)$/iu,
    /^(?:facts?|fakten|réalités?|hechos?|realidad|факты?|事实|事実|حقائق)$/iu,
  ],
];

/** Returns the two columns that two labelled items are whose labels are opposites: "Yes: …", "No: …". */
export function findOpposites(entries: readonly ListEntry[]): Exhibit | undefined {
  const [one, other] = entries;
  if (entries.length !== 2 || one?.term === undefined || other?.term === undefined) return undefined;
  if (!areOpposites(one.term, other.term)) return undefined;
  return createColumns([columnOf(one), columnOf(other)]);
}

/** What has a letter is an alternative to its neighbours; what has a number may be only counted, unless it is called so. */
const optionWords =
  /^(?:(\p{L}{3,14}) ?[A-D]|((?:option|opción|opzione|opção|optie|opcja|variant|varianta|variante|alternativ|alternativa|alternative|scenario|szenario|scénario|model|modell|offer|angebot|offre|oferta|offerta|plan|wariant|вариант|предложение|варіант|пропозиція|seçenek|επιλογή|विकल्प|方案|案|الخيار|خيار|البديل|אפשרות|חלופה|옵션|대안)[ne]?) ?(?:[1-4]|I{1,3}|[一二三四]))(?![\p{L}\p{M}\p{Nd}])/iu;

/** Returns the name of an option that words open with, and what it is one of; undefined for any other words. */
export function nameOfOption(words: string): { readonly name: string; readonly noun: string } | undefined {
  const [name, lettered, counted] = optionWords.exec(words.slice(0, 24)) ?? [];
  const noun = lettered ?? counted;
  return name === undefined || noun === undefined ? undefined : { name, noun: noun.toLowerCase() };
}

/** Says whether names are those of options: "Option A", "Variante 2 (gemietet)", "方案一". */
export function areOptions(names: readonly string[]): boolean {
  const [first, ...others] = names.map((name) => nameOfOption(name)?.noun);
  return (
    first !== undefined && others.length > 0 && others.length < 4 && others.every((word) => word === first)
  );
}

/** Returns the comparison of two to four options that a list names, each with what is said of it. */
export function findAlternatives(entries: readonly ListEntry[]): Exhibit | undefined {
  if (!areOptions(entries.map(({ term = "" }) => term))) return undefined;
  return createComparison(
    entries.map((entry) => ({
      heading: entry.term ?? "",
      points: (columnOf(entry).items ?? []).map(({ text }) => pointOf(toPlainText(text))),
    })),
  );
}

const forWords =
  /^(?:\+\s?[:\uFF1A]?|(?:pros?|for|plus|advantage|dafür|vorteil|pour|avantage|a favor|ventaja|vantaggio|vantagem|voordeel|за|плюс|优点|メリット|장점)\s?[:\uFF1A])\s?/iu;
const againstWords =
  /^(?:[-–−]\s?[:\uFF1A]?|(?:cons?|against|minus|disadvantage|drawback|dagegen|nachteil|contre|inconvénient|en contra|desventaja|svantaggio|desvantagem|nadeel|против|минус|缺点|デメリット|단점)\s?[:\uFF1A])\s?/iu;

/** "+ cheap" and "against: one driver fewer" weigh; other words only tell, as "con luna nueva" does. */
function pointOf(words: string): ComparisonPoint {
  const [plus, minus] = [forWords.exec(words), againstWords.exec(words)];
  const mark = (plus ?? minus)?.[0] ?? "";
  const text = toRichText(words.slice(mark.length));
  return mark === "" ? { text } : { text, sign: plus === null ? "minus" : "plus" };
}

/** Says whether two headings are opposites that are read side by side. */
export function areOpposites(one: string, other: string): boolean {
  const [first, second] = [clean(one), clean(other)];
  return [...pairs, ...evenPairs].some(
    ([left, right]) => (left.test(first) && right.test(second)) || (left.test(second) && right.test(first)),
  );
}

function clean(words: string): string {
  return words
    .replace(/^["“„«]/u, "")
    .replace(/["”“».:]$/u, "")
    .trim()
    .slice(0, 40);
}

/** Returns an item as a heading and the points that stand after it or below it. */
export function toHeadedPoints(entry: ListEntry): HeadedPoints {
  const { heading = "", items } = columnOf(
    entry.term === undefined ? { ...entry, term: entry.words, rest: "" } : entry,
  );
  return { heading, points: items.filter(({ text }) => toPlainText(text).trim() !== "") };
}

function columnOf({ term = "", rest, item }: ListEntry): Column {
  const members = [...splitMembers(withoutStop(rest)), ...item.children.map(({ text }) => toPlainText(text))];
  const items = members.map((member): BulletItem => ({ text: toRichText(member) }));
  return { heading: clean(term), items };
}

/** Returns columns, or a comparison where one of two speaks for and the other against. */
export function createColumns(columns: readonly Column[]): Exhibit | undefined {
  const [one, other] = columns;
  if (one === undefined || other === undefined || columns.length > 4) return undefined;
  if (columns.some(({ items }) => items.length === 0 || items.length > mostPoints)) return undefined;
  const signs = signsOf(one.heading ?? "", other.heading ?? "");
  if (columns.length === 2 && signs !== undefined && columns.every(isFlat)) {
    const options = columns.map(
      ({ heading = "", items }, index): ComparisonOption => ({
        heading,
        points: items.map(({ text }): ComparisonPoint => ({ sign: signs[index] ?? "plus", text })),
      }),
    );
    return { body: { kind: "comparison", options }, score: scores.setOut };
  }
  return { body: { kind: "columns", columns }, score: scores.setOut };
}

function isFlat({ items }: Column): boolean {
  return items.every(({ children, lead }) => children === undefined && lead === undefined);
}

function signsOf(one: string, other: string): readonly ["plus" | "minus", "plus" | "minus"] | undefined {
  for (const [plus, minus] of pairs) {
    if (plus.test(clean(one)) && minus.test(clean(other))) return ["plus", "minus"];
    if (minus.test(clean(one)) && plus.test(clean(other))) return ["minus", "plus"];
  }
  return undefined;
}

/** What an option is called, and the items that weigh it. */
export interface WeighedOption {
  readonly heading: string;
  readonly points: readonly ComparisonPoint[];
}

/** Returns the comparison of two to four options with what speaks for and against each. */
export function createComparison(
  options: readonly WeighedOption[],
  recommended?: number,
): Exhibit | undefined {
  if (options.length < 2 || options.length > 4) return undefined;
  if (
    options.some(
      ({ points, heading }) =>
        points.length === 0 ||
        points.length > mostPoints ||
        heading.trim() === "" ||
        points.some(({ text }) => toPlainText(text).trim() === ""),
    )
  )
    return undefined;
  const longest = Math.max(
    ...options.flatMap(({ points }) => points.map(({ text }) => countColumns(toPlainText(text)))),
  );
  if (longest > 160) return undefined;
  const set = options.map(
    (option, index): ComparisonOption => ({
      heading: option.heading,
      points: option.points,
      ...(index === recommended ? { recommended: true } : {}),
    }),
  );
  return { body: { kind: "comparison", options: set }, score: scores.setOut };
}

function withoutStop(words: string): string {
  return words.replace(/(?<=\p{L}{2}["”]?)[.。]$/u, "");
}
