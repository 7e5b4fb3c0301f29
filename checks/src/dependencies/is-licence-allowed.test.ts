import { expect, test } from "vitest";
import { isLicenceAllowed } from "./is-licence-allowed.ts";

test.each([
  { given: "MIT", want: true },
  { given: "GPL-3.0-or-later", want: false },
  { given: "(MIT OR GPL-3.0-or-later)", want: true },
  { given: "MIT AND OFL-1.1", want: true },
  { given: "MIT AND GPL-2.0-only", want: false },
  { given: "(MIT OR GPL-2.0-only) AND (LGPL-2.1-only OR (ISC AND Zlib))", want: true },
  { given: "SEE LICENSE IN LICENSE", want: false },
  { given: "", want: false },
])("$given: $want", ({ given, want }) => {
  expect(isLicenceAllowed(given)).toBe(want);
});
