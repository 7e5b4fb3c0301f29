import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answersFolder } from "../folders.ts";
import { isAnswered, readAnswerCases } from "./answer-case.ts";
import { type AnswerServer, startAnswerServer } from "./answer-server.ts";
import { makeAnsweredDeck } from "./make-answered-deck.ts";

const cases = readAnswerCases(answersFolder).filter(isAnswered);
let server: AnswerServer;

beforeAll(async () => {
  server = await startAnswerServer(cases, { waits: false });
});

afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const everyFifth = cases.map((given, index) => ({ name: given.name, given, validated: index % 5 === 0 }));

describe.each(everyFifth)("$name", ({ given, validated }) => {
  it("becomes a sound deck of the slides asked for, in its language, with every text as it was written", async () => {
    const { faults, weaknesses, differences, answers, requests } = await makeAnsweredDeck(given, server, {
      validated,
    });
    const isWeak = given.name.startsWith("weak/");
    expect(faults).toEqual([]);
    // Nothing is found in a sound answer, which would be asked for again, but what its case names.
    if (!isWeak) expect(weaknesses).toEqual(given.expected.weaknesses);
    expect(requests).toBe(answers + (given.expected.weaknesses.length > 0 ? 1 : 0));
    // What a person mended in a second answer has another order of slides than the first; the last one counts.
    expect(answers).toBeLessThanOrEqual(2);
    // What a weak model got wrong is mended, and of two answers the better one counts.
    if (!isWeak) expect(differences).toEqual([]);
  });
});
