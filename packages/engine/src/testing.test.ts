import { expect, it } from "vitest";
import { createFakeEngine } from "./testing.ts";

it("the fake engine makes decks that start as a .pptx does, and behaves as it is told", async () => {
  const waited: string[] = [];
  const engine = createFakeEngine({ wait: async (prompt) => void waited.push(prompt) });
  const { chunks, title } = await engine.generateDeck({ prompt: "Bridges [wait]\n\nmore" });
  const bytes = Buffer.concat(chunks);
  expect([...bytes.subarray(0, 4), title]).toEqual([0x50, 0x4b, 3, 4, "Bridges [wait]"]);
  expect(waited).toEqual(["Bridges [wait]\n\nmore"]);
  await expect(engine.generateDeck({ prompt: "[unusable]" })).rejects.toMatchObject({
    code: "prompt_unusable",
  });
  await expect(engine.generateDeck({ prompt: "[fault]" })).rejects.toThrow(TypeError);
  expect(engine.readTemplate(bytes).template.layouts).toEqual([]);
  expect(() => engine.readTemplate(Uint8Array.of(1))).toThrow("not a zip archive");
});
