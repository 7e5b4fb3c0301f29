import type { Block, ListItem } from "../../structure/blocks.ts";
import { toRichText } from "../../text/markup/rich-text.ts";
import { splitMembers } from "../../text/sentences/members.ts";
import { capitalise } from "../../text/words/capitalise.ts";
import type { Drawing, Sought } from "./drawing.ts";
import { type Fact, shareOf, stemsOf } from "./facts.ts";

const fewestSteps = 3;

/** Returns the steps that a fact lists under the name that is asked for: "left turn: look, hand out, look again". */
export function drawSteps({ facts, blocks, stems, language }: Sought): Drawing | undefined {
  const named = facts.filter(({ label }) => label !== "" && shareOf(stems, label, language) > 0);
  for (const fact of named) {
    const steps = splitMembers(fact.body);
    if (steps.length < fewestSteps) continue;
    const block = listOf(steps, fact, blocks, true);
    return { block: { ...block, wanted: "process" }, facts: [fact], isWhole: true, name: fact.label };
  }
  const chains = facts.filter(({ body }) => isChain(body));
  const [only, ...others] = chains;
  if (only === undefined || others.length > 0) return undefined;
  const block = listOf(splitMembers(only.body), only, blocks, true);
  return { block: { ...block, wanted: "process" }, facts: [only], isWhole: true, name: only.label };
}

/** "Power off – goods out – walls – floor": dashes or arrows part three steps and more. */
function isChain(words: string): boolean {
  return [" → ", " -> ", " – ", " > "].some((mark) => words.split(mark).length >= fewestSteps);
}

const between =
  /\s(?:against|versus|vs\.?|and|or|gegen|gegenüber|und|oder|contre|face à|et|ou|contra|frente a|y|o|contro|e|tegen|en|of|mot|och|og|eller|przeciw|kontra|i|a|против|и|і|та|ve|ja|és|și)\s/iu;

/** Returns the two sides that are asked for by their names, each with what the facts tell of it: "old against new". */
export function drawSides({ facts, blocks, visual, language }: Sought): Drawing | undefined {
  const sides = visual.text.split(between).map((side) => side.trim());
  const [one = "", other = ""] = sides;
  if (sides.length !== 2 || one === "" || other === "") return undefined;
  const [left, right] = [one, other].map((side) => factOf(side, facts, language));
  if (left === undefined || right === undefined || left.fact === right.fact) return undefined;
  const source = blocks[left.fact.place]?.source ?? { start: 0, end: 0 };
  const items = [left, right].map(
    ({ name, told }): ListItem => ({
      text: toRichText(`${capitalise(name)}: ${told}`),
      children: [],
    }),
  );
  const block: Block = { kind: "list", ordered: false, items, source, wanted: "comparison" };
  return { block, facts: [left.fact, right.fact], isWhole: true, name: "" };
}

interface Side {
  readonly fact: Fact;
  readonly name: string;
  readonly told: string;
}

/** The fact that has the name of a side as its label or opens with it, or with another word for the same time. */
function factOf(side: string, facts: readonly Fact[], language: string): Side | undefined {
  const stems = stemsOf(side, language);
  const opens = ({ words, label }: Fact): boolean => {
    const first = label === "" ? (words.split(/[\s,:;]/u, 1)[0] ?? "") : label;
    return (
      shareOf(stems, first, language) === 1 ||
      first.toLowerCase() === side.toLowerCase() ||
      isSameTime(first, side)
    );
  };
  const fact = facts.find(opens);
  if (fact === undefined) return undefined;
  const name = fact.label === "" ? (fact.words.split(/[\s,:;]/u, 1)[0] ?? side) : fact.label;
  return {
    fact,
    name,
    told: fact.label === "" ? fact.words.slice(name.length).replace(/^[\s,:;]+/u, "") : fact.body,
  };
}

const times: readonly RegExp[] = [
  /^(?:old|before|until now|so far|previous(?:ly)?|alt|vorher|bisher|früher|bislang|ancien(?:ne)?|avant|jusqu'ici|antes|anterior|viejo|hasta ahora|vecchio|prima|finora|antigo|até agora|oud|voorheen|tot nu toe|gammal|förr|hittills|gammel|før|hidtil|stary|dotąd|przedtem|starý|dosud|старый|было|раньше|до сих пор|старе|раніше|eski|önce|vanha|ennen|régi|eddig|vechi|înainte|παλιό|πριν|旧|之前|以前|従来|기존|이전|قديم|قبل|ישן|לפני|cũ|trước|lama|sebelum)$/iu,
  /^(?:new|after|now|from now on|neu|nachher|jetzt|künftig|nouveau|nouvelle|après|maintenant|nuevo|después|ahora|nuovo|dopo|ora|adesso|novo|depois|agora|nieuw|nu|voortaan|ny|nytt|nu|efter|nå|etter|nowy|teraz|odtąd|nový|nyní|новый|стало|теперь|новий|тепер|yeni|sonra|uusi|nyt|új|most|nou|acum|νέο|τώρα|新|之后|現在|今後|신규|이후|جديد|بعد|חדש|אחרי|mới|sau|baru|sesudah)$/iu,
];

/** "Bisher" and "alt" name the same side. */
function isSameTime(one: string, other: string): boolean {
  return times.some((time) => time.test(one) && time.test(other));
}

const quoted =
  /^[(（\s]*(?<words>["“„«「][^"“”„«»「」]{8,300}["”“»」])[.,]?\s?[,–—-]?\s?(?<speaker>[^"“”„«»()（）]{0,80})[)）]?$/u;

/** Returns what somebody said, in its own marks, with who said it. */
export function drawQuote({ facts, blocks, stems, language }: Sought): Drawing | undefined {
  const found = facts.flatMap((fact) => {
    const { words, speaker = "" } = quoted.exec(fact.words)?.groups ?? {};
    return words === undefined ? [] : [{ fact, words, speaker: speaker.trim() }];
  });
  const best =
    found.find(({ fact }) => shareOf(stems, `${fact.heading} ${fact.words}`, language) > 0) ??
    (found.length === 1 ? found[0] : undefined);
  if (best === undefined) return undefined;
  const source = blocks[best.fact.place]?.source ?? { start: 0, end: 0 };
  const next = best.speaker === "" ? speakerBehind(best.fact, facts) : undefined;
  const speaker = next?.words ?? best.speaker;
  const text = toRichText(speaker === "" ? best.words : `${best.words} – ${speaker}`);
  return {
    block: { kind: "quote", text, source, wanted: "quote" },
    facts: next === undefined ? [best.fact] : [best.fact, next],
    isWhole: true,
    name: "",
  };
}

/** "Bernard, who built it": a few words right behind, which begin with a name. */
function speakerBehind(fact: Fact, facts: readonly Fact[]): Fact | undefined {
  const next = facts[facts.indexOf(fact) + 1];
  const isName = next?.place === fact.place && /^\p{Lu}\p{Ll}+(?:[, ]|$)/u.test(next.words);
  return isName && next.words.length <= longestSpeaker && !/\p{Nd}/u.test(next.words) ? next : undefined;
}

const longestSpeaker = 60;

/** Returns a list of words as a block where a fact stands. */
function listOf(members: readonly string[], fact: Fact, blocks: readonly Block[], ordered: boolean): Block {
  const source = blocks[fact.place]?.source ?? { start: 0, end: 0 };
  const items = members.map((member) => ({ text: toRichText(capitalise(member.trim())), children: [] }));
  return { kind: "list", ordered, items, source };
}

/** Returns the very sentence that is to own a slide. */
export function drawStatement({ facts, blocks, visual }: Sought): Drawing | undefined {
  const words = visual.text.replace(/[.。]$/u, "");
  const fact = facts.find((one) => one.words === words);
  if (fact === undefined) return undefined;
  const source = blocks[fact.place]?.source ?? { start: 0, end: 0 };
  const text = toRichText(capitalise(words));
  return {
    block: { kind: "paragraph", text, source, wanted: "statement" },
    facts: [fact],
    isWhole: true,
    name: "",
  };
}
