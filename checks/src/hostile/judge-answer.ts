import type { Contract } from "@lectern/spec";
import { type Answer, findProblemFaults } from "@lectern/spec/testing";

/**
 * Returns what is wrong with an answer to something that may be no request at all: a refusal has to be a problem of the
 * contract, and the service must not have failed.
 */
export function findRefusalFaults({ schemas }: Contract, answer: Answer, isHead = false): string[] {
  const { status, headers } = answer;
  if (status < 400) return [];
  const faults: string[] = [];
  if (status >= 500 && status !== 503) faults.push(`answered ${status}`);
  if (status === 503 && !headers.has("retry-after")) faults.push("503 without Retry-After");
  if (isHead) return faults;
  const schema = schemas["Problem"];
  if (schema === undefined) throw new Error("The contract has no schema Problem.");
  return [...faults, ...findProblemFaults(schema, answer).map((fault) => `${status}: ${fault}`)];
}
