import { hasStem } from "../text/stems.ts";
import { toWesternDigits } from "./slide-count.ts";
import type { ExhibitWish, SlideLimits, Wishes } from "./wishes.ts";

/** What an instruction says of the deck's language, audience, tone, limits and parts. */
export type Demands = Pick<
  Wishes,
  "language" | "audience" | "tone" | "limits" | "exhibits" | "notesOnAll" | "ending"
>;

const longestRead = 6_000;

/** Returns what an instruction demands of the deck as a whole, in any of ten languages. */
export function readDemands(instruction: string): Demands {
  const words = instruction.slice(0, longestRead);
  const small = words.toLowerCase();
  const language = readLanguageWish(small);
  const audience = readLabelled(words, audienceLabels) ?? readAudience(words);
  const tone = readLabelled(words, toneLabels);
  const exhibits = readExhibits(small);
  const ending = readEnding(small);
  return {
    ...(language === undefined ? {} : { language }),
    ...(audience === undefined ? {} : { audience }),
    ...(tone === undefined ? {} : { tone }),
    ...(exhibits.length === 0 ? {} : { exhibits }),
    ...(wantsNotes(small) ? { notesOnAll: true } : {}),
    ...(ending === undefined ? {} : { ending }),
  };
}

const languageNames: readonly (readonly [tag: string, names: string])[] = [
  ["en", "english|englisch|anglais|inglés|inglês|inglese|английском|英文|英语|英語|الإنجليزية"],
  ["de", "german|deutsch|allemand|alemán|alemão|tedesco|немецком|德语|德文|ドイツ語|الألمانية"],
  ["fr", "french|französisch|français|francés|francês|francese|французском|法语|法文|フランス語|الفرنسية"],
  [
    "es",
    "spanish|spanisch|espagnol|español|castellano|espanhol|spagnolo|испанском|西班牙语|スペイン語|الإسبانية",
  ],
  [
    "pt",
    "portuguese|portugiesisch|portugais|portugués|português|portoghese|португальском|葡萄牙语|ポルトガル語|البرتغالية",
  ],
  ["it", "italian|italienisch|italien|italiano|итальянском|意大利语|イタリア語|الإيطالية"],
  ["ru", "russian|russisch|russe|ruso|russo|русском|俄语|俄文|ロシア語|الروسية"],
  ["zh", "chinese|mandarin|chinesisch|chinois|chino|chinês|cinese|китайском|中文|汉语|中国語|الصينية"],
  ["ja", "japanese|japanisch|japonais|japonés|japonês|giapponese|японском|日语|日文|日本語|اليابانية"],
  ["ar", "arabic|arabisch|arabe|árabe|arabo|арабском|阿拉伯语|アラビア語|العربية"],
  ["nl", "dutch|niederländisch|nederlands|néerlandais|neerlandés"],
  ["pl", "polish|polnisch|polsku|polonais|polaco"],
  ["tr", "turkish|türkisch|türkçe|turc|turco"],
  ["ko", "korean|koreanisch|coréen|coreano|корейском|韩语|韓国語|한국어"],
  ["vi", "vietnamese|vietnamesisch|tiếng việt|vietnamien|vietnamita"],
  ["uk", "ukrainian|ukrainisch|українською|ukrainien|ucraniano"],
  ["sv", "swedish|schwedisch|svenska"],
  ["da", "danish|dänisch|dansk"],
  ["no", "norwegian|norwegisch|norsk"],
  ["fi", "finnish|finnisch|suomeksi"],
  ["cs", "czech|tschechisch|česky|češtině"],
  ["el", "greek|griechisch|ελληνικά"],
  ["he", "hebrew|hebräisch|עברית"],
  ["fa", "persian|farsi|persisch|فارسی"],
  ["hi", "hindi|हिन्दी|हिंदी"],
  ["th", "thai|thailändisch|ภาษาไทย"],
  ["id", "indonesian|indonesisch|bahasa indonesia"],
];

/** What stands before the name of a language that something is to be written in. */
const beforeLanguage =
  /(?:(?:^|[\s(,;])(?:in|into|auf|en|em|in lingua|language:|language is|sprache:|langue ?:|idioma:|lingua:|язык:|на|po|på|ve|بالـ?|باللغة)\s{0,2}|[用以]|言語[:\uFF1A]|语言[:\uFF1A])(?:british |american |uk |us |simple |plain |einfachem |simplified |traditional )?$/u;

function readLanguageWish(small: string): string | undefined {
  const spelling = readSpelling(small);
  if (spelling !== undefined) return spelling;
  return languageNames.find(([, names]) =>
    names.split("|").some((name) => placeOfWanted(small, name) !== -1),
  )?.[0];
}

/** Returns where the words begin that want a language ("… in German"), if there are any. */
export function placeOfLanguageWish(words: string): number | undefined {
  const small = words.toLowerCase();
  for (const [, names] of languageNames) {
    for (const name of names.split("|")) {
      const place = placeOfWanted(small, name);
      // The language's name and the word before it: "in German".
      if (place > 2) return Math.max(0, small.lastIndexOf(" ", place - 2));
    }
  }
  return undefined;
}

function placeOfWanted(small: string, name: string): number {
  for (let place = small.indexOf(name); place !== -1; place = small.indexOf(name, place + 1)) {
    const before = small.slice(Math.max(0, place - 32), place);
    const after = small.slice(place + name.length, place + name.length + 4);
    if (/^で/u.test(after)) return place;
    if (/^[\p{L}\p{M}]/u.test(after) && !isEastAsian(name)) continue;
    if (beforeLanguage.test(before) || /(?:^|\s)ب$/u.test(before)) return place;
  }
  return -1;
}

function isEastAsian(name: string): boolean {
  return /[\p{sc=Han}\p{sc=Katakana}]/u.test(name);
}

function readSpelling(small: string): string | undefined {
  if (
    /(?:british|uk) (?:english|spelling)|spelling: (?:british|uk)|britische (?:rechtschreibung|schreibweise)/u.test(
      small,
    )
  )
    return "en-GB";
  if (
    /(?:american|us) (?:english|spelling)|spelling: (?:american|us)\b|amerikanische (?:rechtschreibung|schreibweise)/u.test(
      small,
    )
  )
    return "en-US";
  return undefined;
}

const audienceLabels =
  "audience|target audience|zielgruppe|publikum|public|public cible|público|público objetivo|público-alvo|pubblico|destinatari|аудитория|слушатели|受众|听众|对象|対象|対象者|聞き手|الجمهور|الجمهور المستهدف".split(
    "|",
  );
const toneLabels =
  "tone|style|tonfall|ton|stil|tono|estilo|tom|stile|тон|стиль|语气|风格|雰囲気|トーン|文体|الأسلوب|النبرة".split(
    "|",
  );

/** Returns what follows "Tone:" up to the end of the sentence. */
function readLabelled(words: string, labels: readonly string[]): string | undefined {
  for (const match of words.matchAll(
    /([\p{L}\p{M}-]{2,14}(?: [\p{L}\p{M}-]{2,12})?)\s{0,2}[:\uFF1A]\s{0,3}/gu,
  )) {
    if (!labels.includes((match[1] ?? "").toLowerCase()) && !labels.includes(lastWord(match[1] ?? "")))
      continue;
    const rest = words.slice(match.index + match[0].length, match.index + match[0].length + 300);
    const end = rest.search(/[.!?](?=\s|$)|[。\n;]/u);
    const told = (end === -1 ? rest : rest.slice(0, end)).trim();
    if (told !== "") return told;
  }
  return undefined;
}

function lastWord(words: string): string {
  return words.toLowerCase().split(" ").at(-1) ?? "";
}

/** "… for the trustees", "für den Elternabend", "pour les élèves". */
function readAudience(words: string): string | undefined {
  const first = words.slice(0, 500).split(/[.!?\n]/u, 1)[0] ?? "";
  const match =
    /(?:^|[\s,])(?:(?:aimed at|intended for|addressed to|for) (?=the |our |a group |an audience |primary |new |non-|school|investors|beginners|students|pupils|parents|teachers|managers|children)|für (?=den |die |das |unsere|eine|neue|schüler|eltern|anleger|kinder)|pour (?=les |le |la |l|des |nos )|para (?=los |las |el |la |os |as |o |nuestr|noss)|per (?=i |gli |le |il |la )|для |موجّ?ه(?:ًا|اً)? إلى )([^,.;:\n]{3,90})/iu.exec(
      first,
    );
  return match?.[1]?.trim();
}

const exhibitStems: readonly (readonly [ExhibitWish, string])[] = [
  [
    "chart",
    "chart|graph|diagramm|graphique|gráfico|gráfica|grafico|диаграмм|график |图表|グラフ|رسم بياني|رسمًا بيانيًا|مخطط بياني",
  ],
  ["table", "table|tabelle|tableau|tabla|tabela|tabella|таблиц|表格|の表|جدول |جدولًا"],
  [
    "timeline",
    "timeline|time line|zeitstrahl|zeitleiste|zeitachse|frise|línea de tiempo|linha do tempo|linea del tempo|cronologia|хронолог|时间线|时间轴|年表|خط زمني|خطًا زمنيًا|الخط الزمني",
  ],
  [
    "process",
    "process|flow chart|flowchart|step by step|step-by-step|prozess|ablauf|schritt für schritt|processus|pas à pas|proceso|paso a paso|processo|passo a passo|passo dopo passo|процесс|шаг за шагом|流程|步骤|手順|流れ図|خطوات|خطوة بخطوة",
  ],
  [
    "comparison",
    "comparison|myths and facts|pros and cons|vergleich|mythen und fakten|comparaison|comparación|comparação|confronto|сравнени|мифы и факты|对比|比较|比較|مقارنة",
  ],
  ["quote", "quote|quotation|zitat|citation|cita |citação|citazione|цитат|引用|名言|اقتباس"],
  [
    "agenda",
    "agenda slide|an agenda|table of contents|agenda-folie|inhaltsverzeichnis|eine agenda|sommaire|índice|sommario|содержание|目录|目次|جدول الأعمال",
  ],
];

const including =
  "include|including|add a|add an|add one|with a|with one|with an|one slide|one simple|mit einem|mit einer|eine folie|füge|nimm|inclu|ajoute|avec un|avec une|con un|con una|añad|agreg|com um|com uma|adicion|aggiung|includ|с |со |добав|включ|包含|包括|加入|添加|有一个|入れ|含め|加え|أضف|يتضمن|تتضمن|مع |شريحة واحدة".split(
    "|",
  );

/** What is only a word of the subject ("the process of law") asks for nothing: some word of including stands before it. */
function readExhibits(small: string): readonly ExhibitWish[] {
  return exhibitStems.flatMap(([exhibit, stems]) => {
    const wanted = small
      .split(/[.!?。\n;]/u)
      .some((sentence) => hasStem(sentence, including) && hasStem(sentence, stems.split("|")));
    return wanted ? [exhibit] : [];
  });
}

const notesWords =
  "speaker notes|presenter notes|sprechernotizen|notizen|notes de l'orateur|notes de l’orateur|notas del orador|notas del ponente|notas do orador|notas do apresentador|note del relatore|note per il relatore|заметк|备注|演讲稿|发言稿|ノート|発表者|ملاحظات".split(
    "|",
  );
const allWords =
  "every slide|each slide|all slides|all content|the rest|jede folie|jeder folie|allen folien|alle folien|chaque diapo|toutes les diapo|cada diapositiva|todas las diapositivas|cada slide|todos os slides|ogni diapositiva|ogni slide|tutte le|каждом слайде|каждого слайда|всех слайдах|每页|每一页|每张|各スライド|すべてのスライド|全スライド|كل شريحة|جميع الشرائح".split(
    "|",
  );

function wantsNotes(small: string): boolean {
  return small
    .split(/[.!?。\n;]/u)
    .some((sentence) => hasStem(sentence, notesWords) && allWords.some((word) => sentence.includes(word)));
}

const endWords =
  "end with|ends with|close with|conclude with|finish with|last slide|final slide|ende mit|schließe mit|zum schluss|letzte folie|am ende|termine par|terminer par|terminez par|finissez par|finish on|finis par|dernière diapo|conclus|termina con|termine con|terminar con|terminad con|última diapositiva|termine com|terminar com|último slide|concludi con|chiudi con|ultima diapositiva|ultima slide|в конце|заверш|последний слайд|最后|結尾|结尾|最後|اختم|الشريحة الأخيرة|في النهاية|في الختام".split(
    "|",
  );
const nextStepWords =
  "next step|nächste schritte|nächsten schritten|prochaines étapes|próximos pasos|próximos passos|prossimi passi|следующие шаги|следующими шагами|следующих шаг|дальнейшие шаги|下一步|次のステップ|今後の|الخطوات التالية|بالخطوات التالية".split(
    "|",
  );
const takeawayWords =
  "takeaway|take-away|key points|things to remember|kernaussagen|kernbotschaften|wichtigsten punkte|à retenir|points clés|ideas clave|conclusiones|pontos principais|pontos-chave|punti chiave|вывод|главных мыс|要点|まとめ|ポイント|النقاط الرئيسية|أهم النقاط|خلاصات".split(
    "|",
  );

function readEnding(small: string): Demands["ending"] {
  for (const sentence of small.split(/[.!?。\n;]/u)) {
    if (!endWords.some((word) => sentence.includes(word))) continue;
    if (nextStepWords.some((word) => sentence.includes(word))) return "nextSteps";
    if (takeawayWords.some((word) => sentence.includes(word))) return "takeaways";
  }
  return undefined;
}

const slideNoun =
  "(?:slides?|folien?|diapositives?|diapos?|diapositivas?|láminas?|слайд\\p{L}{0,2}|الشريحة|شريحة|spread|page)";
const perSlide = new RegExp(
  `(?:per|a|each|every|on each|on every|je|pro|auf jeder|par|por|em cada|en cada|per ogni|a|на|لكل|في كل|في)\\s(?:(?:one|single|каждом|каждый|один|ogni|cada|chaque)\\s)?${slideNoun}`,
  "iu",
);
const counted = {
  words:
    /(\p{Nd}{1,3}) ?(?:words|wörter[n]?|worte[n]?|mots|palabras|palavras|parole|слов[а]?|كلمة|كلمات)(?![\p{L}\p{M}])/giu,
  characters:
    /(\p{Nd}{2,4}) ?(?:characters|letters|zeichen|caractères|caracteres|caratteri|символов|знаков|حرفًا|حرفا|حرف)(?![\p{L}\p{M}])/giu,
  points:
    /(\p{Nd}{1,2}|two|three|four|five|six|seven|drei|vier|fünf|sechs|trois|quatre|cinq|tres|cuatro|cinco|tre|quattro|cinque|три|четыре|пять|ثلاث|أربع|خمس) (?:short |kurze |bullet )?(?:bullets?|bullet points|points|stichpunkte[n]?|aufzählungspunkte[n]?|punkte[n]?|puces|viñetas|puntos|tópicos|pontos|marcadores|punti|punti elenco|пункт\p{L}{0,2}|буллет\p{L}{0,2}|тезис\p{L}{0,2}|نقاط)(?![\p{L}\p{M}])/giu,
} as const;
const smallNumbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  trois: 3,
  quatre: 4,
  cinq: 5,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  tre: 3,
  quattro: 4,
  cinque: 5,
  три: 3,
  четыре: 4,
  пять: 5,
  ثلاث: 3,
  أربع: 4,
  خمس: 5,
};
const atMost =
  /(?:max\.?|maximum|at most|no more than|not more than|more than|up to|fewer than|less than|höchstens|maximal|bis zu|nicht mehr als|au plus|maximum|pas plus de|jusqu'à|jusqu’à|como máximo|máximo|no más de|hasta|no máximo|até|não mais de|al massimo|massimo|non più di|fino a|не более|не больше|максимум|до|لا تزيد على|لا تزيد عن|لا يزيد عن|بحد أقصى|على الأكثر|حتى)\s{0,2}(?:of |de |di )?$/iu;

/** Returns how much a slide may show ("at most 30 words a slide", "1枚あたり80文字以内", "max 5 bullets"), if a prompt limits that. */
export function readLimits(text: string): SlideLimits | undefined {
  const words = text.length <= longestRead ? text : `${text.slice(0, longestRead)}\n${text.slice(-1_000)}`;
  const limits = {
    ...limitOf("words", words),
    ...limitOf("characters", words),
    ...limitOf("points", words),
    ...eastAsianLimits(words),
  };
  return Object.keys(limits).length === 0 ? undefined : limits;
}

function limitOf(name: keyof typeof counted, text: string): SlideLimits {
  for (const match of text.matchAll(counted[name])) {
    const before = text.slice(Math.max(0, match.index - 48), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
    const isPerSlide =
      perSlide.test(after.split(/[.\n;]/u, 1)[0] ?? "") ||
      perSlide.test(before.split(/[.\n;]/u).at(-1) ?? "");
    const isMost = atMost.test(before);
    if (!isPerSlide && !(name === "points" && isMost && !/points$/iu.test(match[0]))) continue;
    const number = match[1] ?? "";
    const limit = smallNumbers[number.toLowerCase()] ?? Number(toWesternDigits(number));
    if (limit >= 1) return { [name]: limit };
  }
  return {};
}

function eastAsianLimits(text: string): SlideLimits {
  const characters =
    /(?:[1一\uFF11]\s?枚|各?スライド|[1一]\s?ページ|每一?[页張张]|每一?张?幻灯片)[^\p{Nd}\n。]{0,12}(\p{Nd}{2,4})\s?(?:文字|字)/u.exec(
      text,
    )?.[1];
  const points =
    /(?:每[页张]|[1一]枚|スライド)[^\p{Nd}\n。]{0,12}(\p{Nd}{1,2})\s?(?:个要点|点|つ|項目|条)/u.exec(
      text,
    )?.[1] ??
    /(?:箇条書き|要点)[^\p{Nd}\n。]{0,6}(\p{Nd}{1,2})\s?(?:個|つ|项|条|个)?(?:以内|まで|以下)/u.exec(
      text,
    )?.[1];
  return {
    ...(characters === undefined ? {} : { characters: Number(toWesternDigits(characters)) }),
    ...(points === undefined ? {} : { points: Number(toWesternDigits(points)) }),
  };
}
