import { describe, expect, test } from "vitest";
import { findThing, namedThings } from "./find-thing.ts";

const deck = (language: string, title: string, ...slides: readonly string[]) => ({
  language,
  title,
  slides: [
    { kind: "title", title } as const,
    ...slides.map((text) => ({ kind: "bullets", title: text, items: [] }) as const),
  ],
});

describe("the thing of a deck", () => {
  test.each([
    ["en", "A year with the bees", "honeybee"],
    ["en", "Volcanoes for beginners", "volcano"],
    ["en", "Why wolves came back", "wolf"],
    ["en", "Ice cream on the pier", "ice-cream"],
    ["de", "Die Bienenvölker im Winter", "honeybee"],
    ["de", "Das neue Elektroauto der Gemeinde", "automobile"],
    ["de", "Hundert Jahre Schmalspurbahn", "locomotive"],
    ["de", "Fahrräder für alle", "bicycle"],
    ["fr", "Les abeilles de la ville", "honeybee"],
    ["fr", "Les dés, de la Rome antique à nos jours", "game-die"],
    ["fr", "Le vélo en ville", "bicycle"],
    ["es", "La panadería del barrio", "bread"],
    ["it", "La castagna e il bosco", undefined],
    ["nl", "De fietsen van morgen", "bicycle"],
    ["sv", "Bageriet vid hamnen", "bread"],
    ["pt", "O violino da escola", "violin"],
    ["en", "The violin: which to buy, or none", "violin"],
    ["pl", "Pszczoły w mieście", "honeybee"],
    ["ru", "Велосипеды в городе", "bicycle"],
    ["ar", "القهوة في المدينة", "hot-beverage"],
    ["ar", "محطة الطاقة الشمسية في المدينة", "solar-panel"],
    ["de", "Die Leuchttürme der Nordsee", "lighthouse"],
    ["fr", "Les phares de Bretagne", "lighthouse"],
    ["ja", "灯台の歴史", "lighthouse"],
    ["ja", "豆腐のできるまで", "tofu"],
    ["sv", "Vindkraft i Norrland", "wind-turbine"],
    ["ja", "火山のしくみ", "volcano"],
    ["zh-Hans", "蜜蜂的一年", "honeybee"],
    ["zh-TW", "圖書館的一年", "books"],
    ["ko", "꿀벌의 한 해", "honeybee"],
    ["es", "El taller de la modista", "sewing-needle"],
    ["sv", "En dag hos optikern", "glasses"],
    ["cs", "Včelař a jeho rok", "honeybee"],
    ["ja", "献血のお願い", "drop-of-blood"],
    ["tr", "İtfaiye ile bir gün", "fire-engine"],
  ] as const)("in %s, titled %s, is %s", (language, title, thing) => {
    expect(findThing(deck(language, title))).toBe(thing);
  });

  test.each([
    ["en", "Training the new drivers"],
    ["en", "We ship on Friday"],
    ["en", "Breaking up the mouse and the bug"],
    ["en", "The carpet, the cargo and the scarcity"],
    ["en", "Book your seat by May"],
    ["de", "Leiter der Abteilung"],
    ["de", "Fledermäuse am Dachboden"],
    ["de", "Die Laufbahn im Amt"],
    ["de", "Die Wirtschaft und ihre Gesellschaften"],
    ["de", "Was wir wählen und wollen"],
    ["sv", "Det man får ta"],
    ["en", "The wind farm and the operating theatre"],
    ["fr", "L'équipe et le tour de table"],
    ["fr", "Assemblée des pêcheuses du lac"],
    ["fr", "Le foyer Jean-Moulin ouvre ses portes"],
    ["nl", "Avond voor de leden van vereniging De Regenboog"],
    ["ar", "الساعة الشمسية في الميدان"],
    ["en", "The island's boat: new diesel or battery?"],
    ["fr", "Un vélo ou un tram"],
    ["it", "La barca a vela o la bicicletta"],
    ["ja", "自転車または犬"],
    ["en", "Three ferments: kimchi, kefir, bread"],
    ["en", "Adults · children · school classes by year"],
    ["xx", "Bees"],
    ["en", ""],
  ] as const)("in %s, titled %s, is none", (language, title) => {
    expect(findThing(deck(language, title))).toBeUndefined();
  });

  test("is found on many slides where the title names none", () => {
    const slides = ["How bees live", "What bees eat", "Where bees sleep"];
    expect(findThing(deck("en", "Small neighbours", ...slides))).toBe("honeybee");
    expect(
      findThing(deck("en", "Small neighbours", "How bees live", "Rain", "Wind", "Frost")),
    ).toBeUndefined();
  });

  test("is hinted to by two words that may be said of much else, and by one of them not", () => {
    expect(findThing(deck("en", "Hoop and net", "Dribble and pass", "Rebound"))).toBeUndefined();
    expect(findThing(deck("de", "Der Stempel im Lager", "Kuvert"))).toBeUndefined();
    expect(findThing(deck("pt", "Perca e truta", "O viveiro"))).toBe("fish");
  });

  test.each([
    ["en", "The school choir", "musical-score"],
    ["en", "Budget of the theatre", "performing-arts"],
    ["fr", "Le budget de la chorale", "musical-score"],
  ] as const)("is what can be seen, not where it belongs: %s, %s", (language, title, thing) => {
    expect(findThing(deck(language, title))).toBe(thing);
  });

  test("is the first of two, unless they stand side by side", () => {
    expect(findThing(deck("en", "Bread for the orchestra"))).toBe("bread");
    expect(findThing(deck("en", "A piano for the choir and the orchestra"))).toBe("musical-keyboard");
    expect(findThing(deck("fr", "Le pain et le fromage"))).toBeUndefined();
    expect(findThing(deck("es", "Gatos negros y perros"))).toBeUndefined();
  });

  test("is none where two are as likely", () => {
    expect(findThing(deck("en", "Cats and dogs"))).toBeUndefined();
    expect(findThing(deck("en", "Cats and dogs", "Cats at night", "Cats by day", "Kittens"))).toBe("cat");
  });
});

describe("a word for a place or a subject inside another word", () => {
  test.each([
    ["de", "Mitglieder"],
    ["de", "1.204 Mitgliedern"],
    ["de", "Zahlungen und Bestellungen"],
    ["de", "die gestiegenen Gaspreise"],
    ["de", "sie wollen"],
    ["fi", "historia"],
  ])("tells nothing in %s: %s", (language, text) => {
    expect(namedThings(text, language)).toEqual([]);
  });

  test.each([
    ["de", "Gasheizung", "thermometer"],
    ["de", "Fassadensanierung", "hammer-and-wrench"],
    ["de", "Busbahnhof", "locomotive"],
    ["de", "Wolle", "yarn"],
  ])("tells its thing where it is the word or its last part in %s: %s", (language, text, thing) => {
    expect(namedThings(text, language)).toEqual([thing]);
  });
});
