// A process of its own: node:http alone, which answers every address with the bytes that it is told, from memory or from a file.
import { createReadStream } from "node:fs";
import { createServer } from "node:http";

/** What the server answers at an address. */
export interface BareAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** Sent from memory. */
  readonly body?: string;
  /** Streamed from there. */
  readonly file?: string;
}

const answers = JSON.parse(process.env["BARE_ANSWERS"] ?? "{}") as Readonly<Record<string, BareAnswer>>;

const server = createServer((request, response) => {
  const answer = answers[request.url ?? ""];
  response.writeHead(answer ? 200 : 404, answer?.headers);
  if (answer?.file === undefined) response.end(answer?.body);
  else createReadStream(answer.file).pipe(response);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`${typeof address === "object" ? address?.port : address}\n`);
});
