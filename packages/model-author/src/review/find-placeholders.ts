import type { OutlineSlide } from "@lectern/deck";
import { saysNothing } from "../slides/nothing.ts";
import type { Flaw } from "./flaw.ts";
import { wholePlaceholders } from "./placeholder-phrases.ts";
import { leavesOf, type SlideLeaf } from "./slide-leaves.ts";

/** Words that stand for what is to be filled in, between brackets. */
const toFillIn = new RegExp(
  `(?<!\\p{L})(?:${[
    "your|insert|enter|fill|add|name|names|title|date|number|amount|company|client|customer|speaker|presenter|email|e-mail",
    "phone|link|url|logo|topic|text|city|location|placeholder|tbd|tba|xx+",
    "datum|firma|unternehmen|titel|thema|ort|betrag|einfügen|einsetzen|eintragen|ergänzen|ihr|ihre",
    "nom|prénom|titre|entreprise|société|montant|insérer|votre|lieu",
    "nombre|fecha|empresa|título|insertar|ciudad|cantidad|lugar",
    "nome|data|azienda|importo|inserire|valor|inserir|seu|sua",
    "имя|название|дата|компания|вставьте|введите|укажите|ваш|ваше|сумма|город",
    "nazwa|imię|kwota|wstaw|isim|tarih|şirket|naam|bedrag|namn",
  ].join(
    "|",
  )})(?!\\p{L})|姓名|名称|日期|公司|填写|输入|插入|氏名|名前|日付|会社|入力|挿入|이름|날짜|회사|입력|삽입|الاسم|اسم|التاريخ|الشركة|أدخل`,
  "iu",
);
const bracketed =
  /(?<open>\[|\{\{|<|【|［)(?<words>\p{L}[^\][{}<>【】［］\n]{0,60})(?:\]|\}\}|>|】|］)(?!\()/gu;
const marks: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:TBD|TBA|TBC)(?![\p{L}\p{N}])/gu,
  /lorem ipsum|dolor sit amet/giu,
  // XX alone is a century, XXX the thirtieth.
  /\p{Sc} ?X{1,4}(?:[.,]X{1,3})?(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])X{1,4}(?:[.,]X{1,3})? ?(?:%|％|\p{Sc})/gu,
  /(?<![\p{L}\p{N}])(?:XX[./-]XX(?:[./-]X{2,4})?|X{5,12})(?![\p{L}\p{N}])/gu,
];
/** Labels that charts and forms begin with. */
const numberedLabel =
  /^(?:category|series|label|item|bullet|point|value|text|heading|subtitle|card|column|kategorie|reihe|catégorie|série|categoría|serie|categoria|категория|ряд) ?#?\d{1,2}$/iu;

/** Returns the placeholders on the slides that their text does not hold, and figures and dates that tell nothing. */
export function findPlaceholders(slides: readonly OutlineSlide[], prompt: string): readonly Flaw[] {
  const given = spaced(prompt);
  return slides.flatMap((slide, index) =>
    leavesOf(slide).flatMap((leaf) => {
      const found = placeholdersIn(leaf).find((text) => !given.includes(spaced(text)));
      if (found !== undefined) return [toFlaw(index, leaf.pointer, found)];
      return isMissing(leaf) ? [toMissing(index, leaf)] : [];
    }),
  );
}

function placeholdersIn({ name, text }: SlideLeaf): readonly string[] {
  const inBrackets = [...text.matchAll(bracketed)].flatMap((match) => {
    const { words = "" } = match.groups ?? {};
    const isAll = name !== "notes" && match[0] === text.trim();
    return isAll || toFillIn.test(words) ? [match[0]] : [];
  });
  const whole = text.split("\n").filter((line) => isWhole(line.trim()));
  return [...inBrackets, ...marks.flatMap((mark) => text.match(mark) ?? []), ...whole];
}

/** Says whether a text is the phrase of a template and nothing else. */
export function isPlaceholder(text: string): boolean {
  return isWhole(text.trim());
}

function isWhole(line: string): boolean {
  const bare = line.replace(/[.!…:。]{1,3}$/u, "");
  return numberedLabel.test(bare) || wholePlaceholders.test(bare);
}

/** "N/A" where a figure or a date is to stand. */
function isMissing({ pointer, text }: SlideLeaf): boolean {
  return (
    /^\/(?:figures\/\d+\/(?:value|label)|events\/\d+\/(?:date|title))$/u.test(pointer) && saysNothing(text)
  );
}

function toFlaw(slide: number, pointer: string, found: string): Flaw {
  const text = found.slice(0, 60);
  return {
    slide,
    pointer,
    message: `expected words that can be shown, got the placeholder "${text}": write what the text says, or leave it out`,
    told: `holds the placeholder "${text}"`,
  };
}

function toMissing(slide: number, { name, pointer, text }: SlideLeaf): Flaw {
  const wanted = name === "value" ? "figure" : name;
  return {
    slide,
    pointer,
    message: `expected a ${wanted}, got "${text}": leave out what has none, or choose another kind`,
    told: `has "${text}" for a ${wanted}`,
  };
}

function spaced(text: string): string {
  return text.toLowerCase().replaceAll(/\s{1,1000}/gu, " ");
}
