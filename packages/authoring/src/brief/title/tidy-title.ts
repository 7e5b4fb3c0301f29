import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";
import { bareTitleWords } from "../lexicon/bare-titles.ts";
import { subjectLabels, topicLeads } from "../lexicon/title-words.ts";
import { trimSlot } from "../trim-slot.ts";
import { createWordList } from "../word-list.ts";

/** Columns of a title that still stands on a cover. */
const longestTitle = 110;

export function tidyTitle(words: string | undefined): string | undefined {
  if (words === undefined) return undefined;
  const plain = words
    .replace(/[*_`#]{1,3}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const title = trimSlot({
    text: plain
      .replace(mention, "")
      .replace(subjectLabel, "")
      .replace(chapterNumber, "")
      .replace(isAbout, "")
      .replace(equation, "")
      .replace(matterOnly, "")
      .replace(trailingParticle, ""),
  });
  // A quotation that only opens, or that stands around the whole, is no part of it.
  const opened = /^["“„«「『]([^"“”„«»「」『』]+)(?:["”“»」』])?$/u.exec(title)?.[1];
  if (opened !== undefined && opened.length > 1) return tidyTitle(opened);
  // A quotation that only closes has its beginning elsewhere.
  if (/[”“»」』]$/u.test(title) && !/["„“”«»「『]/u.test(title.slice(0, -1))) return undefined;
  if (title === "" || countColumns(title) > longestTitle || !/[\p{L}\p{Nd}]/u.test(title)) return undefined;
  return capitalise(title);
}

/** "@deckbot post-mortem": who is called is no part of it. */
const mention = /^(?:@[\p{L}\p{N}._-]{2,30}[:,]?\s)+/u;

/** What stands before the subject of a mail, typed without the rest of its head. */
const subjectLabel = new RegExp(`^(?:topic|thema|sujet|tema|${subjectLabels})\\s?[:：]\\s?`, "iu");

/** "Chapter 3: " before what the chapter is about. */
const chapterNumber =
  /^(?:chapter|chap\.|kapitel|chapitre|capítulo|capitolo|hoofdstuk|kapitola|rozdział|глава|розділ|unit|module|modul|lesson|lektion|leçon|lección|lezione|part|teil|partie|parte)\s(?:\p{Nd}{1,3}|[IVX]{1,5})\s?[:.–—-]\s(?=\p{L})/iu;

/** "Es geht um unseren Dorfladen", "it is about the brook": what is said before the topic. */
const isAbout =
  /^(?:es geht (?:hier )?um|(?:it|this)(?:['’]s| is)(?: all)? about|il s['’]agit d(?:e |['’])|se trata de|trata de|si tratta di|het gaat over|chodzi o|det (?:handlar|handler) om|речь (?:идёт|идет|пойдёт|пойдет) об?)\s?(?=\p{L})/iu;

/** "company = Rowan Ledger": what the name is the name of; "Time = money" is a title. */
const equation =
  /^(?:company|firm|organi[sz]ation|project|product|topic|club|charity|firma|unternehmen|projekt|produkt|thema|verein|entreprise|société|projet|produit|sujet|empresa|proyecto|producto|tema|azienda|società|progetto|prodotto|projeto|produto|bedrijf|onderwerp|vereniging|företag|virksomhed|компания|проект|продукт|тема)\s?=\s?(?=\p{L})/iu;

/** "の件" behind a subject: the matter of. */
const matterOnly = /(?:の件|に関する件|について|에 관하여|에 관한 건)$/u;

/** What ties a noun to the words behind it, or makes a statement of it: 訓練の, 売上です, 매출입니다. */
const trailingParticle =
  /(?<=[\p{sc=Han}\p{sc=Katakana}ー]{2})(?:の|です|でした|である)$|(?<=\p{sc=Han}{3})的$|(?<=\p{sc=Hangul})(?:입니다|이에요|예요)$/u;

/** "TOP 1 …", "1.2 …" and "Home > Equipment > Sound" name a place in a document. */
const placeInDocument =
  /^(?:TOP|Agenda item|Item|Point|Punkt|Punto|Pkt\.?|Bod|Пункт)\s?\p{Nd}|\S\s[>›»]\s\S[^>]*\s[>›»]\s\S/u;

const bareWords = createWordList(bareTitleWords);

/** "Press release", "Annual report 2024", "Chapter 3": true where a title only says what sort of text it heads. */
export function isBare(title: string): boolean {
  if (placeInDocument.test(title)) return true;
  // "IR-2024-09" and "n° 12" tell of nothing.
  const named = title.toLowerCase().replace(/[a-z0-9./-]*\p{Nd}[a-z0-9./-]*|n[°º]/gu, " ");
  const words = named.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? [];
  return words.every((word) => word.length === 1 || bareWords.has(word));
}

const leads = topicLeads.split("|").sort((one, other) => other.length - one.length);

export function withoutLead(phrase: string): string {
  const words = withoutAddressee(phrase);
  const small = words.toLowerCase();
  const lead = leads.find((known) => small.startsWith(known.endsWith("'") ? known : `${known} `));
  return lead === undefined ? words : words.slice(lead.length).trim();
}

/** "to my class the trip to Rome": whom something is shown is no part of it. */
const addressee =
  /^(?:a|to|an|à|ao|al|ai|alla|aan|til|till|for)\s(?:my|our|mi|mis|nuestr[oa]s?|ma|mon|mes|nos|notre|minha|meus?|minhas|noss[oa]s?|mi[ae]|miei|mio|meine[rnm]?|unsere[rnm]?|mijn|ons|onze|min|mina|vores?)\s\p{L}+\s(?=\p{L})/iu;

export function withoutAddressee(words: string): string {
  const rest = words.replace(addressee, "");
  return rest.includes(" ") ? rest : words;
}

/** "From 1990 on": words that only tell since when or whence were torn out of a sentence. */
export function isFragment(words: string): boolean {
  return /^(?:(?:from|since|seit|ab|depuis|desde|dal|sinds|sedan|od|с|від)\s(?:\p{L}+\s)?\p{Nd}|[从從自]\s?\p{Nd})/iu.test(
    words,
  );
}

/** Short, and no sentence. */
export function isLine(words: string): boolean {
  return countColumns(words) <= 80 && !/[.!。！;；]\s{0,2}$/u.test(words) && /\p{L}/u.test(words);
}
