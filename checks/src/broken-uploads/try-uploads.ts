import type { BrokenUpload } from "./broken-upload.ts";
import type { DeckFaults } from "./judge-deck.ts";

/** A service that is up. */
export interface Service {
  readonly url: string;
  readonly token: string;
}

/** What became of an upload. */
export interface Outcome {
  readonly kind: string;
  readonly name: string;
  readonly status: number;
  readonly detail: string;
  readonly milliseconds: number;
  /** What the service should not have done; empty where all is well. */
  readonly faults: readonly string[];
  /** What the validator finds in a deck that was made with it, and in itself. */
  readonly inherited: readonly string[];
}

const mediaType = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
const prompt =
  "# Bridges\n\nStone lasts, steel spans, wood is light.\n\n- Stone: 2000 years\n- Steel: 1991 m\n- Wood: 108 m\n";
/** What a service says that was overcome, instead of one that looked before. */
const overcome = /was not finished after|more memory than a worker/u;

/** Says what is wrong with a deck that was made with an upload. */
export type Judge = (deck: Uint8Array, upload: Uint8Array) => Promise<DeckFaults>;

interface Tried extends Omit<Outcome, "inherited"> {
  readonly upload: BrokenUpload;
  /** Made where the upload was taken. */
  readonly deck?: Uint8Array;
}

/**
 * Uploads one file after the other, `together` at a time; with those that are taken, a deck is made. The decks are judged
 * when all is over, for that takes longer than making them.
 */
export async function tryUploads(
  service: Service,
  uploads: readonly BrokenUpload[],
  together: number,
  judge: Judge,
): Promise<Outcome[]> {
  const waiting = uploads.values();
  const tried: Tried[] = [];
  const work = async () => {
    for (const upload of waiting) tried.push(await tryUpload(service, upload));
  };
  await Promise.all(Array.from({ length: together }, work));
  const outcomes: Outcome[] = [];
  for (const { upload, deck, ...outcome } of tried) {
    const { own, inherited } = deck ? await judge(deck, upload.make()) : { own: [], inherited: [] };
    const faults = [...outcome.faults, ...own.map((fault) => `taken, but the deck has ${fault}`)];
    outcomes.push({ ...outcome, faults, inherited });
  }
  return outcomes;
}

async function tryUpload(service: Service, upload: BrokenUpload): Promise<Tried> {
  const { kind, name, make } = upload;
  const body = make();
  const start = performance.now();
  const answer = await send(service, "POST", "/v1/templates", { body, type: mediaType });
  const milliseconds = performance.now() - start;
  const json = (await answer.json()) as { id?: string; code?: string; detail?: string };
  const made =
    answer.status === 201
      ? await makeDeck(service, json.id ?? "")
      : { faults: findProblemFaults(answer.status, json.code, json.detail) };
  return { upload, kind, name, status: answer.status, detail: json.detail ?? "", milliseconds, ...made };
}

function findProblemFaults(status: number, code = "", detail = ""): string[] {
  const isExpected =
    (status === 400 && (code === "template_unusable" || code === "invalid_request")) ||
    (status === 413 && code === "payload_too_large");
  return [
    ...(isExpected ? [] : [`answered ${status} ${code}`]),
    ...(detail.length > 30 && detail.endsWith(".") ? [] : ["the detail is no sentence"]),
    ...(detail.length > 600 ? [`the detail has ${detail.length} characters`] : []),
    ...(overcome.test(detail) ? ["it was overcome"] : []),
  ];
}

async function makeDeck(service: Service, templateId: string): Promise<Pick<Tried, "faults" | "deck">> {
  const answer = await send(service, "POST", "/v1/presentations/generate", {
    body: JSON.stringify({ prompt, templateId }),
    type: "application/json",
  });
  const made = (await answer.json()) as { id: string; download: string; detail?: string };
  await send(service, "DELETE", `/v1/templates/${templateId}`);
  if (!answer.ok) return { faults: [`taken, but a deck with it is ${answer.status}: ${made.detail}`] };
  const deck = new Uint8Array(await (await fetch(made.download)).arrayBuffer());
  await send(service, "DELETE", `/v1/presentations/${made.id}`);
  return { faults: [], deck };
}

function send(
  { url, token }: Service,
  method: string,
  path: string,
  content?: { readonly body: Uint8Array<ArrayBuffer> | string; readonly type: string },
): Promise<Response> {
  return fetch(new URL(path, url), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(content && { "content-type": content.type }) },
    ...(content && { body: content.body }),
  });
}
