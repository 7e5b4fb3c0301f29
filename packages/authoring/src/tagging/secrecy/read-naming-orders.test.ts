import { expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { readDocumentFacts } from "../chain/document-facts.ts";
import { roles } from "../role.ts";
import { readNamingOrders } from "./read-naming-orders.ts";

/** Orders in a text of which each unit asks so likely. */
function ordersIn(text: string, asked: number): number {
  const facts = readDocumentFacts(readSource(text));
  const estimates = new Float64Array(facts.units.length * roles.length).fill(asked);
  return readNamingOrders(facts, estimates).length;
}

it("reads steps between dashes as no order of silence where they hardly ask", () => {
  expect(ordersIn("Strom weg – Exponate raus – Wände sichern – Boden zuletzt", 0.05)).toBe(0);
  expect(ordersIn("Die Exponate bitte raus", 0.05)).toBe(1);
});
