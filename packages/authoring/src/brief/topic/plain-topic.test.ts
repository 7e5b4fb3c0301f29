import { expect, test } from "vitest";
import { readPlainTopic } from "./plain-topic.ts";

test.each([
  ["words before the count", "rivers of wales 6 slides pls its for year 5", "rivers of wales"],
  ["words behind the count and its preposition", "4 Folien zum Hochwasser.", "Hochwasser"],
  [
    "the clause before others",
    "passing out from the back, 10 mins tops, lots of diagrams",
    "passing out from the back",
  ],
  ["words before a postposition", "सौर ऊर्जा पर 10 स्लाइड की प्रस्तुति बनाइए", "सौर ऊर्जा"],
  ["words in a case of their own", "Tee 5 diaa hylkeistä", "hylkeistä"],
])("%s are the topic", (_, text, topic) => {
  expect(readPlainTopic(text, [])).toBe(topic);
});

test.each([
  ["a wish without a subject", "pls make 5 slides"],
  ["a part that is to be covered", "Erkläre bitte Ebbe, Flut und Springtide."],
  ["whom it is for", "for my bread club"],
])("%s is no topic", (_, text) => {
  expect(readPlainTopic(text, [])).toBeUndefined();
});

test("what a genitive joins to the topic is no other slot", () => {
  const text = "the future of the ferries 6 slides";
  const occasion = { slot: "occasion", start: 14, end: 25, text: "the ferries" } as const;
  expect(readPlainTopic(text, [occasion])).toBe("the future of the ferries");
});
