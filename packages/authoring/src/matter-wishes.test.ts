import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "./embedded-author.ts";

const author = createEmbeddedAuthor();
const slidesOf = async (prompt: string): Promise<readonly OutlineSlide[]> =>
  (await author.compose({ prompt })).outline.slides;

const opening = "Please make 7 slides on our swimming club for the parents' evening.";

describe("a form that is asked for beside the matter", () => {
  it.each([
    {
      wish: "a table of the lines below a colon",
      told: "The groups as a table:\nPenguins - Monday, 16:00, lane 1\nSeals - Tuesday, 17:00, lane 2\nOtters - Friday, 18:00, lane 4",
      kind: "table",
    },
    {
      wish: "steps of the sentences before",
      told: "You fill in the yellow card. You hand it in at the desk. You wait for the lamp above the door. These three as steps, please.",
      kind: "process",
    },
    {
      wish: "a chart of the sentence before",
      told: "We had 41 children in 2021, 52 in 2022, 60 in 2023 and 77 in 2024. That as columns in a little chart, please.",
      kind: "chart",
    },
    {
      wish: "a quotation",
      told: 'And this as a quote:\n"I never knew that water could be so warm and so loud."',
      kind: "quote",
    },
  ])("is the form of $wish", async ({ told, kind }) => {
    const slides = await slidesOf(`${opening}\n\nThe pool was built in 1974 by the town.\n\n${told}`);
    expect(slides.map((slide) => slide.kind)).toContain(kind);
  });

  it("is told under the name that opens the wish", async () => {
    const slides = await slidesOf(
      `${opening}\n\nThe pool was built in 1974 by the town.\n\nThen the groups, as a table:\nPenguins - Monday, 16:00, lane 1\nSeals - Tuesday, 17:00, lane 2\nOtters - Friday, 18:00, lane 4`,
    );
    expect(slides.find(({ kind }) => kind === "table")?.title).toBe("The groups");
  });

  it("leaves matter of another paragraph as it is", async () => {
    const slides = await slidesOf(
      `${opening}\n\nThe pool was built in 1974. The roof came later. The bus stops at the door.\n\nYou fill in the card. You hand it in. You wait for the lamp. These three as steps, please.`,
    );
    const steps = slides.flatMap((slide) => (slide.kind === "process" ? slide.steps : []));
    expect(steps.map(({ title }) => title.replace(/\.$/u, ""))).toEqual([
      "You fill in the card",
      "You hand it in",
      "You wait for the lamp",
    ]);
  });

  it("is no part that waits for points", async () => {
    const slides = await slidesOf(
      `${opening}\n\nThe pool was built in 1974 by the town.\n\n"I never knew that water could be so warm." Put that one up as a quote.`,
    );
    expect(slides.map(({ title }) => title)).not.toContain("Put that one up");
  });
});

describe("a slide that is asked for right before its matter", () => {
  it("shows what goes on behind it in its paragraph", async () => {
    const slides = await slidesOf(
      `${opening}\n\nThe pool was built in 1974 by the town. The roof came ten years later.\n\nOne slide on the ferry. It goes twice a day from the old pier. Dogs ride for free.\n\nIn winter we swim at night.`,
    );
    const ferry = slides.filter(({ title }) => /ferry/iu.test(title));
    expect(JSON.stringify(ferry)).toContain("Dogs ride for free");
    expect(JSON.stringify(ferry)).not.toContain("swim at night");
  });
});

describe("what is told of the end that is asked for", () => {
  it("stands on the last slide", async () => {
    const slides = await slidesOf(
      `${opening}\n\nThe pool was built in 1974 by the town. The roof came ten years later. In winter we swim at night.\n\nEnd with how to join us: forms are at the desk, the first month is free.`,
    );
    expect(JSON.stringify(slides.at(-1))).toContain("first month is free");
  });

  it("stands there behind its label, too", async () => {
    const slides = await slidesOf(
      `${opening}\n\n- the pool was built in 1974\n- the roof came ten years later\n\nTimetable: doors open in March, lessons after Easter.\n\nLast slide: what we ask. Three things: sponsor a lane (£95), come to the open day on 7 November 2-4pm, learn to dive (the youngest is Edie, 11, the oldest is Ken, 78).`,
    );
    expect(slides.at(-1)).toMatchObject({ kind: "closing", title: "What we ask" });
    expect(JSON.stringify(slides.at(-1))).toContain("Sponsor a lane");
  });

  it("has the form that is asked for", async () => {
    const slides = await slidesOf(
      `${opening}\n\nThe pool was built in 1974 by the town. The roof came ten years later. In winter we swim at night.\n\nFinish with what a guest wrote in our book, as a quote:\n"Nobody laughed when I went under."`,
    );
    expect(slides.at(-1)).toMatchObject({ kind: "quote", quotation: "Nobody laughed when I went under." });
  });
});
