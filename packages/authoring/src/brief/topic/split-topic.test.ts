import { describe, expect, it } from "vitest";
import { splitTopics } from "./split-topic.ts";

function split(text: string, topic: string): readonly string[] {
  const start = text.indexOf(topic);
  return splitTopics(text, [{ slot: "topic", start, end: start + topic.length, text: topic }]).map(
    ({ slot, start: from, end }) => `${slot}: ${text.slice(from, end)}`,
  );
}

describe("splitTopics", () => {
  it.each([
    ["Deck on hydrogen: history, benefits and outlook", "hydrogen: history"],
    ["hydrogen - history, risks, rules - 8 slides", "hydrogen - history"],
    ["Une présentation sur hydrogen – history, avantages et risques", "hydrogen – history"],
  ])("takes the first part out of the topic: %s", (text, topic) => {
    expect(split(text, topic)).toEqual(["topic: hydrogen", "part: history"]);
  });

  it.each([
    ["Deck on cooking with children, 9 slides", "cooking with children"],
    ["Deck on cooking with children", "cooking with children"],
    ["Walks with dogs, because the two of us have never done anything else in our lives", "Walks with dogs"],
  ])("leaves a topic that no list follows: %s", (text, topic) => {
    expect(split(text, topic)).toEqual([`topic: ${topic}`]);
  });
});
