import OpenAI from "openai";

/** The shape of openai-node (Stainless): its own transport on our paths, which are written by hand as its resources write theirs. */
export function create(baseUrl, timeout) {
  const client = new OpenAI({ baseURL: baseUrl, apiKey: "key", ...(timeout && { timeout, maxRetries: 0 }) });
  const path = (id) => {
    if (/^(?:\.|%2e){1,2}$/i.test(id))
      throw new Error("Its path template refuses what another path would be made of.");
    return `/v1/presentations/${encodeURIComponent(id)}`;
  };
  return {
    get: async (id) => client.get(path(id)),
    remove: async (id) => client.delete(path(id)),
    download: async (id) => (await client.get(`${path(id)}/download`, { __binaryResponse: true })).blob(),
    embed: async (id) =>
      (
        await client.get(`${path(id)}/embed`, { fetchOptions: { redirect: "manual" } }).asResponse()
      ).headers.get("location"),
    generate: async (prompt) => client.post("/v1/presentations/generate", { body: { prompt } }),
  };
}
