import { startMock } from "@lectern/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  BadRequestError,
  type Client,
  createClient,
  InternalServerError,
  InvalidInputError,
  NotFoundError,
  RateLimitedError,
  ServiceUnavailableError,
  TimeoutError,
  UnauthorizedError,
} from "../index.ts";

const pptx = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
let mock: Awaited<ReturnType<typeof startMock>>;
let client: Client;

beforeAll(async () => {
  mock = await startMock({ pace: 0 });
  client = createClient({ baseUrl: mock.url, token: "any", retries: 0 });
});
afterAll(() => mock.close());

/** Call options with which the mock gives the answer that a test wants (RFC 7240). */
function prefer(preference: string) {
  return { headers: { Prefer: preference } };
}

describe("against the mock of the contract", () => {
  test("a generation tells how far it is", async () => {
    const fractions: number[] = [];
    const { id } = await client.generatePresentation(
      { body: { prompt: "Urban gardening" } },
      { onProgress: ({ fraction }) => void fractions.push(fraction) },
    );
    expect(fractions.length).toBeGreaterThan(3);
    expect(fractions).toEqual(fractions.toSorted((one, other) => one - other));
    expect((await client.getPresentation({ id })).id).toBe(id);
  });

  test("an outline is written, made a presentation of, read with its version and put back", async () => {
    const { outline } = await client.composeOutline({ body: { prompt: "Night buses" } });
    const { id } = await client.createPresentation({ body: { outline } });
    const { data, headers } = await client.getPresentationOutline({ id }).withResponse();
    const ifMatch = headers.get("ETag");
    const replacing = client.putPresentationOutline({ id, ifMatch, body: { ...data, title: "New" } });
    const replaced = await replacing.withResponse();
    expect([replaced.data.id, replaced.headers.get("ETag")]).toEqual([id, expect.stringMatching(/^"/)]);
    expect(data).toEqual(outline);
    expect(await client.getPresentationOutline({ id })).toEqual({ ...outline, title: "New" });
    const page = await client.listPresentations({ limit: 5 });
    expect([page.presentations[0]?.id, page.next]).toEqual([id, undefined]);
  });

  test("a generation that fails on the way is the error of its problem", async () => {
    const failing = client.generatePresentation(
      { body: { prompt: "Urban gardening" } },
      { ...prefer("example=failed"), onProgress: () => {} },
    );
    await expect(failing).rejects.toBeInstanceOf(BadRequestError);
  });

  test("a presentation is generated, retrieved, downloaded, embedded and deleted", async () => {
    const { id, download, embed } = await client.generatePresentation({
      body: { prompt: "Urban gardening" },
    });
    expect(await client.getPresentation({ id })).toEqual({ id, download, embed });

    const file = await client.downloadPresentation({ id });
    expect(file.mediaType).toBe(pptx);
    expect(file.fileName).toMatch(/\.pptx$/);
    const blob = await file.blob();
    expect(blob.type).toBe(pptx);
    expect(new Uint8Array(await blob.slice(0, 4).arrayBuffer())).toEqual(new Uint8Array([0x50, 0x4b, 3, 4]));
    if (file.size !== undefined) expect(blob.size).toBe(file.size);

    const { stream } = await client.downloadPresentation({ id });
    expect((await new Response(stream).arrayBuffer()).byteLength).toBe(blob.size);

    const { location } = await client.embedPresentation({ id });
    expect(new URL(location).pathname).toContain(id);

    expect(await client.deletePresentation({ id })).toBeUndefined();
    await expect(client.getPresentation({ id })).rejects.toBeInstanceOf(NotFoundError);
  });

  test("the report on a presentation is read, and gone with the presentation", async () => {
    const { id } = await client.generatePresentation({ body: { prompt: "Urban gardening" } });
    const { author, understood, leftOut } = await client.getPresentationReport({ id });
    expect(author.name).toBe("embedded");
    expect(understood.parts[0]).toEqual({ text: "deliveries", form: "chart" });
    expect(leftOut.map(({ where }) => where)).toEqual(["notes", "nowhere"]);

    const topic = await client.getPresentationReport({ id }, prefer("example=topic"));
    expect(topic.mode).toBe("topic");
    await expect(client.getPresentationReport({ id }, prefer("example=withoutReport"))).rejects.toMatchObject(
      { status: 404, code: "report_not_found" },
    );

    await client.deletePresentation({ id });
    await expect(client.getPresentationReport({ id })).rejects.toMatchObject({
      code: "presentation_not_found",
    });
  });

  test("a template is uploaded, listed and deleted", async () => {
    const file = await client.downloadPresentation({ id: "p1" });
    const template = await client.uploadTemplate({ body: await file.blob() });
    expect(await client.listTemplates()).toContainEqual(template);
    expect(await client.deleteTemplate({ id: template.id })).toBeUndefined();
    await expect(client.deleteTemplate({ id: template.id })).rejects.toMatchObject({
      code: "template_not_found",
    });
  });

  test("the same key generates one presentation", async () => {
    const input = { body: { prompt: "Urban gardening" }, idempotencyKey: "one" };
    const first = await client.generatePresentation(input);
    expect(await client.generatePresentation(input)).toEqual(first);
  });

  test.each(["..", ".", "", "%2e%2e"])("the id %j reaches no other operation", async (id) => {
    await expect(client.downloadPresentation({ id })).rejects.toBeInstanceOf(InvalidInputError);
    await expect(client.deletePresentation({ id })).rejects.toBeInstanceOf(InvalidInputError);
  });

  test("an id with a slash is one id", async () => {
    expect(await client.getPresentation({ id: "a/b" })).toMatchObject({ id: "a/b" });
  });

  test("a prompt that is too short is a BadRequestError that names it", async () => {
    const call = client.generatePresentation({ body: { prompt: "abc" } });
    await expect(call).rejects.toBeInstanceOf(BadRequestError);
    await expect(call).rejects.toMatchObject({
      code: "invalid_request",
      problem: { errors: [{ pointer: "/body/prompt" }] },
    });
  });

  test("a missing token is an UnauthorizedError", async () => {
    const stranger = createClient({ baseUrl: mock.url });
    const call = stranger.listTemplates();
    await expect(call).rejects.toBeInstanceOf(UnauthorizedError);
    await expect(call).rejects.toMatchObject({ status: 401, code: "unauthorized", attempts: 1 });
  });

  test.each([
    { status: 404, type: NotFoundError },
    { status: 429, type: RateLimitedError },
    { status: 500, type: InternalServerError },
    { status: 503, type: ServiceUnavailableError },
  ])("status $status is a $type.name with a problem", async ({ status, type }) => {
    const call = client.getPresentation({ id: "p1" }, prefer(`code=${status}`));
    await expect(call).rejects.toBeInstanceOf(type);
    await expect(call).rejects.toMatchObject({ problem: { status, title: expect.any(String) } });
  });

  test("a service without room is asked again after the time that it says", async () => {
    const waits: number[] = [];
    const patient = createClient({
      baseUrl: mock.url,
      token: "any",
      runtime: {
        random: () => 0,
        sleep: async (milliseconds) => {
          waits.push(milliseconds);
        },
      },
    });
    const error = await patient.listTemplates({}, prefer("code=503")).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServiceUnavailableError);
    const { retryAfter, attempts } = error as ServiceUnavailableError;
    expect(attempts).toBe(3);
    expect(waits).toEqual([retryAfter, retryAfter].map((seconds) => (seconds ?? Number.NaN) * 1000));
  });

  test("an answer that takes too long is a TimeoutError", async () => {
    const call = client.listTemplates({}, { ...prefer("wait=30"), attemptTimeout: 100 });
    await expect(call).rejects.toBeInstanceOf(TimeoutError);
  });
});
