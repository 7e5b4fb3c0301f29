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

describe("a drawing whose matter stands elsewhere", () => {
  it("is made of it, under the name that is asked for, and leaves no slide that waits for words", async () => {
    const slides = await slidesOf(
      [
        "The first alert came at 08:47, the page went out at 08:52.",
        "The change was rolled back at 09:16.",
        "Support counted 1,904 failed orders.",
        "Actions: test before release (Jo, Friday), lower the alert (Ann, done).",
        "",
        "Please make 5 slides of that for the team lunch. The outage as a timeline, actions as a table with owner and date.",
      ].join("\n"),
    );
    expect(slides.find(({ kind }) => kind === "timeline")).toMatchObject({
      title: expect.stringMatching(/^The outage/u),
      events: [{ date: "08:47" }, { date: "08:52" }, { date: "09:16" }],
    });
    expect(slides.find(({ kind }) => kind === "table")).toMatchObject({
      title: "Actions",
      columns: [{ heading: "Actions" }, { heading: "Owner" }, { heading: "Date" }],
    });
    expect(JSON.stringify(slides)).not.toContain("Add your points");
  });

  it("is a chart of two amounts where just that is asked for", async () => {
    const slides = await slidesOf(
      "Ci servono 6 diapositive per i soci.\n\n- uva raccolta 480 quintali, contro 712 dell'anno scorso\n- soci conferenti 86\n- nuova pressa accesa il 14 ottobre\n\nIl confronto con l'anno scorso lo metterei in un grafico a colonne.",
    );
    expect(slides.find(({ kind }) => kind === "chart")).toMatchObject({
      title: "Il confronto con l'anno scorso",
      chart: { form: "column", categories: ["L'anno scorso", "Ora"], unit: "quintali" },
    });
  });

  it("waits for its matter where the prompt holds none", async () => {
    const slides = await slidesOf(
      "Our hall was built in 1911. It seats 240 people.\n\nMake 5 slides with a slide on the roof and a bar chart of the rainfall.",
    );
    expect(slides.map(({ kind }) => kind)).not.toContain("chart");
    expect(slides.find(({ title }) => title === "The rainfall")?.notes).toContain("For the chart");
  });

  it("is the sentence that a slide is to say in big letters", async () => {
    const slides = await slidesOf(
      "year,adults,children,cost (£)\n2021,2140,610,4980\n2022,3875,1422,9310\n2023,4410,1980,12745\n\nMake me four slides for the trustees with a line chart of adults against children. I'd like one of them to say in big letters that children were 31 % of visitors.",
    );
    expect(slides.find(({ kind }) => kind === "chart")).toMatchObject({
      title: "Adults against children",
      chart: { form: "line", series: [{ name: "Adults" }, { name: "Children" }] },
    });
    expect(slides.find(({ kind }) => kind === "statement")?.title).toBe("Children were 31 % of visitors");
  });
});
