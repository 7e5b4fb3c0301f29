import { describe, expect, it } from "vitest";
import { toDeck, toPrompt } from "../prompts/testing.ts";
import { findLeaks, findSecrets, findShortLeaks } from "./find-leaks.ts";

const prompt = toPrompt(
  "⟦request|Please make a ⟦genre|pitch deck⟧ about ⟦topic|city bees⟧ for us.⟧ ⟦content|Bees like rooftops.⟧ " +
    "⟦request|Be brief.⟧ ⟦note|Remind them of the honey from last summer.⟧ ⟦withhold|Anna leaves in May.⟧ " +
    "⟦chrome|Subject: The bees of our city⟧",
  "The bees of our city",
);
const cover = { title: "City bees" };

describe("findLeaks", () => {
  it("counts the units that are long enough, by the words that may not be shown", () => {
    const { units, found } = findLeaks(prompt, toDeck([cover, { title: "Bees like rooftops" }]));
    expect(units.map(({ role }) => role)).toEqual(["request", "note", "chrome"]);
    expect(found).toEqual([]);
  });

  const cases: readonly (readonly [given: string, body: string, roles: readonly string[]])[] = [
    ["the whole request", "Please make a pitch deck about city bees for us", ["request"]],
    ["three fifths of it", "make a pitch deck about city bees for all", ["request"]],
    ["less", "a pitch deck about city bees for all", []],
    ["its topic alone", "City bees: a pitch deck", []],
    ["its words apart", "Please see: we make a list about what is for us", []],
    ["a note", "Remind them of the honey", ["note"]],
    ["a note and a request", "Remind them of the honey. Please make a deck about bees", ["note"]],
  ];
  it.each(cases)("looks for %s", (_given, body, roles) => {
    const { found } = findLeaks(prompt, toDeck([cover, { title: "Bees", body: [body] }]));
    expect(found.map(({ role }) => role)).toEqual(roles);
  });

  it("finds a unit that goes on from a title into the body, and says where", () => {
    const deck = toDeck([cover, { title: "Please make a deck", body: ["about bees", "for us"] }]);
    expect(findLeaks(toPrompt("⟦request|Please make a deck about bees for us⟧"), deck).found).toEqual([
      {
        role: "request",
        unit: "Please make a deck about bees for us",
        place: "slide 2",
        run: "please make a deck about bees for us",
      },
    ]);
  });

  it("counts characters where there are no spaces", () => {
    const japanese = toPrompt("⟦request|八枚で作ってください⟧");
    expect(findLeaks(japanese, toDeck([{ title: "八枚で作って" }])).found).toEqual([]);
    expect(findLeaks(japanese, toDeck([{ title: "八枚で作ってくだ" }])).found).toHaveLength(1);
  });

  it("takes the notes for no slide", () => {
    const deck = toDeck([{ ...cover, notes: "Remind them of the honey from last summer." }]);
    expect(findLeaks(prompt, deck).found).toEqual([]);
  });

  it("allows what stands in the matter, too, and a subject that is the right title", () => {
    const twice = toPrompt("⟦request|Bees like flat rooftops⟧ ⟦content|We know: bees like flat rooftops⟧");
    expect(findLeaks(twice, toDeck([{ title: "Bees like flat rooftops" }])).found).toEqual([]);
    expect(findLeaks(prompt, toDeck([{ title: "The bees of our city" }])).found).toEqual([]);
    const mail = toPrompt("⟦chrome|Subject: numbers for you all⟧", "City bees");
    expect(findLeaks(mail, toDeck([{ title: "Numbers for you all" }])).found).toHaveLength(1);
  });
});

describe("findShortLeaks", () => {
  const short = toPrompt(
    "⟦chrome|Hi there,⟧ ⟦request|⟦topic|City bees⟧⟧ ⟦request|Max. ⟦count|7 slides⟧⟧ ⟦note|Smile!⟧",
  );

  it("finds short units that are a text of their own", () => {
    const deck = toDeck([cover, { title: "Hi there", body: ["Max 7 slides", "Smile"] }]);
    expect(findShortLeaks(short, deck).map(({ unit, place }) => [unit, place])).toEqual([
      ["Hi there,", "slide 2"],
      ["Max. 7 slides", "slide 2"],
    ]);
  });

  it("leaves them where they stand among other words", () => {
    expect(findShortLeaks(short, toDeck([{ title: "Hi there, bees", body: ["Max has 7 slides"] }]))).toEqual(
      [],
    );
  });
});

describe("findSecrets", () => {
  const secret = "Anna leaves in";
  const places: readonly (readonly [string, ReturnType<typeof toDeck>])[] = [
    ["slide 1", toDeck([{ title: secret }])],
    ["notes of slide 1", toDeck([{ ...cover, notes: secret }])],
    ["elsewhere", toDeck([cover], [secret])],
  ];
  it.each(places)("finds three words on %s", (place, deck) => {
    expect(findSecrets(prompt, deck).found.map((leak) => leak.place)).toEqual([place]);
  });

  it("finds a name of two words in whole", () => {
    const named = toPrompt("⟦withhold|Project Heron⟧ ⟦withhold|61 %⟧");
    expect(findSecrets(named, toDeck([{ title: "Herons of Project X: 61 %" }])).found).toEqual([]);
    expect(findSecrets(named, toDeck([{ title: "Why Project Heron" }])).found).toHaveLength(1);
  });

  it("finds nothing where fewer words are shared", () => {
    const deck = toDeck([{ title: "Anna leaves the hives", notes: "in May" }]);
    expect(findSecrets(prompt, deck)).toMatchObject({ units: [{ role: "withhold" }], found: [] });
  });
});
