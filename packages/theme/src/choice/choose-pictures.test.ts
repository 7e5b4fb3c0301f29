import type { OutlineSlide } from "@lectern/deck";
import { expect, test } from "vitest";
import { choosePictures } from "./choose-pictures.ts";

const statement = (title: string, picture?: string): OutlineSlide => ({
  kind: "statement",
  title,
  ...(picture !== undefined && { picture }),
});
const chosenFor = (
  slides: readonly OutlineSlide[],
  { language = "en", design = {}, ofDeck }: { language?: string; design?: object; ofDeck?: "honeybee" } = {},
) => Object.fromEntries(choosePictures({ slides, language, design }, { thing: ofDeck }));

test("shows what a writer names, on pages that have room for it", () => {
  const slides: readonly OutlineSlide[] = [
    { kind: "title", title: "A year" },
    statement("She delivered it", "rooster"),
    { kind: "closing", title: "Come", picture: "old guitar" },
  ];
  expect(chosenFor(slides)).toEqual({ "She delivered it": "rooster", Come: "guitar" });
});

test("shows nothing where a writer names nothing, or what there is no drawing of", () => {
  expect(chosenFor([statement("A live rooster", ""), statement("B", "justice")])).toEqual({});
});

test("shows nothing in a formal deck", () => {
  expect(chosenFor([statement("A", "rooster")], { design: { mood: "formal" } })).toEqual({});
});

test("shows no thing again on one of the next two pages, nor what the cover shows before the last page", () => {
  const slides = [statement("A", "rooster"), statement("B", "rooster"), statement("C", "bee")];
  const closing: OutlineSlide = { kind: "closing", title: "D", picture: "bee" };
  expect(chosenFor([...slides, closing], { ofDeck: "honeybee" })).toEqual({ A: "rooster", D: "honeybee" });
});

test("shows the cover's thing on the last page where the look's own has no place for it", () => {
  const slides: readonly OutlineSlide[] = [{ kind: "closing", title: "Come" }];
  const chosen = (hasPlainClosing: boolean) =>
    Object.fromEntries(choosePictures({ slides, language: "en" }, { thing: "honeybee", hasPlainClosing }));
  expect(chosen(true)).toEqual({ Come: "honeybee" });
  expect(chosen(false)).toEqual({});
});

test("finds what a trade or a topic stands for in a short title alone", () => {
  const slides = [statement("Our budget"), statement("The shop stands beside a hairdresser and two pubs")];
  expect(chosenFor(slides)).toEqual({ "Our budget": "coin" });
});

test.each([
  { title: "She delivered a live rooster", want: { "She delivered a live rooster": "rooster" } },
  { title: "Rooster or guitar?", want: {} },
  { title: "The milk churn of Glenarrow", want: {} },
  { title: "Nobody knows", want: {} },
])("finds what a title names for certain where its writer says nothing: $title", ({ title, want }) => {
  expect(chosenFor([statement(title)])).toEqual(want);
});

test("finds nothing where its writer says of other pages what they show, or wants no picture", () => {
  const slides = [statement("She delivered a live rooster"), statement("B", "guitar")];
  expect(chosenFor(slides)).toEqual({ B: "guitar" });
  expect(chosenFor(slides.slice(0, 1), { design: { picture: "" } })).toEqual({});
  expect(chosenFor(slides.slice(0, 1), { design: { picture: "bee" } })).toEqual({});
});

test.each([
  { title: "Ab April fahren wir langsamer", want: {} },
  { title: "Fahren Sie mit uns", want: {} },
  { title: "Die Fähre nach Norden", want: { "Die Fähre nach Norden": "ferry" } },
  { title: "Zwei Fähren mehr", want: { "Zwei Fähren mehr": "ferry" } },
])("takes a German verb for no thing: $title", ({ title, want }) => {
  expect(chosenFor([statement(title)], { language: "de" })).toEqual(want);
});
