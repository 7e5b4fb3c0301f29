import { userInfo } from "node:os";
import { readEnvironment } from "../settings/environment.ts";
import { readSettings } from "../settings/settings.ts";
import { createLogger } from "../wiring.ts";

/**
 * Logs what an operator may have to account for, as the service does: a line of JSON on stderr, which a terminal is spared. It
 * names the machine's user who gave the command.
 */
export function audit(event: string, facts: Readonly<Record<string, string>>): void {
  const logger = createLogger(readSettings(readEnvironment(process.env)));
  logger.info({ audit: event, ...facts, user: userInfo().username }, "audit");
}
