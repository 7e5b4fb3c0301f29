import type { OutlineSlide } from "@lectern/deck";
import { expect, it } from "vitest";
import { createFactCheck } from "./fact-check.ts";

function find(prompt: string, text: string, language: string): readonly string[] {
  const slide: OutlineSlide = { kind: "bullets", title: "…", items: [{ text: [{ text }] }] };
  return createFactCheck({ prompt, promptLanguage: language, slides: [slide], language }).findUnfounded(
    slide,
  );
}

it.each([
  { prompt: "48.2 million", text: "It rose to 48.2 million", language: "en", want: [] },
  { prompt: "Umsatz 1.250,50 Euro", text: "Der Umsatz war 1250,50 Euro", language: "de", want: [] },
  { prompt: "Umsatz 1.250,50 Euro", text: "Der Umsatz war 1.350 Euro", language: "de", want: ["1.350 Euro"] },
  { prompt: "on 4 May 2026", text: "It opens on 4 May 2026", language: "en", want: [] },
  { prompt: "on 4 May 2026", text: "It opens on 5 May 2026", language: "en", want: ["5 May 2026"] },
  {
    prompt: "Anna Weber's boat",
    text: "The boat of Anna Weber and Olaf Lie",
    language: "en",
    want: ["Olaf Lie"],
  },
  { prompt: "the bakery", text: "Wir backen Brot im Ofen", language: "de", want: [] },
  { prompt: "the bakery", text: "Wir backen mit Anna Weber", language: "de", want: ["Anna Weber"] },
  { prompt: "2024年", text: "売上は2024年に300億円", language: "ja", want: ["300億"] },
  { prompt: "bees", text: "Said the WHO in a report", language: "en", want: ["WHO"] },
])("finds $want in $text", ({ prompt, text, language, want }) => {
  expect(find(prompt, text, language)).toEqual(want);
});
