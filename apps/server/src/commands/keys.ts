import { CommandError, parseWords } from "./command-error.ts";
import { toTable, withStore } from "./data.ts";

/** lectern keys create: prints the token on a line of its own, and nothing else, to stdout. */
export async function createKey(words: readonly string[]): Promise<void> {
  const { options } = parseWords(words, {
    usage: "lectern keys create [--name NAME] [--owner OWNER]",
    operandCount: 0,
    options: { name: undefined, owner: undefined },
  });
  const { name = "", owner } = options;
  const { key, token } = await withStore((store) =>
    store.keys.create({ name, ...(owner !== undefined && { ownerId: owner }) }),
  );
  process.stdout.write(`${token}\n`);
  process.stderr.write(`Key ${key.id} of ${key.ownerId}, shown this once: only its hash is kept.\n`);
}

/** lectern keys list */
export async function listKeys(words: readonly string[]): Promise<void> {
  parseWords(words, { usage: "lectern keys list", operandCount: 0 });
  const keys = await withStore((store) => store.keys.list());
  const rows = keys.map(({ id, prefix, ownerId, name, createdAt, revokedAt }) => [
    id,
    `${prefix}…`,
    ownerId,
    createdAt.toISOString(),
    revokedAt?.toISOString() ?? "-",
    name,
  ]);
  process.stdout.write(toTable([["ID", "KEY", "OWNER", "CREATED", "REVOKED", "NAME"], ...rows]));
}

/** lectern keys revoke */
export async function revokeKey(words: readonly string[]): Promise<void> {
  const { operands } = parseWords(words, { usage: "lectern keys revoke ID", operandCount: 1 });
  const [id = ""] = operands;
  const isRevoked = await withStore((store) => store.keys.revoke(id));
  if (!isRevoked) throw new CommandError(`there is no valid key with the id "${id}". See: lectern keys list`);
  process.stderr.write(`Key ${id} is revoked.\n`);
}
