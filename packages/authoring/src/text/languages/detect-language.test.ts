import { describe, expect, it } from "vitest";
import { detectLanguage } from "./detect-language.ts";

describe("detectLanguage", () => {
  it.each([
    ["The garden is open every day in summer", "en", "ltr"],
    ["Der Garten ist im Sommer jeden Tag geöffnet", "de", "ltr"],
    ["Le jardin est ouvert tous les jours en été", "fr", "ltr"],
    ["El jardín está abierto todos los días en verano", "es", "ltr"],
    ["Сад открыт каждый день летом", "ru", "ltr"],
    ["Сад відкритий щодня влітку, приходьте до нас", "uk", "ltr"],
    ["الحديقة مفتوحة كل يوم في الصيف", "ar", "rtl"],
    ["باغ در تابستان هر روز باز است و می‌توانید بیایید", "fa", "rtl"],
    ["הגן פתוח כל יום בקיץ", "he", "rtl"],
    ["庭園は夏の間毎日開いています", "ja", "ltr"],
    ["花园夏天每天开放,欢迎大家来参观", "zh-Hans", "ltr"],
    ["花園夏天每天開放,歡迎大家來參觀", "zh-Hant", "ltr"],
    ["정원은 여름에 매일 열려 있습니다", "ko", "ltr"],
    ["Ο κήπος είναι ανοιχτός κάθε μέρα", "el", "ltr"],
    ["สวนเปิดทุกวันในฤดูร้อน", "th", "ltr"],
    ["कार्यक्रम हर दिन खुला है: npm install garden && npm start", "hi", "ltr"],
    ["उद्यान उन्हाळ्यात दररोज उघडे असते आणि बरेच लोक आपल्या कुटुंबासह येथे येतात", "mr", "ltr"],
    ["Kebun ini buka setiap hari pada musim panas karena banyak orang suka bermain di sana", "id", "ltr"],
    ["O xardín está aberto todos os días do verán e a xente vén coa súa familia", "gl", "ltr"],
    [
      "La ĝardeno estas malfermita ĉiutage dum la somero, kaj multaj homoj venas kun siaj familioj",
      "eo",
      "ltr",
    ],
    ["Vrt je uvek otvoren i ljudi dolaze ovde posle posla da vide gde rastu ruže", "sr-Latn", "ltr"],
    ["Vrt je uvijek otvoren i ljudi dolaze ovdje poslije posla da vide gdje rastu ruže", "hr", "ltr"],
    ["Bees!", "en", "ltr"],
    ["12345", "en", "ltr"],
  ])("hears in %s the language %s, written %s", async (text, language, direction) => {
    expect(await detectLanguage(text)).toEqual({ language, direction });
  });

  const german =
    "Der Garten hinter dem Haus ist im Sommer jeden Tag geöffnet, und wer mag, bringt etwas zu essen mit.\n";
  const english =
    "Everybody is permitted to copy this text and to give it to others, as long as nothing in it is changed.\n";

  it.each([
    ["ppt on solar panels", "en"],
    ["AI ethics deck", "en"],
    ["coffee: origin/roasting/brewing/health, 6 slides, fun", "en"],
    ["Homeoffice, 8 Folien, Chancen", "de"],
    ["podcast interno, 6 diapositivas", "es"],
    ["smoothies, 5 diapositives", "fr"],
  ])("hears the language of a few words: %s", async (text, language) => {
    expect((await detectLanguage(text)).language).toBe(language);
  });

  it.each([
    [
      "a licence in English before and behind it",
      english.repeat(40) + german.repeat(100) + english.repeat(40),
    ],
    ["commands", `${german}install --with-options /usr/share/garden/water.conf --no-wait=true\n`.repeat(5)],
    [
      "a listing between its lines",
      `\`\`\`\nwhile (garden.is_open()) { visitors.add(new_visitor); }\n\`\`\`\n${german}`,
    ],
    ["acronyms and names of files", `README.TXT LICENSE.md HTML HTTP JSON USB: ${german}`],
  ])("hears German in a German text with %s", async (_what, text) => {
    expect(await detectLanguage(text)).toEqual({ language: "de", direction: "ltr" });
  });

  it("hears English in an English text with a third of it in German", async () => {
    const text = english.repeat(60) + german.repeat(30);
    expect(await detectLanguage(text)).toEqual({ language: "en", direction: "ltr" });
  });
});
