import { Agent, type Dispatcher, EnvHttpProxyAgent, fetch } from "undici";

/** How long an idle connection is kept for the next request, in milliseconds. */
const keepIdleFor = 30_000;
/** How often TCP asks over a silent connection whether the other side still lives, in milliseconds. */
const probeSilentEvery = 30_000;
const connectWithin = 10_000;

/**
 * What models are asked through. The platform's own fetch cuts every answer whose first byte, or next one, takes five
 * minutes; here only the limits of the settings count, which end a request by its signal.
 */
export const modelAgentOptions: Agent.Options = {
  headersTimeout: 0,
  bodyTimeout: 0,
  keepAliveTimeout: keepIdleFor,
  connect: { timeout: connectWithin, keepAlive: true, keepAliveInitialDelay: probeSilentEvery },
};

/** Returns a fetch for requests to a model, which takes the environment's proxy where Node is told to (NODE_USE_ENV_PROXY). */
export function createModelFetch(): typeof globalThis.fetch {
  const dispatcher: Dispatcher =
    process.env["NODE_USE_ENV_PROXY"] === "1"
      ? new EnvHttpProxyAgent(modelAgentOptions)
      : new Agent(modelAgentOptions);
  // The same interface, declared in two packages.
  const send = fetch as unknown as (input: unknown, init: object) => Promise<Response>;
  return (input, init) => send(input, { ...init, dispatcher });
}
