import { expect, it } from "vitest";
import { textsOf } from "../fact-check/slide-texts.ts";
import { leavesOf } from "./slide-leaves.ts";

it("reads what an audience does, and none of what is to be drawn or leads to another node", () => {
  const items = ["Halle", "Container", "Haus"].map((lead) => ({ lead, text: [{ text: "am Weg" }] }));
  const slide = {
    kind: "bullets",
    title: "Der Platz",
    items,
    picture: "battery container",
    partsOf: "site plan of the hall and of what is near it",
  } as const;
  const flow = {
    kind: "flow",
    title: "Der Weg",
    nodes: [{ id: "start", form: "step", text: "Los", edges: [{ to: "end" }] }],
  } as const;
  const read = [slide, flow].flatMap((one) => [...leavesOf(one), ...textsOf(one)]).map(({ text }) => text);
  expect([...new Set(read)].toSorted()).toEqual([
    "Container",
    "Der Platz",
    "Der Weg",
    "Halle",
    "Haus",
    "Los",
    "am Weg",
  ]);
});
