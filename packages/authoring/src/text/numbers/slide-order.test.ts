import { expect, test } from "vitest";
import { readOrder } from "./slide-order.ts";

test.each([
  ["Prima slide: copertina", 1, true],
  ["Seconda: il lievito", 2, true],
  ["On the first slide a picture", 1, true],
  ["Slide two, what they eat", 2, true],
  ["두 번째 장은 가격", 2, true],
  ["Laatste dia: stemmen", "last", true],
  ["L'avant-dernière donne le budget", "beforeLast", false],
  ["D'abord une diapo", 1, true],
  ["Second comes the price", 2, false],
  ["then the prices", "next", false],
])("%s", (given, place, isSure) => {
  expect(readOrder(given)).toMatchObject({ place, isSure });
});

test.each(["Dates for drivers", "The price of oats", "secondary schools", "Thirdhand shops"])(
  "what opens otherwise orders nothing: %s",
  (given) => expect(readOrder(given)).toBeUndefined(),
);
