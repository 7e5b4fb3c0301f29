import type { OutlineSlide } from "@lectern/deck";
import { expect, it } from "vitest";
import { createFactCheck } from "./fact-check.ts";

interface Given {
  readonly prompt: string;
  readonly text: string;
  readonly language: string;
  readonly promptLanguage?: string;
}

function find({ prompt, text, language, promptLanguage = language }: Given): readonly string[] {
  const slide: OutlineSlide = { kind: "bullets", title: "…", items: [{ text: [{ text }] }] };
  return createFactCheck({ prompt, promptLanguage, slides: [slide], language }).findUnfounded(slide);
}

it.each([
  { prompt: "48.2 million", text: "It rose to 48.2 million", language: "en", want: [] },
  { prompt: "Umsatz 1.250,50 Euro", text: "Der Umsatz war 1250,50 Euro", language: "de", want: [] },
  { prompt: "Umsatz 1.250,50 Euro", text: "Der Umsatz war 1.350 Euro", language: "de", want: ["1.350 Euro"] },
  { prompt: "on 4 May 2026", text: "It opens on 4 May 2026", language: "en", want: [] },
  { prompt: "on 4 May 2026", text: "It opens on 5 May 2026", language: "en", want: ["5 May 2026"] },
  {
    prompt: "riapre il 3 luglio o il 10 luglio",
    text: "Il 3 luglio, al più tardi il 10",
    language: "it",
    want: [],
  },
  { prompt: "riapre il 3 luglio o il 10 maggio", text: "Il 3 luglio o il 10", language: "it", want: ["10"] },
  {
    prompt: "Anna Weber's boat",
    text: "The boat of Anna Weber and Olaf Lie",
    language: "en",
    want: ["Olaf Lie"],
  },
  { prompt: "the bakery", text: "Wir backen Brot im Ofen", language: "de", want: [] },
  { prompt: "the bakery", text: "Wir backen mit Anna Weber", language: "de", want: ["Anna Weber"] },
  { prompt: "2024年", text: "売上は2024年に300億円", language: "ja", want: ["300億円"] },
  { prompt: "bees", text: "Said the WHO in a report", language: "en", want: ["WHO"] },
  { prompt: "Costs &euro;1,200 &ndash; M&uuml;ller", text: "Müller pays €1,200", language: "en", want: [] },
  { prompt: "Caf\\u00e9 opens at 14:30", text: "The Café opens at 2:30 pm", language: "en", want: [] },
  { prompt: "3,000,000 users", text: "3 Mio. Nutzer", language: "de", want: [] },
  { prompt: "1.2k users", text: "1,200 users", language: "en", want: [] },
  { prompt: "It cost 48.2 million", text: "It cost 48.2 billion", language: "en", want: ["48.2 billion"] },
  { prompt: "Verantwortlich ist Anna Weber", text: "Anna Weber leads it", language: "en", want: [] },
  { prompt: "Проект ведёт Ирина Соколова", text: "The lead is Irina Sokolova", language: "en", want: [] },
  { prompt: "near miss on Tues 10 Nov", text: "It was Tuesday, 10 November", language: "en", want: [] },
  { prompt: "the 10 November talk", text: "We meet every Tuesday", language: "en", want: ["Tuesday"] },
  { prompt: "pose du 2 au 13 aout", text: "La pose finit le 13 août", language: "fr", want: [] },
  { prompt: "las sabanas a 60 grados", text: "Van a 60 grados las Sábanas", language: "es", want: [] },
  {
    prompt: 'nan said "She doesnt even like ice cream"',
    text: "“She doesn’t even like ice cream”",
    language: "en",
    want: [],
  },
  { prompt: "Vögel im Garten", text: "Herr Vogel im Garten", language: "de", want: ["Herr Vogel"] },
  {
    prompt: "remont torów",
    text: "Zapraszamy Państwa, tak mówi Anna Sowa",
    language: "pl",
    want: ["Anna Sowa"],
  },
  {
    prompt: "year,sold,returned\n2023,4120,310\n2024,5380,290",
    text: "5,380 sold in 2024",
    language: "en",
    want: [],
  },
])("finds $want in $text", ({ want, ...given }) => {
  expect(find(given)).toEqual(want);
});

it("does not take a chance match of far numbers for reckoning", () => {
  const rows = Array.from({ length: 40 }, (_, index) => `- A street of ${index * 37 + 11} households`);
  expect(find({ prompt: rows.join("\n"), text: "Waste fell by 23 %", language: "en" })).toEqual(["23 %"]);
});

it("checks a deck against a prompt full of figures within seconds of processor time", () => {
  const prompt = Array.from({ length: 2_000 }, (_, row) => `| row ${row} | ${row * 7} | ${row * 13} |`).join(
    "\n",
  );
  const before = process.threadCpuUsage();
  find({ prompt, text: "Rows 12 and 977 have 4,711 units, 12.7 % of all", language: "en" });
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(10_000);
});
