import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../../embedded-author.ts";
import { bestOfList } from "./matter.fixture.ts";

describe("the numbered points of a meeting", () => {
  it("are an agenda, each with what is known of it", () => {
    const items = [
      "Welcome and apologies",
      "Minutes of last meeting",
      "Warden's report (balance $4,318)",
      "Summer fair: booths, helpers",
      "New roof for the shed, quotes from two firms",
      "Any other business",
    ];
    expect(bestOfList(items, "", "en", true)).toMatchObject({
      title: "Agenda",
      body: {
        kind: "agenda",
        entries: [
          { title: "Welcome and apologies" },
          { title: "Minutes of last meeting" },
          { title: "Warden's report", summary: "Balance $4,318" },
          { title: "Summer fair", summary: "Booths, helpers" },
          { title: "New roof for the shed", summary: "Quotes from two firms" },
          { title: "Any other business" },
        ],
      },
    });
  });

  it.each([
    ["de", ["Begrüßung", "Protokoll der letzten Sitzung", "Bootshaus", "Verschiedenes"]],
    ["ja", ["開会", "会計報告", "夏祭り", "閉会"]],
  ])("are known in %s", (language, items) => {
    expect(bestOfList(items, "", language, true)?.body.kind).toBe("agenda");
  });

  it.each([
    { why: "only one of them is usual", items: ["Welcome", "Boats", "Sails", "Ropes"], ordered: true },
    {
      why: "they are not numbered",
      items: ["Welcome", "Any other business", "Sails", "Ropes"],
      ordered: false,
    },
    { why: "they are few", items: ["Welcome", "Any other business"], ordered: true },
  ])("are none where $why", ({ items, ordered }) => {
    expect(bestOfList(items, "", "en", ordered)?.body.kind).not.toBe("agenda");
  });
});

describe("the agenda of a meeting as a prompt", () => {
  const points = [
    "Welcome and apologies",
    "Minutes of last meeting",
    "Summer fair: booths",
    "Any other business",
  ];
  const numbered = points.map((point, index) => `${index + 1}. ${point}`).join("\n");
  const kindsOf = async (prompt: string): Promise<readonly string[]> => {
    const { outline } = await createEmbeddedAuthor().compose({ prompt });
    return outline.slides.map(({ kind }) => kind);
  };

  it("asks for no slide on each point", async () => {
    expect(await kindsOf(`Rowing club, meeting on 4 May, boathouse\n\n${numbered}`)).toEqual([
      "title",
      "agenda",
    ]);
  });

  it("plans slides where slides are asked for", async () => {
    const kinds = await kindsOf(`Make a deck for our meeting with these slides:\n\n${numbered}`);
    expect(kinds).not.toContain("agenda");
    expect(kinds.length).toBeGreaterThan(3);
  });
});
