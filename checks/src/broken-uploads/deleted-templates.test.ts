import { lintPackage } from "@lectern/ooxml";
import { builtInTemplate } from "@lectern/theme";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ServiceProcess, startServiceProcess } from "./service-process.ts";

const type = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
/** Each number of milliseconds before the deletion, below twelve, comes twice. */
const tries = process.env["THOROUGH_TESTS"] ? 60 : 24;
let service: ServiceProcess;

beforeAll(async () => {
  service = await startServiceProcess();
});
afterAll(() => service.close());

function send(method: string, path: string, body?: Uint8Array<ArrayBuffer> | string): Promise<Response> {
  return fetch(new URL(path, service.url), {
    method,
    headers: {
      authorization: `Bearer ${service.token}`,
      ...(body !== undefined && { "content-type": typeof body === "string" ? "application/json" : type }),
    },
    ...(body !== undefined && { body }),
  });
}

async function upload(bytes: Uint8Array): Promise<string> {
  const answer = await send("POST", "/v1/templates", Uint8Array.from(bytes));
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

async function generate(templateId: string) {
  const body = JSON.stringify({ prompt: "# Bridges\n\n- Stone lasts\n- Steel spans", templateId });
  const answer = await send("POST", "/v1/presentations/generate", body);
  return { status: answer.status, json: (await answer.json()) as { download: string; code?: string } };
}

async function download(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(url)).arrayBuffer());
}

/** Every one has its own bytes, so that no worker has read it before. */
function distinctTemplate(index: number): Uint8Array {
  const template = builtInTemplate("fern");
  const comment = Buffer.from(`try ${index}`);
  const file = Buffer.concat([template, comment]);
  file.writeUInt16LE(comment.length, template.length - 2);
  return file;
}

test("A deck made while its template is deleted is whole, or refused as one without template", async () => {
  const statuses = new Set<number>();
  for (let index = 0; index < tries; index += 1) {
    const id = await upload(distinctTemplate(index));
    const made = generate(id);
    await new Promise((resolve) => setTimeout(resolve, index % 12));
    const [deleted, { status, json }] = await Promise.all([send("DELETE", `/v1/templates/${id}`), made]);
    expect(deleted.status).toBe(200);
    statuses.add(status);
    if (status === 200) expect(lintPackage(await download(json.download))).toEqual([]);
    else expect([status, json.code]).toEqual([400, "template_not_found"]);
  }
  expect(statuses).toContain(200);
  expect(service.complaints()).toBe("");
});

test("A deck stays as it is when its template is deleted", async () => {
  const id = await upload(builtInTemplate("harbor"));
  const { json } = await generate(id);
  const before = await download(json.download);
  expect((await send("DELETE", `/v1/templates/${id}`)).status).toBe(200);
  expect(Buffer.compare(await download(json.download), before)).toBe(0);
  expect(lintPackage(before)).toEqual([]);
  expect(await generate(id)).toMatchObject({ status: 400, json: { code: "template_not_found" } });
});
