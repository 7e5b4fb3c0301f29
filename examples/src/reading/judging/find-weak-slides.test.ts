import { expect, it } from "vitest";
import { type HandMadeSlide, toDeck, toPrompt } from "../prompts/testing.ts";
import { findWeakSlides } from "./find-weak-slides.ts";

const prompt = toPrompt("⟦content|We waited… and waited⟧ ⟦content|To be continued…⟧");
const cover = { title: "Waiting" };

function find(...slides: readonly HandMadeSlide[]) {
  return findWeakSlides(prompt, toDeck([cover, ...slides]));
}

it("finds slides that only repeat their title", () => {
  expect(find({ title: "Rents rose", body: ["Rents", "rose"] }).repeatedTitles).toEqual(["Rents rose"]);
  expect(find({ title: "Rents rose", body: ["Rents rose twice"] }).repeatedTitles).toEqual([]);
  expect(find({ title: "Part one" }).repeatedTitles).toEqual([]);
});

it("finds texts cut with …, but not those that the prompt has", () => {
  expect(find({ title: "We waited for the…", body: ["To be continued…"] }).cutTexts).toEqual([
    "We waited for the…",
  ]);
});

it("counts a cut title once that stands in the footer, too", () => {
  const cut = "We waited for the…";
  expect(find({ title: cut, body: [cut] }).cutTexts).toEqual([cut]);
});

it("finds statements that stand twice, but not titles in an agenda or short labels", () => {
  const statement = "Rents rose by twelve per cent downtown";
  const slides = [
    { title: "Rents", body: [statement] },
    { title: "Wages", body: [`${statement}.`, "Wages"] },
  ];
  expect(find(...slides).repeatedTexts).toEqual([`${statement}.`]);
  const long = "The rents downtown rose last year";
  expect(find({ title: "Agenda", body: [long] }, { title: long, body: ["Wages"] }).repeatedTexts).toEqual([]);
});

it("finds runs of three and more slides with one sentence", () => {
  const statement = (title: string) => ({ title, body: ["It rose."] });
  const list = { title: "List", body: ["One", "Two"] };
  expect(find(statement("a"), statement("b"), list, statement("c")).statementRuns).toEqual([]);
  expect(find(list, statement("a"), statement("b"), statement("c"), statement("d")).statementRuns).toEqual([
    "a",
  ]);
  const chart = { title: "Chart", hasTableOrChart: true };
  expect(find(statement("a"), chart, statement("b"), statement("c")).statementRuns).toEqual([]);
});
