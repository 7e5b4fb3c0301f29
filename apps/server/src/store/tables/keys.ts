import { createHash, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Clock } from "../../clock.ts";
import { randomLetters } from "../../random.ts";
import type { Schema } from "../database/schema.ts";

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
  /** When it ends by itself, or did. */
  readonly expiresAt: Date | undefined;
  /** When it was last used, to some minutes. */
  readonly lastUsedAt: Date | undefined;
}

/** What a new key is to be. */
export interface NewKey {
  readonly name: string;
  /** Left out: a new owner, who has nothing yet. */
  readonly ownerId?: string;
  /** Left out: a random one. */
  readonly token?: string;
  /** Left out: it holds until it is revoked. */
  readonly expiresAt?: Date;
}

/** The API keys that there are. */
export interface Keys {
  /** Returns the new key and its token, which nobody can find out afterwards. */
  create(key: NewKey): Promise<{ readonly key: KeyRecord; readonly token: string }>;
  /** Returns all keys, revoked ones too, the oldest first. */
  list(): Promise<KeyRecord[]>;
  /** Makes the key and the links that it was given invalid from now on; false where there is none with this id that is not. */
  revoke(id: string): Promise<boolean>;
  /** Makes the key invalid from this time on, but not its links; false where there is none with this id that is not. */
  expire(id: string, at: Date): Promise<boolean>;
  /** Returns the key with this token, whether it holds or not. */
  findByToken(token: string): Promise<KeyRecord | undefined>;
  /** Tells whether the key was revoked; one that is not known was. */
  isRevoked(id: string): Promise<boolean>;
  /** Keeps that the key was used at this moment. */
  noteUse(id: string): Promise<void>;
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
  "expires_at as expiresAt",
  "last_used_at as lastUsedAt",
] as const;

const noHash = "0".repeat(64);

/** Returns the keys in this database, which holds their SHA-256 hashes only. */
export function createKeys(database: Kysely<Schema>, now: Clock): Keys {
  const select = () => database.selectFrom("api_keys").select(columns);
  return {
    async create({
      name,
      ownerId = `owner_${randomLetters(12)}`,
      token = `lk_${randomLetters(32)}`,
      expiresAt,
    }) {
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
          expires_at: expiresAt?.getTime() ?? null,
          last_used_at: null,
        })
        .execute();
      const none = { revokedAt: undefined, lastUsedAt: undefined };
      return { key: { id, name, ownerId, prefix, createdAt, expiresAt, ...none }, token };
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
    async expire(id, at) {
      const result = await database
        .updateTable("api_keys")
        .set({ expires_at: at.getTime() })
        .where("id", "=", id)
        .where("revoked_at", "is", null)
        .where((row) => row.or([row("expires_at", "is", null), row("expires_at", ">", now().getTime())]))
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    async isRevoked(id) {
      const row = await database
        .selectFrom("api_keys")
        .select("revoked_at as revokedAt")
        .where("id", "=", id)
        .executeTakeFirst();
      return row === undefined || row.revokedAt !== null;
    },
    async noteUse(id) {
      await database
        .updateTable("api_keys")
        .set({ last_used_at: now().getTime() })
        .where("id", "=", id)
        .execute();
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
  readonly expiresAt: number | null;
  readonly lastUsedAt: number | null;
}

function toRecord({ id, name, ownerId, prefix, ...times }: Row): KeyRecord {
  return {
    id,
    name,
    ownerId,
    prefix,
    createdAt: new Date(times.createdAt),
    revokedAt: toDate(times.revokedAt),
    expiresAt: toDate(times.expiresAt),
    lastUsedAt: toDate(times.lastUsedAt),
  };
}

function toDate(time: number | null): Date | undefined {
  return time === null ? undefined : new Date(time);
}

/** Tells whether a key opens anything at this time. */
export function isValidKey({ revokedAt, expiresAt }: KeyRecord, at: Date): boolean {
  return revokedAt === undefined && (expiresAt === undefined || expiresAt > at);
}
