import { randomBytes, randomInt } from "node:crypto";

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Returns 22 URL-safe characters with 128 random bits: neither guessable nor a counter. */
export function randomId(): string {
  return randomBytes(16).toString("base64url");
}

/** Returns so many random letters and digits, which a double click selects whole. */
export function randomLetters(count: number): string {
  return Array.from({ length: count }, () => letters[randomInt(letters.length)]).join("");
}
