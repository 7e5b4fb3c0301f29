import { compactPattern } from "../../text/compact-pattern.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import { countColumns } from "../../text/words/columns.ts";

const longestNamed = 60;
const mostWordsOfSpeaker = 8;

const verbs =
  "say|says|said|writes?|wrote|puts? it|told (?:me|us|them|her|him)|tells? (?:me|us)|commented|remarked|sagte?n?|sagt|hat gesagt|schreibt|schrieb(?:en)?|hat geschrieben|meinte?|dit|disait|(?:nous |m'?)?a (?:dit|écrit)|écrit|écrivait|dice|dijo|decía|(?:nos |me )?(?:dijo|escribió|ha dicho)|diz|dizia|disse|fala|falou|escreveu|(?:ci |mi )?ha (?:detto|scritto)|diceva|scrive|zegt|zei|schreef|schrijft|heeft gezegd|säger|sade|sa|skrev|siger|sagde|sier|sanoi|kirjoitti|mówi|powiedziała?|pisze|napisała?|řekla?|napsala?|говорит|сказала?|пишет|написала?|каже|сказав|dedi|der ki|είπε|έγραψε";
const often =
  "always|once|often|used to|likes to|immer|oft|neulich|einmal|stets|toujours|souvent|un jour|siempre|una vez|sempre|spesso|uma vez|altijd|ooit|alltid|altid|aina|zawsze|kiedyś|vždy|всегда|часто|завжди|hep|πάντα";
/** What may stand between the verb and the words: to whom, how, where. */
const tails =
  "(?: (?:it best|best|so well|to us|to me|of us|about us|so|ons|over ons|mij|uns|über uns|mir|de nous|à propos de nous|nous|de nosotros|di noi|de nós|om oss|nam|o nas|нам|о нас))?(?:,? (?:i quote|and i quote|zitat|je cite|cito|ich zitiere))?(?: (?:at|in|on|to|after|during|auf|bei|in|im|am|nach|lors|en|à|al?|no|na|op|tijdens|på|na|w|po) .{2,40})?";
const speakerFirst = compactPattern(
  `^(?:(?:as|wie|como|comme|come|zoals|som|jak|как|як) )?(?<who>.{2,60}?),?(?: (?:${often}))?(?: (?:${verbs}))(?: (?:${often}))?${tails}$`,
  "iu",
);
const verbFirst = compactPattern(
  `^(?:(?:as|wie|como|comme|come|zoals|som|jak|как|як|ci|nous|nos|uns|ons) )?(?:(?:${often}) )?(?:${verbs})(?: (?:${often}))? (?<who>.{2,60})$`,
  "iu",
);
const japanese = /^(?<who>.{2,14}?)(?:は|が)[、,]?$/u;
const japaneseVerb = /^と(?:、)?(?:言|話|語|述|書|おっしゃ|コメント|のこと|いつも)/u;
const chinese =
  /^(?<who>.{2,14}?)(?:曾经?|常常?|总是?|總是?)?(?:对我们|告诉|跟我们)?(?:说|說|表示|写道|寫道|我们|评价)[道过過]?$/u;
const korean = /^(?<who>.{2,14}?)(?:은|는|이|가)(?: .{1,12})?$/u;

/** Somebody of whom the kind is told: "one lady", "our driver Rosa", "a colleague from the Leeds office". */
const someone =
  /^(?:an?|one|our|my|another|eine?|unsere?|meine?|une?|notre|ma|mon|una?|nuestr[oa]|mi|nostr[oa]|mi[oa]|um|uma|noss[oa]|minha|meu|een|onze|mijn|en|ett|min|vår|pewien|pewna|moja|mój|nasz|nasza|один|одна|наш|наша|мой|моя|old|young)['’ ]\p{L}/iu;
const fullName =
  /\p{Lu}[\p{L}.'’-]{0,24}(?: (?:de|da|van|von|al|bin|der|den|la|di) | )\p{Lu}[\p{L}.'’-]{1,24}(?: \p{Lu}[\p{L}.'’-]{1,24})?/u;
/** A single name that is no pronoun. */
const oneName =
  /^(?:[AaOo] |[Ll]a |[Ii]l |[Dd]er |[Dd]ie )?(?!(?:It|This|That|He|She|They|We|You|Er|Sie|Es|Wir|Ich|Man|Das|On|Nous|Je|Ils?|Elles?|Ell[ao]s?|Yo|Se|Lu?i|Lei|Io|El[ea]|Eu|Hij|Zij|Ze|Wij|Ik|Han|Hon|Vi|Jag|On[aoi]?|And|But|So)$)\p{Lu}[\p{L}’'-]{2,}(?: from .{2,30}| aus .{2,30}| de .{2,30}| uit .{2,30}|, .{3,40})?$/u;
/** "management said": a group without an article. */
const group = /^(?!which|people|always|nobody|nothing|another)\p{Ll}{6,}$/u;

/** Returns who says what stands in quotation marks behind words ("as my aunt used to say"), or before them ("wrote Sam from Leeds"). */
export function readSpeaker(words: string, place: "before" | "after"): string | undefined {
  const bare = words
    .trim()
    .replace(/[\s,:：]+$/u, "")
    .replace(/^[\s,]+/u, "");
  if (countColumns(bare) > longestNamed * 2) return undefined;
  const wide = place === "before" ? (chinese.exec(bare) ?? undefined) : undefined;
  if (wide !== undefined && /[\p{sc=Han}]/u.test(bare)) return wide.groups?.["who"];
  for (const order of [verbFirst, speakerFirst]) {
    const who = order.exec(bare)?.groups?.["who"]?.trim();
    if (who !== undefined && isSpeaker(who)) return named(who);
  }
  return undefined;
}

/** "田中さんは「…」と言いました": in Japanese and Korean the verb stands behind the words. */
export function readSpeakerAround(before: string, after: string): string | undefined {
  if (japaneseVerb.test(after)) return japanese.exec(before)?.groups?.["who"];
  return /^(?:이?라고|고) ?(?:말|했|전|썼)/u.test(after) ? korean.exec(before)?.groups?.["who"] : undefined;
}

function isSpeaker(who: string): boolean {
  if (who.split(" ").length > mostWordsOfSpeaker || /[.!?:;]\s|["“„«]/u.test(who)) return false;
  return someone.test(who) || oneName.test(who) || group.test(who) || fullName.test(who);
}

const withFullName = /^(\p{Ll}+(?: \p{Ll}+){1,3}) (\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,2})$/u;

/** "one graduate, Tyrell" is Tyrell, one graduate, "our founder Ann Lee" Ann Lee, our founder; what a relative clause tells is left out. */
function named(who: string): string {
  const [, role, name] =
    /^(\p{Ll}.*), (\p{Lu}\p{L}+)$/u.exec(who) ??
    withFullName.exec(who.replace(/^\p{Lu}/u, (first) => first.toLowerCase())) ??
    [];
  if (role !== undefined && name !== undefined) return `${name}, ${role}`;
  return capitalise(who.replace(/, (?:who|which|der|die|qui|que|che|die|som) .*$/u, ""));
}

/** Returns the name that words hold which are no more than that and a role: "Ann Lee", "our founder, Maren Holt". */
export function readName(person: string): string | undefined {
  if (/[.!?:;]\s/u.test(person) || countColumns(person) > longestNamed) return undefined;
  if (/^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}・\s]{2,12}$/u.test(person)) return person;
  const name = fullName.exec(person);
  if (name === null) return undefined;
  const role = /^, (?!who |which |der |die |qui |que )(.{3,50})$/u.exec(
    person.slice(name.index + name[0].length),
  )?.[1];
  const before = person.slice(0, name.index).replace(/,? $/u, "");
  const isRole = before !== "" && person.slice(name.index - 2, name.index) === ", ";
  return isRole ? `${before}, ${name[0]}` : role === undefined ? name[0] : `${name[0]}, ${role}`;
}

const label = compactPattern(
  "^(?:(?:customer|client|guest|parent|patient|member|short|a|our|one|nice|real|kunden|eine?|un|une|una|uma|een)[ -]?)?(?:testimonials?|quotes?|quotation|feedback|review|zitat|kundenstimme|stimme|rückmeldung|citation|témoignage|avis(?: client)?|cita|testimonio|opinión|citazione|testimonianza|citação|depoimento|citaat|quote|citat|omdöme|cytat|opinia|citát|цитата|отзыв|відгук|alıntı|引用|引言|评价|顾客评价|客户评价|お客様の声|感想|후기|인용)s?(?: (?:by|from|of|von|vom|de|du|di|da|do|van|av|af|od|от|від) (?<who>.{2,50}))?$",
  "iu",
);

/** Returns who is named by a label of a quotation, "" for one that names nobody; undefined for other words. */
export function readQuoteLabel(words: string): string | undefined {
  const found = label.exec(words.trim());
  return found === null ? undefined : capitalise(found.groups?.["who"] ?? "");
}

/** Words of somebody set behind them: "(Lien, Ghent)", "- Mehmet, 11 years", "— Ann Lee". */
const attribution =
  /^\s*(?:[(（](?<within>[^()（）]{2,60})[)）]|(?:[—–-]|--) ?(?<after>\p{L}[^.!?]{1,60}))\s*[.。]?\s*$/u;

/** Returns who is named behind a quotation, in brackets or after a dash. */
export function readAttribution(words: string): string | undefined {
  const { within, after } = attribution.exec(words)?.groups ?? {};
  const person = (within ?? after)?.trim();
  return person !== undefined && person.split(" ").length <= mostWordsOfSpeaker ? person : undefined;
}
