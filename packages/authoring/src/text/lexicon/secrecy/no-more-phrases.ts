/** "Not one more", by language: the clause that holds a count to its number. */
const phrases = [
  "not (?:a |one )?(?:single )?(?:one |slide |page )?more|no more(?: than that)?",
  "(?:und )?(?:keine?|nicht)(?: einzige)? (?:einzige |eine |folie |seite )?mehr",
  "(?:et )?pas une? (?:seule? )?(?:diapo |page )?de plus",
  "(?:y )?ni (?:una|uno) (?:sola |solo )?más",
  "(?:e )?nem (?:mais )?uma? (?:a )?mais|(?:e )?nem mais uma?",
  "(?:e )?(?:non|né) un[ao] (?:sola |solo )?(?:di|in) più",
  "(?:en )?(?:geen|niet) (?:één|een)(?: enkele)? (?:dia )?meer",
  "(?:och |og )?(?:inte|ikke) (?:en|én|ett|et)(?: enda| eneste)? (?:till|mer|mere|til)",
  "ei yhtään (?:enempää|enemmän)",
  "(?:i )?ani (?:jednego|jednej) (?:slajdu )?więcej|(?:a )?ani o (?:jeden|jednu|jedno) (?:víc|viac)",
  "(?:и |і |й )?(?:ни|ані|ні) (?:одного|одной|одним|одному|жодного)(?: слайда| слайду)? (?:больше|більше)",
  "bir (?:tane )?(?:bile )?fazla(?:sı)? (?:değil|yok)",
  "egg?yel sem (?:több|többet)",
  "(?:și )?nici (?:unul|una|măcar unul) (?:mai mult|în plus)",
  "(?:και )?ούτε (?:μία|ένα|μια) παραπάνω",
];
/** It ends there: "no more salaries" denies what follows. */
const clause = new RegExp(`(?<![\\p{L}\\p{M}])(?:${phrases.join("|")})(?=\\s?(?:[,.;:!?)–—-]|$))`, "giu");
const unspaced =
  /(?:一[张張页頁枚]|それ)(?:也不(?:能|要|许)?多|以上は(?:不要|なし))|不要多于此|ולא אחת יותר|ولا (?:واحدة|شريحة) أكثر/gu;

/** Returns words without the clauses that only hold a count to its number ("not one more"): they deny nothing else. */
export function withoutNoMore(words: string): string {
  return words.replace(clause, "").replace(unspaced, "");
}
