/** What an instruction wants left unsaid, and its other words. */
export interface Exclusions {
  /** In the prompt's words: "the quality incident in Brno". */
  readonly excluded: readonly string[];
  readonly rest: string;
}

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
].map((pattern) => new RegExp(pattern, "iu"));

const longestRead = 4_000;

/** Returns what an instruction wants left unsaid ("don't mention …"), in any of ten languages, and the rest of its words. */
export function readExclusions(instruction: string): Exclusions {
  let rest = instruction.slice(0, longestRead);
  const excluded: string[] = [];
  for (const pattern of patterns) {
    const match = pattern.exec(rest);
    if (match?.[1] === undefined) continue;
    const phrase = firstClause(match[1]);
    // What stands behind a comma is another wish, where the phrase is what the match ends with.
    const given = match[0].endsWith(match[1]) ? match[1].length - phrase.length : 0;
    excluded.push(...membersOf(phrase));
    rest = tidy(rest.slice(0, match.index), rest.slice(match.index + match[0].length - given));
  }
  return { excluded, rest: rest + instruction.slice(longestRead) };
}

const alternatives = /,? (?:or|nor|oder|noch|ou|ni|или|أو) |或|または/iu;

/** "the fire, max 4 bullets" excludes the fire; "the fire, the flood or the theft" all three. */
function firstClause(words: string): string {
  const comma = words.indexOf(", ");
  return comma === -1 || alternatives.test(words) ? words : words.slice(0, comma);
}

/** Each of several things is left unsaid by itself. */
function membersOf(phrase: string): readonly string[] {
  const members = alternatives.test(phrase)
    ? phrase.split(alternatives).flatMap((member) => member.split(", "))
    : [phrase];
  return members.map((member) => member.trim()).filter((member) => member !== "");
}

/** What is left of an instruction is a sentence still: no stop or comma stands alone. */
function tidy(before: string, after: string): string {
  const isWhole = /(?:^|[.!?\n。])\s*$/u.test(before.slice(-3));
  return isWhole ? before + after.replace(/^[.!。]? ?/u, "") : before.replace(/[\s,]+$/u, "") + after;
}
