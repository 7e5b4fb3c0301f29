import type { OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "./embedded-author.ts";

const author = createEmbeddedAuthor();

async function slidesOf(prompt: string): Promise<readonly OutlineSlide[]> {
  return (await author.compose({ prompt })).outline.slides;
}

async function formsOf(prompt: string): Promise<readonly string[]> {
  return (await slidesOf(prompt)).map((slide) => (slide.kind === "chart" ? slide.chart.form : slide.kind));
}

describe("a chart of a kind", () => {
  const attendance = "Attendance: January 120, February 140, March 90, April 175, May 210.";

  it("is drawn as it is asked for", async () => {
    expect(
      await formsOf(`Make 4 slides for the choir board. ${attendance}\nPut that up as a line.`),
    ).toContain("line");
    expect(
      await formsOf(`Make 4 slides for the choir board. ${attendance}\nPut that up as columns.`),
    ).toContain("column");
  });

  it("is a ring only where the figures are parts of a whole", async () => {
    const plan = (figures: string): string =>
      `Make slides.\nSlide 1: The harvest\nSlide 2: What fell (pie chart)\n- ${figures}`;
    expect(await formsOf(plan("apples 40 kg, pears 22 kg, plums 9 kg"))).toContain("doughnut");
    expect(await formsOf(plan("apples 40 %, pears -22 %, plums 9 %"))).not.toContain("doughnut");
  });
});

describe("a plan slide by slide", () => {
  const plan = [
    "Training for new staff, please as follows:",
    "Slide 1: Safe at the depot",
    "Slide 2: insight, one huge sentence",
    "- Nobody is paid to be faster than the lift.",
    "Slide 3: crew, three faces",
    "- Anna (lift), Ben (yard), Cem (desk)",
    "Slide 4: Closing down in four steps",
    "- Lift up – gate shut – power off – key back",
    "Slide 5: Near misses (line chart)",
    "→ Jan 41 reports, Feb 36, Mar 28, Apr 19",
    "Slide 6: How they came in, as a table",
    "→ radio 40 %, note 35 %, told 25 %",
  ].join("\n");

  it("has the forms that it asks for, and their words in no title", async () => {
    const slides = await slidesOf(plan);
    expect(slides.map(({ kind, title }) => [kind, title])).toEqual([
      ["title", "Safe at the depot"],
      ["statement", "Nobody is paid to be faster than the lift"],
      ["cards", "Crew"],
      ["process", "Closing down in four steps"],
      ["chart", "Near misses"],
      ["table", "How they came in"],
    ]);
    expect(slides[4]).toMatchObject({ chart: { form: "line", categories: ["Jan", "Feb", "Mar", "Apr"] } });
    expect(slides[5]).toMatchObject({ rows: [{ cells: [[{ text: "Radio" }], [{ text: "40 %" }]] }, {}, {}] });
  });
});
