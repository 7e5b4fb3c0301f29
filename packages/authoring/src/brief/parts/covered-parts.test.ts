import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../../tagging/tag-units.ts";
import { readBrief } from "../read-brief.ts";

function briefOf(prompt: string, language: string) {
  const source = readSource(prompt);
  const { topic, parts } = readBrief(tagUnits(source), source.text, language);
  return { topic, parts: parts.map(({ text }) => text) };
}

describe("what a request says is to be covered", () => {
  it.each([
    {
      language: "en",
      prompt: "Slides on our new intern programme, covering goals, timeline and mentoring.",
      topic: "our new intern programme",
      parts: ["goals", "timeline", "mentoring"],
    },
    {
      language: "en",
      prompt:
        "Can you do a deck about the river clean-up with the results, the costs, and what happens next?",
      topic: "the river clean-up",
      parts: ["the results", "the costs", "what happens next"],
    },
    {
      language: "en",
      prompt:
        "Make slides about e-bikes. It should have sections on battery care, theft protection and laws.",
      topic: "e-bikes",
      parts: ["battery care", "theft protection", "laws"],
    },
    {
      language: "en",
      prompt: "6 slides on the merger. One slide each for reasons, timeline, risks and contacts.",
      topic: "the merger",
      parts: ["reasons", "timeline", "risks", "contacts"],
    },
    {
      language: "de",
      prompt:
        "8 Folien über den Wolf in Brandenburg mit den Punkten Bestand, Konflikte, Herdenschutz und Ausblick.",
      topic: "den Wolf in Brandenburg",
      parts: ["Bestand", "Konflikte", "Herdenschutz", "Ausblick"],
    },
    {
      language: "de",
      prompt:
        "Mach bitte Folien zum Thema Ehrenamt, es soll um Motivation, Versicherung und Anerkennung gehen.",
      topic: "Ehrenamt",
      parts: ["Motivation", "Versicherung", "Anerkennung"],
    },
    {
      language: "it",
      prompt:
        "Prepara una presentazione sul pane fatto in casa che tratti ingredienti, lievitazione e cottura.",
      topic: "pane fatto in casa",
      parts: ["ingredienti", "lievitazione", "cottura"],
    },
    {
      language: "pt",
      prompt: "Faça 7 slides sobre reciclagem abordando coleta, separação e benefícios.",
      topic: "reciclagem",
      parts: ["coleta", "separação", "benefícios"],
    },
    {
      language: "nl",
      prompt: "Maak een presentatie over warmtepompen met aandacht voor kosten, geluid en subsidies.",
      topic: "warmtepompen",
      parts: ["kosten", "geluid", "subsidies"],
    },
    {
      language: "sv",
      prompt: "Gör en presentation om återbruk som tar upp kläder, elektronik och möbler.",
      topic: "återbruk",
      parts: ["kläder", "elektronik", "möbler"],
    },
    {
      language: "cs",
      prompt: "Připrav prezentaci o kyberbezpečnosti. Zahrň hesla, phishing a zálohování.",
      topic: "kyberbezpečnosti",
      parts: ["hesla", "phishing", "zálohování"],
    },
    {
      language: "zh",
      prompt: "做一个关于垃圾分类的PPT，要包括现状、问题、对策和案例。",
      topic: "垃圾分类",
      parts: ["现状", "问题", "对策", "案例"],
    },
    {
      language: "ko",
      prompt: "미세먼지에 대한 발표 자료를 만들어 주세요. 원인, 건강 영향, 대책을 포함해 주세요.",
      topic: "미세먼지",
      parts: ["원인", "건강 영향", "대책"],
    },
    {
      language: "ar",
      prompt: "أعد عرضًا من 7 شرائح عن القراءة يتضمن الفوائد والعقبات والتوصيات.",
      topic: "القراءة",
      parts: ["الفوائد", "العقبات", "التوصيات"],
    },
  ])("is a part each, and none of the topic: $prompt", ({ language, prompt, topic, parts }) => {
    expect(briefOf(prompt, language)).toEqual({ topic, parts });
  });

  it.each([
    { prompt: "Slides on tea with milk and honey.", topic: "tea with milk and honey" },
    { prompt: "5 slides about the house with the red door.", topic: "the house with the red door" },
    { prompt: "Folien über Schulen mit Garten.", topic: "Schulen mit Garten" },
  ])("leaves a topic whole that lists nothing: $prompt", ({ prompt, topic }) => {
    expect(briefOf(prompt, "en").topic).toBe(topic);
  });
});
