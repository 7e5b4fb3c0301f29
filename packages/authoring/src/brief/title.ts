import type { TaggedUnit } from "../tagging/role.ts";
import { findTerms, termBit, termBits } from "../text/lexicon/find-terms.ts";
import { capitalise } from "../text/words/capitalise.ts";
import { countColumns } from "../text/words/columns.ts";
import { readLabel } from "../text/words/labelled.ts";
import { readContentWords } from "../text/words/words.ts";
import { readAboutPhrase } from "./about-phrase.ts";
import type { Brief, PlannedSlide } from "./brief.ts";
import { bareTitleWords } from "./lexicon/bare-titles.ts";
import { matterLabels, subjectLabels, topicLeads } from "./lexicon/title-words.ts";
import { readOpeningLine, readOpeningName } from "./opening-line.ts";
import { readPlainTopic } from "./plain-topic.ts";
import { readSalientName } from "./salient-name.ts";
import { trimSlot } from "./trim-slot.ts";
import { createWordList } from "./word-list.ts";

/** What a deck's title may be taken from. */
export interface TitleSources {
  readonly brief: Brief;
  readonly units: readonly TaggedUnit[];
  /** The sanitised prompt, which the units' spans count in. */
  readonly text: string;
  /** The language of the deck's words, as a BCP 47 tag. */
  readonly language: string;
  /** The title that the matter gives itself: its front matter or only highest heading. */
  readonly matterTitle?: string;
  /** Headings of the matter in order, where they are not units. */
  readonly headings?: readonly string[];
}

/** Columns of a title that still stands on a cover. */
const longestTitle = 110;

type Find = (sources: TitleSources) => string | undefined;

/** Where a title is given, and where it is only guessed from what the matter says most; the surest first. */
const given: readonly Find[] = [
  wished,
  matterTitle,
  topic,
  spokenAbout,
  planCover,
  headline,
  subject,
  labelled,
  notesOfWhat,
  openingLine,
  firstLine,
  saidBehindColon,
  genreOfName,
  planFirst,
  whoWeAre,
  askedFirst,
  occasion,
  namedReader,
  shortNote,
];
const guessed: readonly Find[] = [openingName, nameAlone, anyHeading];

/**
 * Returns what would stand on the cover: the wished title, the matter's own, the topic, the cover of the plan, a heading
 * that heads all, the mail's subject, what a label names, a line like a title. Names of a kind of document are passed over.
 * Never a sentence that asks and never cut; undefined where there is none of these.
 */
export function chooseDeckTitle(sources: TitleSources): string | undefined {
  return findGivenTitle(sources) ?? guessTitle(sources);
}

/** Returns the title that a prompt or its matter gives; undefined where it would have to be guessed. */
export function findGivenTitle(sources: TitleSources): string | undefined {
  return firstTitle(given, sources) ?? namedTopic(sources) ?? ownTitle(sources);
}

/** "# Presentation 7": a title that says only what it heads is the text's own still. */
function ownTitle({ units }: TitleSources): string | undefined {
  return tidyTitle(units.find(({ role, form }) => role === "title" && form === "heading")?.text);
}

/** "Our Q3 results": a topic that only says what sort of thing is told is still better than a guess. */
function namedTopic(sources: TitleSources): string | undefined {
  const title = sources.brief.topic === undefined ? undefined : tidyTitle(topic(sources));
  return title === undefined || title.split(" ").length < fewestOfTopic ? undefined : title;
}

const fewestOfTopic = 2;

/** Returns a title guessed from what the matter says most: a name, a heading, key words. */
export function guessTitle(sources: TitleSources): string | undefined {
  return firstTitle(guessed, sources);
}

function firstTitle(finds: readonly Find[], sources: TitleSources): string | undefined {
  for (const find of finds) {
    const title = tidyTitle(find(sources));
    if (title === undefined) continue;
    if (find === wished) return title;
    if (!isBare(title)) return withWhere(title, sources);
  }
  return undefined;
}

function tidyTitle(words: string | undefined): string | undefined {
  if (words === undefined) return undefined;
  const plain = words
    .replace(/[*_`#]{1,3}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const title = trimSlot({ text: plain.replace(chapterNumber, "").replace(matterOnly, "") });
  // A quotation that only closes has its beginning elsewhere.
  if (/[”“»」』]$/u.test(title) && !/["„“”«»「『]/u.test(title.slice(0, -1))) return undefined;
  if (title === "" || countColumns(title) > longestTitle || !/[\p{L}\p{Nd}]/u.test(title)) return undefined;
  return capitalise(title);
}

/** "Chapter 3: " before what the chapter is about. */
const chapterNumber =
  /^(?:chapter|chap\.|kapitel|chapitre|capítulo|capitolo|hoofdstuk|kapitola|rozdział|глава|розділ|unit|module|modul|lesson|lektion|leçon|lección|lezione|part|teil|partie|parte)\s(?:\p{Nd}{1,3}|[IVX]{1,5})\s?[:.–—-]\s(?=\p{L})/iu;
/** "の件" behind a subject: the matter of. */
const matterOnly = /(?:の件|に関する件|について|에 관하여|에 관한 건)$/u;
/** "TOP 1 …", "1.2 …" and "Home > Equipment > Sound" name a place in a document. */
const placeInDocument =
  /^(?:TOP|Agenda item|Item|Point|Punkt|Punto|Pkt\.?|Bod|Пункт)\s?\p{Nd}|\S\s[>›»]\s\S[^>]*\s[>›»]\s\S/u;

const bareWords = createWordList(bareTitleWords);

/** "Press release", "Annual report 2024", "Chapter 3": true where a title only says what sort of text it heads. */
function isBare(title: string): boolean {
  if (placeInDocument.test(title)) return true;
  // "IR-2024-09" and "n° 12" tell of nothing.
  const named = title.toLowerCase().replace(/[a-z0-9./-]*\p{Nd}[a-z0-9./-]*|n[°º]/gu, " ");
  const words = named.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? [];
  return words.every((word) => word.length === 1 || bareWords.has(word));
}

function wished({ brief }: TitleSources): string | undefined {
  return brief.title;
}

function matterTitle({ matterTitle: given, units, text: prompt }: TitleSources): string | undefined {
  // "Project information:" announces what is below it.
  const titles = units.filter(
    ({ role, text, closesLine }) =>
      role === "title" && text.trim() !== "" && !(closesLine && /[:：]\s*$/u.test(text)),
  );
  return [given, ...titles.map((unit) => wholeLine(unit, prompt))].find((title) => {
    const tidy = tidyTitle(title);
    return tidy !== undefined && !isBare(tidy);
  });
}

/** "Night shifts and sleep: what helps": a title goes on behind its colon to the end of its line. */
function wholeLine({ span, text, closesLine }: TaggedUnit, prompt: string): string {
  if (closesLine || !/[:：]\s*$/u.test(text)) return text;
  const end = prompt.indexOf("\n", span.end);
  const line = prompt.slice(span.start, end === -1 ? undefined : end).trim();
  return countColumns(line) <= 90 && !/[.!?。！？]$/u.test(line) ? line : text;
}

const leads = topicLeads.split("|").sort((one, other) => other.length - one.length);

/** The topic without "our"; a name alone is told what it is, and a word or two are told of whom, where that is said. */
function topic({ brief, units, language }: TitleSources): string | undefined {
  if (brief.topic === undefined || amountOnly.test(brief.topic)) return undefined;
  const asked = wholeQuestion(brief.topic, brief.instruction);
  if (asked !== undefined) return asked;
  const whole = wholeTopic(brief);
  if (whole !== undefined) return whole;
  const bare = withoutTail(withoutLead(trimSlot({ text: brief.topic })));
  const name = `${caseWord(bare, brief.instruction, language)}${bare}`;
  if (isSentence(name)) return undefined;
  const about = brief.about === undefined ? "" : trimSlot({ text: brief.about });
  if (about !== "" && name.split(" ").length <= 3 && about.split(" ").length <= longestAbout)
    return `${name}: ${about}`;
  const isQuoted = /["“„«「『‘]$/u.test(brief.instruction.slice(0, brief.instruction.indexOf(bare)));
  if (isQuoted || about !== "" || !units.some(({ role }) => role === "content")) return name;
  return withName(name, units, language);
}

/** "About 4 years" tells how much, and of nothing. */
const amountOnly = /^[^\p{L}]{0,3}\p{Nd}[\p{Nd}.,\s]*(?:%|\p{L}{0,12})$/u;

/** "Why Mill Lane should become a 20 mph zone": a topic that is a question ends where its clause does. */
function wholeQuestion(topic: string, instruction: string): string | undefined {
  const start = questionWords.test(topic) ? instruction.indexOf(topic) : -1;
  if (start === -1) return undefined;
  const clause = /^[^,.;:!?()\n。，；？！]*/u.exec(instruction.slice(start))?.[0].trim() ?? "";
  return clause.split(" ").length <= longestQuestion ? clause : undefined;
}

const inCases = /^(?:ru|be|pl|cs|sk|sl|hr|sr|bs)(?:-|$)/u;

/** "о школьном саде": where nouns have cases, a topic stands in the one that its "about" wants, and keeps it. */
function caseWord(topic: string, instruction: string, language: string): string {
  if (!inCases.test(language)) return "";
  const place = instruction.indexOf(topic);
  return (
    /(?<![\p{L}\p{M}])(?:о|об|обо|o|na temat)\s$/iu.exec(instruction.slice(0, Math.max(0, place)))?.[0] ?? ""
  );
}

const lastWords =
  /\s(?:inför|for|für|pour|para|pra|per|voor|för|till|til|to|dla|для|için|in|at|on|and|und|et|y|e|och|with|mit|avec)$/iu;

/** A topic ends before the word that leads on to something else. */
function withoutTail(words: string): string {
  return words.replace(lastWords, "");
}

/** "The new floor is ready, the cables to 80 %": a long topic with a comma was said, not named. */
function isSentence(words: string): boolean {
  return /, /u.test(words) && words.split(" ").length > 9;
}

/** "slides on how we sort waste": what a request says it is about, where no topic was found; runs of speech as well. */
function spokenAbout({ units }: TitleSources): string | undefined {
  const isRunOn = ({ text }: TaggedUnit): boolean => text.length > 160 && !/[.!?]\s\S/u.test(text);
  const asking = units.filter((unit) => unit.role === "request" || isRunOn(unit));
  for (const [index, { text }] of asking.entries()) {
    const phrase = readAboutPhrase(text, asking[index + 1]?.text);
    if (phrase !== undefined && !isSentence(phrase)) return withoutLead(phrase);
  }
  return undefined;
}

/** Where a short title is said with its name or place in the matter, it takes these: "Cykelvägen mellan Åsby och Holm". */
function withWhere(title: string, { units }: TitleSources): string {
  if (title.includes(" ") || title.length < 4 || !/^\p{L}+$/u.test(title)) return title;
  const after = new RegExp(
    `(?<![\\p{L}\\p{M}])${title}(?: (?:(?:\\p{Ll}{1,7} )?\\p{Lu}[\\p{L}\\p{M}'’-]+)){1,4}`,
    "iu",
  );
  for (const { role, text } of units.slice(0, 60)) {
    if (role !== "content" && role !== "request") continue;
    const found = after.exec(text.slice(0, 400))?.[0];
    // The flag for the title's own case must not let small words pass for names.
    const words = found?.slice(title.length) ?? "";
    const names = /^(?: (?:\p{Ll}{1,7} )?\p{Lu}[\p{L}\p{M}'’-]+){1,4}/u.exec(words)?.[0];
    if (names !== undefined && !/^ (?:is|was|ist|war|est|es|è|är|er|och|and|und) /u.test(names))
      return `${title}${names}`;
  }
  return title;
}

/** A prompt that is only its topic is titled with all of its words. */
function wholeTopic({ topic, instruction, ...asked }: Brief): string | undefined {
  const { audience, about, tone, occasion, language, slideCount, parts, ending } = asked;
  const others = [audience, about, tone, occasion, language, slideCount, ending].some(
    (value) => value !== undefined,
  );
  if (topic === undefined || others || parts.length > 0 || instruction.includes("\n")) return undefined;
  const words = instruction.trim().replace(/\s?[:：]$/u, "");
  const asks =
    /(?:slide|deck|presentation|folie|präsentation|présentation|diapo|presenta|презента|слайд|スライド|プレゼン|幻灯|슬라이드|عرض|شرائح|[.?!:])/iu;
  return words.split(/\s/u).length <= 9 && !asks.test(words) ? words : undefined;
}

const longestAbout = 7;
const fewWords = 1;

/** Words too few to tell a deck from others, with the name that the matter says most. */
function withName(words: string, units: readonly TaggedUnit[], language: string): string {
  const content = readContentWords(words, language);
  if (content.length > fewWords) return words;
  const name = readSalientName(units, words);
  if (name === undefined) return words;
  return content.length === 1 && name.toLowerCase().includes(content[0] ?? " ") ? name : `${words}: ${name}`;
}

function withoutLead(words: string): string {
  const small = words.toLowerCase();
  const lead = leads.find((known) => small.startsWith(known.endsWith("'") ? known : `${known} `));
  return lead === undefined ? words : words.slice(lead.length).trim();
}

/** What the plan puts on its cover. */
function planCover({ brief, text }: TitleSources): string | undefined {
  const [first] = brief.plan ?? [];
  if (first === undefined || first.first !== 1 || first.title !== "" || first.matter.length > 4)
    return undefined;
  return matterOf(first, text).map(withoutSubtitleKey).find(isLine);
}

const subtitleKey =
  /[,;，、]?\s{0,3}(?:sub-?titles?|tagline|untertitel|sous-titre|subtítulo|sottotitolo|ondertitel|podtytuł|подзаголовок|副标题|副題|サブタイトル|부제)\s{0,2}[:：]\s{0,3}$/iu;

/** Returns the words of a planned cover without the key of the next ones and without their quotation marks: `"Welcome", subtitle:`. */
export function withoutSubtitleKey(words: string): string {
  const bare = words.replace(subtitleKey, "").trim();
  return /^["“„«「『]([^"“”„«»「」『』]{2,120})["”“»」』]$/u.exec(bare)?.[1] ?? bare;
}

function matterOf({ matter }: PlannedSlide, text: string): readonly string[] {
  return matter.map(({ start, end }) => text.slice(start, end).trim());
}

/** Short, and no sentence. */
function isLine(words: string): boolean {
  return countColumns(words) <= 80 && !/[.!。！;；]\s{0,2}$/u.test(words) && /\p{L}/u.test(words);
}

/** A heading above all matter, higher than those below it. */
function headline({ units, headings }: TitleSources): string | undefined {
  const matter = units.filter(({ role }) => role === "content" || role === "heading");
  const [first] = matter;
  if (first === undefined) return headings?.length === 1 ? headings[0] : undefined;
  if (first.role !== "heading" || /[:：]\s{0,2}$/u.test(first.text)) return undefined;
  const others = matter.filter((unit) => unit !== first && unit.role === "heading");
  const isAbove =
    others.length === 0 || others.every(({ depth }) => depth > first.depth) || matter[1]?.role === "heading";
  return isAbove ? first.text : undefined;
}

const subjectLine = new RegExp(
  `^["'*]{0,2}(?:${subjectLabels})["'*]{0,2}\\s{0,2}[:：]\\s{0,4}(.{2,160})$`,
  "iu",
);
const replyMarks =
  /^(?:\s*(?:re|aw|ilt|i̇lt|הועבר|تحويل|השב|ref|fw|fwd|wg|tr|rv|res|enc|rif|sv|vs|vb|ynt|odp|pd|回复|答复|转发|回覆|轉寄|返信|転送|회신|전달|اعادة|رد)\s?(?:\[\d\])?\s?[:：])+\s*/iu;

/** The subject of a mail without "Re:". */
function subject({ units }: TitleSources): string | undefined {
  for (const { text, role } of units) {
    const line = subjectLine.exec(text.slice(0, 240))?.[1];
    if (line === undefined || role === "withhold") continue;
    const words = line
      .replace(replyMarks, "")
      .replace(/^\[[^\]\n]{1,30}\]\s{0,2}/u, "")
      .trim();
    const asks = /(?:\bslides?\b|folien|diapo|powerpoint|\bppt\b|\bdeck\b|presentation|präsentation)/iu.test(
      words,
    );
    const about = asks ? readAboutPhrase(words) : words;
    if (about !== undefined && about.length > 2) return about;
  }
  return undefined;
}

const labels = createWordList(matterLabels);

/** "Project: Harbour tunnel". */
function labelled({ units }: TitleSources): string | undefined {
  for (const { text, role } of units.slice(0, 60)) {
    if (role !== "content" && role !== "heading") continue;
    const match = /^["'*]{0,2}([\p{L}\p{M}]{2,20})["'*]{0,2}\s{0,2}[:：]\s{0,3}(.{2,90})$/u.exec(
      text.slice(0, 140),
    );
    if (match !== null && labels.has((match[1] ?? "").toLowerCase()))
      return (match[2] ?? "").split(/, (?=an? |eine? )/u)[0];
  }
  return undefined;
}

const notesOf =
  /^(?:(?:my|our|meine|unsere|mes|nos|mis) )?(?:notes|minutes|summary|recap|notizen|protokoll|zusammenfassung|compte[- ]rendu|résumé|apuntes|notas|acta|resumen|resumo|appunti|verbale|notities|notulen|anteckningar|protokoll|referat|notatki|protokół|zápis|заметки|протокол|итоги|нотатки) (?:from|of|on|aus|von|vom|zur|zum|de la|de l'|du|de|del|della|dell'|da|do|van|från|fra|ze?|со?|зі?) ?(?:(?:today|yesterday|last week|this week)['’]s |(?:the|our|der|dem|unserer|heutigen|gestrigen|la|il|het|de) )*(\p{L}[^,;:.!?()\n]{3,60})/iu;

/** "Notes from today's project meeting": what a request says its notes are of. */
function notesOfWhat({ units }: TitleSources): string | undefined {
  for (const { role, text } of units.slice(0, 12)) {
    const words = role === "request" || role === "title" ? notesOf.exec(text)?.[1] : undefined;
    if (words !== undefined && words.split(" ").length <= 7) return words.trim();
  }
  return undefined;
}

/** A first line of the matter that reads like a title: short, no sentence, no label, no row. */
function firstLine({ units }: TitleSources): string | undefined {
  const [first, second] = units.filter(({ role }) => role === "content" || role === "heading");
  if (
    first === undefined ||
    second === undefined ||
    first.form === "item" ||
    first.form === "row" ||
    !first.opensLine ||
    !first.closesLine
  )
    return undefined;
  const isTitle =
    isLine(first.text) && countColumns(first.text) <= 60 && !/[:：|\t,]|\d{2}/u.test(first.text);
  return isTitle && second.form !== "row" ? first.text : undefined;
}

/** The line that stands above all others. */
function openingLine({ units, text }: TitleSources): string | undefined {
  return readOpeningLine(units, text);
}

/** "A talk for my team: why we should plant hedges": what follows the colon of a request in its line. */
function saidBehindColon({ units }: TitleSources): string | undefined {
  for (const [index, { role, text }] of units.slice(0, 12).entries()) {
    const next = units[index + 1];
    if (role !== "request" || next === undefined || next.opensLine || !/[:：]\s*$/u.test(text)) continue;
    if (questionWords.test(next.text) && next.text.split(" ").length <= longestQuestion)
      return next.text.replace(/[.!?。！？]+$/u, "");
  }
  return undefined;
}

const questionWords =
  /^(?:why|how|what|when|where|who|which|warum|wieso|weshalb|wie|was|wer|pourquoi|comment|por qué|cómo|qué|perché|come|cosa|por que|como|o que|waarom|hoe|wat|varför|hur|hvorfor|hvordan|dlaczego|jak|co|proč|почему|как|что|чому|як|neden|nasıl)(?![\p{L}\p{M}])/iu;
const longestQuestion = 16;

const selfDescription =
  /^(?:we are|we're|i am|i'm|wir sind|ich bin|nous sommes|je suis|somos|soy|siamo|sono|wij zijn|we zijn|ik ben|vi är|vi er|jag är|jesteśmy|jestem) (?:an?|the|eine?|une?|una?|uno|um|uma|een|en|ett|et)\s([\p{L}\p{M}'’ -]{6,60}?)(?=[,.;:!(]|\s(?:with|mit|avec|con|com|met|med|since|seit|depuis|desde|dal|sinds|sedan|and we|und wir)\s|$)/iu;

/** "We are a family bakery in Hereford, …": what tells who speaks. */
function whoWeAre({ units }: TitleSources): string | undefined {
  for (const { role, text } of units.slice(0, 8)) {
    const words = role === "content" ? selfDescription.exec(text)?.[1] : undefined;
    if (words !== undefined) return words;
  }
  return undefined;
}

/** "My dj packages, make it look good": the first words of a request, where they ask nothing. */
function askedFirst({ units }: TitleSources): string | undefined {
  const [first] = units;
  if (first?.role !== "request" || !/[,，、–—]/u.test(first.text)) return undefined;
  const words = (first.text.split(/[,，、–—]/u)[0] ?? "").trim();
  const isNamed = words.split(" ").length <= 7 && words.length >= 4 && !/[:：?？]/u.test(words);
  return isNamed && findTerms(words).every(({ classes }) => (classes & wishes) === 0)
    ? withoutLead(words)
    : undefined;
}

const wishes = termBits("deck", "ask", "want", "polite", "unit", "audience", "limit", "material");

/** "For our sales kick-off": where the deck is for an event, and nothing else is known of it. */
function occasion({ brief }: TitleSources): string | undefined {
  return brief.occasion === undefined ? undefined : withoutLead(trimSlot({ text: brief.occasion }));
}

/** What is told of an unnamed thing, or what sort of deck it is, with the name that the matter says most. */
function genreOfName({ brief, units, language }: TitleSources): string | undefined {
  if (brief.about !== undefined) return brief.about;
  if (brief.genre === undefined) return undefined;
  const named = genreForName(brief, language);
  if (named !== undefined || genericGenre.test(brief.genre)) return named;
  const title = withName(withoutLead(brief.genre), units, language);
  return title === brief.genre && brief.genre.split(" ").length < 2 ? undefined : title;
}

const betweenGenreAndName = 12;

/** "Pitch deck for BeeSafe", "Proposal for Acme": a name that the sort of deck is for tells it from others. */
function genreForName(
  { genre = "", audience = "", instruction }: Brief,
  language: string,
): string | undefined {
  const isName = /^\p{Lu}[\p{L}\p{Nd}&.-]*(?: \p{Lu}[\p{L}\p{Nd}&.-]*){0,3}$/u.test(audience);
  if (!isName || (language.startsWith("de") && !/\p{Ll}\p{Lu}/u.test(audience))) return undefined;
  const start = instruction.indexOf(genre);
  const end = instruction.indexOf(audience, start) + audience.length;
  const isNear = start !== -1 && end - start - genre.length - audience.length <= betweenGenreAndName;
  return isNear && end > start ? withoutLead(instruction.slice(start, end)) : undefined;
}

/** Words for any deck. */
const genericGenre =
  /^(?:an? |the |eine? |une? |una? )?(?:\p{L}{3,14} )?(?:slides?|slideshow|deck|presentation|präsentation|presentación|presentazione|apresentação|présentation|diaporama|präsi|ppt|презентаци\p{L}{0,3}|sunum|prezentacj\p{L}{0,2}|presentatie)$/iu;

function openingName({ units, language }: TitleSources): string | undefined {
  return readOpeningName(units, language);
}

/** The name that the matter says most, and more than once. */
function nameAlone({ units }: TitleSources): string | undefined {
  return readSalientName(units, "", 2);
}

/**
 * What a short prompt that opens with its request is for, where that names no topic: its occasion, what it calls the deck, whom it is
 * for. Longer ones have names that say more.
 */
function shortNote({ brief, units }: TitleSources): string | undefined {
  const [first] = units;
  if (first === undefined || units.length > mostUnitsOfNote) return undefined;
  if (first.role !== "request") return openingLabel(first, units[1]);
  const called = calledIn(first, units[1]);
  const whom = brief.audience === undefined ? "" : trimSlot({ text: brief.audience });
  const reader = first.text.includes(whom) ? forWhom(whom, brief.instruction) : undefined;
  return called !== undefined && reader !== undefined && isBare(called)
    ? `${called} ${reader}`
    : (called ?? reader);
}

const mostUnitsOfNote = 14;
const orders = termBits("ask", "want", "polite", "negation", "material");
const deckWord = termBit("deck");

/** "Chess club report, 5 slides.", "Street party on 5 July (make 4 slides)": what a request without any order names first. */
function calledIn({ text, place }: TaggedUnit, next: TaggedUnit | undefined): string | undefined {
  const terms = findTerms(text.slice(0, 300)).reduce((all, { classes }) => all | classes, 0);
  if ((terms & orders) !== 0 || /[:：]\s*$/u.test(text)) return undefined;
  const isLine = place === "notes" || (next?.role === "request" && /^\s*[([（]/u.test(next.text));
  const isDeck = (terms & deckWord) !== 0;
  const words = isDeck ? readPlainTopic(text, []) : isLine ? /^[^,;:!?()]{3,80}/u.exec(text)?.[0] : undefined;
  const name = words === undefined ? "" : trimSlot({ text: words });
  const count = name.split(" ").length;
  return count >= 2 && count <= longestAbout ? withoutLead(name) : undefined;
}

/** "Food bank: we served 310 families": a name of several words that opens the prompt, before a sentence. */
function openingLabel({ role, text }: TaggedUnit, next: TaggedUnit | undefined): string | undefined {
  if (role !== "content") return undefined;
  const whole = next?.opensLine === false && /[:：]\s*$/u.test(text) ? `${text} ${next.text}` : text;
  const label = readLabel(whole);
  if (label === undefined || !/\S \S/u.test(label.term)) return undefined;
  return /^\p{Ll}\S*(?: \S+){4}/u.test(whole.slice(label.textStart)) ? label.term : undefined;
}

/** "Pitch deck for FridgeMate": a deck for a single name in capitals is about it. */
function namedReader({ brief: { audience }, language }: TitleSources): string | undefined {
  const whom = audience === undefined ? "" : trimSlot({ text: audience });
  return isName(whom, language) ? whom : undefined;
}

/** German writes all nouns large. */
function isName(words: string, language: string): boolean {
  return (
    !/^de(?:-|$)/u.test(language) && /^\p{Lu}[\p{L}\p{Nd}]{2,}(?: \p{Lu}[\p{L}\p{Nd}]{2,})?$/u.test(words)
  );
}

/** "For the steering group", as the request says it. */
function forWhom(whom: string, instruction: string): string | undefined {
  const place = whom === "" ? 0 : instruction.indexOf(whom);
  const lead = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{2,5}\s$/u.exec(instruction.slice(0, Math.max(0, place)))?.[0];
  return lead === undefined || whom.split(" ").length > longestAbout ? undefined : `${lead}${whom}`;
}

function planFirst({ brief }: TitleSources): string | undefined {
  return brief.plan?.[0]?.title;
}

function anyHeading({ units, headings }: TitleSources): string | undefined {
  const isTitle = (words: string): boolean => isLine(words) && !isBare(words);
  return units.find(({ role, text }) => role === "heading" && isTitle(text))?.text ?? headings?.find(isTitle);
}
