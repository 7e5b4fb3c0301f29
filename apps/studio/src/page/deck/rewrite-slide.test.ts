import type { PresentationReport } from "@lectern/types";
import { expect, test } from "vitest";
import { createFakeService } from "../testing/fake-service.ts";
import { sampleOutline } from "../testing/sample-outline.ts";
import { documentReport, modelReport } from "../testing/sample-reports.ts";
import { rewriteSlide } from "./rewrite-slide.ts";

const order = { outline: sampleOutline, index: 1, wish: "With a figure" };
const serve = (report: PresentationReport, slides = sampleOutline.slides) =>
  createFakeService({ report, outline: { ...sampleOutline, slides } });

test("a model is told what the slide says, what stands beside it and what is wished for", async () => {
  const service = serve(modelReport);
  await rewriteSlide(service, order);
  const [asked = ""] = service.asked;
  for (const words of ["exactly 3 slides", "With a figure", "They arrive rested", "Lena", "What we ask for"])
    expect(asked).toContain(words);
});

test.each([
  { name: "the slide between cover and closing", index: 1, want: sampleOutline.slides[1] },
  { name: "the cover where a cover is to be written", index: 0, want: sampleOutline.slides[0] },
])("of a model's answer it takes $name", async ({ index, want }) => {
  expect(await rewriteSlide(serve(modelReport), { ...order, index })).toEqual({ kind: "slide", slide: want });
});

test("without a model, or a slide that can be used, it says so", async () => {
  expect(await rewriteSlide(serve(documentReport), order)).toEqual({ kind: "no-model" });
  const covers = sampleOutline.slides.filter(({ kind }) => kind === "title");
  expect(await rewriteSlide(serve(modelReport, covers), order)).toEqual({ kind: "no-slide" });
});
