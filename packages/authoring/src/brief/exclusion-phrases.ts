import type { FoundSlot } from "./slots/labels.ts";

const end = "([^.!?\\n;:。，、]{2,120})";
const patterns: readonly RegExp[] = [
  `(?:please )?(?:do not|don't|don’t|never) (?:mention|talk about|refer to|reveal|disclose|bring up) ${end}`,
  `without (?:mentioning|talking about|referring to|revealing|disclosing) ${end}`,
  `(?:please )?leave out ${end}`,
  `(?:bitte )?erwähnen? (?:sie )?(?:bitte )?nicht ${end}`,
  `ohne ([^.!?\\n;:,]{2,120}?) zu erwähnen`,
  `(?:^|[.;,]\\s|und\\s)((?:(?!und\\s)[^.!?\\n;:,]){2,120}?) (?:bitte )?nicht (?:erwähnen|nennen|ansprechen)`,
  `ne (?:mentionne[rz]?|cite[rz]?) (?:surtout )?pas ${end}`,
  `ne parle[rz]? pas (?:de |du |des )?${end}`,
  `sans (?:mentionner|parler de) ${end}`,
  `no (?:menciones|mencione|mencionen|mencionar|hables de|hable de) ${end}`,
  `sin (?:mencionar|hablar de) ${end}`,
  `não (?:mencione|mencionar|fale de) ${end}`,
  `sem (?:mencionar|falar de) ${end}`,
  `non (?:menzionare|citare|parlare di) ${end}`,
  `senza (?:menzionare|citare) ${end}`,
  `не упоминай(?:те)? ${end}`,
  `без упоминания ${end}`,
  `(?:请)?(?:不要|勿|别)(?:提到|提及|提) ?${end}`,
  `([^.!?\\n;:。、]{2,60}?)(?:については?|には|は)(?:触れない|言及しない|記載しない|含めない|入れない)(?:で|こと)?(?:ください)?`,
  `(?:لا تذكر|لا تذكروا|دون ذكر|بدون ذكر) ${end}`,
].map((pattern) => new RegExp(pattern, "diu"));

const longestRead = 2_000;
const alternatives = /,? (?:or|nor|oder|noch|ou|ni|или|أو) |或|または/iu;

/** Returns what a unit wants left unsaid in so many words ("don't mention …", "ohne … zu erwähnen"), in ten languages. */
export function readExclusionPhrases(text: string): readonly FoundSlot[] {
  for (const pattern of patterns) {
    const match = pattern.exec(text.slice(0, longestRead));
    const start = match?.indices?.[1]?.[0];
    if (match?.[1] === undefined || start === undefined) continue;
    return membersOf(firstClause(match[1]), start);
  }
  return [];
}

/** "the fire, max 4 bullets" excludes the fire; "the fire, the flood or the theft" all three. */
function firstClause(words: string): string {
  const comma = words.indexOf(", ");
  return comma === -1 || alternatives.test(words) ? words : words.slice(0, comma);
}

/** Each of several things is left unsaid by itself. */
function membersOf(phrase: string, start: number): readonly FoundSlot[] {
  const members = alternatives.test(phrase)
    ? phrase.split(alternatives).flatMap((member) => member.split(", "))
    : [phrase];
  let from = 0;
  return members.flatMap((member): readonly FoundSlot[] => {
    const text = member.trim();
    if (text === "") return [];
    const place = phrase.indexOf(text, from);
    from = place + text.length;
    return [{ slot: "exclude", start: start + place, end: start + from, text }];
  });
}
