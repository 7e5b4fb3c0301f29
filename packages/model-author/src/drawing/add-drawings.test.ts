import type { AuthorProgress, SeenDrawings } from "@lectern/authoring";
import { createOutline } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import type { ModelAnswer } from "../asking/ask-model.ts";
import type { ModelSettings } from "../asking/model-settings.ts";
import { createModelAuthor } from "../model-author.ts";
import { createTestSettings, type ModelReply, type ModelRequest, startModelServer } from "../testing.ts";
import { goodDeck, prompt } from "../testing-deck.fixture.ts";
import { addDrawings } from "./add-drawings.ts";
import type { DrawingMark, PictureStock } from "./picture-stock.ts";

const illustration = { width: 60, height: 80, areas: [{ tone: 2, commands: "M0 0L60 0L60 80Z" }] };
const svg = '<svg viewBox="0 0 100 100"><circle cx="50" cy="50" r="40" fill="main"/></svg>';

/** As "1 20 30" in an answer. */
function marksIn(answer: string): readonly DrawingMark[] {
  const numbers = [...answer.matchAll(/mark (\d+) (\d+) (\d+)/gu)];
  return numbers.map(([, item, x, y]) => ({ item: Number(item), x: Number(x), y: Number(y) }));
}

/** It has a ferry and no other thing. */
const stock: PictureStock = {
  has: (name) => name === "ferry",
  read: (answer) =>
    answer.includes("<svg")
      ? { kind: "drawn", illustration, marks: marksIn(answer) }
      : { kind: "refused", reason: "is no whole SVG" },
  example: svg,
  tones: ["ink", "dark", "main", "light", "paper"],
};

const deck = JSON.stringify({
  ...goodDeck,
  picture: "pier",
  slides: [
    ...goodDeck.slides.slice(0, -1),
    { kind: "closing", title: "Ride with us", picture: "crane", notes: "" },
  ],
});

interface Asked {
  readonly drawing: ModelReply | ((request: ModelRequest) => ModelReply);
  readonly deck?: string;
  readonly settings?: Partial<ModelSettings>;
  readonly drawings?: SeenDrawings;
  readonly signal?: AbortSignal;
}

function isDrawing({ body }: ModelRequest): boolean {
  return body.messages.at(-1)?.content.startsWith("Draw: ") ?? false;
}

async function compose({ drawing, deck: answer = deck, settings, ...request }: Asked) {
  await using server = await startModelServer((asked) => {
    if (!isDrawing(asked)) return { kind: "text", text: answer };
    return typeof drawing === "function" ? drawing(asked) : drawing;
  });
  const progress: AuthorProgress["stage"][] = [];
  const author = createModelAuthor(createTestSettings(server.url, settings), { pictures: stock });
  const onProgress = ({ stage }: AuthorProgress) => progress.push(stage);
  const { outline, report } = await author.compose({ prompt, onProgress, ...request });
  const drawings = server.requests.filter(isDrawing);
  return { outline, report, progress, drawings };
}

const told = (decisions: readonly string[]) => decisions.filter((one) => /picture/u.test(one));

describe("pictures that nobody has", () => {
  it("are drawn by the model after the deck, a request for each, and stay with the outline", async () => {
    const { outline, report, progress, drawings } = await compose({ drawing: { kind: "text", text: svg } });
    expect(outline.drawings).toEqual({ pier: illustration, crane: illustration });
    expect(told(report.decisions)).toEqual(["The model drew pictures that there were none of: pier, crane."]);
    expect(progress.slice(-2)).toEqual(["check", "draw"]);
    expect(drawings.map(({ body }) => body.response_format)).toEqual([undefined, undefined]);
    const [instructions = "", request = ""] = drawings[0]?.body.messages.map(({ content }) => content) ?? [];
    expect(instructions).toContain(svg);
    expect(request).toMatch(/^Draw: pier\nIt is seen as the hero of the cover[\s\S]*\[BEGIN \w+\]/u);
  });

  it.each([
    { given: "no drawing", drawing: { kind: "text", text: "I cannot." } as const, want: "is no whole SVG" },
    { given: "a server that fails", drawing: { kind: "status", status: 401 } as const, want: "did not come" },
  ])("are left out and told after $given, and the deck stands", async ({ drawing, want }) => {
    const { outline, report } = await compose({ drawing });
    expect(outline.drawings).toBeUndefined();
    expect(outline.slides).toHaveLength(goodDeck.slides.length);
    expect(report.writer).toEqual({ name: "model" });
    expect(told(report.decisions).map((one) => one.includes(want))).toEqual([true, true]);
  });

  it("are asked for once more, with the reason, where they cannot be shown", async () => {
    const { outline, drawings } = await compose({
      drawing: ({ body }) =>
        body.messages.at(-1)?.content.includes("Your last drawing is no whole SVG") === true
          ? { kind: "text", text: svg }
          : { kind: "text", text: "I cannot." },
    });
    expect(Object.keys(outline.drawings ?? {})).toEqual(["pier", "crane"]);
    expect(drawings).toHaveLength(4);
  });

  it("that come stand beside those that do not", async () => {
    const { outline } = await compose({
      drawing: ({ body }) =>
        body.messages.at(-1)?.content.startsWith("Draw: crane")
          ? { kind: "text", text: svg }
          : { kind: "cut", text: "<svg" },
    });
    expect(Object.keys(outline.drawings ?? {})).toEqual(["crane"]);
  });

  it("are given up when the time for the deck is up", async () => {
    const { outline, report } = await compose({ drawing: { kind: "hang" }, settings: { totalSeconds: 2 } });
    expect(outline.drawings).toBeUndefined();
    expect(told(report.decisions)[0]).toContain("timeout");
  });

  it("may take any part of a second", async () => {
    const outline = createOutline({
      title: "Boats",
      language: "en",
      direction: "ltr",
      design: { picture: "pier" },
      slides: [{ kind: "title", title: "Boats" }],
    });
    const limits = { signal: undefined, deadline: new AbortController().signal };
    const ask = async () => ({ text: svg }) as ModelAnswer;
    const onBegin = () => {};
    const drawn = await addDrawings(outline, {
      ...{ stock, seen: "all", ask, limits, nonce: "n", onBegin },
      seconds: 15.0003,
    });
    expect(drawn.outline.drawings).toEqual({ pier: illustration });
  });

  it("end with the job", async () => {
    const controller = new AbortController();
    const asked = compose({
      drawing: () => {
        setTimeout(() => controller.abort(new Error("The client hung up.")), 50);
        return { kind: "hang" };
      },
      signal: controller.signal,
    });
    await expect(asked).rejects.toThrow("The client hung up.");
  });

  it("count with the tokens of the deck, and wait for what the others leave of them", async () => {
    const { outline, drawings } = await compose({
      drawing: { kind: "text", text: svg },
      settings: { outputTokens: 2_500 },
    });
    const granted = drawings.map(({ body }) => body.max_tokens ?? 0);
    expect(granted).toHaveLength(2);
    expect(granted[1]).toBeLessThan(granted[0] ?? 0);
    expect(Math.max(...granted)).toBeLessThan(2_500);
    expect(Object.keys(outline.drawings ?? {})).toEqual(["pier", "crane"]);
  });

  it.each([
    { given: "the stock has them all", asked: { deck: JSON.stringify({ ...goodDeck, picture: "ferry" }) } },
    {
      given: "only labelled ones would be seen and there are none",
      asked: { drawings: "labelled" as const },
    },
    { given: "the operator wants none", asked: { settings: { drawings: "off" } as const } },
    { given: "nobody would see them", asked: { drawings: "none" as const } },
    { given: "the model writes in the flat schema", asked: { settings: { schema: "flat" } as const } },
  ])("are not asked for where $given", async ({ asked }) => {
    const { drawings, progress } = await compose({ drawing: { kind: "text", text: svg }, ...asked });
    expect(drawings).toEqual([]);
    expect(progress).not.toContain("draw");
  });
});

describe("a drawing whose parts a slide names", () => {
  const labelled = JSON.stringify({
    ...goodDeck,
    picture: "ferry",
    slides: [
      ...goodDeck.slides.slice(0, -2),
      {
        kind: "bullets",
        title: "What a ferry has",
        partsOf: "ferry",
        items: [
          { lead: "Bow", text: "opens for cars" },
          { lead: "Bridge", text: "sees all" },
          { lead: "Funnel", text: "smokes" },
        ],
        notes: "",
      },
      { kind: "closing", title: "Ride with us", notes: "" },
    ],
  });
  const marked = (marks: string) => ({ kind: "text", text: `${svg}${marks}` }) as const;

  it("is asked for with its labels, in templates too, and says where each is", async () => {
    const drawing = marked("mark 2 30 10 mark 1 5 60 mark 3 50 20 mark 3 1 1");
    const { outline, report, drawings } = await compose({
      deck: labelled,
      drawing,
      drawings: "labelled",
    });
    expect(outline.slides.at(-2)).not.toHaveProperty("picture");
    expect(outline.drawings?.["ferry"]?.anchors).toEqual([
      { label: "Bow", x: 5, y: 60 },
      { label: "Bridge", x: 30, y: 10 },
      { label: "Funnel", x: 50, y: 20 },
    ]);
    expect(told(report.decisions)).toEqual(["The model drew pictures that there were none of: ferry."]);
    const request = drawings[0]?.body.messages.at(-1)?.content ?? "";
    expect(request).toContain("from 1 to 3");
    expect(request).toMatch(
      /\[BEGIN \w+\]\nWhat a ferry has\n1\. Bow: opens for cars\n2\. Bridge: sees all\n3\. Funnel: smokes\n\[END/u,
    );
  });

  it.each([
    { given: "a mark is missing", marks: "mark 1 5 60 mark 2 30 10" },
    { given: "a mark lies beside it", marks: "mark 1 5 60 mark 2 30 10 mark 3 61 20" },
    { given: "all are at one place", marks: "mark 1 5 60 mark 2 5 60 mark 3 5 60" },
    { given: "there are none", marks: "" },
  ])("stands without labels, which is told, where $given", async ({ marks }) => {
    const { outline, report } = await compose({ deck: labelled, drawing: marked(marks) });
    expect(outline.drawings?.["ferry"]).toEqual(illustration);
    expect(outline.slides.at(-2)).toMatchObject({ title: "What a ferry has", picture: "ferry" });
    expect(told(report.decisions).at(-1)).toMatch(/^No labels at the picture of "ferry"/u);
  });

  it("is drawn beside a list that has too much to it for labels", async () => {
    const warned = labelled.replace('"text":"smokes"', '"text":"smokes","emphasis":"warning"');
    const { outline, drawings } = await compose({
      deck: warned.replaceAll('"partsOf":"ferry"', '"partsOf":"side of a river ferry"'),
      drawing: { kind: "text", text: svg },
    });
    expect(outline.slides.at(-2)).toMatchObject({ picture: "side of a river ferry" });
    expect(outline.drawings).toEqual({ "side of a river ferry": illustration });
    expect(drawings[0]?.body.messages.at(-1)?.content).not.toContain("data-item");
  });

  it("is asked for once more where it does not say where each is", async () => {
    const { outline } = await compose({
      deck: labelled,
      drawing: ({ body }) =>
        body.messages.at(-1)?.content.includes("Your last drawing does not mark") === true
          ? marked("mark 2 30 10 mark 1 5 60 mark 3 50 20")
          : marked(""),
    });
    expect(outline.drawings?.["ferry"]?.anchors).toHaveLength(3);
  });
});
