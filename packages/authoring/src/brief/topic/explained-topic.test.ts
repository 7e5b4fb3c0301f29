import { describe, expect, it } from "vitest";
import { readExplained } from "./explained-topic.ts";

describe("readExplained", () => {
  it.each([
    ["explain what is machine learning to my boss in 5 slides", "what is machine learning", "my boss"],
    ["Explain to new tenants how the heating works, 6 slides", "how the heating works", "new tenants"],
    [
      "explique à mes élèves comment fonctionne un vaccin en 5 diapos",
      "comment fonctionne un vaccin",
      "mes élèves",
    ],
    [
      "explica qué es la inflación a alumnos de 15 años, 6 diapositivas",
      "qué es la inflación",
      "alumnos de 15 años",
    ],
    ["spiega a una terza media come nasce un fiume, 6 slide", "come nasce un fiume", "una terza media"],
    ["explica o que é um juro composto aos alunos, 4 slides", "o que é um juro composto", "alunos"],
  ])("finds what is explained to whom: %s", (text, topic, audience) => {
    expect(readExplained(text).map(({ slot, text: words }) => [slot, words])).toEqual([
      ["topic", topic],
      ["audience", audience],
    ]);
  });

  it.each(["Explain light reactions and mention ATP", "We explain what we do to visitors, every day"])(
    "leaves other sentences alone: %s",
    (text) => {
      expect(readExplained(text)).toEqual([]);
    },
  );
});
