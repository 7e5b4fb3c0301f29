/** Small words that open no clause with a verb, though they end like one. */
const noVerb =
  /^(?:mit|seit|und|nicht|gegen|neben|zwischen|wegen|dann|denn|wenn|keinen?|einen|den|erst|fast|jetzt|oft|dort|statt|samt|zuletzt|selbst|meist|weit|unten|oben|außen|innen|alten|neuen|ersten|letzten|zweiten|dritten)$/iu;
const copula = /^(?:ist|sind|war|waren|gibt es|kommt|kommen|folgt|folgen|findet|steht an|stehen an)$/iu;
const verbSecond =
  /^(?<verb>gibt es|\p{Ll}{2,}(?:t|en|rn|ln|te)|sind|kam|ging|zog|fiel|begann|schloss|wurde|stieg|fand|war)(?<self> sich)? (?<subject>(?:(?:der|die|das|ein|eine|alle|(?:unser|mein|ihr|sein|kein)e?) (?:\p{Ll}{2,}(?:e|en|er|es) )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+(?= \p{Ll}))?|wir|ich|er|es|sie|man|alle|jeder|\p{Lu}[\p{L}-]+))(?![\p{L}-])(?<rest>.{0,120})$/u;

/**
 * Returns a German clause whose opening was cut off ("am 3. Mai", "zuerst") with its subject before its verb: "stellen sich die Lehrer
 * vor" is "die Lehrer stellen sich vor", "ist das Fest" is "das Fest". Other clauses, and those of other languages, stay as they are.
 */
export function withSubjectFirst(clause: string, language: string): string {
  const groups = language.startsWith("de") ? verbSecond.exec(clause)?.groups : undefined;
  const { verb = "", self = "", subject = "", rest = "" } = groups ?? {};
  if (groups === undefined || noVerb.test(verb)) return clause;
  // "alten Stühle" are no verb and its subject.
  if (/(?:en|te)$/u.test(verb) && !copula.test(verb) && !/ |^\p{Ll}/u.test(subject)) return clause;
  if (verb === "gibt es" || (copula.test(verb) && rest.trim() === "")) return subject + rest;
  return `${subject} ${verb}${self}${rest}`;
}
