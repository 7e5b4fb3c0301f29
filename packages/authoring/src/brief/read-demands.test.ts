import { describe, expect, it } from "vitest";
import { readDemands, readLimits } from "./read-demands.ts";

describe("readLimits", () => {
  it.each([
    ["Not more than 30 words per slide please", { words: 30 }],
    ["at most 25 words a slide", { words: 25 }],
    ["höchstens 20 Wörter pro Folie", { words: 20 }],
    ["30 mots maximum par diapositive", { words: 30 }],
    ["máximo 30 palabras por diapositiva", { words: 30 }],
    ["no máximo 30 palavras por slide", { words: 30 }],
    ["al massimo 30 parole per slide", { words: 30 }],
    ["не более 25 слов на слайд", { words: 25 }],
    ["30 كلمة في كل شريحة".replace("كل شريحة", "الشريحة"), { words: 30 }],
    ["1枚あたり60文字以内にしてください", { characters: 60 }],
    ["每页不超过40字", { characters: 40 }],
    ["max 5 bullets", { points: 5 }],
    ["no more than four bullet points per slide", { points: 4 }],
    ["maximal 5 Stichpunkte", { points: 5 }],
  ])("reads %s", (given, want) => {
    expect(readLimits(given)).toEqual(want);
  });

  it.each(["The essay has 300 words.", "We sold 5 boats at most.", "The lake has 30 words for ice."])(
    "reads none in %s",
    (given) => {
      expect(readLimits(given)).toBeUndefined();
    },
  );

  it("stays quick on a long row of numbers", () => {
    expect(readLimits("1,".repeat(30_000))).toBeUndefined();
  });
});

describe("readDemands", () => {
  it.each([
    ["Make slides about tea in German.", "de"],
    ["Erstelle eine Präsentation auf Englisch.", "en"],
    ["Créez une présentation en espagnol.", "es"],
    ["Crea una presentación en francés.", "fr"],
    ["Crea una presentazione in tedesco.", "de"],
    ["Crie uma apresentação em inglês.", "en"],
    ["Сделай презентацию на немецком языке.", "de"],
    ["请用英文制作幻灯片。", "en"],
    ["英語でスライドを作ってください。", "en"],
    ["أنشئ عرضًا باللغة الفرنسية.", "fr"],
    ["British spelling, please.", "en-GB"],
  ])("reads the language of %s", (given, want) => {
    expect(readDemands(given).language).toBe(want);
  });

  it("takes a language that is only spoken of for no wish", () => {
    expect(readDemands("Make slides about German bread.").language).toBeUndefined();
  });

  it("reads audience and tone, notes and ending", () => {
    const brief =
      "Make slides about moss. Audience: garden clubs, mostly retired. Tone: warm, brief. Speaker notes on every slide. End with next steps.";
    expect(readDemands(brief)).toMatchObject({
      audience: "garden clubs, mostly retired",
      tone: "warm, brief",
      notesOnAll: true,
      ending: "nextSteps",
    });
  });

  it.each([
    ["Include a chart and a timeline.", ["chart", "timeline"]],
    ["Füge eine Tabelle hinzu.", ["table"]],
    ["Ajoutez une comparaison.", ["comparison"]],
    ["Incluye una cita de un cliente.", ["quote"]],
    ["Добавь таблицу.", ["table"]],
    ["请加入一个图表。", ["chart"]],
    ["أضف جدولًا.", ["table"]],
    ["The process of law is slow.", undefined],
  ])("reads what %s wants to see", (given, want) => {
    expect(readDemands(given).exhibits).toEqual(want);
  });
});
