import { expect, test } from "vitest";
import { emptyDraft, parseDraft } from "../compose/draft.ts";
import { forgetTemplate, learnTemplate, parseKnownTemplates } from "../templates/known-templates.ts";
import { parseAppearance } from "./appearance.ts";
import { parseSession } from "./session.ts";
import { createKeptStore, createStore, type KeptArea } from "./store.ts";

function createArea(kept: Record<string, string> = {}): KeptArea {
  return {
    getItem: (name) => kept[name] ?? null,
    setItem: (name, text) => {
      kept[name] = text;
    },
    removeItem: (name) => {
      delete kept[name];
    },
  };
}

const closedArea: KeptArea = {
  getItem: () => {
    throw new Error("denied");
  },
  setItem: () => {
    throw new Error("full");
  },
  removeItem: () => {},
};

test("listeners hear of changes and of nothing else, until they leave", () => {
  const store = createStore(1);
  const heard: number[] = [];
  const leave = store.subscribe(() => heard.push(store.get()));
  store.set(1);
  store.set(2);
  leave();
  store.set(3);
  expect(heard).toEqual([2]);
});

test("a kept value is there again for the next page", () => {
  const area = createArea();
  const options = { area, name: "draft", parse: parseDraft };
  createKeptStore(options).set({ ...emptyDraft, prompt: "Trains", templateId: "t" });
  expect(createKeptStore(options).get()).toEqual({ ...emptyDraft, prompt: "Trains", templateId: "t" });
});

test("a closed storage only means that nothing is kept", () => {
  const store = createKeptStore({ area: closedArea, name: "draft", parse: parseDraft });
  expect(store.get()).toBe(emptyDraft);
  store.set({ ...emptyDraft, prompt: "Trains" });
  expect(store.get().prompt).toBe("Trains");
});

test("what others wrote into the storage does no harm", () => {
  const store = createKeptStore({ area: createArea({ a: "{broken" }), name: "a", parse: parseAppearance });
  expect(store.get()).toBe("system");
  expect(parseAppearance("pink")).toBe("system");
  expect(parseSession({ kind: "signed-in", key: 1 })).toEqual({ kind: "signed-out", because: "nobody" });
  expect(parseDraft({ prompt: 1 })).toBe(emptyDraft);
  expect(parseKnownTemplates({ a: { name: "A" }, b: { name: 1 }, c: null })).toEqual({ a: { name: "A" } });
});

test("what is known of a template grows and is forgotten", () => {
  const known = learnTemplate(learnTemplate({}, "a", { name: "A" }), "a", { sampleId: "s" });
  expect(known).toEqual({ a: { name: "A", sampleId: "s" } });
  expect(forgetTemplate(known, "a")).toEqual({});
});
