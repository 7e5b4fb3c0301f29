import { describe, expect, it } from "vitest";
import { findCounts } from "./read-slide-count.ts";

it.each([
  ["preciso de slides sobre a troca: 30 dias para trocar na loja", 0],
  ["en 15 dias para el pedido", 0],
  ["maak 12 dias over de haven", 1],
])("of days and slides in %s: %i", (text, found) => {
  expect(findCounts(text)).toHaveLength(found);
});

describe("findCounts", () => {
  it.each([
    ["Make a 5 slide pitch deck.", 5, "exactly"],
    ["Create an 8-slide investor pitch.", 8, "exactly"],
    ["Max 7 slides", 7, "atMost"],
    ["six slides at most on what was decided", 6, "atMost"],
    ["Half a dozen slides, honest", 6, "exactly"],
    ["media docena de diapositivas", 6, "exactly"],
    ["nen dutzend folien", 12, "exactly"],
    ["5 slides max 5 mins", 5, "exactly"],
    ["3 slides: entry 50p", 3, "exactly"],
    ["etwa zehn Folien", 10, "about"],
    ["höchstens 8 Folien", 8, "atMost"],
    ["seitsemän dian esitys", 7, "exactly"],
    ["6 diapositive per i soci", 6, "exactly"],
    ["devět snímků", 9, "exactly"],
    ["не более 12 слайдов", 12, "atMost"],
    ["슬라이드 발표자료를 9장으로 만들어 주세요", 9, "exactly"],
    ["不超过15页", 15, "atMost"],
    ["12页左右", 12, "about"],
    ["スライドを十枚", 10, "exactly"],
    ["८ स्लाइड", 8, "exactly"],
    ["عرض من ٧ شرائح", 7, "exactly"],
    ["Slides: 12", 12, "exactly"],
    ["열다섯 장이면 됩니다", 15, "exactly"],
    ["عرض من اثنتي عشرة شريحة", 12, "exactly"],
    ["ארבע עשרה שקופיות", 14, "exactly"],
    ["on iki slayt", 12, "exactly"],
    ["unes vuit diapos", 8, "exactly"],
    ["que sean doce hojas", 12, "exactly"],
    ["šest stránek bude stačit", 6, "exactly"],
    ["семь листов", 7, "exactly"],
    ["maximal fünf Blatt", 5, "atMost"],
    ["MAX_SLIDES=12", 12, "exactly"],
    ["deck --slides 8 --tone dry", 8, "exactly"],
    ["~6 slides for team leads", 6, "about"],
    ["We need six slides so the board can decide", 6, "exactly"],
    ["um pitch de 8 telas pra dona do imóvel", 8, "exactly"],
    ["prezentacja do 8 slajdów", 8, "atMost"],
    ["Scorecard H1 – 6 slides incl. cover", 6, "exactly"],
    ["egy ötdiás beszámolót", 5, "exactly"],
    ["/v1/deck?topic=ladder+safety&n=4&lang=en", 4, "exactly"],
  ])("reads the deck's number in %s", (given, want, bound) => {
    const [found] = findCounts(given).filter(({ kind }) => kind === "slides");
    expect(found?.count).toMatchObject({ count: want, bound });
  });

  it.each([
    ["8 to 10 slides", 8, 10],
    ["entre 6 et 8 diapositives", 6, 8],
    ["14-16 slides", 14, 16],
    ["two or three slides", 2, 3],
  ])("reads the bounds of %s", (given, least, most) => {
    expect(findCounts(given)[0]?.count).toMatchObject({ bound: "range", least, most });
  });

  it.each(["20 minutes", "15 минут", "25 minutos", "20-minute talk"])("reads minutes in %s", (given) => {
    expect(findCounts(given)[0]?.kind).toBe("minutes");
  });

  it.each([
    "5 bullets per slide",
    "45 % Slide 2",
    "three options for the board",
    "slide 3 shows the budget",
    "第3页",
    "2枚目",
    "姐姐洗了四十张旧照片",
    "写真は十二枚の写真から選ぶ",
    "one slide per vendor",
    "the 4th slide",
    "We hired 12 people in 2024.",
    "max_words_per_slide: 35",
    "and say the end on the last page",
  ])("counts no deck in %s", (given) => {
    expect(findCounts(given).filter(({ kind }) => kind === "slides")).toEqual([]);
  });

  it("stays quick on long rows of numbers", () => {
    expect(findCounts("7, ".repeat(20_000))).toEqual([]);
  });

  it("marks a number that takes back the one before it", () => {
    expect(findCounts("七枚くらい、いや、七枚ちょうどで").map(({ isCorrection }) => isCorrection)).toEqual([
      undefined,
      true,
    ]);
    expect(findCounts("8 slides, no, make that 6 slides").at(-1)?.isCorrection).toBe(true);
  });

  it.each(["last time's deck was 52 slides of pain", "only if it is longer than fifteen slides"])(
    "takes no number of another deck: %s",
    (given) => {
      expect(findCounts(given)[0]?.weight).toBeLessThan(0);
    },
  );
});
