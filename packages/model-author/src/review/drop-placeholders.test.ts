import type { OutlineSlide } from "@lectern/deck";
import { expect, test } from "vitest";
import { dropPlaceholders } from "./drop-placeholders.ts";

const numbers: OutlineSlide = {
  kind: "numbers",
  title: "Стадион",
  figures: [{ value: "740", label: "учеников", text: "Введите текст здесь" }],
  takeaway: [{ text: "Click to add text" }],
};

test("what a template says where a text is to come is left out, what a slide needs stays", () => {
  expect(dropPlaceholders(numbers, "Стадион, 740 учеников")).toEqual({
    kind: "numbers",
    title: "Стадион",
    figures: [{ value: "740", label: "учеников" }],
  });
  const cover: OutlineSlide = { kind: "title", title: "Your title here", byline: "Your name" };
  expect(dropPlaceholders(cover, "")).toEqual({ kind: "title", title: "Your title here" });
});

test("what the prompt holds stays, and so do points and all that is said", () => {
  expect(dropPlaceholders(numbers, "„Введите текст здесь“ и Click to add text")).toEqual(numbers);
  const list: OutlineSlide = {
    kind: "bullets",
    title: "Fields",
    items: [{ text: [{ text: "Your name" }] }, { lead: "Then", text: [{ text: "Send it" }] }],
  };
  expect(dropPlaceholders(list, "")).toEqual(list);
});
