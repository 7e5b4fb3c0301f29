import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "./embedded-author.ts";

const author = createEmbeddedAuthor();

async function slidesOf(prompt: string): Promise<readonly OutlineSlide[]> {
  return (await author.compose({ prompt })).outline.slides;
}

const history = [
  "On 3 May 1811 the first light was lit on the rock. It burned whale oil and could be seen for nine miles. Sailors had asked for it for eighty years.",
  "The tower did not last. On 12 January 1824 a storm took the upper half of it, and two keepers were lost. For six years a boat with a lantern did the work of the tower.",
  "The engineer Ada Rowe knew the sea better than the trustees did. In June 1830 she began a tower of granite whose stones were cut to hold each other. The trustees doubted her until the end.",
  "Her tower was lit on 9 September 1834. It stood through forty storms. On 2 March 1871 its lamp was changed for one that burned paraffin, which was cheaper and brighter.",
  "Electricity came late to the rock. On 17 October 1928 the first electric lamp was lit, and a foghorn followed in 1931. The keepers complained about the noise for years.",
  "The last keeper left on 30 November 1988. Since then a computer on the mainland has watched the lamp. Visitors come by boat in summer and climb its 217 steps.",
].join("\n\n");

describe("a history without headings", () => {
  it("has its dates on timelines in the order of time, with the years of the text", async () => {
    const slides = await slidesOf(history);
    const dates = slides.flatMap((slide) =>
      slide.kind === "timeline" ? slide.events.map(({ date }) => date) : [],
    );
    expect(dates).toEqual([
      "3 May 1811",
      "12 January 1824",
      "June 1830",
      "9 September 1834",
      "2 March 1871",
      "17 October 1928",
      "30 November 1988",
    ]);
  });

  it("shows at most three points of prose on a slide, none of them in the title too", async () => {
    for (const slide of await slidesOf(history)) {
      if (slide.kind !== "bullets") continue;
      const texts = slide.items.map(({ text }) => text.map((run) => run.text).join(""));
      expect(texts.length).toBeLessThanOrEqual(4);
      expect(texts).not.toContain(slide.title);
    }
  });
});

describe("a report", () => {
  it("names a slide under a bare heading by what the text says", async () => {
    const slides = await slidesOf(
      "# Harbour\n\n## Introduction\n\nThe harbour lost 12 % of its ships to the new port. Three lines have left since March. Two more wait for the dredging to be done.\n\n## Plan\n\nWe dredge the basin in May and June. The barge comes from the north in April and needs two weeks to be made ready. Small boats moor at the eastern mole until July.",
    );
    expect(slides[1]?.title).toBe("The harbour lost 12 % of its ships to the new port");
  });

  it("ends with its list of decisions; notes on method are spoken", async () => {
    const slides = await slidesOf(
      "# Harbour\n\n## Basin\n\nThe basin is too shallow for the new ferries.\n\n## Cranes\n\nThe two cranes are forty years old.\n\n## Decisions asked of the council\n\n1. To dredge the basin\n2. To buy one crane\n\n---\n\n**Notes on method.** Depths were measured at low tide.",
    );
    const last = slides.at(-1);
    expect(last).toMatchObject({ kind: "closing", title: "Decisions asked of the council" });
    expect(last?.kind === "closing" ? last.items : []).toHaveLength(2);
    expect(last?.notes).toContain("low tide");
  });

  it("tells of a series its deepest fall and its record, in its own figures", async () => {
    const slides = await slidesOf(
      "Show how our guests developed:\n\nyear,guests\n2017,2100\n2018,2450\n2019,2600\n2020,900\n2021,1900\n2022,3050",
    );
    const chart = slides.find((slide) => slide.kind === "chart");
    expect(chart?.reading).toEqual([
      {
        text: "Greatest fall: 2,600 → 900 (2020); highest value: 3,050 (2022)",
      },
    ]);
  });

  it("puts who was there into the notes of the cover", async () => {
    const slides = await slidesOf(
      "# Harbour board\n\n- Present: Ida Moe, Jon Ask\n- Excused: Per Vik\n\n## Basin\n\nThe basin is too shallow for the new ferries.\n\n## Cranes\n\nThe two cranes are forty years old.",
    );
    expect(slides[0]?.notes).toContain("Excused: Per Vik");
    expect(slides.map(({ title }) => title)).not.toContain("Present · Excused");
  });
});

describe("a paragraph of facts of which nobody says how many slides", () => {
  it("has a slide for each few sentences, named by the first of them", async () => {
    const slides = await slidesOf(
      "Please turn this into slides for the town council: The library had 96,000 visits last year, up from 71,000. 40% of visitors are under 18. The roof leaks in three places and the repair is quoted at £37,500. Opening hours were cut to 28 a week in 2021. Volunteers (currently 23) cover Saturdays. We ask the council to fund the roof and two more opening days. Petition signed by 3,812 residents.",
    );
    expect(slides.slice(1).map(({ title }) => title)).toEqual([
      "The library had 96,000 visits last year, up from 71,000",
      "The roof leaks in three places and the repair is quoted at £37,500",
      "We ask the council to fund the roof and two more opening days",
    ]);
  });
});

describe("the facts of one paragraph that share a slide", () => {
  it("are named by the first of them, where a number of slides is asked for too", async () => {
    const slides = await slidesOf(
      "5 slides on our school garden. We started in 2021 with two beds, today there are eleven. 180 pupils take part. The water comes from a tank of 5,000 litres. On Fridays we sell at the market and make about 60 euros. Next year we want hens. The council lends us the tools.",
    );
    expect(slides.map(({ title }) => title).filter((title) => title.startsWith("Overview"))).toEqual([]);
  });
});

describe("what the title of a slide says", () => {
  const textsOf = (slide: OutlineSlide | undefined): string => JSON.stringify({ ...slide, notes: "" });

  it("is not said again by the clauses below it", async () => {
    const slides = await slidesOf(
      "Slides for the shop meeting please.\n\nThe bakery sold 4,200 loaves in June, and the cafe served 900 guests. Customers ask for rye.",
    );
    const told = slides.find((slide) => textsOf(slide).includes("4,200"));
    expect(told?.title).toBe("The bakery sold 4,200 loaves in June");
    expect(textsOf(told).match(/4,200/gu)).toHaveLength(1);
    expect(textsOf(told)).toContain("The cafe served 900 guests");
  });

  it("is not said again below the figure that it tells", async () => {
    const slides = await slidesOf(
      "Please make slides for the regional managers.\n\nRevenue in Q3 came to 4.82 million dollars against a plan of 4.60, and 4.31 a year ago.\n\nChurn fell from 3.9% to 2.7%, mostly because the service desk now answers within two hours.\n\nThe team hired Ann and Bob for the night desk in May.",
    );
    const churn = slides.find((slide) => slide.kind === "numbers");
    expect(churn?.title).toContain("mostly because the service desk");
    expect(textsOf(churn).match(/mostly because/gu)).toHaveLength(1);
  });
});

it("no slide says only what the cover says with other marks", async () => {
  const slides = await slidesOf(
    "Dad's 70th!!! Born Cork 1955, ship's cook 1973, met Mum 1979, opened the chipper 1986. dont mention Sheila",
  );
  expect(slides[0]?.title).toBe("Dad's 70th");
  expect(slides.slice(1).map(({ title }) => title)).not.toContain("Dad's 70th!!!");
  expect(slides.length).toBeGreaterThan(1);
});
