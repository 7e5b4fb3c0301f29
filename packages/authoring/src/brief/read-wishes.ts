import type { LeftOut } from "../author.ts";
import type { Span } from "../structure/blocks.ts";
import { breakPlans } from "../structure/plain/break-plans.ts";
import { countColumns } from "../text/columns.ts";
import { splitSentences } from "../text/sentences.ts";
import { hasStem } from "../text/stems.ts";
import { findHeadlineWishes } from "./headline-wishes.ts";
import { readPlannedSlide } from "./planned-slide.ts";
import { readClosing, readPoints } from "./read-brief.ts";
import { placeOfLanguageWish, readDemands, readLimits } from "./read-demands.ts";
import { readExclusions } from "./read-exclusions.ts";
import { readTitleWish } from "./read-title-wish.ts";
import { readSlideCount } from "./slide-count.ts";
import type { Wishes } from "./wishes.ts";

/** A prompt read as wishes and material; the material has the instruction blanked out, so offsets stay. */
export interface ReadWishes {
  readonly wishes: Wishes;
  readonly material: string;
  readonly leftOut: readonly LeftOut[];
}

const deckWord =
  /slide|slide show|presentation|\bdeck\b|power ?point|präsentation|folie|vortrag|présentation|diapo|presentación|lámina|presentazione|apresentaç|presentatie|презентаци|слайд|عرض|شريحة|شرائح|演示|幻灯|簡報|投影片|\bppt\b|スライド|プレゼン|슬라이드|프레젠테이션|발표|sunum|slayt|prezentacj|prezentace|prezentaci|prezentáci|prezentare|slajd|bài thuyết trình|bản trình chiếu|trang chiếu|trang slide|प्रस्तुति|प्रेज़ेंटेशन|प्रेजेंटेशन|स्लाइड|презентаці|παρουσίαση|διαφάνει|presentasi|presentatie|dia's|ارائه|اسلاید|מצגת|שקופי|นำเสนอ|สไลด์|esitys|presentasjon|præsentation|lysbilde/iu;

const requestVerb =
  /^(?:(?:please|kindly|can you|could you|i want you to|i want|i need|we need|i'd like|i would like|help me|bitte|hey|hi|hello|por favor|s'il vous plaît)[ ,]{1,2}){0,2}(?:to )?(?:make|create|prepare|write|generate|build|turn|produce|design|draft|convert|give|show|compare|summari[sz]e|explain|present|put together|follow this plan|a|an|me|erstell\p{L}*|mach\p{L}*|schreib\p{L}*|bereite\p{L}*|entwirf|fass\p{L}*|als|eine|crée|créez|créer|fais|faites|prépare\p{L}*|rédige\p{L}*|génère\p{L}*|crea|crear|haz|hacer|prepara\p{L}*|genera\p{L}*|elabora\p{L}*|redacta|fai|crie|faça|prepare|maak|crie|elabore|prepari|prepara\p{L}*|crei|scrivi|realizza|сдела\p{L}*|созда\p{L}*|подготов\p{L}*|напиши\p{L}*|أعدّ?|أعدّوا|أنشئ|اكتب|صمّم|جهّز|حضّر|أريد|хочу|нужна|quiero|necesito|je veux|je voudrais|vorrei|quero|preciso|gostaria|ich brauche|ich möchte|wir brauchen|przygotuj|stwórz|zrób|napisz|proszę|připrav\p{L}*|vytvoř\p{L}*|udělej|gör|skapa|lav|lag|opret|készíts\p{L}*|fă|creează|pregătește|зроби|створи|підготуй|φτιάξε|δημιούργησε|ετοίμασε|buat\p{L}*|buatkan|tolong|hãy|tạo|làm|soạn|tee|luo|laadi|הכן|צור|تهیه|بساز|สร้าง|ทำ|lütfen)(?![\p{L}\p{M}])/iu;

const requestEastAsian =
  /^请|^請|^关于[^。\n]{2,60}的(?:演示|幻灯|ppt|简报)|(?:について|に関する)の?(?:プレゼン|スライド|発表)|做成|制作|生成一|ください|下さい|作成して|만들어|작성해|생성해/u;
const requestTopic =
  /^(?:an? |eine? |une |una |um |uma )?(?:\d{1,3}[- ]slide )?(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|acht|zehn|dix|huit|diez|ocho|dez|oito|dieci|otto|восемь|десять) )?(?:presentation|slide ?show|slides|slide deck|deck|präsentation|vortrag|folien|présentation|diapositives|presentación|diapositivas|presentazione|diapositive|apresentação|slides|презентация|слайдов|عرض|عرض تقديمي|شرائح) (?:about|on|for|über|zu|zum|sur|sobre|de|su|sul|sulla|sulle|sui|o|о|об|про|на тему|عن|حول)\s/iu;

/** Where the verb stands at the end: "… sunum hazırla", "… प्रस्तुति बनाइए". */
const requestVerbLast =
  /(?:hazırla(?:yın|r mısın)?|oluştur(?:un)?|yap(?:ın)?|बनाइए|बनाएं|बनाएँ|बनाओ|तैयार करें|तैयार कीजिए|만들어 줘|작성해 줘|بساز|تهیه کن|تهیه کنید)[.!।]?$/iu;
const politeWords =
  /(?<!\p{L})(?:please|bitte|s'il vous plaît|por favor|per favore|пожалуйста|proszę|lütfen|alstublieft|graag)(?!\p{L})/iu;

const longestInstruction = 2_000;
/** One line that names a deck and says please is a request, whatever it begins with. */
const longestPoliteLine = 200;

/** Returns what the prompt asks for and the material apart from it; only its first paragraph is taken for an instruction. */
export function readWishes(text: string): ReadWishes {
  const { kept, leftOut } = withoutMachineTalk(breakPlans(text));
  const spans = instructionSpans(kept);
  const material = blankOut(kept, spans);
  const instruction = spans.map(({ start, end }) => kept.slice(start, end).trim()).join("\n");
  const limits = readLimits(kept);
  const general = limits === undefined ? {} : { limits };
  if (instruction === "") {
    const { spans: asides, wishes } = findHeadlineWishes(material);
    return { wishes: { ...wishes, ...general }, material: blankOut(material, asides), leftOut };
  }
  return {
    wishes: { ...readInstruction(instruction, material.trim() === ""), ...general },
    material,
    leftOut,
  };
}

function instructionSpans(text: string): readonly Span[] {
  const spans: Span[] = [];
  let isTaken = true;
  for (const { start, end } of firstParagraphLines(text)) {
    const line = text.slice(start, end);
    const span = trailingRequest(line, start) ?? (isRequest(line) ? { start, end } : undefined);
    // What follows an instruction in the same paragraph belongs to it only if it is one too.
    if (span !== undefined) spans.push(span);
    else if (spans.length > 0) isTaken = false;
    if (!isTaken) break;
  }
  return spans;
}

function firstParagraphLines(text: string): readonly Span[] {
  const lines: Span[] = [];
  let start = 0;
  while (start < text.length && lines.length < 4) {
    const lineEnd = text.indexOf("\n", start);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const isBlank = text.slice(start, end).trim() === "";
    if (isBlank && lines.length > 0) break;
    if (!isBlank) lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}

function isRequest(line: string): boolean {
  const words = line.trim();
  if (words.length > longestInstruction || words.startsWith("#") || readPlannedSlide(words) !== undefined)
    return false;
  if (requestEastAsian.test(words) && deckWord.test(words)) return true;
  if (requestTopic.test(words.slice(0, 200))) return true;
  const isPolite = words.length <= longestPoliteLine && politeWords.test(words);
  if ((isPolite || requestVerbLast.test(words.slice(-40))) && deckWord.test(words)) return true;
  if (!requestVerb.test(words.slice(0, 200))) return false;
  return deckWord.test(words) || /[:\uFF1A]$/u.test(words) || /follow this plan/iu.test(words);
}

/** "How to start composting - make a deck that …" names its subject first: only what is asked is the instruction. */
function trailingRequest(line: string, offset: number): Span | undefined {
  if (line.length > longestInstruction) return undefined;
  const polite = /, (?=(?:please|bitte|por favor|per favore|proszę|пожалуйста) )/iu.exec(line);
  if (polite !== null && polite.index > 0 && deckWord.test(line.slice(polite.index)))
    return { start: offset + polite.index, end: offset + line.length };
  for (const dash of [" - ", " – ", " — "]) {
    const place = line.indexOf(dash);
    if (place > 0 && isRequest(line.slice(place + 3)) && !/^(?:an?|eine) /iu.test(line.slice(place + 3))) {
      return { start: offset + place, end: offset + line.length };
    }
  }
  return undefined;
}

function blankOut(text: string, spans: readonly Span[]): string {
  let result = text;
  for (const { start, end } of spans) {
    result = result.slice(0, start) + " ".repeat(end - start) + result.slice(end);
  }
  return result;
}

function readInstruction(whole: string, isWhole: boolean): Wishes {
  const { excluded, rest: instruction } = readExclusions(whole);
  const title = readTitleWish(instruction);
  const slideCount = readSlideCount(instruction);
  const subject = readSubject(instruction);
  const occasion = readOccasion(instruction);
  const closing = isWhole ? readClosing(instruction) : readRecommendation(instruction);
  return {
    points: isWhole ? readPoints(instruction) : [],
    instruction,
    ...readDemands(instruction),
    ...(eachStep.test(instruction) ? { eachStepApart: true } : {}),
    ...(slideCount === undefined ? {} : { slideCount }),
    ...(title === undefined ? {} : { title }),
    ...(excluded.length === 0 ? {} : { excluded }),
    ...(subject === undefined ? {} : { subject }),
    ...(occasion === undefined ? {} : { occasion }),
    ...(closing === undefined ? {} : { closing }),
  };
}

const eachStep =
  /\b(?:one|a|1) slide (?:per|for each|for every|each for every) (?:step|item|point|tip|rule)|\beine folie (?:pro|je|für jeden) (?:schritt|punkt)|\bune diapo(?:sitive)? par (?:étape|point)|\buna diapositiva por (?:paso|punto)/iu;

const subjectMarks = [
  " about ",
  " on the subject of ",
  " on the topic of ",
  " titled ",
  " on ",
  " über ",
  " zum Thema ",
  " sur ",
  " à propos de ",
  " sobre ",
  " acerca de ",
  " sull'",
  " sull’",
  " sulla ",
  " sulle ",
  " sul ",
  " sui ",
  " sugli ",
  " su ",
  " на тему ",
  " о ",
  " об ",
  " про ",
  " حول ",
  " عن ",
];

function readSubject(instruction: string): string | undefined {
  const named =
    /「([^」\n]{2,60})」(?:について|に関する)|关于[《“]?([^,\uFF0C。\n《》“”]{2,40}?)[》”]?的|以[《“]?([^,\uFF0C。\n《》“”]{2,40}?)[》”]?为(?:主题|题)|^([^「」、。\n]{2,40}?)(?:について|に関する)/u.exec(
      instruction.slice(0, longestInstruction),
    );
  if (named !== null) return named.slice(1).find((words) => words !== undefined);
  const sentence = firstSentence(instruction);
  const compared = /^(?:compare|explain|present|show)\s+(.{8,160})$/iu.exec(sentence);
  if (compared !== null) return tidySubject(compared[1] ?? "");
  const deck = deckWord.exec(sentence);
  if (deck === null) return undefined;
  const places = subjectMarks
    .map((mark) => ({ mark, place: sentence.indexOf(mark, deck.index) }))
    .filter(({ place }) => place !== -1)
    .sort((one, other) => one.place - other.place);
  const first = places[0];
  if (first === undefined) return undefined;
  // Russian bends what follows its preposition: the two stay together.
  const isBent = [" о ", " об ", " про "].includes(first.mark);
  return tidySubject(sentence.slice(first.place + (isBent ? 1 : first.mark.length)));
}

function firstSentence(instruction: string): string {
  const span = splitSentences(instruction.slice(0, longestInstruction), "en")[0];
  const sentence = span === undefined ? instruction : instruction.slice(span.start, span.end);
  return (sentence.split("\n", 1)[0] ?? sentence).trim();
}

/** What follows a comma, "and say …", "from these …" or in brackets is about the deck and no more the subject. */
function tidySubject(words: string): string | undefined {
  let subject = words;
  for (const end of [
    ", ",
    " (",
    " for the ",
    " for our ",
    " from the ",
    " from these ",
    " from this ",
    " and say ",
    " and explain ",
    " based on ",
    " in exactly ",
    " with exactly ",
    ";",
    ":",
  ]) {
    const place = subject.indexOf(end);
    if (place > 0) subject = subject.slice(0, place);
  }
  const count =
    / (?:in|with|mit|en|avec|con|com|em|из|на|в|من|في) (?:\p{L}{1,12} )?\p{Nd}/u.exec(subject)?.index ??
    subject.length;
  subject = subject.slice(0, count);
  subject = subject.slice(0, placeOfLanguageWish(subject) ?? subject.length);
  subject = subject.replace(/[\s.,،;:!?-]{1,5}$/u, "").trim();
  return subject.length < 3 || countColumns(subject) > 100 ? undefined : subject;
}

function readOccasion(instruction: string): string | undefined {
  const sentence = firstSentence(instruction);
  const match =
    /\ban? ((?:[\p{L}-]{2,20} ){0,4}(?:deck|presentation|slide deck) for [\p{L} '-]{3,60}?)(?= from\b| based\b| about\b|[.,:;\n]|$)/iu.exec(
      sentence,
    );
  return match?.[1]?.trim() ?? readEvent(sentence);
}

const events =
  "elternabend|versammlung|sitzung|tagung|konferenz|besprechung|feier|réunion|assemblée|conférence|soirée|reunión|asamblea|conferencia|jornada|riunione|assemblea|convegno|serata|reunião|assembleia|conferência|encontro|собрани|встреч|конференц".split(
    "|",
  );

/** "… für den Elternabend der Musikschule": a deck without another title is called after its occasion. */
function readEvent(sentence: string): string | undefined {
  const event =
    / (?:für|pour|para|per|для) (?:(?:den|die|das|unseren|unsere|la|le|les|el|los|las|il|lo|o|a|os|as|nostra|nuestra|notre) )?([^.,;:\n]{4,80})/iu.exec(
      sentence,
    )?.[1];
  return event !== undefined && hasStem(event.toLowerCase(), events) ? event.trim() : undefined;
}

/** "… the last slide, then give the recommendation of the committee: option A." */
function readRecommendation(instruction: string): string | undefined {
  const match =
    /\b(?:last slide|at the end|finally|end with|close with)[^.\n]{0,40}? the (recommendation[^.:\n]{0,60}: ?[^.\n]{2,60})/iu.exec(
      instruction.slice(0, longestInstruction),
    );
  return match?.[1]?.trim();
}

const machineTalk =
  /<\/?(?:system|prompt|assistant|user)>|\{"role" ?: ?"|ignore (?:all )?(?:the )?(?:previous|prior|above) instructions|<\|im_(?:start|end)\|>|\[\/?INST\]/iu;

/**
 * Lines that talk to a language model are no material: they are blanked out and reported. A text in which many lines
 * do so is about just that, and stays whole.
 */
function withoutMachineTalk(text: string): { kept: string; leftOut: readonly LeftOut[] } {
  const lines = text.split("\n");
  const talking = lines.filter((line) => isMachineTalk(line));
  if (talking.length === 0 || lines.length < 8 || talking.length > Math.max(4, lines.length / 10)) {
    return { kept: text, leftOut: [] };
  }
  const kept = lines.map((line) => (isMachineTalk(line) ? " ".repeat(line.length) : line)).join("\n");
  const leftOut = talking.map(
    (line): LeftOut => ({ text: line.slice(0, 200), where: "nowhere", reason: "addressed to a machine" }),
  );
  return { kept, leftOut };
}

function isMachineTalk(line: string): boolean {
  return machineTalk.test(line.slice(0, 2_000));
}
