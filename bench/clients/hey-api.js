import { createClient } from "./made/hey-api/client";
import * as sdk from "./made/hey-api/sdk.gen";

/** hey-api's fetch client, asked to throw. */
export function create(baseUrl, timeout) {
  const client = createClient({ baseUrl, auth: "key", throwOnError: true });
  const options = () => ({
    client,
    throwOnError: true,
    ...(timeout && { signal: AbortSignal.timeout(timeout) }),
  });
  const data = async (call) => (await call).data;
  return {
    get: (id) => data(sdk.getPresentation({ ...options(), path: { id } })),
    remove: (id) => data(sdk.deletePresentation({ ...options(), path: { id } })),
    download: (id) => data(sdk.downloadPresentation({ ...options(), path: { id } })),
    embed: async (id) =>
      (await sdk.embedPresentation({ ...options(), path: { id }, redirect: "manual" })).response.headers.get(
        "location",
      ),
    generate: (prompt) => data(sdk.generatePresentation({ ...options(), body: { prompt } })),
  };
}
