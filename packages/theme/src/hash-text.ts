/**
 * Returns a whole number for a text, the same whatever its case and its spaces: 32-bit FNV-1a over UTF-8 with the final
 * mix of MurmurHash3, so that the low bits depend on all characters.
 */
export function hashText(text: string): number {
  const plain = text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  let value = 0x81_1c_9d_c5;
  for (const byte of new TextEncoder().encode(plain)) value = Math.imul(value ^ byte, 0x01_00_01_93);
  value = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2_b2_ae_35);
  return (value ^ (value >>> 16)) >>> 0;
}
