import type { OutlineSlide, RichText } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../../embedded-author.ts";

const author = createEmbeddedAuthor();

async function slidesOf(prompt: string): Promise<readonly OutlineSlide[]> {
  return (await author.compose({ prompt })).outline.slides;
}

async function slideOf<Kind extends OutlineSlide["kind"]>(
  kind: Kind,
  prompt: string,
): Promise<Extract<OutlineSlide, { kind: Kind }>> {
  const slides = await slidesOf(prompt);
  const found = slides.find((slide): slide is Extract<OutlineSlide, { kind: Kind }> => slide.kind === kind);
  if (found === undefined)
    throw new Error(`Expected a ${kind}, got ${slides.map((slide) => slide.kind).join(", ")}.`);
  return found;
}

function words(text: RichText): string {
  return text.map((run) => run.text).join("");
}

async function tableOf(prompt: string): Promise<readonly (readonly string[])[]> {
  const { columns, rows } = await slideOf("table", prompt);
  return [columns.map(({ heading }) => heading), ...rows.map(({ cells }) => cells.map(words))];
}

function inReport(heading: string, list: string): string {
  return `# Bridge over the Lune\n\n## ${heading}\n\n${list}\n\n## Rest\n\nThe old bridge stays open while the new one is built beside it.`;
}

describe("lists of areas with a status", () => {
  it("are a table in which the status is a word", async () => {
    const list =
      "- Schedule: green (two weeks ahead)\n- Cost: amber (steel is dearer)\n- Safety: red (one railing is loose)";
    expect(await tableOf(inReport("Status", list))).toEqual([
      ["Area", "Status", "Remark"],
      ["Schedule", "Green", "two weeks ahead"],
      ["Cost", "Amber", "steel is dearer"],
      ["Safety", "Red", "one railing is loose"],
    ]);
  });

  it("are headed in the language of the text", async () => {
    const list =
      "- Termin: gelb (Stahl kommt später)\n- Kosten: grün\n- Sicherheit: rot (ein Geländer ist noch lose)";
    const text = inReport("Lage der Baustelle", list).replace(
      "The old bridge stays open while the new one is built beside it.",
      "Die alte Brücke bleibt offen, während die neue daneben gebaut wird.",
    );
    const [head, first] = await tableOf(text);
    expect(head).toEqual(["Bereich", "Status", "Bemerkung"]);
    expect(first).toEqual(["Termin", "Gelb", "Stahl kommt später"]);
  });

  it("stay points where the words are no statuses", async () => {
    const list = "- Schedule: greenhouse first\n- Cost: reduced by half\n- Safety: openly discussed";
    expect((await slidesOf(inReport("Status", list))).map(({ kind }) => kind)).not.toContain("table");
  });
});

describe("milestones", () => {
  it("of which some moved are a table of the planned and the new dates", async () => {
    const list =
      "- Piers – 2 March 2031 – done\n- Deck – planned 5 May 2031, new 19 May 2031\n- Opening – 1 July 2031 – unchanged";
    expect(await tableOf(inReport("Milestones", list))).toEqual([
      ["Milestone", "Planned", "New", "Status"],
      ["Piers", "2 March 2031", "", "done"],
      ["Deck", "5 May 2031", "19 May 2031", ""],
      ["Opening", "1 July 2031", "", "unchanged"],
    ]);
  });

  it("that all hold are a timeline", async () => {
    const list = "- Piers – 2 March 2031\n- Deck – 5 May 2031\n- Opening – 1 July 2031";
    expect((await slideOf("timeline", inReport("Milestones", list))).events).toHaveLength(3);
  });
});

describe("pairs", () => {
  it.each([
    ["an arrow", "- Flood in spring → pumps on both banks\n- Steel is late → second supplier"],
    ["a label", "- Flood in spring; measure: pumps on both banks\n- Steel is late; measure: second supplier"],
    [
      "a sentence each",
      "- Risk: flood in spring. Mitigation: pumps on both banks\n- Risk: steel is late. Mitigation: second supplier",
    ],
  ])("that %s joins are a table of risks and measures", async (_, list) => {
    const [head, ...rows] = await tableOf(inReport("Risks", list));
    expect(head?.[0]).toBe("Risk");
    expect(rows.map((row) => row.map((cell) => cell.toLowerCase()))).toEqual([
      ["flood in spring", "pumps on both banks"],
      ["steel is late", "second supplier"],
    ]);
  });

  it("are made of two sentences that list as many risks as measures", async () => {
    const text =
      "floods in spring, late steel, and strikes at the port. Please show each with its measure: pumps on both banks, a second supplier, and talks in March.";
    const [, ...rows] = await tableOf(inReport("Main risks", text));
    expect(rows.map(([risk]) => risk)).toEqual(["Floods in spring", "Late steel", "Strikes at the port"]);
  });
});

describe("figures that changed", () => {
  const text =
    "Mean waiting time went from 9.5 min (old lock) to 4.0 min in the trial; cancelled trips from 3.1 % to 0.8 %. 2,410 passengers, 96 forms, average 4.6 out of 5.";

  it("stand before and after, with what else was counted beside them", async () => {
    const { figures } = await slideOf("numbers", inReport("Trial", text));
    expect(figures).toEqual([
      { value: "9.5 → 4.0 min", label: "Mean waiting time", text: "in the trial" },
      { value: "3.1 → 0.8 %", label: "Cancelled trips" },
      { value: "4.6 out of 5", label: "Average" },
      { value: "2,410", label: "Passengers" },
    ]);
  });

  it("stay in the sentence where there is one of them only", async () => {
    const prompt = inReport(
      "Trial",
      "The waiting time went from 9.5 min to 4.0 min. Everybody was glad of it.",
    );
    expect((await slidesOf(prompt)).map(({ kind }) => kind)).not.toContain("numbers");
  });
});

describe("two things that are told of side by side", () => {
  it.each([
    [
      "English",
      "There are two ways over the fell, the northern path and the southern path. The northern path starts at the mill, climbs past two farms, and ends at the chapel; the southern path starts at the weir, follows the river, and ends at the inn.",
      ["Northern path", "Southern path"],
    ],
    [
      "Chinese",
      "这座山有两条古道,分别是东山路和西山路。东山路从磨坊出发,经过两个村庄到达寺庙;西山路从水坝出发,沿着河流到达客栈。",
      ["东山路", "西山路"],
    ],
  ])("stand in columns, in %s", async (_, text, headings) => {
    const { columns } = await slideOf("columns", `# Fell\n\n## Paths\n\n${text}`);
    expect(columns.map(({ heading }) => heading)).toEqual(headings);
  });
});

describe("a question that is open", () => {
  it("owns its slide, with who takes it up", async () => {
    const prompt = inReport(
      "Open question",
      "Do we paint the arches green or grey? -> Ida asks the council.",
    );
    expect(await slideOf("statement", prompt)).toMatchObject({
      title: "Do we paint the arches green or grey?",
      support: "Ida asks the council",
    });
  });
});

describe("records of JSON", () => {
  const call = {
    id: "c-77",
    topic: "Новый мост через реку",
    participants: [
      { name: "Ида", role: "инженер" },
      { name: "Олег", role: "мастер" },
    ],
    requirements: [
      { priority: "высокий", text: "Проезд для автобусов" },
      { priority: "низкий", text: "Скамейки на мосту" },
    ],
    next_call: "2031-04-02T09:15:00+03:00",
  };

  it("are tables under the names of their fields, and timestamps are a day in words and an hour", async () => {
    const slides = await slidesOf(JSON.stringify(call));
    const tables = slides.filter((slide) => slide.kind === "table");
    expect(tables.map(({ columns }) => columns.map(({ heading }) => heading))).toEqual([
      ["Имя", "Роль"],
      ["Приоритет", "Требования"],
    ]);
    expect(JSON.stringify(slides)).toContain("2 апреля 2031, 09:15");
    expect(JSON.stringify(slides)).not.toContain("T09:15");
  });
});
