import { expect, test } from "vitest";
import { createViewerPage } from "./viewer-page.ts";

const page = createViewerPage({
  directory: "/nowhere",
  contentSecurityPolicy: "default-src 'none'",
  sample: { bytes: new Uint8Array(), title: "Gardens & <balconies>", slideCount: 6, pictures: [], png: "" },
  toDownload: (id, token) => `/v1/presentations/${encodeURIComponent(id)}/download?token=${token}`,
});

test("a plain page with the title and the download stands in for a viewer that is not built", async () => {
  const answer = await page('/view/a"b', new URLSearchParams("token=t"));
  const html = answer?.body.kind === "bytes" ? Buffer.from(answer.body.bytes).toString() : "";
  expect(html).toContain("<h1>Gardens &#38; &#60;balconies&#62;</h1>");
  expect(html).toContain('href="../v1/presentations/a%22b/download?token=t"');
  expect(html).toContain("turbo run build");
});

test.each(["/view/assets/index.js", "/view/", "/view/a/b", "/v1/templates"])(
  "%s is none of its pages",
  async (path) => {
    expect(await page(path, new URLSearchParams())).toBeUndefined();
  },
);
