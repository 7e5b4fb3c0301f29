import { readTemplate } from "@lectern/engine";
import { expect, it } from "vitest";
import { readSettings } from "../settings/settings.ts";
import { pptxType, startTestServer } from "../testing/test-server.ts";
import { createWiring } from "../wiring.ts";

it("the service as it is wired makes real decks in real workers, in the caller's template too", async () => {
  const { createWork } = createWiring(readSettings({}));
  await using server = await startTestServer({ workers: 1 }, { createWork });
  const token = server.firstKey ?? "";
  const download = async (id: string) => (await server.call("downloadPresentation", { token, id })).body;

  const first = await server.generate(token, "# Bridges\n\n- Stone lasts\n- Steel spans\n- Wood is light");
  const bytes = Uint8Array.from(await download(first.id));
  const headers = { "content-type": pptxType };
  const uploaded = await server.call("uploadTemplate", { token, headers, body: bytes });
  expect(uploaded.status).toBe(201);
  const { id: templateId } = uploaded.json as { id: string };
  const json = { prompt: "# Tunnels\n\n- Dry\n- Dark\n- Deep", templateId };
  const second = await server.call("generatePresentation", { token, json });
  expect(second.status).toBe(200);
  const { template } = readTemplate(await download((second.json as { id: string }).id));
  expect(template.layouts.map(({ name }) => name)).toEqual(
    readTemplate(bytes).template.layouts.map(({ name }) => name),
  );

  const refused = await server.call("uploadTemplate", { token, headers, body: bytes.slice(0, -30) });
  expect([refused.status, refused.json]).toMatchObject([400, { code: "template_unusable" }]);
  const nothing = await server.call("generatePresentation", { token, json: { prompt: " \n\n\n\n\n " } });
  expect([nothing.status, nothing.json]).toMatchObject([400, { code: "prompt_unusable" }]);
});
