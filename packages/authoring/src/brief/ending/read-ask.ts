// what a request says that its audience is to do -> the ask, in its words: "persuade the council to fund a ramp", "den Ausschuss, der
// uns 4.500 Euro bewilligen soll".
const object = "[^,;:.!?\\n]{2,70}?";
const deed = "(?<deed>[^,;:.!?\\n]{6,140}(?:[.,]\\p{Nd}[^,;:.!?\\n]{0,80})?)";

/** Verbs of winning people over, whom, and what for. */
const winning = [
  `(?:persuade|convince|talk) ${object} (?:to|into) ${deed}`,
  `(?:überzeugen|dazu (?:bringen|bewegen)),\\s(?<deed>[^;:.!?\\n]{6,120}?\\szu\\s\\p{L}{3,20})(?=[,;.!?\\n]|$)`,
  `(?:convaincre|persuader) ${object} (?:de |d['’])${deed}`,
  `convencer (?:a |al )?${object} (?:de|para|a) (?!que )${deed}`,
  `(?:convincere|persuadere) ${object} (?:a|ad|di) ${deed}`,
  `(?:overtuigen|overhalen) om (?<deed>[^;:.!?\\n]{6,120}?\\ste\\s\\p{L}{3,20})(?=[,;.!?\\n]|$)`,
  `(?:övertyga|overbevise) ${object} om (?:att|at|å) ${deed}`,
  `(?:přesvědčit|przekonać|убедить|переконати) ${object}, (?:aby|żeby|чтобы|щоб) ${deed}`,
].map((pattern) => new RegExp(`(?<![\\p{L}\\p{M}])${pattern}`, "iu"));

/** A clause that says of the audience what it is to do; in Dutch and German its verb stands last. */
const relative = [
  `, (?:who|which) (?:should|is to|are to|has to|have to|must|will have to|needs? to|can) ${deed}`,
  `, (?:der|die|das|welche[rs]?) (?<deed>[^,;:!?\\n]{6,140}?) (?:soll(?:en|te|ten)?|muss|müssen)(?=[\\s,;.!?]|$)`,
  `, die (?<deed>[^,;:!?\\n]{6,140}?) (?:moet(?:en)?|zou(?:den)? moeten)(?=[\\s,;.!?]|$)`,
  `, qui (?:doit|doivent|devrait|devraient) ${deed}`,
  `, que (?:debe|deben|debería|deberían|tiene que|tienen que|deve|devem|deveria|tem de|têm de) ${deed}`,
  `, che (?:deve|devono|dovrebbe|dovrebbero) ${deed}`,
  `, som (?:ska|skal|bör|bør|må|måste) ${deed}`,
].map((pattern) => new RegExp(pattern, "iu"));

const longestRead = 600;
const fewestWords = 3;

/** Returns what a request wants its audience to be won over to, in its words; undefined where it wins nobody over. */
export function readPersuasion(text: string): string | undefined {
  return deedIn(text, winning);
}

/** Returns what a request says that its audience is to do: "the board, who should grant us 4,000 euros". */
export function readDuty(text: string): string | undefined {
  return deedIn(text, relative);
}

function deedIn(text: string, patterns: readonly RegExp[]): string | undefined {
  const words = text.slice(0, longestRead);
  const found = patterns.map((pattern) => pattern.exec(words)?.groups?.["deed"]?.trim());
  return found.find((one) => one !== undefined && one.split(/\s+/u).length >= fewestWords);
}

const opensRelative = /^(?:who|which|that|der|die|das|welche[rs]?|qui|que|che|som)\s/iu;
const dutiful =
  /(?<!\p{L})(?:should|is to|are to|has to|have to|must|soll(?:en|te|ten)?|muss|müssen|moet(?:en)?|doit|doivent|debe[n]?|deve[m]?|devono|ska|skal)(?!\p{L})/iu;

/** Says whether words are a clause on what somebody is to do, and no name of a topic. */
export function isDuty(words: string): boolean {
  return opensRelative.test(words) && dutiful.test(words);
}
