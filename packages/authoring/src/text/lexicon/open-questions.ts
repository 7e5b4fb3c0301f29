import { compactPattern } from "../compact-pattern.ts";

const knowing =
  "know|knows|understand|understood|wissen|weiß|sait|savent|saben?|sabem|sanno|sa|weten|weet|vet|ved|tiedä|wiadomo|wiedzą|wie|vědí|ví|tudják|tudja|știu|știe|знают|знает|известно|знають|відомо|biliyor|ξέρουν|γνωρίζουν|يعرف|يعلم|יודעים|tahu|biết";
const questions =
  "how|why|what|whether|when|who|where|which|wie|warum|weshalb|ob|wann|wer|wo|was|comment|pourquoi|si|quand|où|cómo|por qué|cuándo|dónde|como|por que|quando|onde|come|perché|dove|hoe|waarom|of|wanneer|hur|varför|om|hvordan|hvorfor|miten|miksi|jak|dlaczego|czy|gdzie|proč|zda|kde|hogyan|miért|hol|cum|de ce|unde|как|почему|зачем|где|ли|як|чому|чи|де|nasıl|neden|πώς|γιατί|που|كيف|لماذا|أين|איך|למה|bagaimana|mengapa|cách|tại sao";
const known = compactPattern(
  `(?<![\\p{L}\\p{M}])(?:${knowing}),?(?: \\p{L}{2,8})?,? (?:${questions})(?![\\p{L}\\p{M}])`,
  "iu",
);

/** Says whether a text tells what is not known of a matter ("Nobody knows yet how eels find home"), rather than who is not to know of it. */
export function leavesOpen(text: string): boolean {
  return known.test(text);
}
