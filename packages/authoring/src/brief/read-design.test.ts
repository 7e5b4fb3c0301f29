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
  {
    asked: "Season report, 6 slides, they read it on paper. Sober tone.",
    want: { mode: "light", mood: "formal" },
  },
  { asked: "落ち着いた白を基調に、10枚で", want: { mode: "light", mood: "elegant" } },
  { asked: "背景は青で", want: { color: "1F5FBF" } },
  { asked: "в зелёных тонах, фон тёмный", want: { mode: "dark" } },
  { asked: "Our colours (navy and white), please", want: { color: "14284B" } },
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
  "A deck about paper mills and sober driving",
  "A talk on the tone of violins, 8 slides",
  "8 slides on ticket #123456, please",
  "ticket #1234567 and issue #12",
  "Große Schrift und nicht zu bunt, bitte",
  "Slides that are not too playful",
  "pas trop coloré, s'il vous plaît",
  "Show of hands with a coloured card (blue A, green B, yellow C)",
])("hears no wish in %s", (asked) => {
  expect(readDesign(asked)).toBeUndefined();
});

test.each([
  "My mother's funeral is on Friday, we should like some slides before the service",
  "this is for a memorial in the school hall, a few slides",
  "Slides for the memorial of my aunt Dolores",
  "Ich brauche Folien für die Trauerfeier meines Vaters",
  "quelques diapos pour les obsèques de mon oncle",
  "unas diapositivas para el entierro de mi abuela",
  "delle slide per il funerale del nonno",
  "een paar dia's voor de uitvaart van mijn tante",
  "kilka slajdów na pogrzeb dziadka",
  "祖母の葬儀で流すスライドをお願いします",
])("what is for a farewell is quiet: %s", (asked) => {
  expect(readDesign(asked)).toEqual({ mood: "elegant" });
});

test.each([
  "Slides for the parents' evening in the Memorial Hall",
  "A deck about Tewkesbury Memorial Hospital",
  "Class trip to the war memorial, 5 slides",
  "Folien zur Gedenkstätte Bautzen",
  "Slides for my brother's wedding",
])("no farewell is heard in %s", (asked) => {
  expect(readDesign(asked)).toBeUndefined();
});

test("a mood that is wished for a farewell is kept", () => {
  expect(readDesign("colourful slides for the funeral, she loved colours")).toEqual({ mood: "playful" });
});

test.each([
  "10 slides for new joiners. Plain English, no clip art.",
  "about ten slides for the evening, not cutesy please, no cartoon bees",
  "Bitte ohne Cliparts, 8 Folien",
  "sept diapos, pas de clipart",
])("what is to have no clip art is formal: %s", (asked) => {
  expect(readDesign(asked)).toEqual({ mood: "formal" });
});

test.each([
  "A deck on cartoons of the thirties, not too long",
  "Slides on how a cartoon is drawn",
  "no more than 8 slides. Comics are our subject",
  "Preciso de sete slides sobre a vacinação, a apresentação seria em maio",
  "Ocho diapositivas, una presentación sobre el huerto",
])("no wish for a formal deck is heard in %s", (asked) => {
  expect(readDesign(asked)).toBeUndefined();
});
