import { UsageError } from "./command-error.ts";

export { UsageError };

/** A command: the words after its own. */
type Command = (words: readonly string[]) => Promise<void>;

/** Each loads what it needs when it is asked for: the help needs nothing. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  "keys create": async () => (await import("./keys.ts")).createKey,
  "keys list": async () => (await import("./keys.ts")).listKeys,
  "keys revoke": async () => (await import("./keys.ts")).revokeKey,
  "keys expire": async () => (await import("./keys.ts")).expireKey,
  "links rotate": async () => (await import("./keys.ts")).rotateLinks,
  "templates check": async () => (await import("./templates.ts")).checkTemplate,
  "templates add": async () => (await import("./templates.ts")).addTemplate,
  "templates list": async () => (await import("./templates.ts")).listTemplates,
  "store adopt": async () => (await import("./store.ts")).adoptFiles,
  "store discard": async () => (await import("./store.ts")).discardFiles,
  "model check": async () => (await import("./model.ts")).checkLanguageModel,
  backup: async () => (await import("./transfer.ts")).backUp,
  restore: async () => (await import("./transfer.ts")).restore,
  check: async () => (await import("./transfer.ts")).check,
  copy: async () => (await import("./transfer.ts")).copy,
  doctor: async () => (await import("./doctor.ts")).examineInstallation,
  generate: async () => (await import("./generate.ts")).generate,
  mcp: async () => (await import("./mcp.ts")).serveAssistant,
};

const help = `lectern: the service's command line. It works on the files of LECTERN_DATA_DIR; the service may be running.

  lectern keys create [--name NAME] [--owner OWNER]   makes an API key, which ends after so many days, and prints it,
                      [--days DAYS]                   once
  lectern keys list                                   lists all keys, without their tokens
  lectern keys revoke ID                              makes a key and the links that it was given invalid at once
  lectern keys expire ID [--days DAYS]                lets a key end now, or later; the links that it was given go on
  lectern links rotate [--days DAYS]                  signs links with a new secret; those from before hold 30 days more
  lectern templates check FILE [--pictures DIR]       says what each layout of a template will serve, and what is missing;
                                                      with --pictures, draws a page of each kind made from it (SVG)
  lectern templates add FILE [--owner OWNER]          keeps it as a template of the owner and prints its id
  lectern templates list [--owner OWNER]              lists templates
  lectern backup PLACE                                copies database and files, as they are at one moment, to a directory
                                                      or s3://BUCKET/PREFIX; again to the same place: only what is new
  lectern restore PLACE                               copies a backup to where the settings say, where nothing is yet
  lectern check [PLACE]                               reads every file of the store, or of a backup, and says what of rows
                                                      and files is missing, damaged or left over
  lectern copy [--from PLACE] [--to PLACE]            moves to another database and other files; a PLACE is a directory
                                                      or a file of settings, NAME.env
  lectern store adopt                                 makes files that another database wrote those of this one
  lectern store discard                               puts files without a row into the trash, however many they are
  lectern doctor                                      looks at settings, database, files, disk, port, model, and says what to do
  lectern model check                                 asks the language model for a small deck and says how it does
  lectern generate FILE|- [--template FILE] [-o FILE] makes a deck from a text, in process, with no service; --report
                          [--report[=json]]           tells what was understood, decided, left out and not found
  lectern mcp [--directory DIR] [--templates DIR]     serves an assistant (Model Context Protocol, on stdin and stdout),
                                                      which writes decks into the directory; see docs/agents.md

A key opens what its owner has. To replace a key, make a new one for the same owner and let the old one expire.
`;

/** Runs the command that these words name; throws a UsageError where there is none, or its words are wrong. */
export async function run(words: readonly string[]): Promise<void> {
  if (words.length === 0 || words[0] === "help" || words.includes("--help") || words.includes("-h")) {
    process.stdout.write(help);
    return;
  }
  for (const count of [2, 1]) {
    const load = commands[words.slice(0, count).join(" ")];
    if (load && words.length >= count) return (await load())(words.slice(count));
  }
  throw new UsageError(`there is no command "${words.slice(0, 2).join(" ")}". See: lectern --help`);
}
