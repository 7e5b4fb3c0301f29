import { expect, test } from "vitest";
import { parseRoute, type Route, toFragment } from "./route.ts";

test.each([
  { fragment: "", want: { kind: "compose" } },
  { fragment: "#/", want: { kind: "compose" } },
  { fragment: "#/decks", want: { kind: "decks" } },
  { fragment: "#/decks/a%2Fb", want: { kind: "deck", id: "a/b" } },
  { fragment: "#/decks/%", want: { kind: "deck", id: "%" } },
  { fragment: "#/templates", want: { kind: "templates" } },
  { fragment: "#/templates/x", want: { kind: "unknown" } },
  { fragment: "#/decks/a/b", want: { kind: "unknown" } },
  { fragment: "#/nothing", want: { kind: "unknown" } },
])("$fragment leads to $want", ({ fragment, want }) => {
  expect(parseRoute(fragment)).toEqual(want);
});

test.each<Route>([
  { kind: "compose" },
  { kind: "decks" },
  { kind: "templates" },
  { kind: "deck", id: "a/b?#" },
])("the link to %o leads there", (route) => expect(parseRoute(toFragment(route))).toEqual(route));
