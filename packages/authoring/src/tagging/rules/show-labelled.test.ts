import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../tag-units.ts";

const shown = (prompt: string): readonly string[] =>
  tagUnits(readSource(prompt))
    .filter(({ place }) => place === "slide")
    .map(({ text }) => text);

describe("showLabelled", () => {
  it.each([
    "5 slides about our school garden: Costs: 1200 euro. 7 of 10 pupils take part. Next steps: Ana buys seeds by 3 May, Ben builds the beds by 10 May.",
    "4 diapos sur la fête de quartier : Date : samedi 14 juin. Lieu : place du Marché. À faire : Léa réserve la sono avant le 1er juin.",
    "5 diaa koulun puutarhasta: Kustannukset: 1 200 euroa. 7 oppilasta osallistuu. Seuraavat vaiheet: Anna ostaa siemenet 3. toukokuuta mennessä.",
    "5 شرائح عن حديقة المدرسة: التكاليف: 1200 يورو. يشارك 7 من كل 10 تلاميذ. الخطوات التالية: آنا تشتري البذور قبل 3 مايو.",
    "学校の庭についてスライド5枚。費用:12万円。生徒10人中7人が参加。次のステップ:田中さんが5月3日までに種を買う。",
  ])("shows all that stands behind labels in %j", (prompt) => {
    const facts = prompt.slice(prompt.search(/[:。] ?/u) + 1);
    expect(shown(prompt).join("").replace(/\s/gu, "")).toBe(facts.replace(/\s/gu, ""));
  });

  it("shows tasks behind the only label", () => {
    expect(
      shown(
        "Make 4 slides from this: Action items: Lena sends the offer by Monday, Raj books the room by 4 May.",
      ),
    ).toEqual(["Action items:", "Lena sends the offer by Monday, Raj books the room by 4 May."]);
  });

  it("shows amid a line what names several amounts", () => {
    expect(shown("Deck on our bakery. Loaves sold: rye 340, wheat 210, spelt 95. As a pie chart.")).toEqual([
      "Loaves sold:",
      "rye 340, wheat 210, spelt 95.",
    ]);
  });

  it("shows all clauses behind the label of tasks, and none of them where the text speaks of secrets", () => {
    const notes = "1. Lift: 7 breakdowns since September.\n2. Fees: 149,300 euros paid.\n\n";
    const tasks =
      "To do: Mr Benn asks for a third quote by 1 March; Ms Odin labels the bikes; Ms Ferris rings the owners.";
    expect(shown(notes + tasks).join(" ")).toMatch(/third quote.*labels the bikes.*rings the owners/u);
    expect(
      shown(`${notes}Confidential: to do: Ann dismisses Bob by 1 March; Cleo tells nobody.`).join(" "),
    ).not.toMatch(/dismisses|nobody/u);
  });

  it("shows the words that name what follows them in their line", () => {
    expect(
      shown(
        "Canteen survey, 286 replies\n\nHow often do you eat there: every day 19%, once a week 21%, hardly ever 26%",
      ),
    ).toContain("How often do you eat there:");
  });

  it.each([
    "Make 6 slides about bees. Audience: beekeepers. Tone: cheerful. Length: six slides.",
    "Slides zum Thema Wasser. Zielgruppe: Klasse 5. Stil: bunt, wenig Text.",
    'Make 10 slides about password managers. Audience: teachers, 25 to 60 years old, most of them have never used one and are a bit afraid of "IT topics". Tone: friendly.',
  ])("leaves labels that describe a deck to the request: %j", (prompt) => {
    expect(shown(prompt)).toEqual([]);
  });

  it.each([
    "Make 6 slides on our boat club. Members: 186, 171 last year. Jetty: new planks for 40,000 crowns. Should answer: who pays, who builds.",
    "6 slides on our boat club. Members: 186, 171 last year. Jetty: new planks for 40,000 crowns. First the figures, then the jetty and at the end a question.",
  ])("leaves a wish behind labelled facts to the request: %j", (prompt) => {
    expect(shown(prompt).join(" ")).toMatch(/186.*40,000/u);
    expect(shown(prompt).join(" ")).not.toMatch(/answer|First/u);
  });

  it("shows nothing that is marked as secret among labels", () => {
    const prompt =
      "5 slides on the fair. Place: Mill Lane. Internal: the mayor resigns in May. Budget: 2,300 pounds. Confidential: Ana leaves us.";
    expect(shown(prompt).join(" ")).not.toMatch(/resigns|leaves/u);
  });
});
