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
    if (!known) await createUnlessThere(keys, apiKey);
    return undefined;
  }
  if (await keys.hasAny()) return undefined;
  const { token } = await keys.create({ name: "first", ownerId: firstOwner });
  return token;
}

/** Another server on the same database may be starting at the same time, with the same key. */
async function createUnlessThere(keys: Keys, apiKey: string): Promise<void> {
  try {
    await keys.create({ name: "LECTERN_API_KEY", ownerId: firstOwner, token: apiKey });
  } catch (error) {
    if (!(await keys.findByToken(apiKey))) throw error;
  }
}
