import { expect, test } from "vitest";
import { createStore } from "../state/store.ts";
import {
  addDeck,
  forgetDeck,
  type MadeDeck,
  noteLook,
  parseHistory,
  toDeckName,
  toExcerpt,
} from "./history.ts";

const look = { title: "Night trains", slideCount: 6, colors: { field: "#12263F", accents: ["#E8962E"] } };
const deck = (id: string): MadeDeck => ({ id, excerpt: `About ${id}`, madeAt: 1 });

test("the newest deck stands first, each only once, two hundred at most", () => {
  expect(addDeck([deck("a"), deck("b")], deck("b")).map(({ id }) => id)).toEqual(["b", "a"]);
  const many = Array.from({ length: 200 }, (_, index) => deck(String(index)));
  expect(addDeck(many, deck("new"))).toHaveLength(200);
});

test("a deck is called by the title of its file, before that by its prompt", () => {
  const history = createStore<readonly MadeDeck[]>([deck("a"), deck("b")]);
  noteLook(history, "a", look);
  expect(history.get().map(toDeckName)).toEqual(["Night trains", "About b"]);
  forgetDeck(history, "a");
  expect(history.get().map(({ id }) => id)).toEqual(["b"]);
});

test("what was kept comes back, and nothing that is no deck", () => {
  const kept = [
    { ...deck("a"), look, templateId: "t" },
    { id: 1 },
    null,
    { ...deck("b"), look: { colors: {} } },
  ];
  expect(parseHistory(JSON.parse(JSON.stringify(kept)))).toEqual([kept[0]]);
  expect(parseHistory("nonsense")).toEqual([]);
});

test("an excerpt is one line without heading signs, and not long", () => {
  expect(toExcerpt("# Night trains\n\n## Why\n- Rest")).toBe("Night trains Why - Rest");
  expect(toExcerpt("word ".repeat(500)).length).toBeLessThanOrEqual(161);
});
