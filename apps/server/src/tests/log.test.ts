import { expect, it } from "vitest";
import { fakeTemplateBytes, pptxType, startTestServer, tokenOf } from "../testing/test-server.ts";

it("the log tells requests by id, route, status and key, and never a token, a prompt, an id's signature or a title", async () => {
  await using server = await startTestServer();
  const token = server.firstKey ?? "";
  const secret = "Merger with Northwind";
  const made = await server.generate(token, secret);
  await server.call("generatePresentation", { token, json: { prompt: `[fault] ${secret}` } });
  await server.call("generatePresentation", { token, json: { prompt: `[unusable] ${secret}` } });
  await server.call("generatePresentation", { token, json: { prompt: secret, [secret]: secret } });
  await server.call("generatePresentation", {
    token,
    body: `{"prompt": ${secret}`,
    headers: { "content-type": "application/json", "idempotency-key": secret },
  });
  await fetch(made.download);
  const viewer = (await fetch(made.embed, { redirect: "manual" })).headers.get("location") ?? "";
  await fetch(viewer);
  await fetch(`${server.url}/nothing?token=${tokenOf(made.download)}`);
  await fetch(`${server.url}/v1/presentations/%ZZ/download?token=${tokenOf(made.download)}`);
  await server.call("uploadTemplate", {
    token,
    headers: { "content-type": pptxType },
    body: fakeTemplateBytes,
  });
  await server.call("listTemplates", { token: `lk_${"x".repeat(32)}` });
  await server.close();
  const log = server.log();
  expect(log).toMatch(/"keyId":"key_\w{12}"/);
  expect(log).toMatch(
    /"requestId":"[0-9a-f-]{36}","method":"GET","route":"\/v1\/presentations\/:id\/download","status":200/,
  );
  expect(log).toContain('"route":"/v1/presentations/generate","status":400');
  expect(log).toContain("TypeError");
  for (const hidden of [
    token,
    `lk_${"x".repeat(32)}`,
    secret,
    "Northwind",
    tokenOf(made.download),
    tokenOf(made.embed),
  ]) {
    expect(log).not.toContain(hidden);
  }
});
