import { createOutline, type OutlineSlide, type RichText } from "@lectern/deck";
import type { TemplatePackage } from "@lectern/pptx";
import { openDeck, renderOutline } from "./generate-deck.ts";

/** A page as a template makes it, to be looked at. */
export interface SamplePage {
  readonly kind: OutlineSlide["kind"];
  /** An SVG document. */
  readonly picture: string;
}

/** Returns one page of each kind made from a template, in the order of a deck: what its layouts come to. */
export function drawSamplePages(template: TemplatePackage): readonly SamplePage[] {
  const outline = createOutline({
    title: "A year on the farm",
    language: "en",
    direction: "ltr",
    slides: samples,
  });
  const { bytes, deck } = renderOutline(outline, { template });
  const drawable = openDeck(bytes);
  return samples.map(({ kind }, sample) => {
    // What does not fit one page goes on to another: the first of them shows the layout.
    const page = deck.slides.findIndex(({ outlineSlide }) => outlineSlide === sample);
    return { kind, picture: drawable.draw(page + 1) };
  });
}

const rich = (text: string): RichText => [{ text }];

const quarters = ["Q1", "Q2", "Q3", "Q4"];

const samples: readonly OutlineSlide[] = [
  {
    kind: "title",
    title: "A year on the farm",
    subtitle: "Harvest, people and plans",
    byline: "The cooperative · 22 November 2026",
  },
  {
    kind: "agenda",
    title: "What this is about",
    entries: [{ title: "The harvest" }, { title: "The people" }, { title: "The plans" }],
  },
  { kind: "section", title: "The harvest", summary: "What grew, and what did not" },
  {
    kind: "bullets",
    title: "A wet spring helped the fields",
    items: [
      { text: rich("Wheat grew on 120 hectares, a tenth more than last year") },
      { text: rich("Apples ripened two weeks early") },
      { text: rich("Hail in June cost a third of the cherries") },
      { text: rich("The new store keeps potatoes until May") },
    ],
  },
  {
    kind: "comparison",
    title: "Two ways to water the fields",
    options: [
      { heading: "Drip lines", points: [{ sign: "plus", text: rich("Half of the water") }] },
      { heading: "Sprinklers", points: [{ sign: "minus", text: rich("Much is lost to the wind") }] },
    ],
  },
  {
    kind: "table",
    title: "Wheat earned the most",
    columns: [{ heading: "Crop" }, { heading: "Tonnes" }, { heading: "Income, €" }],
    rows: [
      { cells: [rich("Wheat"), rich("840"), rich("176,400")] },
      { cells: [rich("Apples"), rich("96"), rich("67,200")] },
      { cells: [rich("Potatoes"), rich("310"), rich("86,800")] },
    ],
  },
  {
    kind: "chart",
    title: "Sales rose in every quarter",
    chart: {
      form: "column",
      categories: quarters,
      series: [
        { name: "2025", values: [61, 70, 92, 84] },
        { name: "2026", values: [66, 78, 104, 95], highlighted: true },
      ],
      unit: "€ thousand",
    },
  },
  {
    kind: "cards",
    title: "Three things to do next",
    cards: [
      { heading: "Water", text: rich("Lay drip lines in the orchard") },
      { heading: "People", text: rich("Train two more drivers") },
      { heading: "Market", text: rich("Open the shop on Saturdays") },
    ],
  },
  {
    kind: "numbers",
    title: "The shop found its customers",
    figures: [{ value: "1,240", label: "customers" }],
  },
  {
    kind: "quote",
    title: "A customer says why she comes",
    quotation: "I know whose apples these are.",
    name: "Ines Weber",
  },
  {
    kind: "closing",
    title: "What happens now",
    nextSteps: [
      { action: "Order the drip lines", owner: "Tom", date: "10 January" },
      { action: "Open the shop on Saturdays", owner: "Mara", date: "1 March" },
    ],
    contact: "hello@farm.example",
  },
];
