import type { Outline, OutlineSlide } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { looks } from "../looks/looks.ts";
import { chooseLook, chooseShown, rankLooks } from "./choose-look.ts";
import { findSubject } from "./find-subject.ts";
import { lookTraits } from "./look-traits.ts";

const about = (title: string, points: readonly string[], design?: Outline["design"]) => ({
  title,
  language: "en",
  slides: [
    { kind: "title", title } as const,
    ...points.map((text) => ({ kind: "bullets", title: text, items: [{ text: [{ text }] }] }) as const),
  ],
  ...(design && { design }),
});

test("every look says what it suits", () => {
  expect(Object.keys(lookTraits).toSorted()).toEqual(looks.map(({ name }) => name).toSorted());
});

test("all looks are ranked, the one that a deck gets before those that suit it less", () => {
  const budget = about("The budget of the town", ["Taxes rose", "Interest fell"]);
  const ranked = rankLooks(budget);
  expect(ranked.toSorted()).toEqual(looks.map(({ name }) => name).toSorted());
  expect(ranked[0]).toBe(chooseLook(budget).look.name);
  const suits = ranked.map((name) => lookTraits[name]?.subjects.includes("money"));
  expect(suits.slice(0, 3)).toEqual([true, true, true]);
  expect(suits.slice(-3)).toEqual([false, false, false]);
});

describe("the subject of a text", () => {
  test.each([
    { text: "Vaccination at the clinic: what patients and nurses ask", subject: "health" },
    { text: "Der neue Radweg: Verkehr, Fahrrad und Bahn", subject: "transport" },
    { text: "学校の授業と生徒", subject: "school" },
    { text: "Database migration: the server, the API and the deploy", subject: "technology" },
    { text: "ميزانية المدينة والضرائب والاستثمار", subject: "money" },
    { text: "Отчёт о лесе, климате и экологии", subject: "nature" },
    { text: "Seven things worth knowing", subject: "general" },
    { text: "", subject: "general" },
  ] as const)("of $text is $subject", ({ text, subject }) => {
    expect(findSubject([{ text, weight: 3 }])).toBe(subject);
  });
});

describe("what a writer wants drawn", () => {
  const ferry = (design?: Outline["design"]) =>
    chooseLook(
      about("A battery for the ferry", ["The battery costs more", "A battery lasts longer"], design),
    );

  test.each([
    { design: undefined, thing: "battery" },
    { design: { picture: "ferry" }, thing: "ferry" },
    { design: { picture: "ferryboat", mode: "dark" }, thing: "ferry" },
    { design: { picture: "" }, thing: undefined },
    { design: { picture: "zeppelin" }, thing: undefined },
    { design: { picture: "ferry", mood: "formal" }, thing: undefined },
  ] as const)("of $design is $thing, whatever the words say", ({ design, thing }) => {
    expect(ferry(design).thing).toBe(thing);
  });

  test("is drawn in a deck on software, too", () => {
    const source = about("Database migration", ["The server and the API", "The deploy of the server"]);
    expect(chooseLook({ ...source, design: { picture: "elephant" } }).thing).toBe("elephant");
  });
});

test.each([
  about("A battery for the ferry", ["The battery costs more"]),
  about("A battery for the ferry", ["The battery costs more"], { picture: "ferry", color: "7A1F5C" }),
  about("A battery for the ferry", ["The battery costs more"], { mood: "formal" }),
  about("Trees in the database", ["The server and the API", "The deploy of the tree", "A query of trees"]),
  about("Seven things worth knowing", ["Patience"]),
])("a named look shows what the chosen one would: $title, $design", (source) => {
  expect(chooseShown(source)).toEqual(chooseLook(source).thing);
});

describe("the look of an outline", () => {
  test("is the same at every call, whatever the title's case and spaces", () => {
    const { look } = chooseLook(about("Growth came from customers", []));
    expect(chooseLook(about(" growth  came from CUSTOMERS", [])).look).toBe(look);
  });

  test("suits what it is about", () => {
    const { look, thing } = chooseLook(
      about("Budget 2027", ["Taxes and funds", "The tax budget of the treasury"]),
    );
    expect(thing).toBe("coin");
    expect(lookTraits[look.name]?.subjects).toContain("money");
  });

  test.each([
    { title: "New brake pads", subject: "transport" },
    { title: "An eye test for everyone", subject: "health" },
    { title: "The chess club", subject: "culture" },
  ] as const)("suits what its thing is about, where few words tell: $title", ({ title, subject }) => {
    for (const name of ["Anna", "Ben", "Cem", "Dora"]) {
      const { look } = chooseLook(about(`${title}, told by ${name}`, []));
      expect(lookTraits[look.name]?.subjects).toContain(subject);
    }
  });

  test("shows no drawn coin where the deck has a chart of its own", () => {
    const chart = {
      kind: "chart",
      title: "What we spent",
      chart: { form: "column", categories: ["2025", "2026"], series: [{ name: "Costs", values: [1, 2] }] },
    } as const satisfies OutlineSlide;
    const budget = about("The budget of the town", ["Taxes rose"]);
    expect(chooseLook(budget).thing).toBe("coin");
    expect(chooseLook({ ...budget, slides: [...budget.slides, chart] }).thing).toBeUndefined();
  });

  test("is quiet where somebody died", () => {
    for (const name of ["Anna", "Ben", "Cem", "Dora", "Emil", "Fay"]) {
      const { look, thing } = chooseLook(about(`In memoriam ${name}`, []));
      expect(thing).toBe("candle");
      expect(lookTraits[look.name]?.moods).toContain("elegant");
      expect(lookTraits[look.name]?.isFestive).toBeUndefined();
    }
  });

  test("is technical for things of technology alone", () => {
    const moodsOf = (title: string) =>
      ["Anna", "Ben", "Cem", "Dora", "Emil", "Fay"].map((name) => {
        const { look } = chooseLook(about(`${title}, told by ${name}`, []));
        return lookTraits[look.name]?.moods[0];
      });
    expect(new Set(moodsOf("Robotics and the laptop"))).toEqual(new Set(["technical"]));
    expect(moodsOf("The chess club")).not.toContain("technical");
  });

  test("is the one wished for by name, and passes over a name that there is not", () => {
    expect(chooseLook(about("Budget 2027", [], { look: "fern" })).look.name).toBe("fern");
    expect(looks).toContain(chooseLook(about("Budget 2027", [], { look: "nosuch" })).look);
  });

  test("shows the thing that it is about, in none that is made for engineers", () => {
    for (const name of ["Anna", "Ben", "Cem", "Dora", "Emil", "Fay", "Gus", "Hana"]) {
      const { look, thing } = chooseLook(about(`Volcanoes, told by ${name}`, ["The science of volcanoes"]));
      expect(thing).toBe("volcano");
      expect(lookTraits[look.name]?.moods[0]).not.toBe("technical");
      expect(lookTraits[look.name]?.showsThings).toBe(true);
    }
  });

  test.each([
    { thing: "ship", not: ["meadow", "nocturne"] },
    { thing: "syringe", not: ["meadow", "nocturne", "blueprint"] },
    { thing: "honeybee", not: ["nocturne", "blueprint"] },
    { thing: "", not: ["meadow", "nocturne", "herbarium"] },
  ])("has no scene that its thing is not at home in: $thing", ({ thing: picture, not }) => {
    const chosen = Array.from({ length: 120 }, (_, index) => {
      const points = ["School and nature", "The pupils and the forest", "Travel and science"].slice(
        index % 3,
      );
      return chooseLook(about(`No. ${index}`, points, { picture })).look.name;
    });
    expect(not.filter((name) => chosen.includes(name))).toEqual([]);
  });

  test("is the drawing sheet for a machine, where a technical one is wished for", () => {
    const design = { mood: "technical", picture: "locomotive" } as const;
    expect(chooseLook(about("The railway and its trains", ["The track"], design)).look.name).toBe(
      "blueprint",
    );
  });

  test("takes a wished colour", () => {
    const { look } = chooseLook(about("Budget 2027", [], { color: "0A3A7F" }));
    expect(look.palette.dk2).toBe("0A3A7F");
    expect(chooseLook(about("Budget 2027", [], { color: "0A3A7F" })).look).toBe(look);
  });

  test("has a wished mood before all others where nothing else tells", () => {
    const names = Array.from({ length: 60 }, (_, index) => `Margaret ${index}`);
    const moods = names.map((name) => {
      const { look } = chooseLook(about(name, [], { mood: "elegant" }));
      return lookTraits[look.name]?.moods[0];
    });
    expect(new Set(moods)).toEqual(new Set(["elegant"]));
    const chosen = new Set(names.map((name) => chooseLook(about(name, [], { mood: "elegant" })).look.name));
    expect(chosen.size).toBeGreaterThanOrEqual(4);
  });

  test("is light on its cover too where a light deck is wished for", () => {
    for (const name of ["Anna", "Ben", "Cem", "Dora", "Emil", "Fay"]) {
      const { look } = chooseLook(about(`The kitchen of ${name}`, ["Food and cooking"], { mode: "light" }));
      expect(lookTraits[look.name]?.hasPaleFields).toBe(true);
    }
  });

  test("is no poster and no toy where somebody wants it sober", () => {
    for (const name of ["Anna", "Ben", "Cem", "Dora", "Emil", "Fay"]) {
      const { look } = chooseLook(about(`Swimming with ${name}`, ["The sport club"], { mood: "formal" }));
      expect(["energetic", "playful"]).not.toContain(lookTraits[look.name]?.moods[0]);
    }
  });

  test("is spread over looks where nothing tells", () => {
    const chosen = new Set(
      Array.from({ length: 200 }, (_, index) => chooseLook(about(`No. ${index}`, [])).look.name),
    );
    expect(chosen.size).toBeGreaterThanOrEqual(4);
  });
});

test("a deck that is wished to be formal shows no thing", () => {
  const slides: readonly OutlineSlide[] = [{ kind: "statement", title: "Bees dance" }];
  const bees = { title: "The bees of our garden", language: "en", slides };
  expect(chooseLook(bees).thing).toBe("honeybee");
  expect(chooseLook({ ...bees, design: { mood: "formal" } }).thing).toBeUndefined();
});
