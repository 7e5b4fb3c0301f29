import { DeckUnavailable, toUnavailableReason } from "../notice/unavailable.ts";
import { readFileName } from "./file-name.ts";

/** The very file that is downloaded. */
export interface DeckFile {
  readonly bytes: ArrayBuffer;
  readonly fileName: string | undefined;
}

/** Fetches the file of a deck. Throws `DeckUnavailable`, whatever goes wrong. */
export async function fetchDeckFile(url: string): Promise<DeckFile> {
  const response = await reach(() => fetch(url, { referrerPolicy: "no-referrer" }));
  if (!response.ok)
    throw new DeckUnavailable(toUnavailableReason(response.status, await readProblemCode(response)));
  const bytes = await reach(() => response.arrayBuffer());
  return { bytes, fileName: readFileName(response.headers.get("content-disposition")) };
}

async function reach<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new DeckUnavailable("unreachable", error);
  }
}

async function readProblemCode(response: Response): Promise<string | undefined> {
  try {
    const problem: unknown = await response.json();
    if (typeof problem !== "object" || problem === null || !("code" in problem)) return undefined;
    return typeof problem.code === "string" ? problem.code : undefined;
  } catch {
    return undefined;
  }
}
