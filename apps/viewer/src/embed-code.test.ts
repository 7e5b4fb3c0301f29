import { expect, test } from "vitest";
import { toEmbedCode } from "./embed-code.ts";

test("the embed code keeps the slide's shape and cannot be broken out of", () => {
  const code = toEmbedCode({
    url: 'https://host/view/a?token=b&x="#3',
    title: 'Plans "A" & <b>',
    slideSize: { width: 960, height: 720 },
  });
  expect(code).toBe(
    '<iframe src="https://host/view/a?token=b&amp;x=&quot;#3" title="Plans &quot;A&quot; &amp; &lt;b>" width="960" height="720" ' +
      'style="border: 0; width: 100%; height: auto; aspect-ratio: 960 / 720" allow="fullscreen; clipboard-write" loading="lazy"></iframe>',
  );
});
