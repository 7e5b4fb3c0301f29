import { stopwordsOf } from "../words/words.ts";

/** Verbs that tell where a subject ends wherever they stand: "to be", "to have" and what goes with another verb. */
const auxiliaries =
  "is|are|was|were|has|have|had|will|can|could|may|might|should|must|ist|sind|war|waren|hat|haben|hatte|wird|werden|wurde|wurden|kann|können|muss|müssen|soll|sollen|est|sont|était|étaient|a été|ont|sera|peut|es|son|fue|fueron|era|ha|han|será|puede|è|sono|hanno|sarà|può|é|são|foi|foram|será|pode|is|zijn|was|heeft|hebben|wordt|worden|kan|är|var|har|blir|ska|er|har|blev|jest|są|był|była|było|były|będzie|został|została";
/** Verbs that facts are mostly told with. Some are nouns too: they count before a figure or a word of place, time or measure. */
const verbs =
  "costs?|opens?|opened|closes?|closed|reopens?|reopened|starts?|started|begins?|began|runs|ran|lasts?|lasted|takes|took|weighs|contains?|includes?|offers?|grew|grows?|rose|fell|reached|needs|needed|comes|came|goes|went|moves?|moved|holds|held|gives|gave|brings|brought|sells|sold|serves?|served|meets|met|won|lost|raised|covers|lives|lived|ends?|ended|launched|introduced|takes|provides?|costs|kostet|kosten|kostete|beginnt|beginnen|begann|öffnet|schließt|endet|dauert|liegt|liegen|steht|stieg|sank|wiegt|enthält|bietet|bieten|braucht|brachte|zieht|feiert|findet|coûte|coûtent|commence|ouvre|ouvrira|ferme|fermera|dure|pèse|compte|offre|propose|accueille|cuesta|cuestan|empieza|comienza|abre|cierra|dura|pesa|cuenta|ofrece|nació|tiene|va|vanno|costa|costano|inizia|apre|chiude|conta|offre|compie|nasce|custa|começa|fecha|oferece|tem|nasceu|kost|kosten|begint|opent|sluit|duurt|ligt|weegt|biedt|telt|kostar|börjar|öppnar|stänger|varar|ligger|väger|koster|begynder|åbner|lukker|varer|kosztuje|zaczyna|otwiera|trwa|odbędzie|ma|стоит|начинается|открывается|открылся|открылась|работает|находится|длится|состоится|появился|появилась";
const article =
  /^(?:l['’]|(?:the|an?|der|die|das|den|ein|eine|les?|la|un|une|el|los|las|una|il|lo|gli|i|os?|as?|um|uma|de|het|een|den|det|en|ett)\s)(?=\p{L})/iu;
const pronouns =
  /^(?:it|this|that|these|those|there|here|he|she|they|we|you|i|who|what|which|all|some|many|most|each|one|es|er|sie|wir|ich|ihr|man|dies\p{L}*|hier|dort|alle|il|elle|ils|elles|on|nous|vous|ce|cela|cette|ces|c['’]|ello|este|esta|esto|estos|todo|questo|questa|ciò|isto|isso|ele|ela|nós|dit|dat|ze|zij|we|hij|er|det|den|han|hon|vi|to|on|ona|oni|это|он|она|они|мы|в|на|с|у|in|on|at|im|am|bei|en|dans|au|em|no|na|nel|bij|op|i|w|from|since|during|after|before|vom|nach|vor|seit|depuis|après|desde|dal|od|po)(?![\p{L}\p{M}])/iu;
/** What stands for a thing in one language opens its name in another. */
const articlesToo: Readonly<Record<string, RegExp>> = {
  it: /^(?:il|i)\s/iu,
  sv: /^(?:en|det|den)\s\p{Ll}/iu,
  da: /^(?:en|det|den)\s\p{Ll}/iu,
  nb: /^(?:en|det|den)\s\p{Ll}/iu,
};
const behindVerb =
  /^(?:[\p{Nd}\p{Sc}(]|(?:the|a|an|to|from|on|in|at|by|for|between|about|around|over|up|down|more|nearly|almost|our|its|only|again|der|die|das|den|dem|ein\p{L}*|am|im|um|bei|zum|zur|von|mit|auf|für|seit|über|rund|etwa|nur|le|la|les|un|une|de|du|des|à|au|aux|en|sur|pour|el|los|las|una|con|por|para|desde|il|lo|i|gli|uno|di|dal|al|su|per|circa|o|os|as|um|uma|em|no|na|het|een|op|van|om|met|voor|kl|på|till|från|w|na|od|do|o|się|с|в|на|от|до|около)(?![\p{L}\p{M}]))/iu;
const surely = new RegExp(String.raw`^(?:${auxiliaries})$`, "iu");
const maybe = new RegExp(String.raw`^(?:${verbs})$`, "iu");
const mostWords = 7;
const shortestNoun = 4;
/** Japanese and Korean mark what a sentence speaks of. */
const marked =
  /^([\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}\p{Nd}ー・「」]{2,20}?)は(?=[^、。]{2})|^([\p{sc=Hangul}\p{Nd}A-Za-z ]{2,24}?)(?:은|는)\s/u;
/** Arabic opens with its verb: "began", "was opened", "launched"; the subject goes on to the next preposition. */
const behindArabicVerb =
  /^(?:بدأت?|انطلقت?|افتتحت?|أطلقت?|تأسست?|أقيمت?|بلغت?|شهدت?|يقام|تقام|يبدأ|تبدأ|تم)\s((?:[\p{sc=Arab}]+\s){2,5}?)(?:في|على|من|إلى|منذ|خلال|بعد|قبل|مع|عام|سنة|يوم)\s/u;
/** "Margaret Dolan, 1931–2019, was …", "Lumen 4 (2021) is …": years behind a name are of it. */
const withYears =
  /^((?:\p{Lu}[\p{L}\p{M}'’-]+ ){1,3}\p{Lu}[\p{L}\p{M}'’-]+)(?:, | \()(\p{Nd}{4} ?[–-] ?\p{Nd}{4})(?:,|\))/u;

/** Says whether a sentence has none of the verbs that facts are told with: "Survey of the canteen, spring 2025". */
export function hasNoVerb(sentence: string): boolean {
  const words = sentence.split(/[\s,;:]+/u);
  return !pronouns.test(sentence) && words.every((word) => !surely.test(word) && !maybe.test(word));
}

/** Says whether a clause has a verb that facts are told with behind its first word: "the concert starts at 6". */
export function hasVerb(clause: string): boolean {
  const words = clause.trim().split(/\s+/u);
  return words.some((word, index) => {
    if (index === 0 || surely.test(word)) return index > 0;
    return maybe.test(word) && behindVerb.test(words.slice(index + 1).join(" "));
  });
}

/**
 * Returns what a sentence speaks of: the noun phrase before its verb, without its article, in the words and capitals of the
 * sentence ("The old mill closes on …" → "Old mill" is left as "old mill"). Undefined for pronouns, for what opens with a place or
 * time, and where no verb is known.
 */
export function readSubjectOf(sentence: string, language: string): string | undefined {
  const text = sentence.trim().slice(0, 300);
  const [, name, years] = withYears.exec(text) ?? [];
  if (name !== undefined && years !== undefined) return `${name}, ${years}`;
  const bare = text.replace(/[\u064b-\u0652]/gu, "");
  const other = marked.exec(text) ?? behindArabicVerb.exec(bare);
  const found = (other?.[1] ?? other?.[2])?.trim();
  if (found !== undefined) return found;
  if (pronouns.test(text) && !articlesToo[language.slice(0, 2)]?.test(text)) return undefined;
  const words = text.split(" ");
  for (let end = 1; end <= Math.min(mostWords, words.length - 1); end += 1) {
    // A mark or a figure between belongs to a phrase that goes on otherwise.
    if (/[,;:.!?–—-]$/u.test(words[end - 1] ?? "")) return undefined;
    const verb = words[end] ?? "";
    const isVerb = surely.test(verb) || (maybe.test(verb) && behindVerb.test(words.slice(end + 1).join(" ")));
    if (!isVerb) continue;
    const phrase = words.slice(0, end).join(" ").replace(article, "");
    const [first = "", ...more] = phrase.toLowerCase().split(" ");
    const small = stopwordsOf(language);
    if (phrase === "" || (small.has(first) && first.length < shortestNoun) || article.test(`${phrase} x`))
      continue;
    return small.has(more.at(-1) ?? "") ? undefined : phrase;
  }
  return undefined;
}
