import type { Contract } from "@lectern/spec";

/** What the contract's examples say, and what is to stand there instead. */
export interface EchoTerms {
  /** The address that the examples' URLs begin with, without a slash at its end. */
  readonly exampleBase: string;
  /** The address that the mock's URLs begin with, without a slash at its end. */
  readonly base: string;
  /** Ids: from the example's to the real one. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Returns the JSON value with the examples' addresses and ids replaced in every string. */
export function echo(value: unknown, terms: EchoTerms): unknown {
  if (typeof value === "string") return echoText(value, terms);
  if (Array.isArray(value)) return value.map((item) => echo(item, terms));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, echo(item, terms)]));
}

/** Returns the text with the example's address and ids replaced; in a URL the ids are percent-encoded. */
export function echoText(text: string, { exampleBase, base, ids }: EchoTerms): string {
  const isUrl = text.startsWith(`${exampleBase}/`);
  let echoed = isUrl ? base + text.slice(exampleBase.length) : text;
  for (const [example, id] of ids)
    echoed = echoed.replaceAll(example, () => (isUrl ? encodeURIComponent(id) : id));
  return echoed;
}

/** The address that the URLs in the contract's examples begin with: its first server, variables at their defaults. */
export function readExampleBase(contract: Contract): string {
  interface Server {
    readonly url: string;
    readonly variables?: Readonly<Record<string, { readonly default: string }>>;
  }
  const [server] = (contract.document["servers"] ?? []) as readonly Server[];
  const url = server?.url.replace(
    /\{([^}]+)\}/g,
    (_, name: string) => server.variables?.[name]?.default ?? "",
  );
  return (url ?? "").replace(/\/$/, "");
}
