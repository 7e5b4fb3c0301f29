import { describe, expect, it } from "vitest";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { detectInSentences } from "./detectors.ts";

function timelineOf(text: string, language = "en"): readonly string[] | undefined {
  const sentences = splitSentences(text, language).map(({ start, end }) => text.slice(start, end));
  const [best] = detectInSentences(sentences, { language, heading: "", subject: "" });
  const body = best?.exhibit.body;
  return body?.kind === "timeline" ? body.events.map(({ date, title }) => `${date}: ${title}`) : undefined;
}

describe("findTimelineInClauses", () => {
  it.each([
    {
      text: "we switch on 12 March, training is on 14 March, first full week from 17 March.",
      want: ["12 March: We switch", "14 March: Training", "From 17 March: First full week"],
    },
    {
      text: "Kickoff 3 May, design done by end of June, pilot in Q3, rollout January 2027.",
      want: ["3 May: Kickoff", "By end of June: Design done", "Q3: Pilot", "January 2027: Rollout"],
    },
    {
      text: "Packing starts on Thursday 5 June. Movers come Saturday 7 June. On Monday 9 June all work from home, and the new office opens Tuesday the 10th. It has 140 desks.",
      want: [
        "Thursday 5 June: Packing starts",
        "Saturday 7 June: Movers come",
        "Monday 9 June: All work from home",
        "Tuesday the 10th: The new office opens",
      ],
    },
    {
      text: "ballot opens 3 Feb closes 24 Feb, result 26 Feb",
      want: ["3 Feb: Ballot opens", "24 Feb: Closes", "26 Feb: Result"],
    },
    {
      language: "de",
      text: "Am 3. September beginnt die Schule, am 12. Oktober sind Herbstferien, am 23. November ist das Laternenfest.",
      want: [
        "3. September: Die Schule beginnt",
        "12. Oktober: Herbstferien",
        "23. November: Das Laternenfest",
      ],
    },
    {
      language: "es",
      text: "El lunes 4 viene el técnico, el miércoles 6 se corta el agua, el viernes 8 se pinta la escalera.",
      want: ["Lunes 4: Viene el técnico", "Miércoles 6: Se corta el agua", "Viernes 8: Se pinta la escalera"],
    },
    {
      language: "pt",
      text: "Em março preparamos a terra, em abril plantamos, em junho regamos e em agosto colhemos.",
      want: ["Março: Preparamos a terra", "Abril: Plantamos", "Junho: Regamos", "Agosto: Colhemos"],
    },
    {
      text: "Day 1 old town and the castle, day 2 oceanarium, day 3 Sintra by train",
      want: ["Day 1: Old town and the castle", "Day 2: Oceanarium", "Day 3: Sintra by train"],
    },
    {
      text: "Coach leaves 7.15, fossil walk at 10, abbey at 1, back at school 18.30, packed lunch",
      want: ["7.15: Coach leaves", "At 10: Fossil walk", "At 1: Abbey", "18.30: Back at school"],
    },
    {
      language: "ja",
      text: "9時に学校に集合、9時半にバスで出発、11時に動物園に到着、15時に学校に戻ります。",
      want: ["9時: 学校に集合", "9時半: バスで出発", "11時: 動物園に到着", "15時: 学校に戻ります"],
    },
    {
      text: "friday 16:00 bus leaves, 19:30 dinner, saturday 10:00 rehearsal, sunday 11:00 home",
      want: ["Friday 16:00: Bus leaves", "19:30: Dinner", "Saturday 10:00: Rehearsal", "Sunday 11:00: Home"],
    },
    {
      text: "24 May, race day. 8:30 doors open, 9:30 to 12 races, 12:30 lunch",
      want: ["8:30: Doors open", "9:30 to 12: Races", "12:30: Lunch"],
    },
  ])("sets what is told beside when it is: $text", ({ text, want, language }) => {
    expect(timelineOf(text, language)).toEqual(want);
  });

  it.each([
    ["figures over time", "Sales were 3.2m in 2023, 3.9m in 2024 and 4.4m in 2025."],
    ["amounts by day", "Mon 14 loaves, Tue 18 loaves, Wed 22 loaves, Thu 19 loaves."],
    ["prices", "Soup 4.50, salad 6.20, pie 7.80, cake 13.10."],
    ["durations", "The flight takes 2 h, the transfer 1 h and the check-in 3 h."],
    ["laws by their years", "The law of 1949, the reform of 1977 and the act of 2009 are still in force."],
    ["two dates among others", "The team met Ann on Monday, the plan was changed on Tuesday, nobody minded."],
    ["results", "We won 3:1 against Leeds, 2:0 against York and 4:2 against Hull."],
    ["opening hours", "We are open Monday to Friday from 9 to 5 and on Saturday until noon."],
    ["weeks out of order", "Sales rose in week 3, more than in week 1, less than in week 2."],
  ])("takes %s for no events", (_, text) => {
    expect(timelineOf(text)).toBeUndefined();
  });
});
