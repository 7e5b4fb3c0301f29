// What a service cannot do without: fastify reads the request, writes so many bytes to a new file, syncs it, and answers.
import { open } from "node:fs/promises";
import { join } from "node:path";
import { fastify } from "fastify";

const [directory = "", port = "0", size = "0"] = process.argv.slice(2);
const bytes = Buffer.alloc(Number(size), "x");
let count = 0;

const app = fastify();
app.get("/healthz", async () => ({ status: "alive" }));
app.post("/v1/presentations/generate", async () => {
  const id = `deck-${count++}`;
  const file = await open(join(directory, id), "wx");
  try {
    await file.write(bytes);
    await file.datasync();
  } finally {
    await file.close();
  }
  return { id };
});
await app.listen({ port: Number(port), host: "127.0.0.1" });
