import { expect, it } from "vitest";
import { findManifestFaults } from "./find-manifest-faults.ts";

it("what the models drop is a fault at its place", () => {
  const load = () => [{ kind: "Pod", spec: { containers: [{ name: "a" }] } }];
  expect(findManifestFaults("kind: Pod\nspec:\n  containers:\n    - name: a\n", load)).toEqual([]);
  const text = "kind: Pod\nspec:\n  containers:\n    - name: a\n      resorces: {}\n";
  expect(findManifestFaults(text, load)).toEqual([
    "Pod/spec/containers/0/resorces: there is no such field, or not of this kind.",
  ]);
});
