import type { Keys } from "./store/keys.ts";

/** Whose the first key is; further keys can be made for the same owner. */
export const firstOwner = "default";

/**
 * Makes the given key where there is none with its value, else a random one where there is none at all. Returns the
 * token of a random one: nobody can find it out afterwards.
 */
export async function ensureFirstKey(keys: Keys, apiKey: string | undefined): Promise<string | undefined> {
  if (apiKey !== undefined) {
    const known = await keys.findByToken(apiKey);
    if (!known) await keys.create({ name: "LECTERN_API_KEY", ownerId: firstOwner, token: apiKey });
    return undefined;
  }
  if (await keys.hasAny()) return undefined;
  const { token } = await keys.create({ name: "first", ownerId: firstOwner });
  return token;
}
