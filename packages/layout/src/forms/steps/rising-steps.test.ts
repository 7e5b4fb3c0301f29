import { expect, test } from "vitest";
import { areRising } from "./rising-steps.ts";

const cases: readonly { readonly given: readonly string[]; readonly want: boolean }[] = [
  { given: ["10 % of homes", "25 % of homes", "60 % of homes"], want: true },
  { given: ["Reach 100 farms", "Reach 250 farms", "Reach 700 farms"], want: true },
  { given: ["$5 a month", "$9 a month", "$20 a month"], want: true },
  { given: ["Clip on the sensor", "Send the readings", "Warn the farmer"], want: false },
  { given: ["10 % of homes", "8 % of homes", "60 % of homes"], want: false },
  { given: ["Open at 06:15", "Restock at 10:30", "Close at 18:30"], want: false },
  { given: ["3 March", "5 April", "9 May"], want: false },
  { given: ["10 homes", "20 homes"], want: false },
];

test.each(cases)("steps that say $given rise: $want", ({ given, want }) => {
  expect(areRising(given.map((heading, index) => ({ number: index + 1, heading })))).toBe(want);
});
