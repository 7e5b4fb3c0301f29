import { describe, expect, it } from "vitest";
import { findEnumeration } from "./members.ts";
import { splitSentences } from "./sentences.ts";
import { keptText, shortenSentence } from "./shorten-sentence.ts";

function split(text: string, language: string): readonly string[] {
  return splitSentences(text, language).map(({ start, end }) => text.slice(start, end));
}

describe("splitSentences", () => {
  it.each([
    ["en", "Tea is hot. Coffee is not.", ["Tea is hot.", "Coffee is not."]],
    ["en", "Ask Dr. Winter, e.g. by mail. She knows.", ["Ask Dr. Winter, e.g. by mail.", "She knows."]],
    ["en", "Churn is low. 3 farms left.", ["Churn is low.", "3 farms left."]],
    ["en", "We sold 4,300 at £29. 62% come back.", ["We sold 4,300 at £29.", "62% come back."]],
    ["en", "Visits are up from 71,000. 40% are young.", ["Visits are up from 71,000.", "40% are young."]],
    ["de", "Es kostet 29 €. 40 kamen am 3. 4. wieder.", ["Es kostet 29 €.", "40 kamen am 3. 4. wieder."]],
    ["en", "Opened 1998. 31 volunteers help.", ["Opened 1998.", "31 volunteers help."]],
    ["en", "P. Winter spoke. V. Sommer left.", ["P. Winter spoke.", "V. Sommer left."]],
    ["en", "It is on the same p. Nobody read it.", ["It is on the same p.", "Nobody read it."]],
    ["en", "We wait. Pay by 30.09. (Ann)", ["We wait.", "Pay by 30.09. (Ann)"]],
    ["en", "We wait. (We hope so.)", ["We wait.", "(We hope so.)"]],
    ["en", "See fig. 3 below. It helps.", ["See fig. 3 below.", "It helps."]],
    ["en", "Is it? No. Decided: we go.", ["Is it?", "No.", "Decided: we go."]],
    [
      "en",
      "Get https://a.example/b?c=D.e now. Then stop.",
      ["Get https://a.example/b?c=D.e now.", "Then stop."],
    ],
    ["en", 'He said "Stop. Now." and left.', ['He said "Stop. Now." and left.']],
    ["de", "Am 3. Mai kommt Frau Dr. Sommer. Sie hilft.", ["Am 3. Mai kommt Frau Dr. Sommer.", "Sie hilft."]],
    ["de", "Es kostet 1,2 Mio. € im Jahr. Das ist viel.", ["Es kostet 1,2 Mio. € im Jahr.", "Das ist viel."]],
    [
      "en",
      "Screen time rose by 1.1 h. 212 students left.",
      ["Screen time rose by 1.1 h.", "212 students left."],
    ],
    ["en", "Ann comes 19 Feb. Tea costs 2.", ["Ann comes 19 Feb.", "Tea costs 2."]],
    ["en", "Ann comes in Feb. Tea day is the 3rd.", ["Ann comes in Feb. Tea day is the 3rd."]],
    ["de", "Es sind 2 Std. Fahrt. Das geht.", ["Es sind 2 Std. Fahrt.", "Das geht."]],
    ["zh", "茶很好。咖啡也好。", ["茶很好。", "咖啡也好。"]],
  ])("splits (%s) %s", (language, given, want) => {
    expect(split(given, language)).toEqual(want);
  });

  it("cuts what never ends between words, at 600 characters at most", () => {
    const parts = split("word ".repeat(2_000), "en");
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(600);
    expect(parts.join(" ").split(" ")).toHaveLength(2_000);
  });
});

describe("shortenSentence", () => {
  const shorten = (text: string, limit = 40): string => keptText(text, shortenSentence(text, limit));

  it.each([
    {
      what: "an opening marker with its comma",
      given: "However, the pump runs in winter as well.",
      want: "the pump runs in winter as well.",
    },
    {
      what: "what follows a semicolon",
      given: "The pump runs through all of the winter; neighbours like the silence.",
      want: "The pump runs through all of the winter",
    },
    {
      what: "a relative clause",
      given: "The pump stands in the old bicycle room, which nobody has used for years.",
      want: "The pump stands in the old bicycle room",
    },
    {
      what: "a single aside in brackets",
      given: "The new pump (a quiet model) stands in the old bicycle room.",
      want: "The new pump stands in the old bicycle room.",
    },
  ])("spares $what", ({ given, want }) => {
    expect(shorten(given)).toBe(want);
  });

  it.each([
    ["a marker without a comma", "In addition to English, the course is held in French and in Norwegian."],
    ["a bare comma", "Coffee is a beverage brewed from roasted, ground seeds of a tropical plant."],
    ["a figure", "The pump runs through all of the winter; it uses 3,400 kWh."],
    ["a condition", "Guests are welcome in the old bicycle room; only members may cook there."],
    ["a negation in brackets", "Guests are welcome in the old bicycle room (not on Sundays) all year round."],
    ["half a quotation", 'She said "the pump runs well; the silence is nice" to everyone in the room.'],
    ["several brackets", "Nora (nine years at sea) and Idris (a doctor of water) lead the whole team."],
  ])("keeps a sentence whole rather than cut it at %s", (_, given) => {
    expect(shorten(given)).toBe(given);
  });
});

describe("findEnumeration", () => {
  const members = (text: string): readonly string[] | undefined =>
    findEnumeration(text)?.map(({ start, end }) => text.slice(start, end));

  it.each([
    ["state labs (free), BuoyWorks (dear), paper", ["state labs (free)", "BuoyWorks (dear)", "paper"]],
    ["06:15 open - 07:00 doors - 18:30 close", ["06:15 open", "07:00 doors", "18:30 close"]],
    ["Q1 $11k, Q2 $29k, Q3 $58k, Q4 $94k", ["Q1 $11k", "Q2 $29k", "Q3 $58k", "Q4 $94k"]],
  ])("finds the members of %s", (given, want) => {
    expect(members(given)).toEqual(want);
  });

  it.each(["In spring, when it is warm, we plant trees.", "Tea, coffee and milk are sold."])(
    "leaves %s alone",
    (given) => {
      expect(members(given)).toBeUndefined();
    },
  );
});
