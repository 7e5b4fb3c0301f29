import { expect, it } from "vitest";
import { withoutQuotes } from "./without-quotes.ts";

const prompt = "The merger with Northwind is planned for the fourth of May.";

it.each([
  { given: "Cannot read properties of undefined", want: true },
  { given: 'No layout for "The merger with Northwind"', want: false },
  { given: `Unexpected: ${prompt}`, want: false },
  { given: "planned for", want: true },
])("keeps $given: $want", ({ given, want }) => {
  expect(withoutQuotes(given, prompt) === given).toBe(want);
});

it("withholds a message that holds all of a short prompt", () => {
  expect(withoutQuotes("cannot present Zeppelin", "Zeppelin")).not.toContain("Zeppelin");
});

it("keeps every message where there is no prompt", () => {
  expect(withoutQuotes("The file is gone.", "")).toBe("The file is gone.");
});
