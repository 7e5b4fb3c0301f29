import { findAnswerFaults, readJson } from "@lectern/spec/testing";
import { builtInTemplate } from "@lectern/theme";
import type { BrokenUpload } from "../broken-uploads/broken-upload.ts";
import { bombs, otherFiles } from "../broken-uploads/no-templates.ts";
import { tricks } from "../broken-uploads/tricks.ts";
import { exchange } from "../conformance/exchange.ts";
import { findRefusalFaults } from "./judge-answer.ts";
import { type Attack, pick, type Siege } from "./siege.ts";

const original = { name: "harbor", bytes: Uint8Array.from(builtInTemplate("harbor")) };
const uploads: readonly BrokenUpload[] = [...bombs(original), ...tricks(original), ...otherFiles(original)];
const pptx = "application/vnd.openxmlformats-officedocument.presentationml.presentation";

/** They are small, and to make some of them takes seconds. */
const made = new Map<BrokenUpload, Uint8Array>();

/** Templates that become very large, or are none; with what is taken for one, a deck is made. */
export const uploadedBombs: Attack = {
  name: "bombs for templates",
  together: 1,
  pause: 2_000,
  async once(siege) {
    const upload = pick(siege.random, uploads);
    const body = made.get(upload) ?? upload.make();
    made.set(upload, body);
    const answer = await callOperation(siege, uploadedBombs.name, {
      operationId: "uploadTemplate",
      body,
      type: pptx,
      what: `${upload.kind}: ${upload.name}`,
    });
    if (answer.status !== 201) return;
    const { id } = readJson(answer) as { id: string };
    const prompt = "# Bridges\n\n- Stone lasts\n- Steel spans\n- Wood is light";
    await callOperation(siege, uploadedBombs.name, {
      operationId: "generatePresentation",
      body: JSON.stringify({ prompt, templateId: id }),
      type: "application/json",
      what: upload.name,
    });
    const headers = { authorization: `Bearer ${siege.token}` };
    await exchange(siege.url, { method: "DELETE", path: `/v1/templates/${id}`, headers });
  },
};

const length = 60_000;
const fill = (unit: string) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

const texts: readonly string[] = [
  ...[
    "a",
    "a ",
    "(",
    "[",
    "[a](b",
    "*",
    "**a",
    "_",
    "`",
    "~~~\n",
    "> ",
    "- ",
    "  - x\n    - y\n",
    "# ",
    "# a\n",
    "| a ",
    "| a |\n",
  ],
  ...[
    "|---|\n",
    "1. ",
    "1.1.1 x\n",
    "\n",
    "\t",
    "\u200d",
    "e\u0301",
    "\u0301",
    "👩‍👩‍👧‍👦",
    "\u202e",
    "ﷺ",
    "漢字",
    "。",
    "ا ب ",
    "&amp;",
    "<b>",
    "<!--",
  ],
  ...[
    "http://a.b/c ",
    "a@b.c ",
    "12.5 % ",
    "1,234,567.89 ",
    "2026-11-22 ",
    "Slide 1: x\n",
    "Slide 2: ",
    "make ",
    "No more than 3 slides. ",
  ],
  ...[
    "confidential: ",
    "\\",
    "\\n",
    '"',
    "{{x}}",
    "$$x$$ ",
    "#{x}",
    "\u0000",
    "\ufffe",
    "\ud83d\ude00",
    "because therefore ",
    "Anna: 3 h\n",
  ],
].map(fill);

/** Texts on which a bad rule would take time or memory without end. */
export const heavyTexts: Attack = {
  name: "texts of 60,000 characters",
  together: 1,
  pause: 1_000,
  async once(siege) {
    const { random } = siege;
    const prompt = random() < 0.6 ? pick(random, texts) : mixed(random);
    const operationId = pick(random, ["generatePresentation", "composeOutline"]);
    const answer = await callOperation(siege, heavyTexts.name, {
      operationId,
      body: JSON.stringify({ prompt }),
      type: "application/json",
      what: prompt.slice(0, 60),
    });
    await forget(siege, answer.body);
  },
};

function mixed(random: () => number): string {
  const parts = Array.from({ length: 400 }, () => pick(random, texts).slice(0, Math.floor(random() * 300)));
  return parts.join("").slice(0, length).toWellFormed();
}

/** Bodies that are heavy to parse, or no JSON of the contract at all. */
export const heavyBodies: Attack = {
  name: "heavy bodies",
  together: 1,
  pause: 500,
  async once(siege) {
    const { contract, random } = siege;
    const [what, body] = pick(random, Object.entries(bodies));
    const operation = pick(
      random,
      contract.operations.filter(({ requestBody }) => requestBody?.content["application/json"]),
    );
    const answer = await callOperation(siege, heavyBodies.name, {
      operationId: operation.operationId,
      body: body(),
      type: "application/json",
      what,
    });
    await forget(siege, answer.body);
  },
};

const slide = {
  kind: "bullets",
  title: "x".repeat(200),
  bullets: Array.from({ length: 50 }, () => "y ".repeat(200)),
};

const bodies: Readonly<Record<string, () => string>> = {
  "a hundred thousand arrays": () => "[".repeat(100_000) + "]".repeat(100_000),
  "a hundred thousand objects": () => `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`,
  "open arrays": () => "[".repeat(200_000),
  "a hundred thousand fields": () =>
    `{${Array.from({ length: 100_000 }, (_, index) => `"f${index}":1`).join(",")}}`,
  "the same field a hundred thousand times": () => `{${'"prompt":"a",'.repeat(100_000)}"prompt":"b"}`,
  "a string of escapes": () => `{"prompt":"${"\\u0041".repeat(30_000)}"}`,
  "lone surrogates": () => `{"prompt":"${"\\ud800".repeat(5_000)}"}`,
  "a long number": () => `{"prompt":${"9".repeat(200_000)}}`,
  "many slides": () =>
    JSON.stringify({ outline: { title: "t", slides: Array.from({ length: 300 }, () => slide) } }),
  "wrong slides": () =>
    JSON.stringify({ outline: { title: "t", slides: Array.from({ length: 5_000 }, () => ({ kind: "x" })) } }),
  "a prototype": () => '{"__proto__":{"prompt":"a"},"constructor":{"prototype":{}},"prompt":"# A\\n\\n- b"}',
  "five megabytes": () => JSON.stringify({ prompt: "a".repeat(5_000_000) }),
  "no bytes": () => "",
};

interface Call {
  readonly operationId: string;
  readonly body: string | Uint8Array;
  readonly type: string;
  /** In words, for the tally. */
  readonly what: string;
}

async function callOperation(siege: Siege, attack: string, { operationId, body, type, what }: Call) {
  const { contract, tally, url, token, ids, random } = siege;
  const operation = contract.operations.find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
  tally.sent(attack);
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  const path = operation.path.replace(/\{[^}]+\}/, () => (ids.length > 0 ? pick(random, ids) : "none"));
  const answer = await exchange(url, { method: operation.method.toUpperCase(), path, headers, body });
  tally.answered(attack, answer.status);
  for (const fault of findAnswerFaults(operation, answer)) tally.fault(attack, fault, what);
  if (answer.status >= 500)
    for (const fault of findRefusalFaults(contract, answer)) tally.fault(attack, fault, what);
  return answer;
}

/** Deletes the presentation that the answer tells of, if it does. */
async function forget({ url, token }: Siege, body: Uint8Array): Promise<void> {
  const id = /^\{"id":"([\w-]+)"/.exec(new TextDecoder().decode(body.subarray(0, 100)))?.[1];
  if (id === undefined) return;
  await exchange(url, {
    method: "DELETE",
    path: `/v1/presentations/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });
}
