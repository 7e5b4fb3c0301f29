import { createClient } from "../../packages/client/src/index.ts";

/** Ours. */
export function create(baseUrl, timeout) {
  const client = createClient({
    baseUrl,
    token: "key",
    ...(timeout && { attemptTimeout: timeout, retries: 0 }),
  });
  return {
    get: (id) => client.getPresentation({ id }),
    remove: (id) => client.deletePresentation({ id }),
    download: async (id) => (await client.downloadPresentation({ id })).blob(),
    embed: async (id) => (await client.embedPresentation({ id })).location,
    generate: (prompt) => client.generatePresentation({ body: { prompt } }),
  };
}
