/** Buckets that feature names are hashed into. */
export const featureBits = 18;
const mask = (1 << featureBits) - 1;

/** Lengths and counts in steps that widen. */
export function bucket(value: number): number {
  if (value <= 2) return Math.max(0, value);
  return Math.min(14, Math.ceil(2 * Math.log2(value)) - 1);
}

/** Goes on with the hash of a name, from the hash of what stands before. */
export function hash(text: string, from = 0x811c_9dc5): number {
  let value = from;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x0100_0193);
  return value;
}

/** Goes on with a number. */
export function hashNumber(number: number, from: number): number {
  return number < 10 ? Math.imul(from ^ (0x30 + number), 0x0100_0193) : hash(String(number), from);
}

/** Goes on with yes or no. */
export function hashFlag(flag: boolean, from: number): number {
  return hash(flag ? "true" : "false", from);
}

/** Returns the bucket of a feature by the hash of its name. */
export function bucketOfHash(whole: number): number {
  const value = Math.imul(whole ^ (whole >>> 15), 0x85eb_ca6b);
  return (value ^ (value >>> 13)) & mask;
}

/** Returns how many bits are set. */
export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
