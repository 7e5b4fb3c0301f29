import { expect, it } from "vitest";
import { laySiege } from "./lay-siege.ts";
import { isFlat } from "./memory-series.ts";
import { parseAnswers } from "./parse-answers.ts";
import { describeSiege, findFaults } from "./report.ts";
import { createTally } from "./tally.ts";

it("a service that is attacked in every way for eight seconds stays up and answers as the contract says", async () => {
  const facts = await laySiege({ seconds: 8, seed: 42, onMinute: () => undefined });
  console.info(describeSiege(facts));
  expect(findFaults(facts)).toEqual([]);
  expect(facts.visits.deckTimes.length).toBeGreaterThan(0);
  expect([...facts.tally.attacks.values()].every(({ sent }) => sent > 0)).toBe(true);
});

it("faults are told with how often they were met", () => {
  const tally = createTally();
  tally.fault("raw sockets", "answered 500", "GET");
  tally.fault("raw sockets", "answered 500", "HEAD");
  const facts = {
    tally,
    visits: { deckTimes: [], healthTimes: [], refused: 0 },
    seconds: 600,
    memory: Array.from({ length: 60 }, (_, index) => 500 + 10 * index),
    complaints: '{"level":50,"msg":"request failed","err":{"message":"boom"}}',
    crashes: 1,
    exitCode: null,
  };
  expect(findFaults(facts)).toEqual([
    "1 crashes",
    '2 × raw sockets: answered 500\n    "GET"',
    "1 × logged as an error: request failed: boom",
    "memory grew",
    "asked to end, it ended with null",
  ]);
});

it("memory is flat where only the beginning grows", () => {
  expect(isFlat([100, 400, 800, 800, 810, 805, 800, 820, 790])).toBe(true);
});

it("answers on one connection are taken apart, the half one left", () => {
  const bytes = Buffer.from(
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok" +
      "HTTP/1.1 404 No\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf",
  );
  const { answers, rest } = parseAnswers(bytes);
  expect(answers.map(({ status, body }) => [status, Buffer.from(body).toString()])).toEqual([
    [200, "ok"],
    [404, "abc"],
  ]);
  expect(rest.toString()).toContain("half");
});
