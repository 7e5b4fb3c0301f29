import { stat } from "node:fs/promises";
import { systemClock } from "../clock.ts";
import { CommandError, parseWords } from "./command-error.ts";
import { toPath } from "./data.ts";

/** lectern mcp: serves an assistant on stdin and stdout, and writes its decks into a directory. */
export async function serveAssistant(words: readonly string[]): Promise<void> {
  const { options } = parseWords(words, {
    usage: "lectern mcp [--directory DIRECTORY] [--templates DIRECTORY]",
    operandCount: 0,
    options: { directory: undefined, templates: undefined },
  });
  const directory = await toDirectory(options.directory ?? ".");
  const templates = options.templates === undefined ? undefined : await toDirectory(options.templates);
  const [{ StdioServerTransport }, { createMcpServer }, { createFileDecks }, engine, form] =
    await Promise.all([
      import("@modelcontextprotocol/sdk/server/stdio.js"),
      import("../mcp/create-mcp-server.ts"),
      import("../mcp/file-decks.ts"),
      import("@lectern/engine"),
      import("@lectern/model-author/outline-form/read"),
    ]);
  const { openDeck, readTemplate, renderOutline: render } = engine;
  const reading = { readOutline: form.readOutlineForm, readChange: form.readSlideChange };
  const decks = createFileDecks({
    directory,
    templates,
    reading,
    render,
    readTemplate,
    openDeck,
    now: systemClock,
  });
  const onError = (error: unknown) => process.stderr.write(`lectern: ${(error as Error)?.stack ?? error}\n`);
  const server = createMcpServer({ decks, hasFiles: true, onError });
  await server.connect(new StdioServerTransport());
  process.stderr.write(`lectern: serving an assistant on stdin and stdout; decks go to ${directory}\n`);
}

async function toDirectory(word: string): Promise<string> {
  const path = toPath(word);
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return path;
  throw new CommandError(`expected a directory, got ${path}. Make it, or name another one.`);
}
