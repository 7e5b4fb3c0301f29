import type { OutlineSlide } from "@lectern/deck";
import { expect, test } from "vitest";
import { createEmbeddedAuthor } from "./embedded-author.ts";

const author = createEmbeddedAuthor();

async function slidesOf(prompt: string): Promise<readonly OutlineSlide[]> {
  return (await author.compose({ prompt })).outline.slides;
}

const talk =
  "I need seven slides on our cricket club for the members. The club was founded in 1921 by four brewers. " +
  "In 2022 we lost 6 games to rain, in 2023 we lost 9 and in 2024 11. Please make a column chart of games lost. " +
  "The pavilion has a new roof since May. A lost Saturday costs the bar 310 pounds. " +
  "Then one slide on what to do when it rains: cover the pitch, call the umpire, put the kettle on.";

test("draws what stands before the wish, under its name", async () => {
  const chart = (await slidesOf(talk)).find(({ kind }) => kind === "chart");
  expect(chart?.title).toMatch(/^Games lost/u);
});

test("gives a part one slide that holds what stands behind its colon", async () => {
  const slides = await slidesOf(talk);
  const own = slides.filter(({ title }) => title === "What to do when it rains");
  expect(JSON.stringify(own)).toContain("Call the umpire");
  expect(slides.map(({ title }) => title)).not.toContain("Cover the pitch");
});

test("says in one line that nothing is told of a part", async () => {
  const slides = await slidesOf(
    "Eight slides on the allotments. We have 62 plots and 41 people wait for one. The shed burnt down in March. " +
      "The new one costs 2,900 pounds. Then the budget. Water comes from the brook. Nobody may light a fire.",
  );
  const budget = slides.find(({ title }) => title === "The budget");
  expect(budget?.kind).not.toBe("table");
});

const brook =
  "Slides on the brook for the villagers, please. Cover the trout, the insurance and the culvert. The trout came back in 2021. " +
  "We counted 31 trout in May. The culvert is from 1934. The culvert leaks at two joints. The county pays for the culvert. " +
  "Eight gardens were wet in March. Two pumps stand in the hall.";

test("makes no slide that waits for points beside matter, and tells so", async () => {
  const { outline, report } = await author.compose({ prompt: brook });
  expect(JSON.stringify(outline)).not.toContain("Add your points");
  expect(report.decisions.join(" ")).toContain("no slide is its own: the insurance");
});

test("makes one where the number of slides asked for is not met without it", async () => {
  const slides = await slidesOf(`Exactly 12 slides. ${brook}`);
  expect(slides).toHaveLength(12);
  expect(slides.map(({ title }) => title)).toContain("The insurance");
});

test("ends with what is told behind the words for the end", async () => {
  const slides = await slidesOf(
    "A talk on our swifts, 6 slides. The colony has 14 pairs. They come on 1 May. They leave on 2 August. " +
      "Last slide: what I ask of you. Leave the roof tiles open. Call me before you scaffold.",
  );
  expect(JSON.stringify(slides.at(-1))).toContain("Leave the roof tiles open");
});

test("makes rows of the sentences behind a wish that goes on a row", async () => {
  const slides = await slidesOf(
    "We need six slides on the brook for the villagers. In January the water stood 1.3 metres in Bridge Street. Seventeen " +
      "houses were wet. Now the jobs in a table with who and when. Clear the culvert, county, by 15 March. Flood gauge with " +
      "a text alarm, parish, by June. Sandbag store behind the hall, volunteers, by October.",
  );
  const table = slides.find(({ kind }) => kind === "table");
  expect(table?.title).toBe("The jobs");
  expect(JSON.stringify(table)).toContain("Volunteers");
});

const pool =
  "The pool is warm again and opens daily. The pool has six lanes. The ovens are new and bake at noon. The ovens cost 900 euros. The roof leaks above the door. The roof is from 1991. Visits rose from 31 to 80.";

test("waits for no points on what is compared", async () => {
  const slides = await slidesOf(
    `Slides that compare the pool, the ovens and the roof please. Cover the pool, the ovens and the roof.\n\n${pool}`,
  );
  expect(JSON.stringify(slides)).not.toContain("Add your points");
});

test("compares no parts beside which something else is to be compared", async () => {
  const slides = await slidesOf(
    `Slides for the members please, titled “Our lido”. Cover the pool, the ovens and the roof. Visits before and after, compared in two bars.\n\n${pool}`,
  );
  expect(slides.map(({ title }) => title)).toEqual(expect.arrayContaining(["The pool", "The ovens"]));
});
