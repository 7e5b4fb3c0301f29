import { contrastRatio, resolveThemeColor } from "@lectern/deck";
import { expect, test } from "vitest";
import { readAnatomy } from "../template/anatomy.ts";
import { tonesOf } from "../template/colors/tones.ts";
import { fullTemplate } from "../testing/index.ts";
import { illustrationGrounds } from "./illustration.ts";

const [given] = fullTemplate.layouts;

test.each(["FFFFFF", "101820"])("grounds of illustrations stay near a page in %s", (background) => {
  if (!given) throw new Error("Expected a layout.");
  const anatomy = readAnatomy({ ...given, background });
  const grounds = illustrationGrounds({ anatomy, tones: tonesOf(anatomy) });
  expect(grounds.length).toBeGreaterThan(0);
  for (const ground of grounds)
    expect(contrastRatio(resolveThemeColor(ground, anatomy.layout), background)).toBeLessThan(3);
});
