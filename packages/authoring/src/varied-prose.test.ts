import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "./embedded-author.ts";

async function deckOf(prompt: string): Promise<{ title: string; slides: readonly OutlineSlide[] }> {
  return (await createEmbeddedAuthor().compose({ prompt })).outline;
}

const history = [
  "Nobody on the coast believed that a stone bridge could stand in the tide of the Orn. In the spring of 1802 the toll bridge at Marl was begun by a young mason called Peter Hale. The toll was to pay for the stone bridge within thirty years. Farmers laughed at the toll and at the mason.",
  "The first toll bridge fell in the flood of 9 March 1811, and the toll company was nearly ruined by it. Hale asked the county for a loan of £18,000 for a wider arch. Half of the county voted against the loan. A second toll bridge was begun on 4 May 1813 beside the ruin.",
  "The new arch was the widest in the kingdom when it was closed on 12 June 1819. Carts paid a penny and cattle a farthing. The bridge company earned more from drovers than from travellers in its first ten years. Songs were written about the toll keeper of Marl.",
  "Railways made the toll bridge poor. On 1 October 1846 the railway bridge was opened two miles upstream, and on 20 May 1848 the toll was halved. Drovers went by train and the toll house stood empty. The last toll keeper sold eggs to walkers.",
  "The county bought the toll bridge on 2 January 1878 and took the gates away. Children danced on the arch until midnight. A tablet with the name of Peter Hale was set into the parapet. Engineers from abroad came to measure the bridge.",
  "Today the bridge carries nine thousand cars a day over the same arch. On 7 July 1968 the bridge was listed as a monument of the first rank. The county spends little on repairs of the stone. No other toll bridge of the county stands on its first foundations.",
].join("\n\n");

describe("prose without headings", async () => {
  const { title, slides } = await deckOf(history);

  it("is named by its subject and years, without a row of key words", () => {
    expect(title).toBe("Toll bridge, 1802–1968");
    expect(slides[0]).not.toHaveProperty("subtitle");
  });

  it("is told in several forms, never in more than three lists in a row", () => {
    const kinds = slides.map(({ kind }) => kind);
    expect(kinds).toContain("timeline");
    expect(slides.map(({ title }) => title).join("\n")).toContain(
      "Nobody on the coast believed that a stone bridge could stand",
    );
    expect(kinds.join(" ")).not.toContain("bullets bullets bullets bullets");
  });

  it("tells both events of a sentence with two dates", () => {
    const dates = slides.flatMap((slide) =>
      slide.kind === "timeline" ? slide.events.map(({ date }) => date) : [],
    );
    expect(dates).toEqual(expect.arrayContaining(["1 October 1846", "20 May 1848"]));
  });

  it("says nothing twice: a deck that shows all of the text has no takeaways", () => {
    const points = slides.flatMap((slide) =>
      slide.kind === "bullets" || slide.kind === "closing"
        ? (slide.items ?? []).map(({ text }) => text.map((run) => run.text).join(""))
        : [],
    );
    expect(new Set(points).size).toBe(points.length);
    expect(slides.at(-1)?.kind).not.toBe("closing");
  });
});

const letter = `Make a 9-slide deck for our neighbours about the community garden on Tanner's Lane. Tone: warm and practical.

The garden has 34 beds and 61 members. Last year we harvested 1,240 kg of vegetables, a third of which went to the food bank.
Water is our problem: the summer of 2026 brought 41 days without rain, and tap water cost us 620 pounds.
We want to build a rain store of 8,000 litres below the shed. It costs 2,900 pounds; 1,500 are promised by the parish.
Volunteers dig on the weekends of 6 and 13 March, the tank arrives on 16 March, and the opening is on 4 April.
Open questions: who looks after the pump, how beds are shared in August, and whether we keep bees.
"I came for the tomatoes and stayed for the people," says Margit Olsen, who has had bed 12 since the beginning.`;

describe("a letter of a few lines, and more slides than it has lines", async () => {
  const { slides } = await deckOf(letter);
  const titles = slides.map(({ title }) => title);

  it("gives each line its slide, named by what it claims", () => {
    expect(slides).toHaveLength(9);
    expect(titles).toEqual(
      expect.arrayContaining([
        "Water is our problem",
        "Open questions",
        "I came for the tomatoes and stayed for the people",
      ]),
    );
    expect(titles.join()).not.toMatch(/\(\d\/\d\)/);
  });

  it("shows the clauses of a sentence as points, and no title again as its only point", () => {
    for (const slide of slides) {
      if (slide.kind !== "bullets") continue;
      const words = slide.items.map(({ text }) => text.map((run) => run.text).join(""));
      expect(words.length).toBeGreaterThanOrEqual(2);
      expect(words).not.toContain(slide.title);
      for (const point of words) expect(point).toMatch(/^[\p{Lu}\p{Nd}]/u);
    }
    expect(slides[2]).toMatchObject({ kind: "statement" });
  });

  it("makes a timeline of a sentence of dated clauses, and a quotation without the words around it", () => {
    expect(slides.find(({ kind }) => kind === "timeline")).toMatchObject({
      events: [{ date: "6 and 13 March" }, { date: "16 March" }, { date: "4 April" }],
    });
    expect(slides.find(({ kind }) => kind === "quote")).toMatchObject({
      quotation: "I came for the tomatoes and stayed for the people",
      name: "Margit Olsen",
    });
  });
});

describe("a policy", async () => {
  const clause = (number: string, words: string): string =>
    `${number} ${words} whenever the yard is open to visitors, and only with the written consent of the yard master on duty.`;
  const { slides } = await deckOf(
    [
      "YARD RULES",
      "Marl Harbour Company · in force from 1 May 2031",
      "",
      "1. Terms",
      "",
      '1.1 "Yard" means the ground between the two gates.',
      '1.2 "Visitor" means anybody who does not work in the yard.',
      '1.3 "Watch" means 06:00 to 22:00.',
      "",
      "2. Access",
      "",
      clause("2.1", "Visitors may enter through the northern gate"),
      clause("2.2", "Drivers may leave their carts beside the weighing house"),
      clause("2.3", "Dogs may be brought on a lead of two metres"),
      clause("2.4", "Goods may be stored for up to three days"),
      "",
      "3. Fees",
      "",
      "3.1 Entry is free.",
      "3.2 Storage costs 4 crowns a day.",
    ].join("\n"),
  );

  it("shows its definitions as cards with the numbers of the clauses", () => {
    const cards = slides.find((slide) => slide.kind === "cards");
    expect(cards?.cards.map(({ heading }) => heading)).toEqual(["1.1 Yard", "1.2 Visitor", "1.3 Watch"]);
  });

  it("spreads dense clauses over two slides, each named by its numbers", () => {
    expect(slides.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["2 Access", "2 Access: 2.3–2.4"]),
    );
    for (const slide of slides)
      if (slide.kind === "bullets") expect(slide.items.length).toBeLessThanOrEqual(3);
  });
});

describe("a brief", () => {
  it("sets names with a word on each on cards, and sentences of one figure each as figures", async () => {
    const { slides } = await deckOf(
      [
        "Make a pitch deck for investors.",
        "Problem: Nets are lost in storms because nobody on land sees where the boats have set them. Each lost net costs a boat about $900. The insurer pays for none of them, and the wreck of a net goes on catching fish for years.",
        "Team: Ann Lee (boat builder), Bo Marsh (hydrology, PhD), Cy Vale (sales).",
        "Prices: $49 per month per buoy. Gross margin on the service 77%.",
        "Risks: Storms come early in some years, and then the buoys are not yet in the water. Permits for the outer banks come late, as two ministries have to sign them.",
      ].join("\n\n"),
    );
    expect(slides.find(({ title }) => title === "Team")).toMatchObject({
      cards: [
        { heading: "Ann Lee", text: [{ text: "Boat builder" }] },
        { heading: "Bo Marsh", text: [{ text: "Hydrology, PhD" }] },
        { heading: "Cy Vale", text: [{ text: "Sales" }] },
      ],
    });
    expect(slides.find((slide) => slide.kind === "numbers")).toMatchObject({
      figures: [{ value: "$49" }, { value: "77%" }],
    });
  });

  it("puts the line in italics below a title on the cover", async () => {
    const { slides } = await deckOf(
      "# Harbour report\n\n*Prepared by the pilots, 3 May 2031. For the trustees. Not audited.*\n\n## Ships\n\nThe harbour served 412 ships. Ninety of them came at night.\n\n## Fees\n\n- bring down the fees of small boats\n- raise those of large ones",
    );
    expect(slides[0]).toMatchObject({
      subtitle: "Prepared by the pilots, 3 May 2031. For the trustees. Not audited.",
    });
    expect(JSON.stringify(slides.at(-1))).toContain("Bring down the fees of small boats");
  });
});
