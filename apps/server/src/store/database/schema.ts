/** A point in time in the database: milliseconds since 1970, which both databases count alike. */
export type Instant = number;

/** The tables, as Kysely sees them. */
export interface Schema {
  readonly presentations: PresentationsTable;
  readonly outlines: OutlinesTable;
  readonly templates: TemplatesTable;
  readonly api_keys: ApiKeysTable;
  readonly idempotency_keys: IdempotencyKeysTable;
  readonly rate_counters: RateCountersTable;
  readonly secrets: SecretsTable;
  readonly store: StoreTable;
}

interface PresentationsTable {
  readonly id: string;
  readonly owner_id: string;
  readonly title: string;
  readonly blob_key: string;
  readonly size: number;
  readonly created_at: Instant;
  /** Set: deleted, for everybody and at once; the row stays until the file is gone. */
  readonly deleted_at: Instant | null;
  /** Who wrote it, as its response header said; null in rows from before it was always said: the embedded author. */
  readonly author: string | null;
  /** The contract's PresentationReport as JSON; null once it is deleted, and in rows from before there were any. */
  readonly report: string | null;
  /** The custom template that it was made in; null where it has a built-in look. */
  readonly template_id: string | null;
  /** The name of the built-in look that it has; null in a custom template, and in rows from before it was kept. */
  readonly look: string | null;
  /** Counts the outlines that it has had, from 1. */
  readonly version: number;
  /** When its outline was last replaced; null: never. */
  readonly updated_at: Instant | null;
  /** The title as it is searched: without accents, in small letters. */
  readonly title_key: string;
  /** SHA-256 of the file, hexadecimal; null in rows from before it was kept. */
  readonly content_hash: string | null;
}

/** What presentations say, and said before; there is none for those from before outlines were kept. */
interface OutlinesTable {
  readonly presentation_id: string;
  /** The version of the presentation that says it. */
  readonly version: number;
  /** The contract's Outline as JSON. */
  readonly outline: string;
  readonly created_at: Instant;
  /** What it came with; null in rows from before it was kept. */
  readonly change: "made" | "content" | "look" | null;
  /** The built-in look that the presentation had with it; null in a custom template, and in rows from before it was kept. */
  readonly look: string | null;
}

interface TemplatesTable {
  readonly id: string;
  readonly owner_id: string;
  readonly blob_key: string;
  /** SHA-256 of the file, hexadecimal: what parsed templates are cached by. */
  readonly content_hash: string;
  readonly size: number;
  readonly created_at: Instant;
  /** What people call it; null where nobody said. */
  readonly name: string | null;
  readonly deleted_at: Instant | null;
}

interface ApiKeysTable {
  readonly id: string;
  readonly name: string;
  readonly owner_id: string;
  /** SHA-256 of the token, hexadecimal; the token itself is kept nowhere. */
  readonly hash: string;
  /** The token's first characters, to tell keys apart. */
  readonly prefix: string;
  readonly created_at: Instant;
  readonly revoked_at: Instant | null;
  /** Null: it holds until it is revoked. */
  readonly expires_at: Instant | null;
  /** Not to the minute. */
  readonly last_used_at: Instant | null;
}

interface IdempotencyKeysTable {
  readonly owner_id: string;
  readonly idempotency_key: string;
  readonly body_hash: string;
  /** Given before the work begins, so that a finished presentation is found even if this row was never marked. */
  readonly presentation_id: string;
  /** Who works on it. */
  readonly claimant: string;
  /** Null: done. Past: whoever worked on it is gone, and the next one may take over. */
  readonly lease_until: Instant | null;
  readonly created_at: Instant;
}

interface RateCountersTable {
  readonly key_id: string;
  readonly window_start: Instant;
  readonly count: number;
}

interface SecretsTable {
  readonly name: string;
  /** Hexadecimal. */
  readonly value: string;
}

/** What there is to know about the store as a whole; its id is the value named "id". */
interface StoreTable {
  readonly name: string;
  readonly value: string;
}
