import type { Client } from "@lectern/client";
import type {
  GenerationProgress,
  ListedPresentation,
  Outline,
  PresentationReport,
  PresentationVersion,
  Template,
} from "@lectern/types";
import type { Service } from "../service/service.ts";
import { sampleOutline } from "./sample-outline.ts";
import { documentReport as sampleReport } from "./sample-reports.ts";

/** A service in memory, with what it was asked. */
export interface FakeService extends Service {
  readonly asked: string[];
  /** The outlines that were saved. */
  readonly written: Outline[];
}

/** How a fake service answers. */
export interface FakeServiceOptions {
  readonly templates?: readonly Template[];
  readonly presentations?: readonly ListedPresentation[];
  /** Of every prompt and every deck. */
  readonly outline?: Outline;
  /** Thrown by every call. */
  readonly failure?: () => Error;
  /** Told by a generation, which then goes on for ever. */
  readonly progress?: GenerationProgress;
  /** Of every deck; left out: none has one. */
  readonly report?: PresentationReport;
}

/** The client's operations without what they tell of an answer's head; those that the page does not call may be missing. */
type FakeOperations = {
  readonly [Name in keyof Client]?: (
    ...given: Parameters<Client[Name]>
  ) => Promise<Awaited<ReturnType<Client[Name]>>>;
};

/** Returns a service that knows every deck and makes one deck, "made". */
export function createFakeService(options: FakeServiceOptions = {}): FakeService {
  const { templates = [], presentations = [], outline = sampleOutline, failure, progress, report } = options;
  const asked: string[] = [];
  const written: Outline[] = [];
  const versions: PresentationVersion[] = [
    { version: 1, change: "made", createdAt: "2026-11-21T09:00:00.000Z" },
  ];
  const answer = <Value>(call: string, value: Value): Promise<Value> => {
    asked.push(call);
    return failure ? Promise.reject(failure()) : Promise.resolve(value);
  };
  const presentation = (id: string) => ({
    id,
    embed: `http://a.example/${id}/embed`,
    download: `http://a.example/${id}/download`,
  });
  const operations: FakeOperations = {
    generatePresentation: ({ body }, { onProgress } = {}) => {
      if (progress === undefined) return answer(`generate ${body.prompt}`, presentation("made"));
      onProgress?.(progress);
      return new Promise(() => {});
    },
    composeOutline: ({ body }) =>
      answer(`compose ${body.prompt}`, { outline, report: report ?? sampleReport }),
    createPresentation: ({ body }) =>
      answer(`create ${body.outline.title} ${body.look}`, presentation("made")),
    getPresentationOutline: ({ id }) => answer(`outline ${id}`, outline),
    putPresentationOutline: ({ id, ifMatch }) => answer(`put ${id} ${ifMatch}`, presentation(id)),
    listPresentations: ({ q } = {}) => answer(`list ${q}`, { presentations: [...presentations] }),
    listPresentationVersions: ({ id }) => answer(`versions ${id}`, { versions: [...versions] }),
    getPresentationVersion: ({ id, version }) => answer(`version ${id} ${version}`, outline),
    drawOutline: () => Promise.reject(new Error("not in this fake")),
    getPresentation: ({ id }) => answer(`get ${id}`, presentation(id)),
    getSlidePicture: () => Promise.reject(new Error("not in this fake")),
    getPresentationReport: ({ id }) =>
      report ? answer(`report ${id}`, report) : Promise.reject(new Error("not in this fake")),
    deletePresentation: ({ id }) => answer(`delete ${id}`, undefined),
    listTemplates: () => answer("list templates", [...templates]),
    getTemplate: ({ id }) =>
      answer(`template ${id}`, {
        ...{ id, createdAt: "2026-11-20T09:30:00.000Z", name: "Terracotta trains" },
        pageSize: { width: 960, height: 540 },
        layouts: [],
      }),
    deleteTemplate: ({ id }) => answer(`delete template ${id}`, undefined),
    uploadTemplate: () => answer("upload", { id: "new", createdAt: "2026-11-21T09:00:00.000Z" }),
    downloadPresentation: () => Promise.reject(new Error("not in this fake")),
    embedPresentation: () => Promise.reject(new Error("not in this fake")),
  };
  // The page awaits answers and reads no heads of them.
  const client = operations as unknown as Client;
  return {
    client,
    asked,
    checkKey: (key) => answer(`check ${key}`, undefined),
    uploadTemplate: () => answer("upload", "new"),
    readOutline: (id) => answer(`outline ${id}`, { outline, tag: '"1"' }),
    writeOutline: (id, changed, tag) => {
      const createdAt = "2026-11-21T09:05:00.000Z";
      versions.unshift({ version: versions.length + 1, change: "content", createdAt });
      written.push(changed);
      return answer(`write ${id} ${changed.title} ${tag}`, undefined);
    },
    written,
    drawOutline: ({ outline: drawn, look }) =>
      answer(`draw ${drawn.slides[0]?.title} ${look}`, '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    readPicture: (id, slideNumber) =>
      answer(`picture ${id} ${slideNumber}`, '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    readLook: (id) =>
      answer(`look ${id}`, {
        title: "Night trains",
        slideCount: 6,
        colors: { field: "#12263f", accents: ["#e8962e"] },
      }),
  };
}
