import { createClient, OPERATIONS } from "./made/redocly/client";

/** Redocly's client, with what it offers switched on. */
export function create(baseUrl, timeout) {
  const client = createClient(OPERATIONS, {
    serverUrl: baseUrl,
    auth: { bearer: "key" },
    clientHeader: false,
    idempotencyKey: true,
    ...(timeout ? { timeout } : { retry: { retries: 2 } }),
  });
  return {
    get: async (id) => client.getPresentation({ path: { id } }),
    remove: async (id) => client.deletePresentation({ path: { id } }),
    download: async (id) => client.downloadPresentation({ path: { id } }),
    embed: async (id) => (await client.embedPresentation({ path: { id } }, { redirect: "manual" }))?.location,
    generate: async (prompt) => {
      let last;
      for await (const event of client.generatePresentation({ body: { prompt } })) last = event;
      return last?.data;
    },
  };
}
