import {
  deletePresentation,
  downloadPresentation,
  embedPresentation,
  generatePresentation,
  getPresentation,
} from "./made/orval/client";

/** orval's functions over fetch; their address is a prefix of the platform's fetch. */
export function create(baseUrl, timeout) {
  const options = () => ({
    headers: { Authorization: "Bearer key" },
    ...(timeout && { signal: AbortSignal.timeout(timeout) }),
  });
  const call = (operation, ...words) => {
    const { fetch } = globalThis;
    globalThis.fetch = (path, init) => fetch(baseUrl + path, init);
    try {
      return operation(...words); // it calls fetch before it waits for anything
    } finally {
      globalThis.fetch = fetch;
    }
  };
  const data = async (answer) => (await answer).data;
  return {
    get: async (id) => data(call(getPresentation, id, options())),
    remove: async (id) => data(call(deletePresentation, id, options())),
    download: async (id) => data(call(downloadPresentation, id, options())),
    embed: async (id) =>
      (await call(embedPresentation, id, { ...options(), redirect: "manual" })).headers.get("location"),
    generate: async (prompt) => data(call(generatePresentation, { prompt }, options())),
  };
}
