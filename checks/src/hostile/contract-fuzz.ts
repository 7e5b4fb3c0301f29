import type { ContractOperation } from "@lectern/spec";
import { type Answer, findAnswerFaults, readJson } from "@lectern/spec/testing";
import fc from "fast-check";
import { exchange, type Outgoing } from "../conformance/exchange.ts";
import { hostilePaths, requestsTo } from "../conformance/generated-requests.ts";
import { findRefusalFaults } from "./judge-answer.ts";
import { type Attack, pick, type Siege } from "./siege.ts";

const requestsAtOnce = 10;
/** As many ids as requests are made with; older ones are mostly deleted. */
const idsKept = 20;

/** Requests made from the contract's own schemas, most of them wrong in some way, each answer held against the contract. */
export const contractFuzz: Attack = {
  name: "contract fuzz",
  together: 2,
  pause: 100,
  async once(siege) {
    const { contract, random, token, ids, tally } = siege;
    const operation = pick(random, contract.operations);
    const requests = fc.sample(requestsTo(operation, { token, ids }), {
      numRuns: requestsAtOnce,
      seed: Math.floor(random() * 2 ** 31),
    });
    for (const request of requests) {
      tally.sent(contractFuzz.name);
      const answer = await exchange(siege.url, request);
      tally.answered(contractFuzz.name, answer.status);
      for (const fault of findAnswerFaults(operation, answer, request.method))
        tally.fault(contractFuzz.name, fault, JSON.stringify(request));
      if (answer.status >= 500 && answer.status !== 503)
        tally.fault(
          contractFuzz.name,
          `${operation.operationId} answered ${answer.status}`,
          JSON.stringify(request),
        );
      await clearAway(siege, operation, answer);
    }
  },
};

/** Addresses that no parser has tidied, with any method. */
export const hostileAddresses: Attack = {
  name: "hostile addresses",
  together: 1,
  pause: 100,
  async once({ contract, random, token, tally, url }) {
    const operation = pick(random, contract.operations);
    const paths = fc.sample(hostilePaths(operation), {
      numRuns: requestsAtOnce,
      seed: Math.floor(random() * 2 ** 31),
    });
    for (const path of paths) {
      const method = pick(random, [
        "GET",
        "HEAD",
        "POST",
        "PUT",
        "DELETE",
        "PATCH",
        "OPTIONS",
        "TRACE",
        "PROPFIND",
      ]);
      const request: Outgoing = { method, path, headers: { authorization: `Bearer ${token}` } };
      tally.sent(hostileAddresses.name);
      const answer = await exchange(url, request);
      tally.answered(hostileAddresses.name, answer.status);
      for (const fault of findRefusalFaults(contract, answer, method === "HEAD"))
        tally.fault(hostileAddresses.name, fault, JSON.stringify(request));
    }
  },
};

/** What was made is used by later requests for a while; an hour must not fill the disk. */
async function clearAway(siege: Siege, operation: ContractOperation, answer: Answer): Promise<void> {
  const { ids, url, token } = siege;
  const makes = operation.method === "post" && operation.operationId !== "composeOutline";
  if (!makes || answer.status >= 300) return;
  const id = /"id":\s*"([\w-]+)"/.exec(new TextDecoder().decode(answer.body))?.[1];
  if (id === undefined) return;
  ids.push(id);
  const [oldest = ""] = ids.length > idsKept ? ids.splice(0, 1) : [];
  if (oldest === "") return;
  for (const collection of ["presentations", "templates"]) {
    const headers = { authorization: `Bearer ${token}` };
    await exchange(url, { method: "DELETE", path: `/v1/${collection}/${oldest}`, headers });
  }
}

/** Calls of assistants, most of them broken. */
export const brokenCalls: Attack = {
  name: "broken calls of assistants",
  together: 1,
  pause: 500,
  async once({ contract, random, token, tally, url }) {
    const body = pick(random, calls);
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": pick(random, ["application/json", "text/plain", "application/json; charset=utf-16"]),
      accept: pick(random, ["application/json, text/event-stream", "application/json", "nonsense"]),
      "mcp-protocol-version": pick(random, ["2025-06-18", "2025-11-25", "1", ""]),
    };
    tally.sent(brokenCalls.name);
    const method = pick(random, ["POST", "POST", "POST", "GET", "DELETE", "PUT"]);
    const answer = await exchange(url, { method, path: "/mcp", headers, body });
    tally.answered(brokenCalls.name, answer.status);
    const isRpc = answer.body.length > 0 && answer.status >= 400 && isRpcError(answer);
    const faults = isRpc ? [] : findRefusalFaults(contract, answer);
    for (const fault of faults) tally.fault(brokenCalls.name, fault, body);
    if (answer.status >= 500 && answer.status !== 503)
      tally.fault(brokenCalls.name, `answered ${answer.status}`, body);
  },
};

function isRpcError(answer: Answer): boolean {
  try {
    return "jsonrpc" in (readJson(answer) as object);
  } catch {
    return false;
  }
}

const rpc = (method: string, params: unknown, id: unknown = 1) =>
  JSON.stringify({ jsonrpc: "2.0", id, method, params });

const calls: readonly string[] = [
  "",
  "{",
  "[]",
  "null",
  '{"jsonrpc":"1.0"}',
  rpc("initialize", {}),
  rpc("initialize", {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "x", version: "1" },
  }),
  rpc("tools/list", {}),
  rpc("tools/call", { name: "no_such_tool", arguments: {} }),
  rpc("tools/call", { name: "make_deck", arguments: "none" }),
  rpc("tools/call", { name: "describe_page", arguments: { id: "../../etc/passwd", page: -1 } }),
  rpc("resources/read", { uri: "file:///etc/passwd" }),
  rpc("resources/list", { cursor: "x".repeat(5000) }),
  rpc("__proto__", { constructor: {} }, { id: 1 }),
  `[${Array.from({ length: 500 }, () => rpc("ping", {})).join(",")}]`,
  `${"[".repeat(50_000)}${"]".repeat(50_000)}`,
];
