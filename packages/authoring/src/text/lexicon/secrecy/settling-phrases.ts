import { compactPattern } from "../../compact-pattern.ts";

/** An amount, and behind it no thing that is counted: "2,650", "9 %", "3.5k". */
const amount =
  "(?:[£$€] ?)?(?:\\d[\\d.,]{0,11}|two|three|four|five|ten|twenty|fifty)(?: ?(?:k|grand|quid|pounds?|dollars?|euros?|eur|million|mio|m|percent|prozent|por ciento|per cento|procent|tausend|mille|mil|złotych|zł|kronor|kroner|kr|ft|рублей|тысяч|дин|lira|tl|[%€£$]))?(?![\\d\\p{L}]|[.,]\\d)";
/** The sum ends its clause, or goes on with a condition. */
const bare =
  "(?=\\W*$|\\s?[,.;)!?–—]| (?:if|when|at|in|though|but|because|as|and|raus|weg|her|wenn|falls|zur|si|s['’]il|se|als|jak|om|hvis|если|so|too|tbh)(?!\\p{L}))";

/** Who would give way: the speaker, somebody spoken of, or nobody named; "the lift can go up to 12" tells of a thing. */
const speaker =
  "(?:^|[,;:.(–—] ?|(?:i|we|he|she|they|and|but|though|honestly|probably) |(?:i|we|he|she|they)(?=['’]d))";

/** How somebody says what he would give way to, in some fifteen languages; between the verb and the amount stands nothing that is counted. */
const settling = [
  `${speaker}(?:could|can|might|would|['’]d) (?:also |even |just |probably |happily |always )?(?:stretch|settle|go (?:as (?:low|high|far)|down|up)|come down|drop|push|be (?:glad|happy|delighted)|live|let (?:it|them|her|him|this) go)(?: it| them)? (?:as|to|for|at|with|of) ${amount}${bare}`,
  `(?:be|i['’]d be|we['’]d be) (?:glad|happy) (?:of|with) ${amount}${bare}|(?:we|i|they|he|she)['’]d (?:still )?(?:take|do|sell|sign)(?: it| them)? (?:at|for) ${amount}${bare}|(?:^|[,;:] ?|(?:honestly|frankly|really|actually|though|but|in truth),? )${amount} (?:would|['’]d|will) (?:do|be fine|be okay|be enough for us)(?=\\W|$)`,
  `(?:auch|notfalls|zur not|sogar)(?: \\p{L}+){0,2} (?:für|um|bei) ${amount} (?:raus|weg|her|hergeben|rausgeben|gehen|machen)(?!\\p{L})|(?:geht|gehen|ginge|machen wir|mach ich|geb ich|geben wir|lass ich|lassen wir)(?: \\p{L}+){0,4} (?:auch|notfalls|zur not|noch)(?: \\p{L}+){0,2} (?:für|auf) ${amount}${bare}`,
  `(?:à|pour) ${amount},? (?:ils?|elles?|on|je|nous|c['’]est) (?:le |la |les )?(?:signe|lâche|laisse|accepte|prend|prenons|signons|vend|bon)\\p{L}{0,4}(?!\\p{L})|(?:on|je|nous) (?:le |la |les )?(?:laisse|lâche|irais?|ira|irions|descendrai\\p{L}{1,3})(?:\\p{L}{1,3})? (?:jusqu['’])?à ${amount}${bare}`,
  `(?:por|en) ${amount},? (?:te )?(?:lo|la|los|las) (?:da|doy|dejo|dejamos|deja|dejan|vendo|vendemos|suelta|sueltan)(?!\\p{L})|(?:se )?(?:lo|la|los|las) (?:dejo|dejamos|damos|doy|deja|dejan) (?:en|por) ${amount}${bare}`,
  `(?:arriv|scend)(?:o|iamo|erei|eremmo) (?:anche )?(?:fino )?a ${amount}${bare}|(?:te |ve )?(?:lo|la|li|le) (?:lascio|lasciamo|diamo|darei|daremmo) (?:a|per) ${amount}${bare}|dá (?:pra|para) (?:fazer|deixar|largar|fechar) (?:por|a|em) ${amount}${bare}|(?:faço|fazemos|deixo|deixamos|fecho|fechamos) (?:por|a|em) ${amount}${bare}`,
  `(?:ga|gaan|zak|zakken|kom|komen) (?:ik |we |wij )?(?:ook |desnoods |eventueel |wel )+(?:naar|tot|voor) ${amount}${bare}|tot ${amount} (?:krijg|kan|mag|wil|gaan|ga) (?:ik|we|wij)(?!\\p{L})|(?:kan|skulle|kunne|kunde)(?: \\p{L}+){0,3} (?:gå ne[dr] (?:till|til|på)|släppa (?:den|det|dem) för|nöja oss med|nøjes med) ${amount}`,
  `(?:zejdziemy|zejdę|zejdą|opuścimy|opuszczę|oddamy|oddam|puścimy|puszczę) (?:\\p{L}+ )?(?:do|na|za) ${amount}|(?:slevíme|slevím|pustíme|pustím) (?:\\p{L}+ )?(?:na|za) ${amount}|${amount}(?:-?\\p{L}{1,3})? (?:is )?odaad\\p{L}{1,4}`,
  `(?:отдадим|отдам|уступим|уступлю|скинем|скину|сбросим|согласимся|віддамо|віддам|скинемо) (?:\\p{L}+ )?(?:за|до|на) (?:${amount}|\\p{L}{0,12}(?:сот|ста|тысяч\\p{L}?|миллион\\p{L}?|тисяч\\p{L}?))|${amount}['’]?\\p{L}{0,3} (?:de |da |der |deyip )?(?:veririz|kapatırız|bırakırız|ineriz)`,
  "(?:بننزل|ننزل|ننزله|نوصله|نوصلها)(?: [\\p{L}]{1,8})? (?:ل|لل|لـ|الى|إلى) ?[\\d٠-٩]|mentok(?:[- ]?mentok)?(?:nya)? (?:di )?\\d",
];

/** The same in scripts that put no space between words. */
const unspaced =
  /\p{Nd}[\p{Nd},.]{0,9}(?:千|万)?円?(?:まで|で)(?:なら)?(?:は)?(?:下げ|値下げ|値引|まけ|手を打|お譲)|\p{Nd}[\p{Nd},.]{0,9}(?:块|塊|元|万|萬)?\p{Nd}?也(?:能|可以|行)?(?:做|卖|賣|接|出手|成交|签|簽)|\p{Nd}[\p{Nd},.]{0,9}(?:만|천|억)?\s?원?(?:까지는?|에도?) ?(?:해 ?(?:주|줘|줄|드)|깎아|내려|팔)/u;

const pattern = compactPattern(`(?<![\\p{L}\\p{M}])(?:${settling.join("|")})`, "iu");
const longest = 320;

/** Says whether a text tells for what amount somebody would settle. */
export function settlesFor(text: string): boolean {
  const words = text.slice(0, longest);
  return pattern.test(words) || unspaced.test(words);
}
