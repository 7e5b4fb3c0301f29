import { describe, expect, it } from "vitest";
import { isDia, meansNoSlide } from "./day-or-slide.ts";

describe("meansNoSlide", () => {
  it.each([
    "Dia 1: misture a farinha com água para a massa e não feche o pote.",
    "Dia 1: llegada y cena con los guías. Dia 2: subida por la cara norte.",
    "Presentasi untuk karyawan baru: dia yang akan menjelaskan aturan.",
  ])("tells a day or a person from a slide: %s", (text) => {
    expect(meansNoSlide(text)).toBe(true);
  });

  it.each([
    "Dia 1: titel. Dia 2: de kosten per maand. Dia 3: wat we vragen.",
    "1. dia: cím, 2. dia: a költségek, 3. dia: mit kérünk",
    "Dia 4: een foto uit de zaal, con brio gespeeld",
  ])("leaves slides: %s", (text) => {
    expect(meansNoSlide(text)).toBe(false);
  });
});

describe("isDia", () => {
  it("is the word alone, behind a number or mark too", () => {
    expect(["Dia 1:", "1. Dia", "**Dia 2", "dias"].map(isDia)).toEqual([true, true, true, true]);
    expect(["Diagram 1", "diagonal", "Slide 1"].map(isDia)).toEqual([false, false, false]);
  });
});
