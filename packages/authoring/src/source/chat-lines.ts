import type { SourceLine } from "./source-line.ts";

const time = String.raw`(?:(?:오전|오후|上午|下午|午前|午後) ?)?\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?:[.,]\p{Nd}{1,3})?(?: ?[AaPp]\.?[Mm]\.?| Uhr| [مص])?`;
const date = String.raw`\p{Nd}{1,4}[./-]\p{Nd}{1,2}(?:[./-]\p{Nd}{1,4})?\.?`;
const name = String.raw`[\p{L}~@+][^:：\n<>|]{0,39}`;
/** "[09:14] Ines:", "12/03/24, 09:14 - Ines:", "12/4 09:14 - Ines:", "19:04 <pebble>", "Ines [09:14]:", "Ines (09:14)" alone. */
const stampBefore = new RegExp(
  String.raw`^[\u200e\ufeff]?(?:[[(（](?:${date}[,،]? {1,2})?${time}(?:,? ${date})?[\])）]|(?:${date}[,،]? {1,2})${time}|${time}(?= ?[-–—<|]| {1,3}\p{Lu}[^:：\n]{0,30}[:：])) ?[-–—|]? {0,3}(?:<${name}>|${name}[:：](?=\s|$|[\u3000-\u9fff])|${name}：)?`,
  "u",
);
/** "00:01:12 HELENA So we agreed": a time and a name in capitals before what is said, without a mark between; without seconds it may be a programme. */
const stampNamed =
  /^[[(]?\p{Nd}{1,2}:\p{Nd}{2}:\p{Nd}{2}(?:[.,]\p{Nd}{1,3})?[\])]?(?: ?[-–—|])? {1,4}\p{Lu}[\p{Lu}\p{M}.'’-]{1,19}(?: \p{Lu}[\p{Lu}\p{M}.'’-]{1,19}){0,2}(?: \([^()\n]{1,24}\))?(?=\s+["“„«¿¡(]?(?:\p{Lu}\p{Ll}|\p{Lu}\s|\p{Ll})|$)/u;
const stampBehind = new RegExp(
  String.raw`^${name}?[ \t]{1,8}[[(（]?(?:${date},? {0,2})?${time}(?:,? ${date})?[\])）]?(?::(?=\s)|：|$)`,
  "u",
);
/** "AGENT 00:04 Thank you for calling": names in capitals and a time before what is said. */
const stampInside = new RegExp(String.raw`^\p{Lu}[\p{Lu}\p{N} _-]{0,19} [[(]?${time}[\])]?:?(?=\s\S)`, "u");
const cue = /^(?:\d{2}:)?\d{2}:\d{2}[.,]\d{3} --> |^WEBVTT/u;
const voice = /^<v(?:\.[^ >\n]{1,40})? [^>\n]{1,40}>/u;
const speaker = new RegExp(
  String.raw`^(?:\*\*|<v )?(${name}?)(?:[:：]\*\*|\*\*[:：]|[:：]|>)(?=\s|$|[\u3000-\u9fff\uac00-\ud7af])`,
  "u",
);
const fewestStamps = 3;
const fewestTurns = 4;

/** Returns by line how many of its characters only say when and who, for chats and transcripts; no entry for other lines. */
export function findChatOpenings(lines: readonly SourceLine[]): ReadonlyMap<number, number> {
  const stamps = new Map<number, number>();
  for (const line of lines) {
    const text = line.text.trimStart();
    const indent = line.text.length - text.length;
    const head = text.slice(0, 120);
    const stamp = cue.test(head)
      ? text
      : (voice.exec(head)?.[0] ??
        (stampNamed.exec(head) ??
          stampBefore.exec(head) ??
          stampBehind.exec(head) ??
          stampInside.exec(head))?.[0]);
    if (stamp !== undefined && stamp.trim() !== "") stamps.set(line.index, indent + stamp.length);
  }
  const said = withoutSchedules(lines, stamps);
  if (said.size >= fewestStamps) return said;
  const typed = findTyped(lines);
  return typed.size > 0 ? typed : findTurns(lines);
}

/** "marek 09:02 checkout is down": names that come back, each with a time before what is said, in the order of the times. */
function findTyped(lines: readonly SourceLine[]): ReadonlyMap<number, number> {
  const typed = lines.flatMap(({ index, text }) => {
    const match = typedStamp.exec(text.slice(0, 80));
    const minute = Number(match?.[2]) * 60 + Number(match?.[3]);
    return match === null
      ? []
      : [{ index, length: match[0].length, who: match[1]?.toLowerCase() ?? "", minute }];
  });
  const names = new Set(typed.map(({ who }) => who));
  const isInOrder = typed.every(({ minute }, at) => minute >= (typed[at - 1]?.minute ?? 0));
  const isChat = typed.length >= fewestTurns && names.size >= 2 && names.size < typed.length && isInOrder;
  return new Map(isChat ? typed.map(({ index, length }) => [index, length]) : []);
}

const typedStamp =
  /^\s{0,4}([\p{L}@][\p{L}\p{M}\p{N}._-]{1,19}) \[?(\p{Nd}{1,2})[:.](\p{Nd}{2})\]?[:,]?\s{1,3}(?=\S)/u;

/** "Adults 9:30", "Children 10:15", "Choir 11:00" one below the other: where nothing is said between them, they are no stamps. */
function withoutSchedules(
  lines: readonly SourceLine[],
  stamps: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const bare = new Set(
    lines
      .filter(({ index, text }) => stamps.get(index) === text.trimEnd().length && !opensWithMark.test(text))
      .map(({ index }) => index),
  );
  return new Map(
    [...stamps].filter(([index]) => !bare.has(index) || !(bare.has(index - 1) || bare.has(index + 1))),
  );
}

const opensWithMark = /^\s*[[(（\p{Nd}]/u;

/** "Ines: …" and "Tom: …" in turn: names that come back; the labels of facts come once each. */
function findTurns(lines: readonly SourceLine[]): ReadonlyMap<number, number> {
  const turns = new Map<string, Map<number, number>>();
  for (const line of lines) {
    const match = speaker.exec(line.text.slice(0, 60));
    const who = match?.[1]?.trim().toLowerCase() ?? "";
    if (match === null || who === "" || who.split(" ").length > 4 || /[.!?;,]/u.test(who)) continue;
    const own = turns.get(who) ?? new Map<number, number>();
    turns.set(who, own.set(line.index, match[0].length));
  }
  const back = [...turns.values()].filter((own) => own.size >= 2);
  const count = back.reduce((sum, own) => sum + own.size, 0);
  const filled = lines.filter(({ text }) => text.trim() !== "").length;
  if (back.length < 2 || count < fewestTurns || count * 3 < filled) return new Map();
  const all = [...turns.values()].filter((own) => own.size >= 2 || count * 2 > filled);
  return new Map(all.flatMap((own) => [...own]));
}
