import { isValidKey, type KeyRecord, type Keys } from "../store/tables/keys.ts";

/** Whose the first key is; further keys can be made for the same owner. */
export const firstOwner = "default";

/** The name of the key that the environment gives. */
const givenName = "LECTERN_API_KEY";

/** What came of looking after the first key. */
export interface FirstKey {
  /** The token of a random one that was made: nobody can find it out afterwards. */
  readonly token: string | undefined;
  /** The ids of keys that the environment gave before, and that were revoked because it gives another one now. */
  readonly revoked: readonly string[];
  /** Whether the key that the environment gives opens anything. */
  readonly isValid: boolean;
}

/**
 * Makes the given key where there is none with its value, and revokes what was given before; without one, makes a random
 * key where there is none at all.
 */
export async function ensureFirstKey(keys: Keys, apiKey: string | undefined, now: Date): Promise<FirstKey> {
  if (apiKey === undefined) {
    const isFirst = !(await keys.hasAny());
    const token = isFirst ? (await keys.create({ name: "first", ownerId: firstOwner })).token : undefined;
    return { token, revoked: [], isValid: true };
  }
  const known = (await keys.findByToken(apiKey)) ?? (await createUnlessThere(keys, apiKey));
  const former = (await keys.list()).filter(
    ({ id, name, revokedAt }) => name === givenName && id !== known.id && revokedAt === undefined,
  );
  for (const { id } of former) await keys.revoke(id);
  return { token: undefined, revoked: former.map(({ id }) => id), isValid: isValidKey(known, now) };
}

/** Another server on the same database may be starting at the same time, with the same key. */
async function createUnlessThere(keys: Keys, apiKey: string): Promise<KeyRecord> {
  try {
    return (await keys.create({ name: givenName, ownerId: firstOwner, token: apiKey })).key;
  } catch (error) {
    const known = await keys.findByToken(apiKey);
    if (!known) throw error;
    return known;
  }
}
