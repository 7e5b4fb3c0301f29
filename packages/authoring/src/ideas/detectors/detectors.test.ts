import { describe, expect, it } from "vitest";
import { isStrong } from "../exhibits.ts";
import { detectInList, type ListMatter } from "./detectors.ts";
import { bestOfList, bestOfText, entriesOf } from "./matter.fixture.ts";

const context = { heading: "", language: "en", subject: "" };

function listOf(items: readonly string[]): Pick<ListMatter, "block" | "entries"> {
  const entries = entriesOf(items);
  const source = { start: 0, end: 0 };
  return { entries, block: { kind: "list", ordered: false, items: entries.map(({ item }) => item), source } };
}

describe("detectInList", () => {
  it.each([
    { items: ["Pump fails (high)", "Late permits (medium)", "Rain (low)"], heading: "Risks", want: "table" },
    {
      items: ["Lieferung verspätet sich (hoch)", "Personal fehlt (mittel)", "Regen (gering)"],
      heading: "Risiken",
      want: "table",
    },
    {
      items: ["Schedule: green", "Cost: amber (steel is dearer)", "Safety: red"],
      heading: "Status",
      want: "table",
    },
    {
      items: ["March 2025: contract", "June 2025: funding", "April 2026: panels"],
      heading: "Plan",
      want: "timeline",
    },
    {
      items: ["1861 : première forge", "1904 : nouvelle halle", "1950 : fermeture"],
      heading: "Histoire",
      want: "timeline",
    },
    {
      items: ["2022: 1,480 readers", "2023: 2,115 readers", "2024: 3,372 readers"],
      heading: "Readers",
      want: "chart",
    },
    {
      items: ["Apfelkuchen (31 Stück)", "Käsekuchen (22)", "Waffeln (57)"],
      heading: "Verkauft",
      want: "chart",
    },
    { items: ["Anna (2)", "Café Blum (Mitte)", "Uwe (4)"], heading: "Teams", want: "table" },
    { items: ["spent 182k of 250k", "forecast 244k"], heading: "Budget", want: "chart" },
    { items: ["buses 54 %", "bikes 31 %", "cars 15 %"], heading: "How people came", want: "chart" },
    { items: ["Revenue: 4.2 m€", "Customers: 1,900"], heading: "Figures", want: "numbers" },
    { items: ["Pros: cheap; quick", "Cons: loud; heavy"], heading: "Drill", want: "comparison" },
    {
      items: ["Variante A: günstig, langsam", "Variante B: teuer, schnell"],
      heading: "Wahl",
      want: "comparison",
    },
    { items: ["Order the tank (Maud, 4 May)", "Ask the council (Eli, 9 May)"], heading: "", want: "table" },
    {
      items: ["Lena: call the bank by 4 May", "Tom: book the hall by 9 May"],
      heading: "Next steps",
      want: "table",
    },
    {
      items: ["Step 1: Open the tap.", "Step 2: Fill the can, up to the mark.", "Step 3: Close the tap."],
      heading: "",
      want: "process",
    },
    {
      items: ["Schritt 1 – Ventil öffnen", "Schritt 2 – Spülen", "Schritt 3 – Ventil schließen"],
      heading: "",
      want: "process",
    },
    { items: ["第1步：开阀", "第2步：冲洗", "第3步：关阀"], heading: "", want: "process" },
    { items: ["06:00 set-up", "08:30 first race", "15:00 roads open"], heading: "Sunday", want: "timeline" },
    { items: ["Soak: overnight", "Rinse: twice", "Steam: forty minutes"], heading: "Rice", want: "cards" },
  ])("shows $heading as a $want", ({ items, heading, want }) => {
    expect(bestOfList(items, heading)?.body.kind).toBe(want);
  });

  it("takes numbered steps under a heading of steps for a process", () => {
    expect(bestOfList(["Open the valve", "Rinse", "Close it"], "Procedure", "en", true)?.body.kind).toBe(
      "process",
    );
    expect(bestOfList(["Apples", "Pears", "Plums"], "Fruit", "en", true)).toBeUndefined();
  });

  it.each(["Method", "Zubereitung", "Preparación", "做法"])(
    "takes the order under %j for steps",
    (heading) => {
      const items = ["Peel the roots", "Boil them for 20 minutes", "Mash them"];
      expect(bestOfList(items, heading, "en", true)?.body.kind).toBe("process");
      expect(bestOfList(items, heading)).toBeUndefined();
      expect(bestOfList(items, `${heading}s of payment`, "en", true)).toBeUndefined();
    },
  );

  it("names a step by its first clause where it is long, and keeps the rest", () => {
    const items = [
      "Step 1: Push the glass back into its frame with both of your thumbs, no tools, it would break",
      "Step 2: Screw (not too tight, by hand) the four clips down",
      "Step 3: Clean it",
    ];
    expect(bestOfList(items)?.body).toMatchObject({
      steps: [
        {
          title: "Push the glass back into its frame with both of your thumbs",
          text: "No tools, it would break",
        },
        { title: "Screw (not too tight, by hand) the four clips down" },
        { title: "Clean it" },
      ],
    });
  });

  it.each([
    { why: "plain points", items: ["We sell bread", "We bake at night", "We close on Mondays"] },
    {
      why: "asides in brackets here and there",
      items: ["Oak (old)", "Beech", "Ash tree by the river", "Elm"],
    },
    { why: "what stands beside hours", items: ["06:00 set-up", "Bring gloves", "15:00 end"] },
    { why: "words that begin like steps", items: ["Step by step we grow", "Steps 4 wide", "Stepney 12"] },
    { why: "numbered questions", items: ["Q1 How often do you come?", "Q2 What do you borrow?", "Q3 Why?"] },
    { why: "speakers", items: ["Speaker 1: And why not?", "Speaker 2: Nobody was there."] },
    {
      why: "dates of different things said at length",
      items: ["In 2019 we began, which was hard", "Since then it is easy"],
    },
    {
      why: "figures without a unit or a name",
      items: ["We have 3 and will have 4 of them", "There are 5 in the other house"],
    },
  ])("gives $why no strong form", ({ items }) => {
    expect(isStrong(bestOfList(items, "Trees"))).toBe(false);
  });
});

describe("detectInSentences", () => {
  it.each([
    { text: "Control 97 kg, low dose 71 kg, full dose 52 kg.", want: "chart" },
    { text: "54 % Bus, 31 % Rad, 15 % Auto.", want: "chart", language: "de" },
    {
      text: "July came in at €2.41 million, August at €1.78 million and September at €2.65 million.",
      want: "chart",
    },
    { text: "A drive unit costs 390 euros, a mast 210 euros and an overhaul 1,450 euros.", want: "chart" },
    { text: "Fog 41, crew shortage 17, engine faults 9.", heading: "Cancelled trips", want: "chart" },
    { text: "41 pilot vineyards, churn under 3 %.", want: "numbers" },
    { text: "Pilots: 14 farms, 96 buoys, 91 % agreement with the lab.", want: "numbers" },
    { text: "Churn fell from 6 % to 2 %; cost per order from 4.10 € to 3.20 €.", want: "numbers" },
    { text: "1 200 utilisateurs, note 4,8.", want: "numbers", language: "fr" },
    { text: "“We lost four hours a week to paper,” says Ann Lee.", want: "quote" },
    { text: "Ann Lee: “We lost four hours a week to paper.”", want: "quote" },
    { text: "open the valve → rinse the pipe → close the valve", want: "process" },
    { text: "Do we launch now or wait until January?", want: "statement" },
    // A row within a sentence that says more, and numbers that are parts of one told before them.
    { text: "Moves: 310 moves in 2023, 1,140 in 2024, on track for 2,300 this year.", want: "chart" },
    { text: "In 2024 we had 11,600 guests; 2021 2,900, 2022 6,400, 2023 9,200.", want: "chart" },
    { text: "44 answered: 31 want to keep it, 8 want to go back, 5 don't mind.", want: "chart" },
    {
      text: "De ellas el 68 % es virgen extra, el 24 % virgen y el 8 % lampante.",
      want: "chart",
      language: "es",
    },
    { text: "1层 0元,2层 1.5万,3层 2.5万,4层 3.5万", heading: "分摊方案", want: "chart", language: "zh" },
    { text: "Papel: 174 t; plástico: 108 t; vidro: 66 t; metal: 38 t.", want: "chart", language: "pt" },
    { text: "We have 14 teachers, 320 pupils and 3 floors in all.", want: "numbers" },
    // Things of which the same is told.
    // What was and what is.
    {
      text: "Nous comptons 612 lecteurs inscrits, contre 548 en 2023. Les prêts sont passés de 9 870 à 11 240.",
      want: "table",
      language: "fr",
    },
    {
      text: "142 members, up from 118 last March. Juniors grew most: 31 to 52. Seniors 64 to 66.",
      want: "table",
    },
    {
      text: "Frogspawn rose from 46 in 2021 to 580 in 2024, dragonfly species from 6 to 15, and voles are back.",
      want: "numbers",
    },
    {
      text: "Verbrauch der Beleuchtung vorher 41.200 kWh im Jahr, jetzt 17.900 kWh.",
      want: "numbers",
      language: "de",
    },
    {
      text: "The project: 55 percent came from the water company, 30 percent from a fund, and 15 percent from donations.",
      want: "chart",
    },
    // What is to be done in its order.
    {
      text: "How to brush: finger first, then pet toothpaste, then soft brush, 30 seconds a side.",
      want: "process",
    },
    {
      text: "En cas d'incendie on sonne l'alarme, on appelle le 18, on coupe le gaz et on rassemble tout le monde.",
      want: "process",
      language: "fr",
    },
    {
      text: "How is a bell made? A core is shaped. The cope is dried. Bronze is poured in. The bell is tuned.",
      want: "process",
    },
    { text: "进度:3月15日征求意见,4月20日公示结束,7月动工,预计11月底验收", want: "timeline", language: "zh" },
  ])("shows $text as a $want", ({ text, want, language = "en", heading = "" }) => {
    expect(bestOfText(text, heading, language)?.body.kind).toBe(want);
  });

  it.each([
    'The mailing list for "stable" and "testing" packages is described in the manual, and "unstable" is not.',
    "In the margin a clerk wrote in Latin: “Who shall buy, and from whom?”",
    "The glasshouse is open from 9 to 18, on Wednesdays until 20.",
    "Version 2.7 was tested in week 12.",
    "He was born in 1832, and she in 1840.",
    "Fitting it out would cost £6,150, and the Friends of the School have pledged £2,000 of it.",
    "A door closes after 5 seconds, and residents with walkers need about 11.",
    // Counts of this and that, ranges, times of day, and questions are no rows, changes or steps.
    "Children from 6 to 12 pay 4 euros in our house.",
    "Average times of the group: april 24:50, june 23:35, oct 21:55.",
    "How do you feel? We asked them. They said little. Nobody was sure: why?",
    "First we thought of a shop, then the rent rose.",
    "The hall is open from 9 to 17, and the bar from 12 to 23.",
  ])("lets %j be said", (text) => {
    expect(bestOfText(text)).toBeUndefined();
  });

  it("keeps the words of who is quoted", () => {
    expect(
      bestOfText("„Wir haben jede Woche vier Stunden verloren“, sagt Maren Holt, Leiterin", "", "de")?.body,
    ).toEqual({
      kind: "quote",
      quotation: "Wir haben jede Woche vier Stunden verloren",
      name: "Maren Holt",
      role: "Leiterin",
    });
  });

  it("reads months and a row beside dates as a timeline, and no date as a figure", () => {
    const months = ["February: decision", "March–April: hiring", "June: training", "Budget 1,400 euros"];
    const [best] = detectInList({ ...listOf(months), intro: "" }, context);
    expect(best?.exhibit.body).toMatchObject({
      kind: "timeline",
      events: [{ date: "February" }, { date: "March–April" }, { date: "June" }],
    });
    expect([...(best?.used ?? [])].map(({ words }) => words)).toEqual(months.slice(0, 3));
    expect(bestOfList(["March-Lee: oars", "Junior team: sails", "May Day: ropes"])?.body.kind).toBe("cards");
    expect(bestOfList(["5月6日前优化接口", "5月8日发布新版"], "下周计划", "zh")).toBeUndefined();
  });

  it("keeps a sum apart from its parts", () => {
    const found = bestOfText(
      "Income £61,200, of which fees £38,900, grants £9,500, boat naming £12,800.",
      "Club",
    );
    expect(found?.body).toMatchObject({
      kind: "chart",
      chart: { series: [{ values: [38_900, 9_500, 12_800] }] },
      reading: [{ text: "Income £61,200" }],
    });
  });

  it.each([
    ["en", "Calls per day: Mon 142, Tue 98, Wed 61, Thu 95", "", [142, 98, 61, 95]],
    ["de", "Mo 142, Di 98, Mi 61, Do 95, Fr 77", "Anrufe pro Tag", [142, 98, 61, 95, 77]],
    ["pt", "Em janeiro tivemos 214 trocas, fevereiro 167, março 143.", "", [214, 167, 143]],
    [
      "es",
      "Se pagó a 7,85 €/kg en diciembre, 8,40 en enero, 8,90 en febrero y 8,10 en marzo.",
      "",
      [7.85, 8.4, 8.9, 8.1],
    ],
  ])("draws days and months without a year (%s: %s)", (language, text, heading, values) => {
    expect(bestOfText(text, heading, language)?.body).toMatchObject({
      kind: "chart",
      chart: { series: [{ values }] },
    });
  });

  it.each([
    ["en", "We may get 40 chairs, 12 tables and 3 lamps."],
    ["en", "Ann came in March, Bob in May and Cara in June."],
  ])("draws no other months (%s: %s)", (language, text) => {
    expect(bestOfText(text, "", language)?.body.kind).not.toBe("chart");
  });

  it.each([
    [
      "en",
      "Timeline - decision 9 July, tender August, works start 20 October.",
      ["Decision", "Tender", "Works start"],
    ],
    [
      "de",
      "Prüfung 2. April, Tag der offenen Tür 17. Mai, Sommerfest 5. Juli.",
      ["Prüfung", "Tag der offenen Tür", "Sommerfest"],
    ],
    [
      "en",
      "Comments until 30 April, vote on 22 May, works begin 8 September.",
      ["Comments", "Vote", "Works begin"],
    ],
  ])("sets dates that end their clauses beside them (%s: %s)", (language, text, titles) => {
    const body = bestOfText(text, "", language)?.body;
    expect(body?.kind === "timeline" ? body.events.map(({ title }) => title) : undefined).toEqual(titles);
  });

  it("draws a day told by its hours, written with stops", () => {
    const found = bestOfText(
      "Open day, Sat 6 June, at the barn. 11.00 doors open, 12.30 lunch, 1.30 talks, 3.15 tours (two groups).",
    );
    expect(found).toMatchObject({
      title: "Open day, Sat 6 June, at the barn",
      body: { kind: "timeline", events: [{ date: "11.00", title: "Doors open" }, {}, {}, {}] },
    });
    expect(bestOfText("4.20 loaf, 2.10 roll, 2.80 bun, 1.50 tea.")?.body.kind).not.toBe("timeline");
    expect(bestOfText("11.00 doors open, 12.30 lunch, then talks.")?.body.kind).not.toBe("timeline");
  });

  it("holds no value against one of another thing", () => {
    expect(bestOfText("Butter went up 31% since spring and flour about 12%.")?.body.kind).not.toBe("numbers");
    expect(bestOfText("612 readers, against 548 last year.")?.body.kind).toBe("numbers");
  });

  it("reads what changed behind a colon with few words", () => {
    const found = bestOfText(
      "Our prices go up: loaf from 4.20 to 4.60, croissant 2.10 to 2.40, bun 2.80 to 3.00.",
    );
    expect(found).toMatchObject({ title: "Our prices go up", body: { kind: "table", rows: [{}, {}, {}] } });
    expect(bestOfText("We are open: Monday 8 to 12, Tuesday 9 to 15, Friday 8 to 18.")?.body.kind).not.toBe(
      "table",
    );
  });

  it.each([
    ["en", 'Dennis always says "The river doesn\'t care who your father was."', "Dennis"],
    ["en", 'One lady wrote "I have a cupboard full of kibble and a dog who eats toast".', "One lady"],
    ["en", 'As one graduate, Tyrell, put it at the party: "I came for the bike. I stayed."', "Tyrell"],
    ["pt", 'A Jussara sempre fala "cliente que troca feliz volta pra comprar".', "A Jussara"],
    ["en", 'It says "no dogs on the grass after noon" on the sign.', undefined],
    ["en", 'The sign says "no dogs on the grass after noon".', undefined],
    ["en", 'We call this step "wait until the dough has risen".', undefined],
  ])("quotes who has one name or none (%s: %s)", (language, text, name) => {
    const body = bestOfText(text, "", language)?.body;
    expect(body?.kind === "quote" ? body.name : undefined).toBe(name);
  });

  it.each([
    ["en", "Total price 58,000 € (rent 26,000, tools 19,500, permits 4,200, reserve 8,300).", "Total price"],
    ["ja", "予算:45,000円(材料 28,000円、飾り 12,000円、衣装 5,000円)", "予算"],
  ])("sets the parts of a sum in brackets out as a table (%s)", (language, text, title) => {
    const found = bestOfText(text, "", language);
    expect(found?.title).toBe(title);
    expect(found?.body).toMatchObject({ kind: "table" });
    expect(found?.body.kind === "table" && found.body.rows.at(-1)?.role).toBe("total");
    expect(bestOfText(text, "Money", language)?.title).toBeUndefined();
  });

  it("takes brackets that do not add up to what stands before them for no parts of it", () => {
    const text = "Visits 58,000 (adults 26,000, children 19,500, school classes 4,200, others 1,300).";
    expect(bestOfText(text)?.body.kind).not.toBe("table");
  });
});

describe("labelled items under a case", () => {
  const items = [
    "Alarm: press the red button",
    "Exit: leave by the stairs",
    "Gate: wait there for the others",
  ];

  it("are steps where they are numbered, else cards", () => {
    expect(bestOfList(items, "In case of fire", "en", true)?.body.kind).toBe("process");
    expect(bestOfList(items, "In case of fire", "en", false)?.body.kind).toBe("cards");
  });

  it("keep their names on cards as they are written, and begin what is said of them as a sentence", () => {
    const tools = ["npm: installs what a project needs", "git: keeps every version", "tar: packs a folder"];
    const body = bestOfList(tools, "Tools")?.body;
    expect(body).toMatchObject({
      cards: [
        { heading: "npm", text: [{ text: "Installs what a project needs" }] },
        { heading: "git", text: [{ text: "Keeps every version" }] },
        { heading: "tar", text: [{ text: "Packs a folder" }] },
      ],
    });
  });
});
