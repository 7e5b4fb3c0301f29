import { compactPattern } from "../compact-pattern.ts";

/** A modal word with its denial: what it denies may be showing something, or a tone. */
const denied = [
  "(?:must|should|may|can|shall|do|is|are|will|would)(?:n['’]?t| not)(?: \\p{L}+){0,2}",
  "ne (?:doit|doivent|devrait|faut|veux|veut)(?: \\p{L}+)? (?:pas|surtout pas|jamais)(?: que)?(?: \\p{L}+){0,2}",
  "(?:no|non|não|nu) (?:debe\\p{L}{0,2}|puede\\p{L}?|quiero|tiene que|deve|devono|può|voglio|pode|quero|trebuie să|vreau să)(?: que| che)?(?: \\p{L}+){0,2}",
  "(?:får|ska|skall|bör|må|skal|bør)(?: \\p{L}+){0,2} (?:inte|ikke|ej)(?: \\p{L}+){0,1}",
  "ei saa|nie (?:może|powinn\\p{L}|ma)|nesmí|nemá|не (?:должн\\p{L}|должен|повинн\\p{L}|надо)",
].join("|");

/** To be or become so, to look, sound or feel so. */
const being =
  "be|become|get|feel|look|sound|come across|come over|sein|werden|wirken|klingen|aussehen|rüberkommen|être|devenir|paraître|sembler|fasse|soit|sonner|ser|sea|parecer|parezca|resultar|sonar|quedar|volverse|ficar|seja|soar|essere|sia|sembrare|diventare|risultare|suonare|zijn|worden|klinken|lijken|overkomen|bli|vara|kännas|låta|blive|være|virke|føles|lyde|olla|tuntua|być|brzmieć|wyglądać|být|působit|znít|быть|выглядеть|звучать|казаться|бути|виглядати|fie|pară|sune";

/** What is to be shown, told or known of, said of a thing: no tone. */
const told =
  "shown|seen|shared|told|mentioned|named|quoted|published|public|known|visible|there|in|on|out|gezeigt|genannt|erwähnt|gesehen|sichtbar|bekannt|öffentlich|veröffentlicht|drin|dabei|gesagt|montré\\p{L}{0,2}|vus?|vues?|dite?s?|mentionné\\p{L}{0,2}|publi\\p{L}+|mostrad\\p{L}{1,2}|vist\\p{L}{1,2}|dich\\p{L}{1,2}|mencionad\\p{L}{1,2}|públic\\p{L}{1,2}|pubblic\\p{L}{1,2}|mostrat\\p{L}|citat\\p{L}|getoond|genoemd|zichtbaar|bekend|openbaar|visad\\p{L}?|synlig\\p{L}?|med|offentlig\\p{L}?|nämnd\\p{L}?|vist|nævnt|nevnt|kendt|kjent|pokazan\\p{L}{1,2}|widoczn\\p{L}{1,2}|показан\\p{L}{0,2}|видн\\p{L}";

const pattern = compactPattern(
  `(?<!\\p{L})(?:${denied}) (?:${being})(?! (?:\\p{L}+ )?(?:${told})(?!\\p{L}))(?!\\p{L})`,
  "iu",
);
/** The verb closes a German or Dutch clause: "darf nicht langweilig werden". */
const closed = compactPattern(
  `(?<!\\p{L})(?:darf|dürfen|soll|sollen|sollte|sollten|mag|moet|mogen|moeten)(?: \\p{L}+){0,3} (?:nicht|niet|kein\\p{L}{0,2}|geen)(?: (?!(?:${told})(?!\\p{L}))\\p{L}+){1,4} (?:sein|werden|wirken|klingen|aussehen|rüberkommen|zijn|worden|klinken|lijken|overkomen)(?!\\p{L})`,
  "iu",
);
const longest = 160;

/** Says whether a text wishes that something is, sounds or looks not so: "it must not get boring", "darf nicht langweilig werden". */
export function wishesTone(text: string): boolean {
  const words = text.slice(0, longest);
  return pattern.test(words) || closed.test(words);
}
