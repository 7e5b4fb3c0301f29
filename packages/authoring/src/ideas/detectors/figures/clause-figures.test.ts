import { describe, expect, it } from "vitest";
import { toPlainText } from "../../../text/markup/rich-text.ts";
import { bestOfText } from "../matter.fixture.ts";

/** "value | label | text" of each figure of a text's best form, or of each card of it. */
function figuresOf(text: string, language = "en", heading = ""): readonly string[] {
  const body = bestOfText(text, heading, language)?.body;
  if (body?.kind === "cards")
    return body.cards.map((card) => `${card.heading} | ${toPlainText(card.text ?? [])}`);
  if (body?.kind !== "numbers") return [];
  return body.figures.map(({ value, label, text: more }) => [value, label, more ?? []].flat().join(" | "));
}

describe("a row of figures in one sentence", () => {
  it("has each value, what it is and what it is held against", () => {
    const text =
      "Q2 sales were €9.1M (+7% on the year), margin 58%, returns fell from 4.2% to 3.9%, we opened 12 shops";
    expect(figuresOf(text)).toEqual([
      "€9.1M | Q2 sales | +7% on the year",
      "58% | Margin",
      "4.2% → 3.9% | Returns",
      "12 | Shops",
    ]);
  });

  it("leaves Japanese and Korean clauses that hang on the next one", () => {
    const text = "A案は初期費用が43万ユーロ高いが、年に2万ユーロ節約できるため、約16年で元が取れる";
    expect(figuresOf(text, "ja", "評価")).toEqual([]);
  });

  it("keeps the fifth below the others, and shows six on cards", () => {
    const five = bestOfText("We have 9 vans, 14 drivers, 2 depots, 31 routes and 640 customers.")?.body;
    expect(five).toMatchObject({ kind: "numbers", takeaway: [{ text: "640 customers" }] });
    expect(
      figuresOf("Costs: rent 6,000, heat 1,872, paper 418.50, cover 196, tuning 150 and tea 233.40."),
    ).toEqual([
      "6,000 | Rent",
      "1,872 | Heat",
      "418.50 | Paper",
      "196 | Cover",
      "150 | Tuning",
      "233.40 | Tea",
    ]);
  });

  it.each([
    ["en", "Falls: 14 falls last year and 9 this year.", "14 → 9 | Falls"],
    ["en", "We had 14 falls last year, 9 in this one.", "14 → 9 | Falls"],
    ["en", "Falls were 9, last year 14.", "14 → 9 | Falls"],
    ["de", "Wir hatten 14 Stürze im Vorjahr und 9 in diesem Jahr.", "14 → 9 | Stürze"],
    ["fr", "Nous avions 14 chutes l'an dernier et 9 cette année.", "14 → 9 | Chutes"],
    ["es", "Tuvimos 14 caídas el año pasado y 9 este año.", "14 → 9 | Caídas"],
    ["nl", "We hadden 14 valpartijen vorig jaar en 9 dit jaar.", "14 → 9 | Valpartijen"],
  ])("goes from what was to what is in %s: %s", (language, text, want) => {
    expect(figuresOf(text, language)).toEqual([want]);
  });

  it("is named by a first clause without a figure where no heading stands above", () => {
    const text =
      "We are a smithy in Lund, founded 1987, 11 staff, sales last year £612,000 (before £548,000)";
    expect(bestOfText(text)?.title).toBe("We are a smithy in Lund");
    expect(figuresOf(text)).toEqual(["11 | Staff", "£612,000 | Sales last year | Before £548,000"]);
    expect(bestOfText(text)?.body).toMatchObject({ takeaway: [{ text: "Founded 1987" }] });
    expect(bestOfText(text, "About us")?.title).toBeUndefined();
  });

  it.each([
    [
      "de",
      "Wir haben 34 Mitglieder, zwei Säle mit je 90 Plätzen, 12 Konzerte und 4 Chöre.",
      "34 | Mitglieder",
    ],
    ["fr", "Nous avons 34 membres, 12 concerts et 4 salles.", "34 | Membres"],
    ["es", "Tenemos 34 socios, 12 conciertos y 4 salas.", "12 | Conciertos"],
  ])("is read in %s", (language, text, want) => {
    expect(figuresOf(text, language)).toContain(want);
  });

  it.each([
    "Open from 9:30 to 17:00, on Fridays until 20:00, closed on 1 May.",
    "See chapters 3, 5 and 7.",
    "In 2019 the roof leaked, in 2020 the floor sank, and by 2023 the walls had cracked.",
    "In 2031 our shop served 386 families, 52 more than the year before, of whom 40 came weekly.",
    "He was born over a shop, went to sea at 15, came ashore at 31 and sold fish from 40 on.",
    "Take bus 7, get off at stop 12, walk 40 metres and ring at number 9.",
    "She was born in 1951, came to Boston at nineteen and drove the number 39 bus.",
  ])("is none in %j", (text) => {
    expect(figuresOf(text)).toEqual([]);
  });
});

describe("what something was and is", () => {
  it("has the name of what changed, and when", () => {
    const text = "We open at 6.30 instead of 7, and close at 16.00 instead of 17.30, Mondays stay 8 to 12.";
    expect(figuresOf(text)).toEqual(["7 → 6.30 | We open at", "17.30 → 16.00 | Close at"]);
    const body = bestOfText("Price per ride goes from £2.20 to £2.50 on 1 March.", "Rides")?.body;
    expect(JSON.stringify(body)).toContain("1 March");
  });

  it.each([
    "Paper was 6,420 euros against a budget of 5,900.",
    "Guests stay 8 to 12 nights.",
    "The fitter is Boats Ltd. Price per ride goes from £2.20 to £2.50.",
  ])("is not told by %j", (text) => {
    expect(figuresOf(text, "en", "Rides").join()).not.toContain("→");
  });

  it("counts no number that tells one of several apart", () => {
    const rest = "part is ordered, rent goes from £40 to £50, oars at £12";
    expect(figuresOf(`Boat 3 broken since May, ${rest}`, "en", "Boats")).toEqual([]);
    expect(figuresOf(`3 boats lost, ${rest}`, "en", "Boats")).toContain("£40 → £50 | Rent");
  });
});

describe("a row with its sum", () => {
  const tables = (text: string) => JSON.stringify(bestOfText(text, "Income")?.body);

  it("shows the sum as one, and what brackets say beside its name", () => {
    const body = bestOfText(
      "fees 11,340 (189 x 60 each), grant 3,000, raffle 1,725, shirts 610. total 16,675",
    )?.body;
    expect(body).toMatchObject({ kind: "table", rows: [{}, {}, {}, {}, { role: "total" }] });
    expect(JSON.stringify(body)).toContain("Fees (189 x 60 each)");
  });

  it("takes no group of digits for a part of the name that a bracket speaks of", () => {
    const offers = [
      "Dachmar 186 000 zł (five years)",
      "Szczyt 203 500 zł (ten years)",
      "Kominex 171 900 zł (three years)",
    ];
    const body = JSON.stringify(bestOfText(`Offers: ${offers.join(", ")}`, "Roof")?.body);
    expect(body).toContain("Dachmar: five years");
    expect(body).not.toContain("Dachmar 186:");
  });

  it("draws none where the sum is of more than its parts", () => {
    expect(tables("fees 11,340, grant 3,000, raffle 1,725, shirts 610. total 26,675") ?? "").not.toContain(
      "chart",
    );
  });
});
