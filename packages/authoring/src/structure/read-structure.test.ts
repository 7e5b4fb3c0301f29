import { describe, expect, it } from "vitest";
import { type Block, toPlainLines } from "./blocks.ts";
import { readStructure } from "./read-structure.ts";

function outlineOf(text: string): readonly string[] {
  return readStructure(text).blocks.map((block) => `${nameOf(block)} ${toPlainLines(block).join(" / ")}`);
}

function nameOf(block: Block): string {
  return block.kind === "heading" ? `h${block.level}` : block.kind;
}

describe("readStructure of plain text", () => {
  it.each([
    {
      what: "underlined headings, the first mark being the highest",
      given: "Garden\n******\n\nBeds\n====\n\nWe dig.\n\nPaths\n=====\n\nWe walk.",
      want: ["h1 Garden", "h2 Beds", "paragraph We dig.", "h2 Paths", "paragraph We walk."],
    },
    {
      what: "numbered headings with clauses below them",
      given:
        "1. Scope\n1.1 This applies to all.\n1.2 It does not apply to guests.\n\n2. Terms\n2.1 A day is a day.",
      want: [
        "h1 1 Scope",
        "list 1.1 This applies to all. / 1.2 It does not apply to guests.",
        "h1 2 Terms",
        "list 2.1 A day is a day.",
      ],
    },
    {
      what: "numbered items that follow each other as a list",
      given: "1. River\n2. Bench\n3. Path",
      want: ["list 1. River / 2. Bench / 3. Path"],
    },
    {
      what: "a short first line and short lines that stand alone",
      given:
        "The tea road\n\nIt is an old road through the mountains on which tea was carried for centuries by mules.\n\nThe mules\n\nThey carried sixty kilograms each, and walked for twenty days from one end to the other.",
      want: [
        "h1 The tea road",
        "paragraph It is an old road through the mountains on which tea was carried for centuries by mules.",
        "h3 The mules",
        "paragraph They carried sixty kilograms each, and walked for twenty days from one end to the other.",
      ],
    },
    {
      what: "an amount that opens a line as words, and a number of a clause as a number",
      given: "1.2 million flats stand in our three towns.\n\nAnd so it goes on.",
      want: ["paragraph 1.2 million flats stand in our three towns.", "paragraph And so it goes on."],
    },
    {
      what: "bullets of every sort, nested by indentation",
      given: "Plan:\n• dig\n  – deep\n• plant",
      want: ["h5 Plan", "list - dig /   - deep / - plant"],
    },
    {
      what: "labelled lines as a list",
      given: "Date: 4 May\nPlace: the old mill",
      want: ["list - Date: 4 May / - Place: the old mill"],
    },
    {
      what: "comma-separated rows as a table",
      given: "year,guests,rooms\n2023,120,8\n2024,140,9",
      want: ["table year | guests | rooms / 2023 | 120 | 8 / 2024 | 140 | 9"],
    },
    {
      what: "a table drawn with pipes",
      given: "|Task|Have|\n|---|---|\n|River|18|",
      want: ["table Task | Have / River | 18"],
    },
    {
      what: "wrapped lines as one paragraph, words cut at a hyphen joined",
      given:
        "This is a text that was wrapped at some sixty columns by well-\nknown programs, as mails are, and goes on here for a while yet\nuntil it ends.",
      want: [
        "paragraph This is a text that was wrapped at some sixty columns by well-known programs, as mails are, and goes on here for a while yet until it ends.",
      ],
    },
    {
      what: "headings of chapters and of their parts, numbered before a no-break space",
      given:
        "Chapter 1. The river\n\n1.1.\u00a0Where it rises\n\nIt rises in the hills and is no wider there than a step.\n\nChapter 2. The mill\n\n2.1.\u00a0Who built it?\n\nTwo brothers built it in one summer of stones from the river.",
      want: [
        "h1 Chapter 1. The river",
        "h3 1.1 Where it rises",
        "paragraph It rises in the hills and is no wider there than a step.",
        "h2 Chapter 2. The mill",
        "h3 2.1 Who built it?",
        "paragraph Two brothers built it in one summer of stones from the river.",
      ],
    },
    {
      what: "chapters in Korean, which plan no slides",
      given:
        "1장. 강\n\n1.1. 강이 시작되는 곳\n\n이 강은 언덕에서 시작되며 거기서는 한 걸음보다 넓지 않습니다.\n\n2장. 물레방아\n\n2.1. 누가 지었을까?\n\n두 형제가 어느 여름에 강에서 가져온 돌로 물레방아를 지었습니다.",
      want: [
        "h1 1장. 강",
        "h3 1.1 강이 시작되는 곳",
        "paragraph 이 강은 언덕에서 시작되며 거기서는 한 걸음보다 넓지 않습니다.",
        "h2 2장. 물레방아",
        "h3 2.1 누가 지었을까?",
        "paragraph 두 형제가 어느 여름에 강에서 가져온 돌로 물레방아를 지었습니다.",
      ],
    },
    {
      what: "a short line as a heading however the paragraph below it was broken",
      given:
        "The garden\n\nWe dig in spring.\n\nWhy do we water at night?\n\nAt night the soil keeps\nthe water longer, and the\nplants can drink of it\nuntil the sun is back.",
      want: [
        "h1 The garden",
        "paragraph We dig in spring.",
        "h3 Why do we water at night?",
        "paragraph At night the soil keeps the water longer, and the plants can drink of it until the sun is back.",
      ],
    },
    {
      what: "no heading in a line with an acronym in a script without capitals",
      given:
        "우리는 오래된 시계를 고치는 방법을 배우고, 모든 부품의 사진을 USB 막대에 담아\n보관합니다. 그래서 누구나 나중에 다시 조립할 수 있습니다.",
      want: [
        "paragraph 우리는 오래된 시계를 고치는 방법을 배우고, 모든 부품의 사진을 USB 막대에 담아 보관합니다. 그래서 누구나 나중에 다시 조립할 수 있습니다.",
      ],
    },
    {
      what: "one paragraph in lines of Japanese that were broken at names in Latin letters",
      given:
        "村の人々がみんなで世話をしている庭では毎年大きくて赤い\nTomatoを育てていて、毎年の夏にたくさんの人がここへ来て食べていきます。\nBasilも同じ畑にあります。",
      want: [
        "paragraph 村の人々がみんなで世話をしている庭では毎年大きくて赤いTomatoを育てていて、毎年の夏にたくさんの人がここへ来て食べていきます。Basilも同じ畑にあります。",
      ],
    },
    {
      what: "the paragraphs of a list's items",
      given:
        "-   Spades\n\n    They dig deep and\n    last for years.\n\n-   Rakes\n\n    They make beds even.\n\nThat is all.",
      want: [
        "list - Spades /   - They dig deep and last for years. / - Rakes /   - They make beds even.",
        "paragraph That is all.",
      ],
    },
    {
      what: "numbered items that go on in a second line",
      given:
        "We do this:\n\n1.  Open the gate of the garden and look whether anybody is there who\n    could be hurt.\n\n2.  Close it again behind you and everybody who came with you, so that no\n    goat comes in.",
      want: [
        "h5 We do this",
        "list 1. Open the gate of the garden and look whether anybody is there who could be hurt. / 2. Close it again behind you and everybody who came with you, so that no goat comes in.",
      ],
    },
    {
      what: "an underlined line as a heading though it is marked by a star",
      given: "Intro.\n\n* TOOLS\n-------\n\nWe have spades.\n\n* BEDS\n------\n\nWe have four.",
      want: [
        "paragraph Intro.",
        "h1 TOOLS",
        "paragraph We have spades.",
        "h1 BEDS",
        "paragraph We have four.",
      ],
    },
    {
      what: "rules across the page between lessons, each with its heading",
      given:
        "Read this before you begin, until the first lesson fills the\npage.\n~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~\n      Lesson 1.1: DIGGING\n\nDig.\n~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~\n      Lesson 1.2: PLANTING\n\nPlant.",
      want: [
        "paragraph Read this before you begin, until the first lesson fills the page.",
        "h2 Lesson 1.1: DIGGING",
        "paragraph Dig.",
        "h2 Lesson 1.2: PLANTING",
        "paragraph Plant.",
      ],
    },
  ])("finds $what", ({ given, want }) => {
    expect(outlineOf(given)).toEqual(want);
  });

  it.each([
    ["with a mark of its own width", "1、开门\n2、关灯\n3、回家", "1、 开门 / 2、 关灯 / 3、 回家"],
    ["in wide brackets", "（1）開ける\n（2）消す", "（1） 開ける / （2） 消す"],
    ["in wide figures", "１．開ける\n２．消す", "１． 開ける / ２． 消す"],
    ["in Arabic", "١. افتح الباب\n٢. أطفئ النور", "١. افتح الباب / ٢. أطفئ النور"],
    ["in Arabic, before a hyphen", "1- افتح الباب\n2- أطفئ النور", "1- افتح الباب / 2- أطفئ النور"],
    ["in Persian", "۱. در را باز کنید\n۲. به خانه بروید", "۱. در را باز کنید / ۲. به خانه بروید"],
    ["in Hindi", "१. दरवाज़ा खोलें\n२. घर जाएँ", "१. दरवाज़ा खोलें / २. घर जाएँ"],
    ["by Cyrillic letters", "а) открыть дверь\nб) идти домой", "а) открыть дверь / б) идти домой"],
    ["by Greek letters", "α) άνοιξε\nβ) φύγε", "α) άνοιξε / β) φύγε"],
    ["by Korean syllables", "가. 문을 연다\n나. 집에 간다", "가. 문을 연다 / 나. 집에 간다"],
  ])("finds a list that is numbered %s", (_what, given, want) => {
    expect(outlineOf(given)).toEqual([`list ${want}`]);
  });

  it("finds headings that are numbered by Chinese figures, and none in what only counts on", () => {
    const text = "这里有三间屋子，每间都有一扇朝南的窗户，住着不同的人家，也种着不同的花草和蔬菜。";
    const given = `一、门\n\n${text}\n\n十二、窗\n\n${text}\n\n一、二、三，我们一起数到三，然后大家一起把门打开。`;
    expect(outlineOf(given)).toEqual([
      "h1 1 门",
      `paragraph ${text}`,
      "h1 12 窗",
      `paragraph ${text}`,
      "paragraph 一、二、三，我们一起数到三，然后大家一起把门打开。",
    ]);
  });
});

describe("readStructure of Markdown", () => {
  it.each([
    {
      what: "headings, lists, tables, code and quotes",
      given:
        "# Tea\n\n## 2.1 Kinds\n\n- green\n  - sencha\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```sh\nboil\n```\n\n> Drink.",
      want: [
        "h1 Tea",
        "h2 2.1 Kinds",
        "list - green /   - sencha",
        "table a | b / 1 | 2",
        "code boil",
        "quote Drink.",
      ],
    },
    {
      what: "lines in bold as headings",
      given: "**Option A**\nIt costs 5.\n\n+ quick\n– dear",
      want: ["h6 Option A", "paragraph It costs 5.", "list + quick", "list - dear"],
    },
    {
      what: "the target of a link that does not show it",
      given: "# A\n\nSee [here](https://example.org).",
      want: ["h1 A", "paragraph See here (https://example.org)."],
    },
    {
      what: "no tags and comments of web pages",
      given: "# A\n\n<p align=center>Hello</p>\n\n<!-- no -->",
      want: ["h1 A", "paragraph Hello"],
    },
    {
      what: "no indented code",
      given: "# A\n\n    indented words",
      want: ["h1 A", "paragraph indented words"],
    },
  ])("finds $what", ({ given, want }) => {
    expect(outlineOf(given)).toEqual(want);
  });

  it("reports pictures and takes the title from front matter", () => {
    const { leftOut, title } = readStructure(
      "---\ntitle: Tea time\n---\n# A\n\n![badge](https://example.org/b.svg)\n\ntext",
    );
    expect(title).toBe("Tea time");
    expect(leftOut).toEqual([{ text: "badge", where: "nowhere", reason: "picture" }]);
  });
});

describe("readStructure of JSON", () => {
  it("makes headings of keys and points of records, and reports what only programs need", () => {
    const given = JSON.stringify({
      id: "x1",
      topic: "Move",
      tasks: [{ who: "Ana", what: "call" }],
      places: ["hall"],
    });
    const { blocks, title, leftOut } = readStructure(given);
    expect(title).toBe("Move");
    expect(blocks.flatMap(toPlainLines)).toEqual([
      "- Topic: Move",
      "Tasks",
      "- Ana: call",
      "Places",
      "- hall",
    ]);
    expect(leftOut).toEqual([{ text: "id: x1", where: "notes", reason: "technical field" }]);
  });
});

it("takes numbered lines that are known to head what is below them as headings", () => {
  const text = "Report\n1. Sales\nWe sold 96 tons. It was a good year.\n2. Costs\nEnergy rose by 14 %.";
  const heads = new Set([text.indexOf("1. Sales"), text.indexOf("2. Costs")]);
  const { blocks } = readStructure(text, heads);
  expect(blocks.map((block) => (block.kind === "heading" ? block.level : block.kind))).toEqual([
    1,
    2,
    "paragraph",
    2,
    "paragraph",
  ]);
});
