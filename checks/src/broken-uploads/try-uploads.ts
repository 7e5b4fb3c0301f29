import type { BrokenUpload } from "./broken-upload.ts";
import { type DeckFaults, judgeDeck } from "./judge-deck.ts";

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

/** Uploads one file after the other, `together` at a time; with those that are taken, a deck is made and looked at. */
export async function tryUploads(
  service: Service,
  uploads: readonly BrokenUpload[],
  together: number,
): Promise<Outcome[]> {
  const waiting = uploads.values();
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (const upload of waiting) outcomes.push(await tryUpload(service, upload));
  };
  await Promise.all(Array.from({ length: together }, work));
  return outcomes;
}

async function tryUpload(service: Service, { kind, name, make }: BrokenUpload): Promise<Outcome> {
  const body = make();
  const start = performance.now();
  const answer = await send(service, "POST", "/v1/templates", { body, type: mediaType });
  const milliseconds = performance.now() - start;
  const json = (await answer.json()) as { id?: string; code?: string; detail?: string };
  const { own: faults, inherited } =
    answer.status === 201
      ? await findDeckFaults(service, json.id ?? "", body)
      : { own: findProblemFaults(answer.status, json.code, json.detail), inherited: [] };
  return { kind, name, status: answer.status, detail: json.detail ?? "", milliseconds, faults, inherited };
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

async function findDeckFaults(service: Service, templateId: string, upload: Uint8Array): Promise<DeckFaults> {
  const answer = await send(service, "POST", "/v1/presentations/generate", {
    body: JSON.stringify({ prompt, templateId }),
    type: "application/json",
  });
  const made = (await answer.json()) as { id: string; download: string; detail?: string };
  await send(service, "DELETE", `/v1/templates/${templateId}`);
  if (!answer.ok)
    return { own: [`taken, but a deck with it is ${answer.status}: ${made.detail}`], inherited: [] };
  const deck = new Uint8Array(await (await fetch(made.download)).arrayBuffer());
  await send(service, "DELETE", `/v1/presentations/${made.id}`);
  const { own, inherited } = await judgeDeck(deck, upload);
  return { own: own.map((fault) => `taken, but the deck has ${fault}`), inherited };
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
