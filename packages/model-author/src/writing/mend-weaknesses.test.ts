import { describe, expect, it } from "vitest";
import { createModelAuthor } from "../model-author.ts";
import { createTestSettings, type ModelReply, startModelServer } from "../testing.ts";
import { goodDeck, prompt, slide } from "../testing-deck.fixture.ts";

const ask = "The council approves two electric ferries by March";

function deck(chartTitle: string, changed: object = {}): string {
  const slides = goodDeck.slides.map((one) =>
    "kind" in one && one.kind === "chart" ? { ...one, title: chartTitle } : one,
  );
  return JSON.stringify({ ...goodDeck, slides, ...changed });
}

async function write(answers: readonly string[], schema: "rich" | "flat" = "rich") {
  const replies = answers.map((text): ModelReply => ({ kind: "text", text }));
  await using server = await startModelServer(replies);
  const author = createModelAuthor({ ...createTestSettings(server.url), schema });
  const { outline, report } = await author.compose({ prompt });
  return { titles: outline.slides.map(({ title }) => title), report, requests: server.requests };
}

describe("what is weak and no fault", () => {
  it("is asked for again once, and gone where the model mends it", async () => {
    const { titles, report, requests } = await write([deck("Key figures"), deck("6,300 more took the boat")]);
    expect(titles[2]).toBe("6,300 more took the boat");
    expect(requests).toHaveLength(2);
    expect(requests[1]?.body.messages.at(-1)?.content).toContain(
      '/slides/2/title: expected the finding with its figure as the title, got "Key figures"',
    );
    expect(report.decisions.join(" ")).not.toContain("Key figures");
  });

  it.each([
    ["as weak", deck("More figures")],
    ["worse, for a slide is missing", JSON.stringify({ ...goodDeck, slides: goodDeck.slides.slice(0, 4) })],
    ["none", ""],
  ])("stays as it was first where the second answer is %s, with a line in the report", async (_, second) => {
    const { titles, report, requests } = await write([deck("Key figures"), second]);
    expect(titles).toHaveLength(5);
    expect(titles[2]).toBe("Key figures");
    expect(requests.length).toBeGreaterThan(1);
    expect(report.decisions).toContain(
      'Slide 3 has the title "Key figures", which tells no finding. Mend it before presenting.',
    );
  });

  it("is not asked of a model that is asked in the flat schema", async () => {
    const { requests } = await write([deck("Key figures")], "flat");
    expect(requests).toHaveLength(1);
  });

  it("is a close without what the model says is asked", async () => {
    const mended = [
      ...goodDeck.slides.slice(0, 4),
      slide({ kind: "closing", title: "Please approve two electric ferries by March" }),
    ];
    const { titles, requests } = await write([
      JSON.stringify({ ...goodDeck, ask }),
      JSON.stringify({ ...goodDeck, ask, slides: mended }),
    ]);
    expect(requests).toHaveLength(2);
    expect(titles[4]).toBe("Please approve two electric ferries by March");
  });
});

it("leaves out what says a title again, and says so in the report", async () => {
  const statement = {
    kind: "statement",
    title: "Two electric boats arrive",
    support: "Electric boats arrive",
    notes: "",
  };
  const slides = goodDeck.slides.map((one, index) => (index === 1 ? statement : one));
  const { report, requests } = await write([JSON.stringify({ ...goodDeck, slides })]);
  expect(requests).toHaveLength(1);
  expect(report.leftOut).toEqual([
    { text: "Electric boats arrive", where: "nowhere", reason: "says its title or label again" },
  ]);
});
