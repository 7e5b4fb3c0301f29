import { readDates } from "../text/numbers/read-dates.ts";
import { readAllWords, stopwordsOf } from "../text/words/words.ts";
import { readSubject } from "../topics/read-subject.ts";

/** How surely a fact tells of a part: about 1 for a sign of its kind, 3 for a word of its name, 0 for nothing. */
export type Signs = (fact: string, index: number) => readonly number[];

/** What parts of one kind are called, and what the facts of them have, in whatever words both are told. */
interface PartKind {
  /** The subject of the storylines that parts of this kind have. */
  readonly subject?: string;
  readonly names?: RegExp;
  readonly facts: RegExp;
  /** True where a day of the calendar is such a fact too. */
  readonly areDated?: true;
}

/** Stems at the beginning of a word; in scripts without spaces anywhere. */
function stems(words: string): RegExp {
  return new RegExp(`(?<![\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}\\p{M}])(?:${words})`, "iu");
}

const kinds: readonly PartKind[] = [
  {
    subject: "budget",
    names: stems(
      "fee|pay|money|ekonom|kostn|经费|bezahl|gebühr|paiement|pago|pagament|opłat|оплат|費|费|요금",
    ),
    facts:
      /[$€£¥₽₹₩₺₴₪]|\p{Nd}\s?(?:usd|eur|gbp|chf|zł|kč|ft|lei|kr|kronor|euros?|dollars?|pounds?|reais|pesos?|rubl|руб|грн|tl|lira|元|円|원|دينار|ريال|درهم|جنيه)(?!\p{L})/iu,
  },
  {
    names: stems(
      "when|next|what happens|timetable|roadmap|zeitplan|ausblick|wie (?:es )?weiter|calendrier|la suite|calendario|cronograma|planning|tidplan|tidsplan|harmonogram|aikataulu|ütemterv|计划|日程|계획|date|hours?(?! of)|opening|schedule|time(?!s of)|wann|termin|uhrzeit|öffnungszeit|zeit(?:en)?$|quand|horaire|dates|cuándo|horario|fecha|quando|orari|horári|data$|wanneer|openingstijd|kiedy|godzin|termin|när|öppettid|hvornår|åbningstid|когда|час[ыа]|время|дата|ne zaman|saat|tarih|时间|時間|日時|日程|언제|시간|일시|متى|موعد|مواعيد|الوقت",
    ),
    areDated: true,
    facts:
      /(?<!\p{Nd})\p{Nd}{1,2}[:.h]\p{Nd}{2}(?!\p{Nd})|\p{Nd}\s?(?:am|pm|uhr|h)(?!\p{L})|\p{Nd}月|\p{Nd}時|(?<!\p{L})(?:every|alle|jeden|toute?s les|cada|ogni|elke|co \p{L}+ (?:dzień|tydzień)|varje|кажд\p{L}+|her)(?!\p{L})|每/iu,
  },
  {
    names: stems(
      "contact|who to (?:ask|call)|get in touch|questions|kontakt|ansprechpartner|fragen|contatt|contat|contact|preguntas|domande|vragen|pytania|контакт|вопрос|iletişim|联系|聯絡|連絡|問い合わせ|연락|문의|تواصل|اتصال|صل",
    ),
    facts:
      /@|https?:|www\.|(?<!\p{L})(?:web|tel|e-?mail|mail|ask|call|coordinator|fragen|questions?|preguntas?|domande|vragen|pytania|вопрос\p{L}*)(?!\p{L})|\+?\p{Nd}{2,5}[\s/-]\p{Nd}{3}[\s-]?\p{Nd}{2}|连系|联系|電話|电话|問い合わせ/iu,
  },
  {
    subject: "history",
    facts:
      /(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}{2}(?!\p{Nd})|(?<!\p{L})(?:found(?:ed|er)|since|gegründet|seit|fondée?s?|depuis|fundad|desde|nació|fondat|nat[ao] nel|opgericht|założon|grundad|основан|成立|創立)/iu,
  },
  {
    names: stems(
      "rule|safety|do'?s|don'?t|conduct|regel|sicherheit|verbot|règle|sécurité|consigne|norma|regla|segurid|seguranç|regole|sicurezz|regels|veiligheid|zasad|bezpiecz|säkerhet|sikkerhed|правил|безопасн|kural|规则|规定|注意|ルール|規則|안전|규칙|قواعد|سلامة",
    ),
    facts:
      /(?<!\p{L})(?:never|must|only|don't|do not|not allowed|no (?=\p{Ll})|nie(?:mals)?|verboten|nur|müssen|jamais|interdit|doit|doivent|uniquement|nunca|prohibid|solo|sólo|debe|proibid|apenas|deve|mai|vietat|devono|nooit|verboden|alleen|moeten?|tylko|zakaz|nie wolno|aldrig|förbjud|endast|нельзя|только|запрещ|yasak|sadece)(?!\p{L})|禁止|不得|必须|请勿|しない|금지|ممنوع/iu,
  },
  {
    names: stems(
      "award|prize|recogni|preise$|auszeichn|prix|récompens|premio|galard|prêmio|premi$|riconosc|prijzen|nagrod|utmärk|pris|наград|премии|ödül|奖|獎|賞|수상|جوائز",
    ),
    facts: stems(
      "medal|medaill|award|prize|gold |winner|finalist|auszeichn|médaille|lauréat|premi|medall|prêmi|nagrod|медал|наград|лауреат|ödül|金牌|获奖|受賞",
    ),
  },
  {
    names: stems(
      "product|produkt|produit|producto|produto|prodott|wyroby|продук|товар|ürün|产品|商品|製品|상품|منتج",
    ),
    facts: stems(
      "we (?:make|sell|offer)|wir (?:machen|bieten|verkaufen|fertigen)|nous (?:vendons|fabriquons|proposons)|vendemos|fabricamos|hacemos|ofrecemos|fazemos|produzimos|oferecemos|vendiamo|produciamo|offriamo|(?:we|wij) (?:maken|verkopen)|sprzedajemy|produkujemy|vi (?:säljer|gör)|мы (?:делаем|продаём|производим)|我们(?:生产|销售)|販売",
    ),
  },
  {
    subject: "figures",
    names: stems(
      "numbers|figures|zahlen|chiffres|números|numeri|cijfers|tal(?:len|lene)(?!\\p{L})|siffror|luvut|liczb|čísla|цифр|数字|숫자|أرقام",
    ),
    facts: /\p{Nd}/u,
  },
  {
    names: stems(
      "who (?:does|is who)|responsib|roles|team|staff|wer macht|zuständig|qui fait|responsables|équipe|quién|equipo|chi fa|wie doet|hvem gør|vem gör|kto za co|zespół|кто|команда|分工|담당",
    ),
    facts:
      /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|(?<!\p{L})(?:responsib|verantwort|zuständig|responsa|odpowiad|ansvar|verantwoord|отвеча)/u,
  },
  {
    names: stems(
      "vote|decision|proposal|the ask|ask(?!\\p{L})|funding|fundrais|motion|finanzierungsbedarf|kapitalbedarf|financement|levée|inversión|ronda|investimento|finanziament|what we ask|approv|beschluss|antrag|abstimm|décision|propos|demande|votar|votaci|votamos|propuesta|decisi|pedido|voto|richiesta|besluit|voorstel|beslut|förslag|forslag|ansøg|päätös|ehdot|wniosek|głosow|návrh|решени|предлож|голос|提案|表决|결정|요청|طلب|تصويت",
    ),
    facts: stems(
      "propos|vote|voting|we(?: are|['’]re)? (?:ask|need|raising|would like|seeking)|wir (?:raisen|suchen|brauchen)|nous (?:cherchons|levons)|buscamos|cerchiamo|procuramos|request|approv|antrag|schlägt|schlagen vor|beantrag|wir bitten|demand|souhait|pedimos|propon|solicit|chiediamo|stelt voor|voorstel|föreslå|ansøg|vi søger|esitämme|wnios|prosimy|предлага|просим|申请|希望|요청|طلب",
    ),
  },
  {
    names: stems(
      "competit|rivals|wettbewerb|konkurren|concurren|competen|competid|concorren|mededing|konkuren|konkuran|конкур|rekabet|竞争|競合|경쟁|منافس",
    ),
    facts: stems(
      "competit|rivals|unlike|wettbewerb|konkurren|concurren|competen|competid|concorren|mededing|konkuren|konkuran|конкур|rakip|rekabet|竞争|对手|競合|경쟁|منافس",
    ),
  },
  {
    names: stems(
      "traction|traktion|tracción|tração|trazione|customers|kunden|clients|clientes|clienti|klanten|kunder|klienci|klienti|клиент|müşteri|客户|顧客|고객|عملاء",
    ),
    facts:
      /(?<![\p{L}\p{M}])(?:mrr|arr|churn|(?:paying|zahlende|payants?|pagantes?|paganti|betalende|betalande|płacąc\p{L}+|platíc\p{L}+|платящ\p{L}+)|customers?|kunden|clients?|clientes?|clienti|klanten|kunder|klient\p{L}{0,3}|клиент\p{L}{0,3}|users?|nutzer|utilisateurs?|usuarios?|utenti|müşteri\p{L}{0,4})(?![\p{L}\p{M}])|客户|用户|顧客|고객|عميل|عملاء/iu,
  },
  {
    names: stems(
      "market(?!ing)|markt|marché|mercado|mercato|marknad|marked|rynek|trh(?!\\p{L})|рынок|ринок|pazar|市场|市場|시장|السوق",
    ),
    facts:
      /(?<![\p{L}\p{M}])(?:market|markt|marché|mercado|mercato|marknad|rynek|рын\p{L}{2,3}|(?:million|mio|mrd|billion|milliard|millon|milion|milhõ|miliard)\p{L}{0,4}|(?:per|a|pro|par|al|por|all['’]?|per) (?:year|jahr|an|año|ano|anno|jaar|år))(?![\p{L}\p{M}])|市场|市場|시장/iu,
  },
  {
    subject: "people",
    names: stems(
      "who we are|about us|wer wir sind|über uns|qui sommes|quiénes somos|quem somos|chi siamo|wie (?:we|wij) zijn|kim jesteśmy|o nas|vilka vi är|om oss|кто мы|о нас|关于我们|私たち",
    ),
    facts: stems(
      "member|volunteer|mitglied|gegründet|founded|membre|bénévole|miembro|soci[oa]s|membros|soci |leden|członk|medlem|участник|волонт|会员|会員",
    ),
  },
];

const ofName = 2.5;
const mostOfName = 4;
const ofOpening = 1;
const ofKind = 1.2;
const ofSubject = 1;
/** Of the pairs of characters of a name so many are its word. */
const enoughPairs = 0.6;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const wordsOfOpening = 3;
const shortestForm = 4;
const fewestOfCommon = 4;
const longestEnding = 2;
const longestOfLonger = 3;
/** A shorter end is an ending. */
const shortestBase = 5;

/** Returns what tells of which of several parts a fact is: the words that only one of them has, its subject and its kind. */
export function createSigns(parts: readonly string[], facts: readonly string[], language: string): Signs {
  const told = facts.map(readAllWords);
  // What many facts speak of is what the whole deck is about.
  const isCommon = (word: string): boolean => {
    const count = told.filter((words) => words.some((other) => areForms(word, other))).length;
    return count >= fewestOfCommon && count * 4 >= told.length;
  };
  const names = parts.map((text) => wordsOfName(text, language));
  const own = names.map((words, place) =>
    words.filter(
      (word) =>
        !isCommon(word) &&
        names.every((other, at) => at === place || !other.some((one) => areForms(one, word))),
    ),
  );
  const subjects = parts.map((text) => readSubject(text)[0]);
  const ofParts = parts.map((text, place) =>
    kinds.filter(
      ({ subject, names: called }) =>
        (subject !== undefined && subject === subjects[place]) || called?.test(text) === true,
    ),
  );
  // "Who we are", "about us": nothing but its place says what tells of it.
  const opensUnnamed = names[0]?.length === 0;
  return (fact, index) => {
    const words = readAllWords(fact);
    const subject = readSubject(fact)[0];
    const isDated = readDates(fact, language).some(({ precision }) => precision !== "year");
    return parts.map((_, place) => {
      const isKind = (ofParts[place] ?? []).some(
        ({ facts, areDated }) => facts.test(fact) || (areDated === true && isDated),
      );
      const isSubject = subject !== undefined && subject === subjects[place];
      const isFirst = opensUnnamed && index === 0 && place === 0;
      return (
        worthOfName(own[place] ?? [], words) +
        (isKind ? ofKind : 0) +
        (isSubject ? ofSubject : 0) +
        (isFirst ? ofName : 0)
      );
    });
  };
}

/** The words that carry meaning; a single small one, as "ask", does so on such lists too, and a longer one behind others: "how to join". */
function wordsOfName(text: string, language: string): readonly string[] {
  const small = stopwordsOf(language);
  const words = [...new Set(readAllWords(text))];
  const content = words.filter((word) => !small.has(word));
  if (content.length > 0) return content;
  return words.length === 1 ? words : words.slice(1).filter((word) => word.length >= shortestForm);
}

/** What a fact opens with it speaks of most. */
function worthOfName(own: readonly string[], words: readonly string[]): number {
  const found = own.filter((word) => words.some((other) => areForms(word, other)));
  const last = own.at(-1) ?? "";
  // Of a name in pairs of characters its end says what it names.
  if (unspaced.test(last) && !found.includes(last) && found.length < own.length * enoughPairs) return 0;
  if (found.length === 0) return 0;
  const opens = words.slice(0, wordsOfOpening).some((word) => found.some((one) => areForms(one, word)));
  return Math.min(mostOfName, found.length * ofName) + (opens ? ofOpening : 0);
}

/**
 * "Rinsing" and "rinse", "costs" and "cost", and a name at the end of a compound: "Umbaukosten" and "Kosten"; "aceite" is no form of
 * "aceituna". Pairs of characters are the same or not.
 */
function areForms(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length < shortestForm || unspaced.test(one)) return false;
  if (longer.startsWith(shorter) || (shorter.length >= shortestBase && longer.endsWith(shorter))) return true;
  const common = Math.max(shortestForm, shorter.length - longestEnding);
  return longer.slice(0, common) === shorter.slice(0, common) && longer.length - common <= longestOfLonger;
}
