import type { TaggedUnit } from "../../tagging/role.ts";
import { splitItems } from "../../text/sentences/list-items.ts";
import type { Span } from "../../text/span.ts";
import type { WantedForm, WantedVisual } from "../brief.ts";
import { drawnWords, settingWords } from "../lexicon/drawn-words.ts";
import { readForm } from "../read-form.ts";
import { speaking } from "./matter-wishes.ts";
import type { LooseForm, PartCandidate } from "./part-candidate.ts";

const longestRead = 600;
const mostWords = 6;

/** What leads from what a drawing is to show to the words for it: "deserve a …", "lo metterei in un …", "graag een …". */
const wishing = new RegExp(
  `[,:]?\\s(?:${[
    "deserves?|wants?|needs?|should|would|could|can|must|may|please|as|in|into|on|is|are|be|belongs?|goes|go|to",
    "verdien\\p{L}*|hätt\\p{L}*|möcht\\p{L}*|woll\\p{L}*|soll\\p{L}*|könn\\p{L}*|brauch\\p{L}*|bitte|als|gern\\p{L}*|im|in|auf|ist|sind|wäre\\p{L}*|gehör\\p{L}*|kommt|kommen",
    "mérit\\p{L}*|veu\\p{L}*|voudr\\p{L}*|aimer\\p{L}*|doi\\p{L}*|peu\\p{L}*|serai\\p{L}*|faudrait|en|sous|dans|comme|s'il vous plaît",
    "merec\\p{L}*|quier\\p{L}*|quisier\\p{L}*|gustar\\p{L}*|pued\\p{L}*|deb\\p{L}*|iría\\p{L}*|van?|en|como|por favor|lo|los|las",
    "merit\\p{L}*|vorrei|vogli\\p{L}*|metter\\p{L}*|andrebb\\p{L}*|potrebb\\p{L}*|dovrebb\\p{L}*|come|nel|lo|li|le|la (?=\\p{L}+re)",
    "merec\\p{L}*|quer\\p{L}*|gostar\\p{L}*|pode\\p{L}*|dev\\p{L}*|ficari\\p{L}*|em|num|numa|como",
    "verdien\\p{L}*|wil\\p{L}*|graag|mag|moet|kan|zou|als|op",
    "förtjän\\p{L}*|vill|ska|kan|gärna|som|i|på|fortjen\\p{L}*|vil|skal|gerne|gjerne",
    "zasługu\\p{L}*|chc\\p{L}*|proszę|jako|w|na|chtěl\\p{L}*|prosím|jako|v|do",
    "хоч\\p{L}*|хотел\\p{L}*|нуж\\p{L}*|можно|лучше|пожалуйста|как|в|на|треба|потрібн\\p{L}*|як|у",
    "olsun|ister\\p{L}*|haluai\\p{L}*|kérn\\p{L}*|szeretn\\p{L}*|aș vrea|vreau|ca|θέλ\\p{L}*|σε|ως",
  ].join("|")})(?![\\p{L}\\p{M}])`,
  "giu",
);
/** What stands before what is to be drawn: "and for", "Bei", "Per". */
const leading =
  /^(?:(?:and|und|et|y|e|en|och|og|i|a|и|и|also|auch|aussi|también|anche|ook|please|bitte|then|dann)\s)*(?:(?:for|of|at|with|bei[m]?|für|von|zu[rm]?|mit|pour|pour|de|para|con|per|bij|voor|van|för|av|til|dla|przy|для|при|к)\s)?/iu;
const clauseStart = /^.*[.;:!?\n–—]\s|^.*,\s(?=[^,]*$)/su;

/** Returns what a sentence says that a drawing is to show, in a few words before it: "The dates" of "The dates deserve a timeline"; empty where it does not. */
export function subjectOfVisual(text: string, form: Span): string {
  const before = text.slice(Math.max(0, form.start - longestRead), form.start);
  const clause = before.replace(clauseStart, "");
  const verbs = [...` ${clause}`.matchAll(wishing)];
  const first = verbs.find(({ index }) => index > 2);
  const words = (first === undefined ? "" : ` ${clause}`.slice(0, first.index)).trim().replace(leading, "");
  const isName = words.split(/\s+/u).length <= mostWords && /\p{L}{3}/u.test(words) && !speaking.test(words);
  return isName ? words : "";
}

const columnLead = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${drawnWords.table})\\s(?:with|mit|avec|con|com|met|med|z|ze|s|se|с|со|з|із)\\s(?<list>[^.;:!?()\\n]{3,90})`,
  "iu",
);

/** "Three columns: action, who, until when". */
const columnList =
  /(?<![\p{L}\p{M}])(?:columns|spalten|colonnes|columnas|colunas|colonne|kolommen|kolumner|kolonner|kolumny|sloupce|колонки|столбцы|колонками)\s?[:：]\s(?<list>[^.;:!?()\n]{3,90})/iu;

/** Returns where the names of columns stand behind the words for a table: "a table with owner and date". */
export function columnsOfTable(text: string): readonly Span[] {
  const found = columnLead.exec(text.slice(0, longestRead)) ?? columnList.exec(text.slice(0, longestRead));
  const list = found?.groups?.["list"];
  if (found === null || list === undefined) return [];
  const start = found.index + found[0].length - list.length;
  return splitItems(text, { start, end: start + list.length });
}

/** Returns the drawings that units ask for: of the parts that they name with a form, and of what else their sentences speak of. */
export function readVisuals(
  all: readonly TaggedUnit[],
  units: readonly TaggedUnit[],
  parts: readonly PartCandidate[],
  loose: readonly LooseForm[],
): readonly WantedVisual[] {
  return units.flatMap((unit) => {
    const told = toldLarge(unit, all[all.indexOf(unit) + 1]);
    const wish = unit.text.slice(0, longestRead);
    const ofParts = parts.flatMap((one): readonly WantedVisual[] => {
      const { form, text } = one.part;
      if (one.unit !== unit || form === undefined || !isDrawn(form)) return [];
      const columns = form === "table" ? namesOfColumns(unit.text) : [];
      return [{ form, text, wish, ...(columns.length > 0 && { columns }) }];
    });
    const others = loose.flatMap((one): readonly WantedVisual[] => {
      if (one.unit !== unit || !isDrawn(one.form)) return [];
      const columns = one.form === "table" ? namesOfColumns(unit.text) : [];
      return [
        {
          form: one.form,
          text: subjectOfVisual(unit.text, one),
          wish,
          ...(columns.length > 0 && { columns }),
        },
      ];
    });
    const asked = [...ofParts, ...others];
    const isQuoted = asked.every(({ form }) => form !== "quote") && asksForQuote(unit.text);
    return [
      ...(told === undefined ? [] : [{ form: "statement" as const, text: told, wish }]),
      ...asked,
      ...(isQuoted ? [{ form: "quote" as const, text: "", wish }] : []),
    ];
  });
}

/** "A voice from the audience as a big quotation". */
function asksForQuote(text: string): boolean {
  return [...text.slice(0, longestRead).matchAll(setAs)].some(
    ({ groups }) => readForm(groups?.["form"] ?? "") === "quote",
  );
}

const setAs = new RegExp(`\\s(?:${settingWords})\\s(?<form>[^,;:.!?()]{3,40})`, "giu");

const inLargeLetters =
  /(?<![\p{L}\p{M}])(?:in (?:big|large|huge|bold|giant) (?:letters|type|print|numbers|words|figures)|(?:ganz )?groß|in (?:großen|riesigen|fetten|großer|riesiger) \p{L}+|en (?:très )?(?:gros|grand|grande|grandes lettres|gros caractères|letras grandes|letras enormes)|em (?:grande|letras grandes|letras garrafais)|in grande|a (?:grandi lettere|lettere grandi|caratteri cubitali)|in grote letters|groot|stort|med stora bokstäver|med store bogstaver|dużymi literami|velkým písmem|крупно|большими буквами)(?![\p{L}\p{M}])/iu;

/** "One slide to say in big letters that" leads to the sentence that is to own it. */
function toldLarge(unit: TaggedUnit, next: TaggedUnit | undefined): string | undefined {
  const isLed = next?.role === "content" && next.line === unit.line && next.text.length <= longestStatement;
  return isLed && inLargeLetters.test(unit.text.slice(-mostOfLead)) ? next.text.trim() : undefined;
}

const longestStatement = 140;
const mostOfLead = 60;

function isDrawn(form: WantedForm): boolean {
  return form !== "agenda" && form !== "code" && form !== "statement";
}

function namesOfColumns(text: string): readonly string[] {
  return columnsOfTable(text).map(({ start, end }) => text.slice(start, end));
}
