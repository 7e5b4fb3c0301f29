import type { OutlineSlide } from "@lectern/deck";
import { expect, it } from "vitest";
import { dropRepeats } from "./drop-repeats.ts";

const rich = (text: string) => [{ text }];

function withTakeaway(title: string, takeaway: string): OutlineSlide {
  return { kind: "bullets", title, items: [{ text: rich("One") }], takeaway: rich(takeaway) };
}

it.each([
  ["Milk deliveries fell by 2.1 %", "Deliveries of milk fell"],
  ["La récolte du potager atteint 42 kg", "42 kg : la récolte du potager"],
  ["Der Umbau kostet 1,2 Millionen Euro", "Der Umbau kostet 1,2 Millionen"],
  ["食堂日均就餐286人次", "日均就餐286人次"],
  ["Продажи выросли на 12 %", "Выросли продажи"],
])("leaves out a takeaway that says the title again: %s / %s", (title, takeaway) => {
  const { slide, dropped } = dropRepeats(withTakeaway(title, takeaway), "");
  expect(dropped).toEqual([takeaway]);
  expect(slide).not.toHaveProperty("takeaway");
});

it.each([
  // A figure, a reason, a consequence, a negation.
  ["Milk deliveries fell by 2.1 %", "Milk deliveries fell by 2.1 % to 310 tonnes"],
  ["Milk deliveries fell by 2.1 %", "Two farms stopped delivering milk"],
  ["Der Umbau kostet 1,2 Millionen Euro", "Der Umbau lohnt sich nach neun Jahren"],
  ["食堂日均就餐286人次", "七成是60岁以上老人"],
  ["Smoking", "No smoking"],
  ["Продажи выросли на 12 %", "Продажи не выросли"],
  ["Zwei Öfen backen mehr Brot", "–"],
])("keeps one that adds something: %s / %s", (title, takeaway) => {
  const given = withTakeaway(title, takeaway);
  expect(dropRepeats(given, "")).toEqual({ slide: given, dropped: [] });
});

it("leaves out the text of a card that says its heading again, and no other", () => {
  const cards = [
    { heading: "Free pallet returns", text: rich("Pallet returns are free") },
    { heading: "Price locked", text: rich("38.50 a drum") },
  ];
  expect(dropRepeats({ kind: "cards", title: "The offer", cards }, "")).toEqual({
    slide: { kind: "cards", title: "The offer", cards: [{ heading: "Free pallet returns" }, cards[1]] },
    dropped: ["Pallet returns are free"],
  });
});

it("keeps what the prompt gives, and what a slide cannot do without", () => {
  const given = withTakeaway("The pool opens in May", "The pool opens in May");
  expect(dropRepeats(given, "Key line: The pool opens in May").dropped).toEqual([]);
  const points: OutlineSlide = {
    kind: "bullets",
    title: "T",
    items: [{ lead: "Opening", text: rich("Opening") }],
  };
  expect(dropRepeats(points, "").slide).toEqual(points);
});

it("leaves out a step that is the request of the title, and keeps what follows from it and what has a day of its own", () => {
  const given: OutlineSlide = {
    kind: "closing",
    title: "Please approve 38,000 for the boiler before Easter",
    nextSteps: [
      {
        action: "Approve 38,000 for the boiler before Easter",
        owner: "Trustees",
        effect: "No more closed days",
      },
      { action: "Order the boiler", owner: "Ann", date: "2 May" },
      { action: "Approve the boiler", date: "9 March" },
    ],
  };
  expect(dropRepeats(given, "")).toEqual({
    slide: {
      kind: "closing",
      title: given.title,
      items: [{ text: rich("No more closed days") }],
      nextSteps: [
        { action: "Order the boiler", owner: "Ann", date: "2 May" },
        { action: "Approve the boiler", date: "9 March" },
      ],
    },
    dropped: ["Approve 38,000 for the boiler before Easter", "Trustees"],
  });
});
