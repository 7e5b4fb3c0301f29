import { countColumns } from "../text/columns.ts";
import { splitSentences } from "../text/sentences.ts";

const pointVerbs =
  /^(?:(?:please|also|then|bitte|auch)\s)?(?:explain|cover|discuss|describe|talk about|address|outline|erklär\p{L}{0,3}|behandle|beschreib\p{L}{0,2}|erläuter\p{L}{0,2}|explique[rz]?|décri[st]|décrivez|aborde[rz]?|explica|explican?|describe|aborda|cubre|aborde|descreva|spiega\p{L}{0,2}|descrivi|tratta|объясни\p{L}{0,2}|опиши\p{L}{0,2}|расскажи\p{L}{0,2} о|اشرح|وضّح|وضح|تناول)[,،]?\s+/iu;
const eastAsianVerbs =
  /^(?:请)?(?:解释|说明|介绍|讲解)(?!文)(.{2,300})$|^(.{2,300}?)を?(?:説明|紹介)(?:して|する)/u;
const includedSlide =
  /(?:one|a|eine|einer|une|una|um|один|شريحة) ?(?:simple |single |einzelne )?(?:slide|folie|diapositive|diapo|diapositiva|slide|слайд|واحدة) (?:with |on |about |called |titled |mit |zu |über |avec |sur |intitulée |con |sobre |titulada |com |su |intitolata |с |со |о |про |عن |بعنوان |تتضمن )?(?:a |the |einem |einer |un |une |una |um |uma )?["“„«]?([^"”“»,.;\n]{3,60}?)["”“»]?(?= and one\b| und eine\b| et une\b| y una\b| e um\b| e una\b| и один\b|[,.;]|$)/giu;
const including =
  /^(?:please |bitte )?(?:include|add|nimm|füge|inclu\p{L}{1,3}|ajoute\p{L}{0,2}|añad\p{L}{1,3}|agrega|adicione|aggiungi|includi|добавь\p{L}{0,2}|включи\p{L}{0,2}|أضف|ضمّن)/iu;

/** Returns the points that a brief without material wants made, one slide each, in its words and order. */
export function readPoints(instruction: string): readonly string[] {
  const points: string[] = [];
  for (const { start, end } of splitSentences(instruction, "en")) {
    const sentence = instruction
      .slice(start, end)
      .replace(/[.!。]\s{0,3}$/u, "")
      .trim();
    const verb = pointVerbs.exec(sentence)?.[0];
    const eastAsian = verb === undefined ? eastAsianVerbs.exec(sentence) : null;
    if (verb !== undefined) points.push(...splitEnumeration(sentence.slice(verb.length)));
    else if (eastAsian !== null) points.push(...splitEastAsian(eastAsian[1] ?? eastAsian[2] ?? ""));
    else if (including.test(sentence))
      points.push(...[...sentence.matchAll(includedSlide)].map((match) => (match[1] ?? "").trim()));
  }
  return points.filter((point) => point.length >= 2 && countColumns(point) <= 120).slice(0, 20);
}

/** Returns the members of "a, b, c and d". */
function splitEnumeration(words: string): readonly string[] {
  const members = words.split(/, (?:and |und |et |y |e |и )?|; |، (?:و)?/u);
  const last = members.at(-1) ?? "";
  const joined =
    members.length > 1
      ? / (?:and|und|et|y|e|и) (?=(?:what|why|how|when|who|where|was|warum|wie|wann|wer|wo|pourquoi|comment|cómo|por|como|come|perché|как|почему|что)(?!\p{L}))/u
      : / (?:and|und|et|y|e|и) /u;
  return [...members.slice(0, -1), ...last.split(joined)].map((member) => member.trim());
}

function splitEastAsian(words: string): readonly string[] {
  return words
    .split(/[、\uFF0C,;\uFF1B]|以及|および|及び/u)
    .map((member) => member.replace(/^(?:和|そして|还有)/u, "").trim());
}

const lastSlide =
  /(?:last slide|final slide|letzte folie|schlussfolie|dernière diapositive|dernière diapo|dernier slide|última diapositiva|última lámina|último slide|ultima diapositiva|ultima slide|последний слайд|последнем слайде|最后一页|最后一张(?:幻灯片)?|最後の(?:スライド|1枚|一枚)|الشريحة الأخيرة)\s?[:,\uFF1A\uFF0C–-]?\s?(?:should (?:show|be|have) |with |mit |avec |con |com |放|写|は|には|на |: )?["“„«]?([^".”»\n。]{3,100})/iu;

/** Returns what a brief wants on the last slide. */
export function readClosing(instruction: string): string | undefined {
  return lastSlide.exec(instruction)?.[1]?.trim();
}
