import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import type { Brief } from "./brief/brief.ts";
import { createEmbeddedAuthor } from "./embedded-author.ts";

interface Deck {
  readonly title: string;
  readonly slides: readonly OutlineSlide[];
  readonly titles: readonly string[];
  /** All that stands on slides, without what is spoken. */
  readonly shown: string;
  readonly brief: Brief;
}

async function deckOf(prompt: string): Promise<Deck> {
  const { outline, report } = await createEmbeddedAuthor().compose({ prompt });
  const shown = outline.slides.map(({ notes: _, ...slide }) => slide);
  return {
    title: outline.title,
    slides: outline.slides,
    titles: outline.slides.map(({ title }) => title),
    shown: JSON.stringify(shown),
    brief: report.brief,
  };
}

describe("a topic with parts, a length and a tone", async () => {
  const { title, slides, titles, shown } = await deckOf(
    "Create a presentation about the benefits of remote work for our company. Include statistics, challenges and recommendations. 8 slides, professional tone.",
  );

  it("is named by its topic, and has the slides asked for with a slide for each part", () => {
    expect(title).toBe("The benefits of remote work");
    expect(slides).toHaveLength(8);
    expect(titles).toEqual(expect.arrayContaining(["Statistics", "Challenges", "Recommendations"]));
  });

  it("shows no word of the request", () => {
    expect(shown).not.toMatch(/Create a presentation|8 slides|professional tone|Include/u);
  });
});

describe("a pitch with its facts in one paragraph", async () => {
  const { title, slides, titles, shown } = await deckOf(
    'Make a 5 slide pitch deck for "PawPath", a mobile app that matches dog owners with trusted walkers nearby. Problem: 60% of owners work full time. Solution: book a vetted walker in 2 minutes. Business model: 20% commission. Traction: 1,200 beta users in Berlin, 4.8 rating. Ask: 500k EUR seed round.',
  );

  it("is named by the product, says what it is, and has five slides", () => {
    expect(title).toMatch(/^PawPath/u);
    expect(slides).toHaveLength(5);
    expect(slides[0]).toMatchObject({ subtitle: expect.stringContaining("matches dog owners") });
  });

  it("shows every fact under its label, the figures large, and asks last", () => {
    for (const fact of ["60%", "2 minutes", "20%", "1,200", "4.8", "500k EUR"]) expect(shown).toContain(fact);
    const figures = slides.filter(({ kind }) => kind === "numbers").map(({ title: own }) => own);
    expect(figures).toEqual(expect.arrayContaining(["Problem", "Traction"]));
    expect(titles.at(-1)).toBe("Ask");
    expect(shown).not.toMatch(/5 slide|pitch deck for/u);
  });
});

describe("a lesson", async () => {
  const { title, slides, titles, shown } = await deckOf(
    "I need slides for my biology class about photosynthesis. Explain light reactions and the Calvin cycle, mention chlorophyll, ATP and NADPH. Keep it simple for 9th graders. Max 7 slides.",
  );

  it("is named by its subject, within the limit, with what is to be explained", () => {
    expect(title).toBe("Photosynthesis");
    expect(slides.length).toBeLessThanOrEqual(7);
    expect(titles).toEqual(expect.arrayContaining(["Light reactions", "The Calvin cycle", "Chlorophyll"]));
    expect(shown).not.toMatch(/I need|9th graders|Max 7|Keep it simple/u);
  });
});

describe("notes of a meeting", async () => {
  const { slides, titles, shown, brief } =
    await deckOf(`Notes from today's project meeting (for the steering committee deck, please turn into 4-5 slides):

- release moved from Nov 30 to Dec 14 because the payment provider certification is late
- budget: spent 182k of 250k, forecast 244k
- team: Lena joins as QA lead on Monday, Tom leaves end of year
- risks: certification may slip again (high), data migration untested with real volume (medium), holiday freeze Dec 18 - Jan 2 (known)
- decision needed: do we launch without Apple Pay or wait until January?`);

  it("have as many slides as asked for, and know whom they are for", () => {
    expect(slides.length).toBeGreaterThanOrEqual(4);
    expect(slides.length).toBeLessThanOrEqual(5);
    expect(brief.audience).toBe("the steering committee");
  });

  it("draw the budget, set the risks in a table and end with the decision", () => {
    expect(slides.find(({ kind }) => kind === "chart")).toMatchObject({
      chart: { series: [{ values: [182, 250, 244] }] },
    });
    expect(slides.find(({ kind }) => kind === "table")).toMatchObject({ title: "Risks" });
    expect(titles.filter((title) => title === "Team")).toHaveLength(1);
    expect(titles.at(-1)).toBe("Decision needed");
    expect(shown).not.toMatch(/please turn|4-5 slides/u);
  });
});

describe("a claim for the board", async () => {
  const { title, slides, brief, shown } = await deckOf(
    "Why we should move the warehouse to Leipzig: 6 slides for the board, tone: confident; last slide: decision needed",
  );

  it("is the title, and the last slide asks for the decision", () => {
    expect(title).toBe("Why we should move the warehouse to Leipzig");
    expect(slides).toHaveLength(6);
    expect(brief.audience).toBe("the board");
    expect(slides.at(-1)).toMatchObject({ kind: "closing" });
    expect(JSON.stringify(slides.at(-1))).toMatch(/decided|decision/iu);
    expect(shown).not.toMatch(/6 slides|confident/u);
  });
});

describe("a topic with its parts behind a colon", async () => {
  const { title, slides, titles } = await deckOf("Home insulation: attic, walls, windows. 5 slides.");

  it("has the topic as its title, and slides for its parts", () => {
    expect(title).toBe("Home insulation");
    expect(slides).toHaveLength(5);
    expect(titles).toEqual(expect.arrayContaining(["Walls", "Windows"]));
  });
});

describe("a text that asks for nothing", () => {
  const of = async (prompt: string) => {
    const deck = await deckOf(prompt);
    expect(deck.shown).not.toContain("?");
    return deck;
  };

  it("is shown whole, its first sentence and its last as well", async () => {
    const { shown } = await of(
      "Solar energy reduces emissions. It is cheap. It needs storage. Wind complements it.",
    );
    for (const told of [
      "Solar energy reduces emissions",
      "It is cheap",
      "It needs storage",
      "Wind complements",
    ])
      expect(shown).toContain(told);
  });

  it.each(["Presentation 3", "Deck 7"])(
    "is named by its heading %j, though that tells of nothing",
    async (heading) => {
      const { title } = await of(
        `# ${heading}\n\n- First point of ${heading}\n- Second point\n- Third point`,
      );
      expect(title).toBe(heading);
    },
  );

  it("is named by what its first sentence says the nature of", async () => {
    const { title, shown } = await of(
      "Photosynthesis is the process by which plants turn light into chemical energy. Chlorophyll in the chloroplasts absorbs light, mostly red and blue. In the light reactions water is split, oxygen is released and ATP and NADPH are made. Limiting factors are light, CO2 and temperature.",
    );
    expect(title).toBe("Photosynthesis");
    expect(shown).toContain("Limiting factors are light");
  });

  it("keeps every row of a list below its heading", async () => {
    const { title, slides, shown } = await of("# Bridges\n\n- Stone lasts\n- Steel spans\n- Wood is light\n");
    expect(title).toBe("Bridges");
    expect(slides).toHaveLength(2);
    for (const told of ["Stone lasts", "Steel spans", "Wood is light"]) expect(shown).toContain(told);
  });

  it("with a month before each row is a timeline", async () => {
    const { slides } = await of("Plan:\n- Januar: Auftakt\n- März: Pilot\n- Juni: Start\n");
    expect(slides[1]).toMatchObject({ kind: "timeline", events: [{ date: "Januar" }, {}, { date: "Juni" }] });
  });

  it("takes no number of its own for one of slides", async () => {
    const { brief } = await of(
      "Our team meets every Monday. We ship on Thursdays. Last month we had 3 incidents, 2 of them caused by expired certificates. We want to automate renewal by March.",
    );
    expect(brief.slideCount).toBeUndefined();
  });
});

describe("a deck that is asked for with its facts behind labels", async () => {
  const { title, titles, shown } = await deckOf(
    "Pitch deck for BeeSafe. Problem: 40% of bee colonies die each winter. Solution: a sensor that warns the beekeeper. Market: 600,000 hobby beekeepers in Europe. Ask: 250k EUR.",
  );

  it("has a slide for each label, and the name that it is for", () => {
    expect(title).toBe("BeeSafe");
    expect(titles.slice(1)).toEqual(["Problem", "Solution", "Market", "Ask"]);
    expect(shown).toContain("40%");
    expect(shown).toContain("f bee colonies");
  });
});

describe("a deck that is asked for with some of its facts behind labels", async () => {
  const { titles, slides } = await deckOf(
    "Pitch deck for Ostra. We lend tents to scout groups. Problem: a tent costs 480 euro and is used twice a year. Solution: tents by post for 39 euro a weekend. 64 groups in Bern and Basel, 3 in 4 come back. Bookings grew from 20 to 90 a month. Team: Lea (ex Decathlon), Jonas (logistics). Raising 150k for 400 tents.",
  );

  it("keeps what is told between two labels off the part before it", () => {
    const texts = slides.map((slide) => JSON.stringify(slide));
    const of = (words: string) => texts.findIndex((text) => text.includes(words));
    expect(titles).toEqual(expect.arrayContaining(["Problem", "Solution", "Team"]));
    expect(of("39 euro")).not.toBe(of("64 groups"));
    expect(of("Lea")).not.toBe(of("150k"));
    expect(of("480 euro")).not.toBe(of("39 euro"));
  });
});

describe("a text under a heading of its own", () => {
  it("keeps a heading that only says what it heads, and all rows below it", async () => {
    const { title, shown } = await deckOf(
      "# Presentation 7\n\n- Stone bridges last\n- Steel spans\n- Wood is light",
    );
    expect(title).toBe("Presentation 7");
    for (const told of ["Stone bridges last", "Steel spans", "Wood is light"]) expect(shown).toContain(told);
  });

  it("shows what stands above a list as the list's heading", async () => {
    const { titles } = await deckOf(
      "Project status: depot move\nWeek 23\n\nOverall: AMBER\n\nDone\n- Lease signed 2 June\n- Racking ordered\n\nIn progress\n- Cabling, 60% complete\n- Stock count\n",
    );
    expect(titles).toEqual(expect.arrayContaining(["Done", "In progress"]));
  });
});

it("shows facts behind a request, where they are all that there is", async () => {
  const { shown } = await deckOf(
    "Preciso de uma apresentação para investidores locais sobre a nossa padaria em Coimbra. Abrimos em 2021, vendemos 340 pães por dia e temos 4,8 estrelas. Queremos abrir uma segunda loja: investimento de 95 mil euros, retorno previsto em 3 anos.",
  );
  for (const told of ["340", "95 mil euros"]) expect(shown).toContain(told);
});
