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
    ["Bees!", "en", "ltr"],
    ["12345", "en", "ltr"],
  ])("hears in %s the language %s, written %s", async (text, language, direction) => {
    expect(await detectLanguage(text)).toEqual({ language, direction });
  });
});
