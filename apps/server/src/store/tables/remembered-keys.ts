import { hash } from "node:crypto";
import type { KeyRecord, Keys } from "./keys.ts";

/** For how long a valid key need not be looked up again, in milliseconds: so late another process hears of its end. */
const rememberedFor = 1000;

const most = 1000;

/**
 * Returns the same keys, but valid ones that came within the last second are not looked up again. What is revoked here is
 * refused at once, what another process revoked within a second; a key that is not known is looked up each time.
 */
export function rememberKeys(keys: Keys, now: () => number = () => performance.now()): Keys {
  const known = new Map<string, { readonly key: KeyRecord; readonly until: number }>();
  let changes = 0;
  const forget = () => {
    changes++;
    known.clear();
  };
  const forgetAround = <Result>(change: () => Promise<Result>) => {
    forget();
    // Once more: it may have been looked up meanwhile.
    return change().finally(forget);
  };
  return {
    ...keys,
    revoke: (id) => forgetAround(() => keys.revoke(id)),
    expire: (id, at) => forgetAround(() => keys.expire(id, at)),
    async findByToken(token) {
      const name = hash("sha256", token);
      const remembered = known.get(name);
      if (remembered && remembered.until > now()) return remembered.key;
      const [before, until] = [changes, now() + rememberedFor];
      const key = await keys.findByToken(token);
      if (known.size >= most) known.clear();
      if (key?.revokedAt === undefined && key !== undefined && changes === before)
        known.set(name, { key, until });
      else known.delete(name);
      return key;
    },
  };
}
