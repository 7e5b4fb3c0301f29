import type { AuthorChoice } from "../model/choose-author.ts";
import { toAuthorLines } from "../model/describe-author.ts";

/** What the welcome says. */
export interface WelcomeOptions {
  readonly url: string;
  /** The path of the operation that generates. */
  readonly generatePath: string;
  /** The token of the key that was made on this start. */
  readonly firstKey: string | undefined;
  readonly author: AuthorChoice;
}

/** Returns what is printed when the service has started; every line of it works as it is pasted. */
export function toWelcome({ url, generatePath, firstKey, author }: WelcomeOptions): string {
  const curl = [
    `curl -sS ${url}${generatePath}`,
    `-H 'Authorization: Bearer ${firstKey ?? "<API_KEY>"}'`,
    "-H 'Content-Type: application/json'",
  ].join(" ");
  return `
Lectern listens on ${url}

${toAuthorLines(author)}

${toKeyLines(firstKey)}

Open the studio in a browser and sign in with your key:
  ${url}/

${toExamples(curl, author)}

The answer's "download" and "embed" are plain links: open them in a browser.

Make one without the service:
  pnpm lectern generate README.md -o README.pptx

Where to go on: README.md, spec/openapi.yaml (the contract), pnpm lectern --help. Stop with Ctrl-C.
`;
}

/** First what makes a good deck as things stand: a topic is enough for a model alone. */
function toExamples(curl: string, author: AuthorChoice): string {
  const toBody = `node -p 'JSON.stringify({prompt: require("fs").readFileSync("README.md", "utf8")})'`;
  const topic = `${curl} -d '{"prompt":"Urban gardening on small balconies"}'`;
  const file = `${toBody} | ${curl} --data-binary @-`;
  return author.kind === "embedded"
    ? `Make a deck from a whole file (here README.md):
  ${file}

Make a frame to fill in from a topic:
  ${topic}`
    : `Make a deck from a topic:
  ${topic}

Make one from a whole file (here README.md):
  ${file}`;
}

function toKeyLines(firstKey: string | undefined): string {
  if (firstKey === undefined) {
    return "Your API keys are as before: pnpm lectern keys list. Put yours in place of <API_KEY> below.";
  }
  return `Your API key, shown this once (only its hash is kept; make others with: pnpm lectern keys create):
  ${firstKey}`;
}
