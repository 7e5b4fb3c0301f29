import { describe, expect, test } from "vitest";
import { findNotes } from "./find-notes.ts";

const notesOf = (sentence: string): readonly string[] | undefined =>
  findNotes(sentence)?.map(({ start, end }) => sentence.slice(start, end).trim());

describe("findNotes", () => {
  test.each([
    { sentence: "Concert on 14 June, tickets £8, under 16s free", count: 3 },
    { sentence: "Saturday 12 October, 14 teams, entry 3 euros, all goes to the school.", count: 4 },
    { sentence: "Monday closed, Tuesday to Friday 10 to 19, Saturday 9 to 13", count: 3 },
    { sentence: "Mitglieder von 312 auf 356, Kasse 8.400 Euro, 3 neue Trainer", count: 3 },
    { sentence: "18 juin, place du marché, 300 repas, 25 bénévoles", count: 4 },
    { sentence: "早班7点到15点，中班11点到19点，晚班15点到23点", count: 3 },
  ])("cuts short notes that tell numbers: $sentence", ({ sentence, count }) => {
    expect(notesOf(sentence)).toHaveLength(count);
  });

  test.each([
    "When we opened in 1998, we had 3 staff, 2 vans.",
    "In 2019, after two bad years, we sold 4 mills.",
    "The club, founded in 1985, has 63 members.",
    "Our baker, Mr Hill, makes 300 loaves.",
    "Wenn es regnet, treffen wir uns um 9, bringt 5 Euro mit.",
    "En 2024, la commune, avec 312 voix, a choisi 2 projets.",
    "We lost 12 trees, which were 40 years old, in storm 3.",
    "He won in 1998, 1999, 2001.",
    "These 12 vans, all red, cost £9,000.",
  ])("tells no notes from a sentence with commas: %s", (sentence) => {
    expect(notesOf(sentence)).toBeUndefined();
  });
});
