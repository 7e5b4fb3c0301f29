import { countColumns } from "../words/columns.ts";

const pointlessBeginnings =
  /^(?:nor|another|also|otherwise|you|this|these|that|those|it|he|she|they|his|her|their|its|such|so|but|and|or|then|there|here|dies|diese|dieser|dieses|das|er|sie|es|sein|seine|ihr|ihre|aber|und|doch|jedoch|denn|dabei|ce|cette|ces|il|elle|ils|elles|son|sa|ses|leur|leurs|mais|et|donc|esto|esta|este|estos|estas|su|sus|pero|y|это|он|она|они|но|и)\b/iu;

/** Beginnings that count on from the sentence before: "Six days later", "The first one", "Once more", "Only then". */
const continuations =
  /^(?:(?:\p{L}{1,12}|\p{Nd}{1,3}) (?:minutes|hours|days|weeks|months|years) (?:later|earlier|after that)|the (?:first|second|third|next|last|other|latter|former) (?:ones?(?!, \p{Lu})|two)|the (?:others?|latter|former|rest|same)|(?:one|some|most|many|all|both|none|each|neither) of (?:them|these|those)|(?:neither|once more|only|again|instead|later|soon|afterwards|meanwhile|even so|still|yet|what followed|by then|until then|by the next|the following|the next)|(?:einer|eine|eines|einige|die meisten|alle|beide) (?:von ihnen|davon)|(?:\p{L}{2,12}|\p{Nd}{1,3}) (?:stunden|tage|wochen|monate|jahre) (?:später|danach|früher)|(?:\p{L}{2,12}|\p{Nd}{1,3}) (?:heures|jours|semaines|mois|ans|années) plus (?:tard|tôt)|(?:\p{L}{2,12}|\p{Nd}{1,3}) (?:horas|días|semanas|meses|años) (?:después|más tarde|antes)|(?:danach|daraufhin|später|dann|wieder|nur|noch einmal|am nächsten)|(?:ensuite|puis|plus tard|alors|de nouveau)|(?:después|luego|más tarde|entonces|de nuevo)|(?:dopo|poi|più tardi|allora|di nuovo)|(?:затем|потом|позже|тогда|снова))(?![\p{L}\p{M}])/iu;

/** "In 1870 she laid …", "In October of that year …", "The experiment was repeated …" say of whom or when elsewhere. */
const backReferences =
  /^(?:(?:in|on|by|at|for|from|im|am|en|le|в|с)\s[\p{L}\p{Nd} ]{2,24}?,?\s(?:he|she|it|they|er|sie|es|il|elle|ils|elles|он|она|они)|.{0,24}(?:of|in|at|by) that (?:year|month|day|week|time|point)|the \p{L}{2,20} (?:was|were) (?:repeated|resumed|abandoned again))(?![\p{L}\p{M}])/iu;

/** Says whether a sentence can stand alone: it points back at none before it, asks nothing and announces nothing. */
export function standsAlone(text: string): boolean {
  const opening = text.slice(0, 56);
  return (
    !text.startsWith("(") &&
    !pointlessBeginnings.test(opening) &&
    !continuations.test(opening) &&
    !backReferences.test(opening) &&
    !eastAsianBeginnings.test(opening) &&
    !/[?\uFF1F:\uFF1A]["'”’»」]?$/u.test(text.slice(-3))
  );
}

/** The same of Chinese and Japanese, which set no space after them. */
const eastAsianBeginnings =
  /^(?:而|于是|於是|但|因此|所以|这|這|那|它|他|她|其(?!他)|此|不过|然而|同时|しかし|そして|また|これ|それ|この|その|さらに|だから|なお|つまり|そのため)/u;

/** Says whether a sentence speaks of "him" or "it": of somebody or something that another one names. */
export function namesNobody(text: string): boolean {
  return /(?<!\p{L})(?:he|she|it|they|him|them|his|her|their|er|sie|es|il|elle|ils|elles|él|ella)(?!\p{L})/iu.test(
    text,
  );
}

/** "The joy was short": a few words without a figure or a name take their sense from what is told around them. */
export function saysLittle(text: string): boolean {
  return countColumns(text) < 34 && !/\p{Nd}/u.test(text) && !/(?<=[\p{Ll},] )\p{Lu}/u.test(text);
}
