import { readContract } from "@lectern/spec";
import closeWithGrace from "close-with-grace";
import { chooseAuthor } from "../model/choose-author.ts";
import { toAuthorNote } from "../model/describe-author.ts";
import { startServer } from "../server.ts";
import { readEnvironment } from "../settings/environment.ts";
import { readSettings, SettingsError } from "../settings/settings.ts";
import { StoreSetupError } from "../store/store-errors.ts";
import { watchLaunchers } from "./launchers.ts";
import { toWelcome } from "./welcome.ts";

/** Starts the service as the environment says; ends the process where that cannot be. */
export async function startFromEnvironment(): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const { author, settings } = await chooseAuthor(readSettings(readEnvironment(process.env)), {
    environment: readEnvironment(process.env),
  });
  const server = await startServer({ ...settings, authorNote: toAuthorNote(author) });
  const stopFor = (settings.drainSeconds + settings.stopSeconds) * 1000;
  closeWithGrace({ delay: stopFor }, async ({ err }) => {
    if (err) process.stderr.write(`${err.stack}\n`);
    await server.close();
  });
  watchLaunchers(() => process.kill(process.pid, "SIGTERM"));
  const generate = readContract().operations.find(
    ({ operationId }) => operationId === "generatePresentation",
  );
  const { url, firstKey } = server;
  process.stdout.write(toWelcome({ url, firstKey, generatePath: generate?.path ?? "", author }));
}

function describe(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StoreSetupError) return error.message;
  const { code, port, stack } = error as { code?: string; port?: number; stack?: string };
  if (code === "EADDRINUSE")
    return `Port ${port} is taken. Stop what listens there, or set PORT to another one.`;
  return stack ?? String(error);
}
