/** Finite forms of to be, to have and the like that mean little else in other languages: where one follows a word, something is told. */
const finite =
  "is|are|was|were|has|have|can|cannot|isn't|aren't|wasn't|weren't|" +
  "ist|sind|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|können|" +
  "est|sont|était|étaient|ont|avait|avaient|sera|seront|peut|peuvent|" +
  "está|están|eran|fue|fueron|tiene|tienen|hay|será|são|estava|foi|foram|tem|têm|há|" +
  "è|sono|erano|hanno|aveva|sarà|c'è|zijn|heeft|hebben|wordt|werd|kunnen|" +
  "är|hade|blev|finns|havde|hadde|ble|findes|ovat|oli|olivat|" +
  "jest|są|był|była|było|były|mają|jsou|byl|byla|bylo|bol|bola|volt|este|sunt|fost|" +
  "был|была|было|были|имеет|имеют|стал|стала|стало|є|має|мають|був|була|було|були|" +
  "είναι|ήταν|έχει|έχουν|έγινε|vardı|oldu|كان|كانت|يوجد|है|हैं|था|थे|थी|là|có|adalah|memiliki";
/** Who opens with the one who acts tells what they do. */
const subjects =
  "we|i|they|he|she|it|wir|ich|sie|er|es|nous|je|ils|elles|il|elle|j'ai|wij|ik|zij|hij|het|vi|jag|jeg|hun|" +
  "я|мы|он|она|они|ми|вони|він|вона|biz|onlar|εμείς|نحن|हम|chúng tôi|kami|mereka";
/** What is asked is a topic: "How a heat pump is built." */
const questions =
  "what|how|why|when|where|who|which|whether|was|wie|warum|wieso|wann|wo|wer|welche\\p{L}?|comment|pourquoi|quand|où|qui|quel\\p{L}{0,3}|" +
  "ce que|qué|cómo|por qué|cuándo|quién|como|porque|por que|quando|quem|che cosa|cosa|come|perché|dove|chi|hoe|waarom|wanneer|wie|welke|wat|" +
  "hur|varför|när|hvordan|hvorfor|miten|miksi|jak|dlaczego|proč|prečo|hogyan|miért|cum|de ce|как|почему|зачем|что|як|чому|що|nasıl|neden|πώς|γιατί|كيف|لماذا|क्यों|कैसे";
const [telling, opening, wondering] = [
  `[^\\s:：]\\s(?:${finite})(?![\\p{L}\\p{M}'’])`,
  `^\\W{0,2}(?:${subjects})\\s`,
  `^\\W{0,2}(?:${questions})(?![\\p{L}\\p{M}])`,
].map((source) => new RegExp(source, "iu")) as [RegExp, RegExp, RegExp];
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;
const fewestWords = 5;
const fewestCharacters = 8;
const fewestClauses = 3;

/**
 * Says whether one sentence tells something rather than names a topic: it ends in a stop, is no question, and has a subject or a
 * verb of the commonest ("The cat is ill today."; not "The history of tea."). What it cannot tell is a topic.
 */
export function isStatement(text: string): boolean {
  const words = text.trim();
  if (!/[.!。！।…][)\]"”»』」]{0,2}$/u.test(words) || wondering.test(words)) return false;
  if ((words.match(unspaced)?.length ?? 0) >= fewestCharacters) return true;
  if (words.split(/\s+/u).length < fewestWords) return false;
  return telling.test(words) || opening.test(words) || isChainOfClauses(words);
}

/** Says whether words without a stop have a verb of the commonest, or open with who acts: "the fee is 120". */
export function hasFiniteVerb(words: string): boolean {
  return !wondering.test(words.trim()) && (telling.test(words) || opening.test(words));
}

/** Says whether words open with one that asks: "how a day goes". */
export function opensQuestion(words: string): boolean {
  return wondering.test(words.trim());
}

/** "Ants dig, bees build, and wasps chew.": members of several words each, and one that acts in each of them. */
function isChainOfClauses(words: string): boolean {
  const members = words.split(/[,;،]\s/u);
  return members.length >= fewestClauses && members.every((member) => /\S\s+\S/u.test(member.trim()));
}
