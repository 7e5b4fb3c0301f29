import { audit } from "./audit.ts";
import { CommandError, parseWords } from "./command-error.ts";
import { toTable, withStore } from "./data.ts";

/** lectern keys create: prints the token on a line of its own, and nothing else, to stdout. */
export async function createKey(words: readonly string[]): Promise<void> {
  const { options } = parseWords(words, {
    usage: "lectern keys create [--name NAME] [--owner OWNER] [--days DAYS]",
    operandCount: 0,
    options: { name: undefined, owner: undefined, days: undefined },
  });
  const { name = "", owner, days } = options;
  const { key, token } = await withStore((store) =>
    store.keys.create({
      name,
      ...(owner !== undefined && { ownerId: owner }),
      ...(days !== undefined && { expiresAt: inDays(days) }),
    }),
  );
  audit("key.created", { keyId: key.id, ownerId: key.ownerId });
  process.stdout.write(`${token}\n`);
  process.stderr.write(`Key ${key.id} of ${key.ownerId}, shown this once: only its hash is kept.\n`);
}

/** lectern keys list */
export async function listKeys(words: readonly string[]): Promise<void> {
  parseWords(words, { usage: "lectern keys list", operandCount: 0 });
  const keys = await withStore((store) => store.keys.list());
  const rows = keys.map(({ id, prefix, ownerId, name, createdAt, revokedAt, expiresAt, lastUsedAt }) => [
    id,
    `${prefix}…`,
    ownerId,
    createdAt.toISOString(),
    lastUsedAt?.toISOString() ?? "-",
    expiresAt?.toISOString() ?? "-",
    revokedAt?.toISOString() ?? "-",
    name,
  ]);
  process.stdout.write(
    toTable([["ID", "KEY", "OWNER", "CREATED", "LAST USED", "EXPIRES", "REVOKED", "NAME"], ...rows]),
  );
}

/** lectern keys revoke */
export async function revokeKey(words: readonly string[]): Promise<void> {
  const { operands } = parseWords(words, { usage: "lectern keys revoke ID", operandCount: 1 });
  const [id = ""] = operands;
  const isRevoked = await withStore((store) => store.keys.revoke(id));
  if (!isRevoked) throw new CommandError(`there is no valid key with the id "${id}". See: lectern keys list`);
  audit("key.revoked", { keyId: id });
  process.stderr.write(`Key ${id} is revoked, and the links that it was given.\n`);
}

/** lectern keys expire: the links that the key was given go on. */
export async function expireKey(words: readonly string[]): Promise<void> {
  const { operands, options } = parseWords(words, {
    usage: "lectern keys expire ID [--days DAYS]",
    operandCount: 1,
    options: { days: undefined },
  });
  const [id = ""] = operands;
  const at = inDays(options.days ?? "0");
  const isKnown = await withStore((store) => store.keys.expire(id, at));
  if (!isKnown) throw new CommandError(`there is no valid key with the id "${id}". See: lectern keys list`);
  audit("key.expired", { keyId: id, at: at.toISOString() });
  process.stderr.write(`Key ${id} ends at ${at.toISOString()}; the links that it was given go on.\n`);
}

/** lectern links rotate */
export async function rotateLinks(words: readonly string[]): Promise<void> {
  const { options } = parseWords(words, {
    usage: "lectern links rotate [--days DAYS]",
    operandCount: 0,
    options: { days: undefined },
  });
  const until = inDays(options.days ?? "30");
  await withStore((store) => store.linkSecrets.rotate(until));
  audit("links.rotated", { until: until.toISOString() });
  process.stderr.write(
    `Links are signed with a new secret now; those from before hold until ${until.toISOString()}.\n`,
  );
}

function inDays(days: string): Date {
  if (!/^\d{1,5}$/.test(days)) throw new CommandError(`expected a whole number of days, got "${days}"`);
  return new Date(Date.now() + Number(days) * 86_400_000);
}
