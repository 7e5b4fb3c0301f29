// The contract's scenarios (`x-scenarios`): a service that is slow, that fails, that is empty …, asked for by name.
import type { Contract } from "@lectern/spec";
import { idOf, isJsonObject } from "../contract/json-object.ts";
import { ProblemError } from "../contract/problems.ts";
import { echo } from "./echo.ts";
import { eventStream, wantsEvents } from "./event-answer.ts";
import type { Exchange } from "./exchange.ts";
import type { Preferences } from "./preferences.ts";

/** What is different in a scenario. */
export interface Scenario {
  readonly description: string;
  /** Names of examples; an operation answers the first of them that it has. */
  readonly examples?: readonly string[];
  /** How many items lists have. */
  readonly items?: number;
  /** How many seconds every answer takes. */
  readonly wait?: number;
}

/** Reads the scenarios of a contract, by name. */
export function readScenarios({ document }: Contract): Readonly<Record<string, Scenario>> {
  return (document["x-scenarios"] ?? {}) as Record<string, Scenario>;
}

/** Throws an Error that lists the scenarios where there is none of this name. */
export function findScenario(contract: Contract, name: string): Scenario {
  const scenarios = readScenarios(contract);
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (scenario) return scenario;
  const names = Object.keys(scenarios).join(", ") || "none, for the contract names none";
  throw new Error(`Expected a scenario of the contract (${names}); "${name}" came.`);
}

/** Adds to what a request prefers what a scenario wants of its operation; throws a ProblemError for an unknown name. */
export function applyScenario(exchange: Exchange, name: string, preferences: Preferences): Preferences {
  const { examples = [], items, wait } = findOrRefuse(exchange, name);
  const { code, example, waitSeconds } = preferences;
  const named = exchange.engine
    .namedExamples(exchange.operation)
    .filter(({ mediaType }) => mediaType !== eventStream || wantsEvents(exchange));
  const found = examples.find((candidate) => named.some((known) => known.name === candidate));
  return {
    ...preferences,
    ...(code === undefined && example === undefined && found !== undefined && { example: found }),
    ...(items !== undefined && { items }),
    waitSeconds: waitSeconds || (wait ?? 0),
  };
}

function findOrRefuse({ contract }: Exchange, name: string): Scenario {
  try {
    return findScenario(contract, name);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ProblemError(400, { detail: message, errors: [{ pointer: "/header/prefer", message }] });
  }
}

const hour = 3_600_000;

/** The items of a list as often as wished, each with an id of its own and an hour older than the one before. */
export function repeatItems(examples: readonly unknown[], count: number | undefined): readonly unknown[] {
  if (count === undefined || examples.length === 0) return examples;
  return Array.from({ length: count }, (_, index) => {
    const example = examples[index % examples.length];
    return index < examples.length ? example : makeAlike(example, index);
  });
}

function makeAlike(example: unknown, index: number): unknown {
  const id = idOf(example);
  if (id === undefined || !isJsonObject(example)) return example;
  const suffix = index.toString(36).padStart(4, "0");
  const ids = new Map([[id, `${id.slice(0, -suffix.length)}${suffix}`]]);
  const alike = echo(example, { exampleBase: "", base: "", ids }) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(alike).map(([name, value]) => [name, makeOlder(value, index)]));
}

function makeOlder(value: unknown, index: number): unknown {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return value;
  return new Date(Date.parse(value) - index * hour).toISOString();
}
