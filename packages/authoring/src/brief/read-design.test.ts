import { expect, test } from "vitest";
import { readDesign } from "./read-design.ts";

test.each([
  { asked: "8 slides in green, please", want: { color: "2E7D32" } },
  { asked: "Use a dark theme.", want: { mode: "dark" } },
  { asked: "brand colour #224466", want: { color: "224466" } },
  { asked: "our colour is #0a7f5a", want: { color: "0A7F5A" } },
  { asked: "Farben: blau und weiß, eher verspielt", want: { color: "1F5FBF", mood: "playful" } },
  { asked: "Dunkles Design, bitte", want: { mode: "dark" } },
  { asked: "fond clair, ton sobre", want: { mode: "light", mood: "formal" } },
  { asked: "con colores rojos: fondo rojo", want: { color: "C62828" } },
  { asked: "navy blue theme, elegant", want: { color: "14284B", mood: "elegant" } },
  { asked: "请用深色背景,简约风格", want: { mode: "dark", mood: "elegant" } },
  { asked: "背景は青で", want: { color: "1F5FBF" } },
  { asked: "в зелёных тонах, фон тёмный", want: { mode: "dark" } },
] as const)("reads the wish of $asked", ({ asked, want }) => {
  expect(readDesign(asked)).toMatchObject(want);
});

test.each([
  "Make a deck about green energy in Germany",
  "Presentation on the Red Cross and blue whales",
  "Talk about dark matter, 10 slides",
  "Präsentation über den Schwarzwald und das Rote Meer",
  "A history of the orange in Spain",
  "Atelier technique pour l'équipe technique, 8 diapositives",
  "Series of bold claims on official statistics",
  "8 slides on ticket #123456, please",
  "ticket #1234567 and issue #12",
])("hears no wish in %s", (asked) => {
  expect(readDesign(asked)).toBeUndefined();
});
