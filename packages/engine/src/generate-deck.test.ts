import { randomBytes } from "node:crypto";
import { lintPackage } from "@lectern/ooxml";
import { packParts, samplePresentation } from "@lectern/ooxml/testing";
import validate from "@ooxml-tools/validate";
import { describe, expect, it } from "vitest";
import {
  createEngine,
  type EngineProgress,
  generateDeck,
  type Outline,
  PromptUnusableError,
  readTemplate,
} from "./index.ts";

const document = `# Quarterly report

Revenue rose to 48.2 million. The margin was 37.4 %.

## Operations

- 1,655 bikes delivered
- New plant opened in Leipzig
- Lead time fell from 12 to 9 days

## Next steps

- Hire a supply chain lead by 4 May
- Review the pricing in June
`;

const prompts = {
  topic: "Urban gardening on small balconies",
  document,
  arabic:
    "# التقرير السنوي\n\nنمت الإيرادات في هذا العام.\n\n- افتتاح فرع جديد\n- تدريب الموظفين\n- تحسين الخدمة",
  hostile: "A <b>title</b> & \u0000 more ]]> \ud83d text\n\n- 😀 point\n- \u202eturned\n- $x {{y}} %z",
};

describe("generateDeck", () => {
  it.each(Object.entries(prompts))("makes a valid deck of the %s", async (_name, prompt) => {
    const { bytes, title, slideCount, inspection } = await generateDeck({ prompt });
    expect(lintPackage(bytes)).toEqual([]);
    expect(await validate(bytes, "pptx", "Microsoft365")).toEqual([]);
    expect(inspection.findings).toEqual([]);
    expect(inspection.slides).toHaveLength(slideCount);
    expect(title).not.toBe("");
  });

  it("makes the same bytes of the same prompt", async () => {
    const [first, second] = [
      await generateDeck({ prompt: document }),
      await generateDeck({ prompt: document }),
    ];
    expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true);
  });

  it("makes them of the outline that composeOutline writes, too", async () => {
    const engine = createEngine();
    const generated = await engine.generateDeck({ prompt: document });
    const { outline, report } = await engine.composeOutline({ prompt: document });
    expect(outline).toEqual(generated.outline);
    expect(report.leftOut).toEqual(generated.report.leftOut);
    expect(report.slideCount).toBe(outline.slides.length);
    const rendered = engine.renderOutline(outline);
    expect(rendered.look).toBe(generated.look);
    expect(Buffer.concat(rendered.chunks).equals(Buffer.concat(generated.chunks))).toBe(true);
  });

  it("takes a template, such as another deck", async () => {
    const { bytes } = await generateDeck({ prompt: prompts.topic });
    const made = await generateDeck({ prompt: document, template: readTemplate(bytes) });
    expect(lintPackage(made.bytes)).toEqual([]);
    expect(made.inspection.findings).toEqual([]);
    expect(made.title).toBe("Quarterly report");
  });

  it("copies nothing of a large template, in memory that threads share", async () => {
    const file = withPicture(200_000);
    const bytes = new Uint8Array(new SharedArrayBuffer(file.length));
    bytes.set(file);
    const template = readTemplate(bytes);
    const { chunks } = await createEngine().generateDeck({ prompt: document, template });
    const shared = chunks.filter(({ buffer }) => buffer === bytes.buffer);
    expect(shared.map(({ length }) => length)).toEqual([200_000]);
    const whole = Buffer.concat(chunks);
    expect(lintPackage(whole)).toEqual([]);
    expect(whole.equals((await generateDeck({ prompt: document, template })).bytes)).toBe(true);
  });

  it("goes through its stages in their order", async () => {
    const progress: EngineProgress[] = [];
    const { slideCount } = await generateDeck({
      prompt: document,
      onProgress: (event) => progress.push(event),
    });
    const stages = progress.flatMap((event) => (event.kind === "stage" ? [event.stage] : []));
    expect(stages).toEqual(["authoring", "template", "layout", "inspection", "writing"]);
    expect(progress.some(({ kind }) => kind === "author")).toBe(true);
    expect(progress.at(-1)).toEqual({ kind: "finished", slideCount });
  });

  it("stops where it is aborted, between any two stages", async () => {
    const reason = new Error("The client hung up.");
    await expect(generateDeck({ prompt: document, signal: AbortSignal.abort(reason) })).rejects.toThrow(
      reason,
    );
    const controller = new AbortController();
    const onProgress = (event: EngineProgress) => {
      if (event.kind === "stage" && event.stage === "layout") controller.abort(reason);
    };
    await expect(generateDeck({ prompt: document, signal: controller.signal, onProgress })).rejects.toThrow(
      reason,
    );
  });

  it("says so when there is nothing to present", async () => {
    await expect(generateDeck({ prompt: " \n\u200b \n  \n" })).rejects.toThrow(PromptUnusableError);
  });

  it("asks the author that it is given", async () => {
    const outline = {
      title: "Given",
      language: "en",
      direction: "ltr",
      slides: [{ kind: "title", title: "Given" }],
    } as const;
    const { report } = await generateDeck({ prompt: document });
    const author = { name: "given", compose: async () => ({ outline, report }) };
    const made = await generateDeck({ prompt: document, author });
    expect([made.title, made.slideCount, made.report]).toEqual(["Given", 1, { ...report, slideCount: 1 }]);
  });

  it("counts slides in its report as the deck has them, where one goes on over several", async () => {
    const points = Array.from(
      { length: 40 },
      (_, index) => `A point of some length, the number ${index + 1}`,
    );
    const outline = {
      title: "Given",
      language: "en",
      direction: "ltr",
      slides: [
        { kind: "title", title: "Given" },
        { kind: "bullets", title: "Many", items: points.map((text) => ({ text: [{ text }] })) },
        { kind: "statement", title: "Sales rose by 12 %" },
      ],
    } as const satisfies Outline;
    const { report } = await generateDeck({ prompt: document });
    const unfounded = [
      { slide: 1, text: "Given" },
      { slide: 3, text: "12 %" },
    ];
    const author = {
      name: "given",
      compose: async () => ({ outline, report: { ...report, slideCount: 3, unfounded } }),
    };
    const made = await generateDeck({ prompt: document, author });
    expect(made.slideCount).toBeGreaterThan(3);
    expect([made.report.slideCount, made.report.unfounded]).toEqual([
      made.slideCount,
      [
        { slide: 1, text: "Given" },
        { slide: made.slideCount, text: "12 %" },
      ],
    ]);
  });
});

/** A template whose master shows a picture of so many bytes, which nothing can make smaller. */
function withPicture(size: number): Uint8Array {
  const parts = samplePresentation();
  const rels = "ppt/slideMasters/_rels/slideMaster1.xml.rels";
  const picture =
    '<Relationship Id="rIdPicture" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="../media/large.png"/>';
  parts.set(rels, String(parts.get(rels)).replace("</Relationships>", `${picture}</Relationships>`));
  parts.set(
    "[Content_Types].xml",
    String(parts.get("[Content_Types].xml")).replace(
      "</Types>",
      '<Override PartName="/ppt/media/large.png" ContentType="image/png"/></Types>',
    ),
  );
  parts.set("ppt/media/large.png", randomBytes(size));
  return packParts(parts);
}
