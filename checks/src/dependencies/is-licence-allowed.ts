/** Licences that ask for no more than their notice. */
const permissive = [
  "0BSD",
  "Apache-2.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  // Fonts: free to embed, not to sell alone.
  "OFL-1.1",
  "PSF-2.0",
  "Python-2.0",
  // Data of CLDR.
  "Unicode-3.0",
  "Zlib",
];

/** Tells whether an SPDX licence expression (annex D) can be met by permissive licences alone; parentheses may nest. */
export function isLicenceAllowed(expression: string): boolean {
  const inner = /\(([^()]*)\)/.exec(expression);
  if (inner) {
    const met = isLicenceAllowed(inner[1] ?? "") ? "MIT" : "NONE";
    return isLicenceAllowed(expression.replace(inner[0], met));
  }
  return expression
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => permissive.includes(name.trim())));
}
