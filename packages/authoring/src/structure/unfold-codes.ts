import { readLabel } from "../text/labelled.ts";

const fewestCodes = 3;
const fewestGroups = 2;
/** Nobody has more goals than this at a time. */
const mostGroups = 40;
const codeLine = /^(?:[-*•] )?(\p{Lu}[\p{Lu}\p{Nd}]{0,7})-(\d{1,5})(?:[:.)]| [–—-])? {1,3}(?=\S)/u;
const levelWord = /^(?:epic|feature|initiative|theme|saga)\s?[:\uFF1A]\s/iu;
/** "Objective 1", "Ziel 2", "O1": what a group of lines stands for. */
const groupLabel =
  /^(?:objectives?|objective key|goal|ziel|objectif|objetivo|obiettivo|doel|doelstelling|cel|цель|目标|目標|o)\s?(\d{1,2})$/iu;
const resultLabel =
  /^(?:kr|key result|schlüsselergebnis|résultat clé|resultado clave|risultato chiave|resultado-chave|kluczowy rezultat|ключевой результат|关键结果|成果)\s?\d{1,2}(?:[.]\d{1,2})?$/iu;

/**
 * Returns a text whose lines open with running codes written as lists that need none of them to be told apart: tickets
 * ("RET-1 As a customer …", what is indented below one under it) keep theirs as a term, goals become headings and their
 * numbered results items. Other texts come back as they are.
 */
export function unfoldCodes(text: string): string {
  const lines = text.split("\n");
  if (hasRunningCodes(lines)) return unfoldTickets(lines);
  const groups = lines.filter(isGroup).length;
  const areGoals = groups >= fewestGroups && groups <= mostGroups;
  return areGoals && lines.filter(isResult).length >= fewestCodes ? unfoldGoals(lines) : text;
}

/** Codes of one project that count up: "COVID-19" at the beginning of three lines is none. */
function hasRunningCodes(lines: readonly string[]): boolean {
  const codes = lines.flatMap((line) => {
    const code = codeLine.exec(line.slice(0, 40));
    return code === null ? [] : [{ prefix: code[1], number: Number(code[2]) }];
  });
  return (
    codes.length >= fewestCodes &&
    codes.every(
      ({ prefix, number }, index) =>
        prefix === codes[0]?.prefix && (index === 0 || number > (codes[index - 1]?.number ?? 0)),
    )
  );
}

/** A ticket is an item with its code as the term; the label that all lines below tickets share says nothing. */
function unfoldTickets(lines: readonly string[]): string {
  let isOpen = false;
  const shared = sharedLabel(lines);
  return lines
    .map((line) => {
      const code = codeLine.exec(line.slice(0, 40));
      if (code !== null) {
        isOpen = true;
        return `- ${code[1]}-${code[2]}: ${line.slice(code[0].length)}`;
      }
      const bullet = /^\s{0,12}[-*•+] {1,3}/u.exec(line.slice(0, 24))?.[0];
      if (!isOpen || bullet === undefined) {
        isOpen = false;
        return line.replace(levelWord, "");
      }
      return `  - ${withoutLabel(line.slice(bullet.length), shared)}`;
    })
    .join("\n");
}

function sharedLabel(lines: readonly string[]): string | undefined {
  const below = lines.flatMap((line) => /^\s{1,12}[-*•+] {1,3}(.{1,400})/u.exec(line)?.[1] ?? []);
  const terms = below.map((words) => readLabel(words)?.term.replace(/\s?\d{1,2}$/u, ""));
  const [first] = terms;
  return first !== undefined && terms.every((term) => term === first) ? first : undefined;
}

function withoutLabel(words: string, label: string | undefined): string {
  const own = label === undefined ? undefined : readLabel(words);
  return own === undefined ? words : words.slice(own.textStart);
}

/** "Objective 1: …" is a heading, "KR1: …" an item below it, and what else has a label another one. */
function unfoldGoals(lines: readonly string[]): string {
  let isOpen = false;
  const first = lines.findIndex((line) => line.trim() !== "");
  return lines
    .flatMap((line, index): readonly string[] => {
      const isTitle =
        index === first && lines[index + 1]?.trim() === "" && !/^#|[.:\uFF1A]$/u.test(line.trim());
      if (isTitle && !isGroup(line)) return [`# ${line.trim()}`];
      const bare = line.replace(/^\s{0,8}(?:[-*•] )?/u, "");
      const label = readLabel(bare);
      if (label !== undefined && groupLabel.test(label.term)) {
        isOpen = true;
        return ["", `## ${bare.slice(label.textStart)}`, ""];
      }
      if (line.trim() === "") return [line];
      if (!isOpen || label === undefined) {
        isOpen = isOpen && label !== undefined;
        return [line];
      }
      return [`- ${resultLabel.test(label.term) ? bare.slice(label.textStart) : bare}`];
    })
    .join("\n");
}

function isGroup(line: string): boolean {
  const label = readLabel(line.trimStart());
  return label !== undefined && groupLabel.test(label.term);
}

function isResult(line: string): boolean {
  const label = readLabel(line.replace(/^\s{0,8}(?:[-*•] )?/u, ""));
  return label !== undefined && resultLabel.test(label.term);
}
