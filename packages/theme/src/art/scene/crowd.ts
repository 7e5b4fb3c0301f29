import type { Color } from "../../color.ts";
import { pick, type Random, shuffled } from "../drawing/seeded-random.ts";
import type { Paint } from "./paint.ts";
import type { Arms, HairStyle, Person, Role } from "./people.ts";

const styles: readonly HairStyle[] = ["short", "bun", "curly", "long", "scarf", "parted"];
const childStyles: readonly HairStyle[] = ["pigtails", "short", "curly", "cap", "long", "parted"];

/** Returns people who differ in skin, hair and clothes, as many as there are roles; the same ones for the same numbers. */
export function crowd(
  roles: readonly { readonly role: Role; readonly arms: Arms; readonly isChild?: boolean }[],
  paint: Paint,
  random: Random,
): readonly Person[] {
  const skins = shuffled(random, paint.skins);
  const tops = shuffled(random, [paint.red, paint.sun, paint.blue, paint.white, paint.deep]);
  const grown = shuffled(random, styles);
  const young = shuffled(random, childStyles);
  return roles.map(({ role, arms, isChild = false }, index): Person => {
    const skin = at(skins, index);
    const top = at(tops, index);
    const style = at(isChild ? young : grown, index);
    const isDressed = role === "plain" && (style === "pigtails" || style === "bun") && random() < 0.7;
    return {
      skin,
      hair: style === "scarf" ? scarfOf(top, paint) : hairFor(skin, paint, random),
      style,
      top,
      legs: pick(
        random,
        [paint.deep, paint.blue, paint.ink, paint.earthDark].filter((color) => color !== top),
      ),
      isDressed,
      arms,
      role,
    };
  });
}

function hairFor(skin: Color, { skins, hairs }: Paint, random: Random): Color {
  const isDark = skin === skins[2] || skin === skins[3];
  return isDark ? hairs[0] : pick(random, hairs);
}

function scarfOf(top: Color, { deep, red, blue }: Paint): Color {
  return top === deep ? red : top === red ? blue : deep;
}

function at<T>(things: readonly T[], index: number): T {
  const thing = things[index % things.length];
  if (thing === undefined) throw new RangeError("Expected at least one thing to take, got none.");
  return thing;
}
