/** Words that say no more than that something was read or heard. */
const fillers = new Set(
  "+1 ok okay okey k kk yes yep yup yeah yea ja jep jo oui ouais si sí sim tak да ага no nope nein non sure right exactly correct true same agreed thanks thx thank you ty danke dankeschön merci gracias grazie obrigado obrigada bedankt dzięki спасибо ок хорошо cool great nice super perfect perfekt perfecto parfait prima gut genau klar stimmt top toll lol haha hahaha hehe rofl will do done noted got it sounds good good morning morning hi hello hey hallo moin bonjour salut hola ciao olá привет bye goodbye see you tschüss bis dann à bientôt adiós пока vale d'accord va bene certo claro concordo hmm hm mhm oh wow alright please bitte great idea makes sense no worries np i see 好 好的 收到 谢谢 嗯 了解 はい 了解です ありがとうございます 네 감사합니다 نعم شكرا".split(
    " ",
  ),
);

const placeholders =
  /^(?:[<[(\u200E]{0,3}(?:media|image|video|audio|gif|sticker|photo|file|document|voice message|bild|foto|datei|medien|imagen|archivo|multimedia|médias?|fichier|immagine|arquivo de mídia|afbeelding|изображение|файл|без медиафайлов|图片|照片|语音)(?: (?:omitted|weggelassen|ausgeschlossen|omitid[oa]s?|omis|absents?|omess[oi]|ocult[oa]s?|weggelaten|attached|пропущен[оы]?|已忽略))?[>\])]{1,2}|(?:this|you deleted this|diese|ce|este|questo|это) (?:message|nachricht|mensaje|messaggio|сообщение)? ?(?:was|wurde|a été|fue|è stato|было)? ?(?:deleted|gelöscht|supprimé|eliminado|удалено)\.?|(?:image|video|audio|gif|sticker|document|contact card) omitted|missed (?:voice|video) call|null)$/iu;

const openingFiller =
  /^(?:(?:ok|okay|yes|yeah|yep|hmm+|hm|well|so|oh|ah|right|great|perfect|good|cool|morning|(?:hi|hello|hey|hallo|moin|bonjour|salut|hola|ciao|olá|привет)(?: (?:all|everyone|team|folks|zusammen|alle|à tous|tout le monde|a todos|a tutti|a todos|всем))?|thanks|gut|also|naja|okay|prima|ja|oui|bon|alors|vale|bueno|sí|bene|allora|sim|bom|goed|tak|dobra|да|ну|хорошо|ок|итак)[,.!…]{1,3}\s|that'?s (?:great|good|fine|bad)[.!]\s|\+1[,.! ]{0,3}(?:but |aber |mais |pero )?)/iu;
const closingFiller = /[\s,]{1,3}(?:lol|haha|hehe|btw|thx|thanks|imho|imo|fyi)[.!]{0,3}$/iu;
const emoji =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D|\u20E3|:[a-z][a-z0-9_+-]{1,30}:/gu;

const soundCheck =
  /^(?:can (?:everyone|everybody|you(?: all| guys)?|anyone) (?:hear|see) (?:me|my screen)|hört ihr mich|seht ihr mich|vous m'entendez|me (?:oís|oyen|escuchan)|mi sentite|me ouvem|horen jullie mij|меня слышно)/iu;
const farewell =
  /^(?:(?:good|ok|okay|gut|bon|bien|bene),? )?(?:(?:then|dann|alors|entonces|allora) )?(?:let'?s see each other|see you|talk (?:to you )?(?:soon|later)|until next|have a (?:nice|good)|bis (?:dann|nächste|morgen)|wir sehen uns|à (?:bientôt|demain|la prochaine|lundi)|nos vemos|hasta (?:luego|mañana|el)|ci vediamo|a presto|até (?:logo|amanhã|segunda)|tot (?:dan|volgende|morgen)|до (?:встречи|завтра|свидания))/iu;

/** Says whether a turn is no more than a nod, a smile or the place of a picture. */
export function isNoise(text: string): boolean {
  const words = text.replace(emoji, "").trim();
  if (words === "" || placeholders.test(words.slice(0, 80))) return true;
  if (words.length > 60) return false;
  const isOneSentence = !/[.!?] \S/u.test(words);
  if (isOneSentence && (soundCheck.test(words) || farewell.test(words))) return true;
  if (words.length > 40) return false;
  const bare = words
    .toLowerCase()
    .replace(/[.,!…。！]{1,5}/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  if (bare === "" || fillers.has(bare)) return true;
  const all = bare.split(" ");
  return all.length <= 4 && all.every((word) => fillers.has(word));
}

/** Returns what a turn says without its smiles, its opening nods and its closing "lol". */
export function withoutNoise(text: string): string {
  let words = text.replace(emoji, "").replace(/\s+/gu, " ").trim();
  for (let round = 0; round < 3; round += 1) {
    const opening = openingFiller.exec(words.slice(0, 40))?.[0];
    if (opening === undefined || opening.length >= words.length) break;
    words = words.slice(opening.length).trimStart();
  }
  words = words.replace(/\s(?:btw|lol|haha|hehe)(?=[\s,.!?])/giu, "").replace(closingFiller, "");
  return openSentences(words.charAt(0).toUpperCase() + words.slice(1));
}

const abbreviations =
  /(?:^|[\s(])(?:approx|incl|excl|etc|resp|evtl|inkl|bzw|usw|vgl|max|min|dept|ext|env|aprox|esp|tel|str|nr)$/iu;

/** People who chat begin their sentences small: they are told apart by large letters. */
function openSentences(words: string): string {
  return words.replace(/(?<=[\p{L}\p{Nd}]{2}[.!?]\s)\p{Ll}/gu, (letter: string, place: number) =>
    abbreviations.test(words.slice(Math.max(0, place - 12), place - 2)) ? letter : letter.toUpperCase(),
  );
}
