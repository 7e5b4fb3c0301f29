import { describe, expect, it } from "vitest";
import type { Exhibit } from "../../exhibits.ts";
import { detectRuns } from "../detect-runs.ts";
import { bestOfList, bestOfText, entriesOf } from "../matter.fixture.ts";

describe("numbers that say which or when", () => {
  it.each([
    ["en", "We switch on 12 March, training is on 14 March, first full week from 17 March."],
    ["en", "Painter comes on 3 May, floor on 10 May, we want to be done by 20 May."],
    ["en", "Day 1 old town, day 2 oceanarium, day 3 surf lesson."],
    ["en", "Kids at room 4, teens at room 12, adults at 22 Birch Lane."],
    ["de", "Das Fest ist am 12. Juli ab 15 Uhr, Aufbau am 11. Juli ab 17 Uhr, Abbau am 13. Juli ab 9 Uhr."],
    ["ja", "9時集合、9時半消火訓練、10時半炊き出し、11時半解散。"],
    ["zh", "早班小李7点到15点,中班阿梅11点到19点,晚班老周15点到23点"],
  ])("are no chart and no figures in %s: %s", (language, text) => {
    const kind = bestOfText(text, "", language)?.body.kind;
    expect(["chart", "numbers"]).not.toContain(kind);
  });
});

describe("a row that a sentence tells with its first amount before the year", () => {
  it.each([
    ["The water bill was £410 in 2020, £455 in 2021, £690 in 2022 and £880 in 2023.", "Water bill"],
    ["Rescues were 9 in 2021, 14 in 2022, 11 in 2023 and 17 in 2024.", "Rescues"],
  ])("is named without that amount: %s", (text, name) => {
    expect(barsOf(bestOfText(text, "", "en"))[0]).toBe(name);
  });
});

/** The name of a chart's only row, and its categories with their values. */
function barsOf(exhibit: Exhibit | undefined): readonly string[] {
  const body = exhibit?.body;
  if (body?.kind !== "chart") return [];
  const [series] = body.chart.series;
  const bars = body.chart.categories.map((category, index) => `${category} ${series?.values[index]}`);
  return [series?.name ?? "", ...bars];
}

describe("a list whose first number says what all of them count", () => {
  const heading = "Borrowed most";

  it("is drawn whole", () => {
    const items = ["Drill: 430 loans in 2025", "Carpet cleaner: 318", "Sander: 275", "Sewing machine: 190"];
    const found = bestOfList(items, heading);
    expect(barsOf(found)).toEqual([
      heading,
      "Drill 430",
      "Carpet cleaner 318",
      "Sander 275",
      "Sewing machine 190",
    ]);
    expect(found?.body).toMatchObject({ chart: { unit: "loans in 2025" } });
  });

  it("is not drawn without the member whose number says something else", () => {
    const items = ["Drill: 430, most of them in May", "Cleaner: 318 h", "Sander: 275 h", "Saw: 190 h"];
    const runs = detectRuns(entriesOf(items), { heading, language: "en", subject: heading });
    expect(runs.map(({ exhibit }) => exhibit)).toEqual([undefined]);
  });
});

describe("a row of named numbers", () => {
  it.each([
    {
      language: "en",
      text: "Flu jabs so far: week 1 84, week 2 131, week 3 176, week 4 97 because the fridge failed.",
      want: ["Flu jabs so far", "Week 1 84", "Week 2 131", "Week 3 176", "Week 4 97"],
    },
    {
      language: "en",
      text: "New customers by region - North 48, South 31, East 22, West 57.",
      want: ["New customers by region", "North 48", "South 31", "East 22", "West 57"],
    },
    {
      language: "en",
      text: "Winter 19,800 – spring 28,400 – summer 41,200 – autumn 30,600.",
      want: ["Key figures", "Winter 19800", "Spring 28400", "Summer 41200", "Autumn 30600"],
    },
    {
      language: "en",
      text: "Deliveries by crop were wheat 4,120 tonnes, barley 2,300, oats 880 and rapeseed 640.",
      want: ["Deliveries by crop", "Wheat 4120", "Barley 2300", "Oats 880", "Rapeseed 640"],
    },
    {
      language: "en",
      text: "Delight gave 4.2 kg a plant, Sungold 5.1 kg, Marmande 3.3 kg.",
      want: ["Kg a plant", "Delight 4.2", "Sungold 5.1", "Marmande 3.3"],
    },
    {
      language: "en",
      text: "MRR jan 41k, feb 44k, mar 52k, apr 61k.",
      want: ["K", "Jan 41", "Feb 44", "Mar 52", "Apr 61"],
    },
    {
      language: "pt",
      text: "Carros por mês foram 41 em janeiro, 48 em fevereiro, 57 em março e 66 em abril, e tudo mudou.",
      want: ["Carros por mês", "Janeiro 41", "Fevereiro 48", "Março 57", "Abril 66"],
    },
    {
      language: "fr",
      text: "Le papier est passé de 820 euros la tonne en 2020 à 960 en 2021, 1 340 en 2022 puis 1 180 en 2023.",
      want: ["Papier", "2020 820", "2021 960", "2022 1340", "2023 1180"],
    },
    {
      language: "de",
      text: "Ziegel kosten 8.400 Euro, das Gerüst 2.100 Euro, die Rinnen 950 Euro.",
      want: ["Euro", "Ziegel 8400", "Gerüst 2100", "Rinnen 950"],
    },
    {
      language: "en",
      text: "Narrow hedges held 2.9 bees per 100 m; medium 5.1 bees per 100 m; wide 8.7 bees per 100 m.",
      want: ["Bees per 100 m", "Narrow hedges held 2.9", "Medium 5.1", "Wide 8.7"],
    },
    {
      language: "en",
      text: "MRR hit $61.2k (September $54.7k, August $49.9k, July $46.3k).",
      want: ["MRR", "July 46.3", "August 49.9", "September 54.7"],
    },
    {
      language: "en",
      text: "Coal gave 1.74 million, gas 1.28, wind 1.02 and sun 0.78.",
      want: ["Million", "Coal 1.74", "Gas 1.28", "Wind 1.02", "Sun 0.78"],
    },
    {
      language: "en",
      text: "Visits by month: Jan 12, Feb 15, Mar 19, Apr 22 families.",
      want: ["Visits by month", "Jan 12", "Feb 15", "Mar 19", "Apr 22"],
    },
    {
      language: "de",
      text: "Besuche: Januar 28, Februar 35, März 31.",
      want: ["Besuche", "Januar 28", "Februar 35", "März 31"],
    },
    {
      language: "en",
      text: "Costs: ropes 3,400, masts and rigging 1,920, new sails and the trailer for them 1,240.",
      want: ["Costs", "Ropes 3400", "Masts and rigging 1920", "New sails and the trailer for them 1240"],
    },
    {
      language: "ja",
      text: "廃棄額は月平均38万円で、内訳はパンが52%、野菜が21%、魚が18%、その他が9%でした。",
      want: ["内訳", "パン 52", "野菜 21", "魚 18", "その他 9"],
    },
    {
      language: "en",
      text: "bread makes 34% of it, meat 29, veg 22, jams and rest 15. we can build a barn or buy a van.",
      want: ["%", "Bread 34", "Meat 29", "Veg 22", "Jams and rest 15"],
    },
  ])("is a chart in $language: $text", ({ language, text, want }) => {
    expect(barsOf(bestOfText(text, "", language))).toEqual(want);
  });

  it("is none where what is counted changes from one time to the next", () => {
    const text = "It began when in March 3 people came, then in April 2 left, and in May 4 vans broke down";
    expect(barsOf(bestOfText(text))).toEqual([]);
  });

  it("is none where a unit is not of all", () => {
    expect(barsOf(bestOfText("The firm asks 84,000 lira, 10 for the deposit, 2 years warranty."))).toEqual(
      [],
    );
  });

  it.each([
    "Meetings: Jan 12, Feb 15, Mar 19.",
    "Deadlines are Jan 12, Mar 15, May 19 and the party.",
    "Jan 12 kickoff, Feb 15 review, Mar 19 launch.",
  ])("is none where days of months stand: %s", (text) => {
    expect(barsOf(bestOfText(text))).toEqual([]);
  });
});

describe("amounts that went up or down", () => {
  it.each([
    [
      "en",
      "South fell 4%, North rose 7%, West rose 2%, East dropped 1%.",
      ["South -4", "North 7", "West 2", "East -1"],
    ],
    ["en", "Change by shop: South -4%, North +7%, West +2%.", ["South -4", "North 7", "West 2"]],
    ["de", "Süd fiel um 4 %, Nord stieg um 7 %, West stieg um 2 %.", ["Süd -4", "Nord 7", "West 2"]],
    [
      "es",
      "El sur bajó un 4 %, el norte subió un 7 %, el este subió un 2 %.",
      ["Sur -4", "Norte 7", "Este 2"],
    ],
    ["de", "Süd −4 %, Nord +7 %, West 2 %.", ["Süd -4", "Nord 7", "West 2"]],
  ])("have their sign in %s: %s", (language, text, want) => {
    expect(barsOf(bestOfText(text, "", language)).slice(1)).toEqual(want);
  });

  it.each(["South fell 4%, North 7%, West 2%.", "North grew 60%, South grew 40%."])(
    "are no row where only some tell their way, and no parts of a whole: %s",
    (text) => {
      expect(barsOf(bestOfText(text))).toEqual([]);
    },
  );
});
