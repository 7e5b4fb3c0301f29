import { describe, expect, it } from "vitest";
import { readItem } from "./clause-or-name.ts";

describe("readItem", () => {
  it.each([
    "then wipe down the taps",
    "tie it to something you do already",
    "adoption fee is 120",
    "never leave the gate open",
    "dann den Sauerteig auffrischen",
    "Zuerst Hände waschen",
    "ensuite on allume le terminal",
    "puis vider les bacs",
    "limpiar la máquina",
    "pulire la macchina",
    "затем протереть столы",
    "再到人事部签合同",
    "次に豆を挽いて",
  ])("takes %j for a step or a statement", (item) => {
    expect(readItem(item)).toBe("clause");
  });

  it.each([
    "First the history",
    "then explain the plan",
    "finally what it costs",
    "ending with questions",
    "prices",
    "washing hands",
    "the history of our club",
    "zuerst die Zahlen",
    "dann zeigen wir die Pläne",
    "d'abord le bilan de l'année",
    "luego explicar los costes",
    "先介绍公司",
    "まず会社概要",
  ])("takes no step from %j", (item) => {
    expect(readItem(item)).not.toBe("clause");
  });
});
