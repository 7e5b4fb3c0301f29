import { framesMeeting, isAttendance } from "../text/lexicon/minutes-phrases.ts";
import type { DocumentFacts } from "./chain/document-facts.ts";

/** What frames the minutes of a meeting: who was there, and when it began and ended. */
export interface MeetingFrame {
  /** Units of lines of attendance. */
  readonly attendance: readonly number[];
  readonly bounds: readonly number[];
}

/** Returns the units of minutes that tell who was there, with all of their lines, and those that only open or close the meeting. */
export function findMeetingFrame({ units }: DocumentFacts): MeetingFrame {
  const attendance = new Set<number>();
  const bounds: number[] = [];
  for (const [index, { unit }] of units.entries()) {
    if (unit.form !== "sentence" && unit.form !== "item") continue;
    if (framesMeeting(unit.text)) bounds.push(index);
    else if (isAttendance(lineFrom(units, index)))
      for (let own = index; own === index || units[own]?.unit.opensLine === false; own += 1)
        attendance.add(own);
  }
  return { attendance: [...attendance], bounds };
}

const mostPieces = 12;

/** The words of a unit and of those behind it in its line: a label may have been cut off from what it labels. */
function lineFrom(units: DocumentFacts["units"], from: number): string {
  let last = from;
  while (units[last + 1]?.unit.opensLine === false && last - from < mostPieces) last += 1;
  return units
    .slice(from, last + 1)
    .map(({ unit }) => unit.text)
    .join(" ");
}
