import { describe, expect, test } from "vitest";
import { chooseControlsPlace, fitSlide } from "./stage-layout.ts";

const wide = { width: 1280, height: 720 };

describe("chooseControlsPlace", () => {
  test.each([
    { of: "a tab", given: { width: 1440, height: 900 }, embedded: false, fullScreen: false, want: "below" },
    {
      of: "a tab of the slide's shape",
      given: { width: 1920, height: 1080 },
      embedded: false,
      fullScreen: false,
      want: "below",
    },
    { of: "a phone", given: { width: 390, height: 844 }, embedded: false, fullScreen: false, want: "below" },
    {
      of: "a phone on its side",
      given: { width: 844, height: 390 },
      embedded: false,
      fullScreen: false,
      want: "over",
    },
    {
      of: "a frame of the slide's shape",
      given: { width: 960, height: 540 },
      embedded: true,
      fullScreen: false,
      want: "over",
    },
    {
      of: "a frame with room for a bar",
      given: { width: 960, height: 600 },
      embedded: true,
      fullScreen: false,
      want: "below",
    },
    {
      of: "a low frame",
      given: { width: 640, height: 360 },
      embedded: true,
      fullScreen: false,
      want: "over",
    },
    {
      of: "a full screen",
      given: { width: 1920, height: 1200 },
      embedded: false,
      fullScreen: true,
      want: "over",
    },
  ] as const)("puts the controls of $of $want", ({ given, embedded, fullScreen, want }) => {
    expect(chooseControlsPlace({ viewport: given, slide: wide, embedded, fullScreen })).toBe(want);
  });
});

describe("fitSlide", () => {
  test.each([
    { given: { width: 640, height: 720 }, want: 0.5 },
    { given: { width: 2560, height: 720 }, want: 1 },
    { given: { width: 3840, height: 2160 }, want: 3 },
    { given: { width: 370.6, height: 800 }, want: 370 / 1280 },
    { given: { width: -4, height: 100 }, want: 0 },
  ])("scales a slide of 1280 x 720 in $given.width x $given.height by $want", ({ given, want }) => {
    expect(fitSlide(given, wide)).toBe(want);
  });
});
