import { expect, it } from "vitest";
import { toServedOutline, withPictureOf } from "./served-outline.ts";

const outline = {
  title: "The violin shop",
  language: "en",
  direction: "ltr",
  slides: [{ kind: "title", title: "The violin shop" }],
} as const;

it.each([
  { design: undefined, served: undefined },
  { design: {}, served: {} },
  { design: { picture: "violin" }, served: undefined },
  { design: { mode: "dark", picture: "violin" }, served: { mode: "dark" } },
  { design: { mode: "dark" }, served: { mode: "dark" } },
] as const)("serves the design $design as $served", ({ design, served }) => {
  expect(toServedOutline({ ...outline, ...(design && { design }) }).design).toEqual(served);
});

it.each([{ picture: "violin" }, { mode: "dark", picture: "" }, { mode: "dark" }, undefined] as const)(
  "keeps what is to be drawn when an outline comes back: %o",
  (design) => {
    const before = { ...outline, ...(design && { design }) };
    const back = JSON.parse(JSON.stringify(toServedOutline(before)));
    expect(withPictureOf(before, back)).toEqual(before);
  },
);
