import { hash } from "node:crypto";

/** Returns a GUID in braces that depends on nothing but its seed, in the manner of RFC 9562's version 8. */
export function guid(seed: string): string {
  const digits = hash("sha256", seed).toUpperCase();
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ];
  return `{${parts.join("-")}}`;
}
