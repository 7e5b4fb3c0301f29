import { randomBytes } from "node:crypto";

/** The folder, among the files, of those in the trash. */
export const trashFolder = "lectern-trash";

const pattern = /^[0-9a-f]{32}$/;

/** Returns a new name for a file: 32 random hexadecimal digits. */
export function createBlobKey(): string {
  return randomBytes(16).toString("hex");
}

/** Tells whether this is a name as files have it here. */
export function isBlobKey(text: string): boolean {
  return pattern.test(text);
}

/** Returns the key; throws where no file can have it. */
export function assertBlobKey(key: string): string {
  if (!isBlobKey(key)) throw new Error(`Expected the key of a file, 32 hexadecimal digits, got ${key}.`);
  return key;
}
