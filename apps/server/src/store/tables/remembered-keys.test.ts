import { expect, it } from "vitest";
import type { KeyRecord, Keys } from "./keys.ts";
import { rememberKeys } from "./remembered-keys.ts";

const key: KeyRecord = {
  id: "key_1",
  name: "",
  ownerId: "owner",
  prefix: "lk_",
  createdAt: new Date(0),
  revokedAt: undefined,
  expiresAt: undefined,
  lastUsedAt: undefined,
};

function createKeys() {
  let [lookups, time] = [0, 0];
  let found: KeyRecord | undefined = key;
  let onLookup: () => Promise<unknown> = async () => undefined;
  const keys = {
    async findByToken() {
      lookups++;
      const answer = found;
      await onLookup();
      return answer;
    },
    async revoke() {
      found = { ...key, revokedAt: new Date(1) };
      return true;
    },
    async expire(_id: string, at: Date) {
      found = { ...key, expiresAt: at };
      return true;
    },
  } as unknown as Keys;
  return {
    keys: rememberKeys(keys, () => time),
    set: (next: KeyRecord | undefined) => {
      found = next;
    },
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    during: (work: () => Promise<unknown>) => {
      onLookup = work;
    },
    lookups: () => lookups,
  };
}

it("a valid key is looked up once a second, so that what another process revoked is refused by then", async () => {
  const { keys, set, pass, lookups } = createKeys();
  expect([await keys.findByToken("a"), await keys.findByToken("a")]).toEqual([key, key]);
  await keys.findByToken("b");
  expect(lookups()).toBe(2);
  set(undefined);
  pass(999);
  expect(await keys.findByToken("a")).toBe(key);
  pass(1);
  expect(await keys.findByToken("a")).toBeUndefined();
});

it("a key that is revoked here is refused at once, also where it is being looked up", async () => {
  const { keys } = createKeys();
  await keys.findByToken("a");
  await keys.revoke("key_1");
  expect((await keys.findByToken("a"))?.revokedAt).toBeInstanceOf(Date);

  const other = createKeys();
  other.during(() => other.keys.revoke("key_1"));
  expect(await other.keys.findByToken("a")).toBe(key);
  expect((await other.keys.findByToken("a"))?.revokedAt).toBeInstanceOf(Date);
});

it("a key that is to end is looked up again at once", async () => {
  const { keys } = createKeys();
  await keys.findByToken("a");
  await keys.expire("key_1", new Date(1));
  expect((await keys.findByToken("a"))?.expiresAt).toEqual(new Date(1));
});

it("keys that are not known, or revoked, are looked up each time", async () => {
  const { keys, set, lookups } = createKeys();
  for (const found of [undefined, { ...key, revokedAt: new Date(1) }]) {
    set(found);
    await keys.findByToken("a");
    await keys.findByToken("a");
  }
  expect(lookups()).toBe(4);
});
