import type { LeftOut } from "../../author.ts";
import type { TextLine } from "./line-cursor.ts";

/** The lines of a letter without its greeting and what it closes with, and those two. */
export interface LetterBody {
  readonly lines: readonly TextLine[];
  readonly leftOut: readonly LeftOut[];
}

const longestGreeting = 60;
const longestSignatureLine = 70;
const mostSignatureLines = 5;

const greeting =
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)|sehr geehrte[rs]?|liebe[rs]?|hallo|guten (?:tag|morgen)|ch[eè]re?s?|madame|monsieur|bonjour|estimad[oa]s?|querid[oa]s?|hola|buenos días|gentil[ei]|egregi[oa]?|car[oiae]|buongiorno|prezad[oa]s?|car[oa]s|olá|geachte|beste|kära|bästa|hej|kjære|hei|kære|hyvät?|szanown[iyea]|drodzy|dzień dobry|vážen[íý]|dobrý den|уважаем[а-я]{2}|дороги[ех]|здравствуйте|шановн[аі]|sayın|merhaba|değerli)(?![\p{L}\p{M}])/iu;

const closing =
  /^(?:(?:kind|best|warm|with kind|many thanks and kind) (?:regards|wishes)|regards|sincerely|yours (?:sincerely|faithfully|truly)|sincerely yours|cheers|mit (?:freundlichen|besten|herzlichen) grüßen|(?:freundliche|viele|beste|herzliche|liebe) grüße|cordialement|bien (?:cordialement|à vous)|salutations(?: distinguées)?|(?:un )?(?:cordial(?:es)?|atentos?) saludos?|saludos(?: cordiales)?|atentamente|cordiali saluti|distinti saluti|atenciosamente|cumprimentos|met vriendelijke groet(?:en)?|(?:med )?vänliga hälsningar|(?:med )?vennlig hilsen|(?:med )?venlig hilsen|ystävällisin terveisin|z poważaniem|pozdrawiam|s pozdravem|с уважением|з повагою|saygılarımla)[,.!]?$/iu;

/** Returns the lines of a text without the greeting that it opens with, and without the closing formula and what is below it. */
export function dropLetterFrame(lines: readonly TextLine[]): LetterBody {
  const first = lines.findIndex(({ text }) => text !== "");
  const opening = lines[first];
  const isLetter = opening !== undefined && isGreeting(opening);
  const start = isLetter ? first + 1 : 0;
  const end = closingPlace(lines, start);
  const left: LeftOut[] = [];
  if (isLetter) left.push({ text: opening.text, where: "nowhere", reason: "greeting" });
  const signature = lines.slice(end).filter(({ text }) => text !== "");
  if (signature.length > 0)
    left.push({
      text: signature.map(({ text }) => text).join(" / "),
      where: "nowhere",
      reason: "closing of a letter",
    });
  return left.length === 0 ? { lines, leftOut: [] } : { lines: lines.slice(start, end), leftOut: left };
}

/** "Dear neighbours," and "Hi team!", but not "Dear old house" and no sentence that begins so. */
function isGreeting({ text, columns }: TextLine): boolean {
  return columns <= longestGreeting && /[,!\uFF0C]$/u.test(text) && greeting.test(text);
}

/** Where the closing formula stands that has only a few short lines below it, or the end. */
function closingPlace(lines: readonly TextLine[], start: number): number {
  let below = 0;
  for (let place = lines.length - 1; place > start; place -= 1) {
    const line = lines[place];
    if (line === undefined || line.text === "") continue;
    if (closing.test(line.text.slice(0, longestSignatureLine))) return below === 0 ? lines.length : place;
    below += 1;
    if (below > mostSignatureLines || line.columns > longestSignatureLine) break;
  }
  return lines.length;
}
