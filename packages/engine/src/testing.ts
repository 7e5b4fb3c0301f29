import type { PlacedDeck, Template } from "@lectern/deck";
import type { TemplatePackage } from "@lectern/pptx";
import type { Engine, GeneratedChunks, GenerateRequest } from "./engine.ts";

/** How a fake engine is made to wait. */
export interface FakeEngineOptions {
  /** Called for prompts that hold "[wait]", before the deck is finished. */
  readonly wait?: (prompt: string) => Promise<void>;
}

/**
 * Returns an engine without a pipeline: its decks start as a .pptx does and say the prompt's first line, nothing more.
 * Words in the prompt tell it how to behave: [unusable] and [fault] throw, [exit] ends the thread, [loop] never
 * returns, [wait] waits. As a template it takes any bytes that start as a zip archive does.
 */
export function createFakeEngine({ wait }: FakeEngineOptions = {}): Engine {
  return {
    async generateDeck(request) {
      await untilAborted(misbehave(request.prompt, wait), request.signal);
      request.signal?.throwIfAborted();
      return createFakeDeck(request);
    },
    async composeOutline(request) {
      await untilAborted(misbehave(request.prompt, wait), request.signal);
      request.signal?.throwIfAborted();
      const { outline, report } = createFakeDeck(request);
      return { outline, report };
    },
    looks: ["harbor", "meadow"],
    renderOutline(outline, { template, look = outline.design?.look } = {}) {
      const { title, slides } = outline;
      return {
        ...createFakeFile(`${title}${template ? " in a template" : ""}${look ? ` in ${look}` : ""}`),
        title,
        slideCount: slides.length,
        ...(look !== undefined && { look }),
        deck: {} as PlacedDeck,
      };
    },
    openDeck: (bytes) => ({
      slideCount: 2,
      draw: (slideNumber) => {
        if (slideNumber > 2) throw new RangeError(`Expected a slide from 1 to 2, got ${slideNumber}.`);
        return `<svg xmlns="http://www.w3.org/2000/svg"><text>${slideNumber} of ${bytes.length} bytes</text></svg>`;
      },
    }),
    readTemplate: readFakeTemplate,
    checkTemplate: async (bytes) => readFakeTemplate(bytes),
  };
}

function untilAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return work;
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

function readFakeTemplate(bytes: Uint8Array): TemplatePackage {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    throw refuse("template_unusable", "Expected a .pptx or .potx file; the file is not a zip archive.");
  }
  return fakeTemplate;
}

async function misbehave(prompt: string, wait: FakeEngineOptions["wait"]): Promise<void> {
  if (prompt.includes("[unusable]")) throw refuse("prompt_unusable", "The prompt holds nothing to present.");
  if (prompt.includes("[fault]")) throw new TypeError(`A fault that quotes the prompt: ${prompt}`);
  if (prompt.includes("[exit]")) process.exit(1);
  while (prompt.includes("[loop]"));
  if (prompt.includes("[wait]")) await wait?.(prompt);
}

function createFakeDeck({ prompt, template }: GenerateRequest): GeneratedChunks {
  const title = prompt.split("\n")[0]?.slice(0, 80) ?? "";
  return {
    ...createFakeFile(`${title}${template ? " in a template" : ""}`),
    title,
    slideCount: 1,
    outline: { title, language: "en", direction: "ltr", slides: [{ kind: "title", title }] },
    report: {
      mode: "topic",
      language: "en",
      brief: { topic: title, parts: [], forms: [], excluded: [], instruction: prompt },
      slideCount: 1,
      decisions: ["A fake engine said the first line of the prompt."],
      leftOut: [],
    },
  };
}

function createFakeFile(words: string): Pick<GeneratedChunks, "chunks" | "inspection"> {
  return {
    chunks: [Uint8Array.of(0x50, 0x4b, 0x03, 0x04), new TextEncoder().encode(words)],
    inspection: { findings: [] } as unknown as GeneratedChunks["inspection"],
  };
}

function refuse(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}

const fakeTemplate = {
  template: { slideSize: { width: 12_192_000, height: 6_858_000 }, layouts: [] } as unknown as Template,
} as unknown as TemplatePackage;
