import { createHash, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import { randomLetters } from "../random.ts";
import type { Schema } from "./schema.ts";

/** What is known about an API key; the token is not. */
export interface KeyRecord {
  readonly id: string;
  readonly name: string;
  /** Whose presentations and templates it opens; several keys can have one owner. */
  readonly ownerId: string;
  /** The token's first characters, to tell keys apart. */
  readonly prefix: string;
  readonly createdAt: Date;
  readonly revokedAt: Date | undefined;
}

/** What a new key is to be. */
export interface NewKey {
  readonly name: string;
  /** Left out: a new owner, who has nothing yet. */
  readonly ownerId?: string;
  /** Left out: a random one. */
  readonly token?: string;
}

/** The API keys that there are. */
export interface Keys {
  /** Returns the new key and its token, which nobody can find out afterwards. */
  create(key: NewKey): Promise<{ readonly key: KeyRecord; readonly token: string }>;
  /** Returns all keys, revoked ones too, the oldest first. */
  list(): Promise<KeyRecord[]>;
  /** Makes the key invalid from now on; false where there is none with this id that is valid. */
  revoke(id: string): Promise<boolean>;
  /** Returns the key with this token, revoked or not. */
  findByToken(token: string): Promise<KeyRecord | undefined>;
  hasAny(): Promise<boolean>;
}

const columns = [
  "id",
  "name",
  "owner_id as ownerId",
  "hash",
  "prefix",
  "created_at as createdAt",
  "revoked_at as revokedAt",
] as const;

const noHash = "0".repeat(64);

/** Returns the keys in this database, which holds their SHA-256 hashes only. */
export function createKeys(database: Kysely<Schema>, now: Clock): Keys {
  const select = () => database.selectFrom("api_keys").select(columns);
  return {
    async create({ name, ownerId = `owner_${randomLetters(12)}`, token = `lk_${randomLetters(32)}` }) {
      const id = `key_${randomLetters(12)}`;
      const createdAt = now();
      const prefix = token.slice(0, 7);
      await database
        .insertInto("api_keys")
        .values({
          id,
          name,
          owner_id: ownerId,
          hash: toHash(token),
          prefix,
          created_at: createdAt.getTime(),
          revoked_at: null,
        })
        .execute();
      return { key: { id, name, ownerId, prefix, createdAt, revokedAt: undefined }, token };
    },
    async list() {
      const rows = await select().orderBy("created_at").orderBy("id").execute();
      return rows.map(toRecord);
    },
    async revoke(id) {
      const result = await database
        .updateTable("api_keys")
        .set({ revoked_at: now().getTime() })
        .where("id", "=", id)
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    async findByToken(token) {
      const hash = toHash(token);
      const row = await select().where("hash", "=", hash).executeTakeFirst();
      const isEqual = timingSafeEqual(Buffer.from(row?.hash ?? noHash), Buffer.from(hash));
      return row && isEqual ? toRecord(row) : undefined;
    },
    async hasAny() {
      return (await database.selectFrom("api_keys").select("id").limit(1).executeTakeFirst()) !== undefined;
    },
  };
}

function toHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly prefix: string;
  readonly createdAt: number;
  readonly revokedAt: number | null;
}

function toRecord({ id, name, ownerId, prefix, createdAt, revokedAt }: Row): KeyRecord {
  return {
    id,
    name,
    ownerId,
    prefix,
    createdAt: new Date(createdAt),
    revokedAt: revokedAt === null ? undefined : new Date(revokedAt),
  };
}
