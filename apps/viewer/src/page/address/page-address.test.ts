import { describe, expect, test } from "vitest";
import { readPageAddress } from "./page-address.ts";

describe("readPageAddress", () => {
  test.each([
    {
      given: "http://127.0.0.1:4000/view/dQ7vXk2mZr9tBw4nLs8yPa?token=9mJc1o0Vf5yXGQ",
      want: "http://127.0.0.1:4000/v1/presentations/dQ7vXk2mZr9tBw4nLs8yPa/download?token=9mJc1o0Vf5yXGQ",
    },
    {
      given: "https://example.org/tools/lectern/view/abc?token=t#4",
      want: "https://example.org/tools/lectern/v1/presentations/abc/download?token=t",
    },
    { given: "https://example.org/view/abc", want: "https://example.org/v1/presentations/abc/download" },
    {
      given: "https://example.org/view/a%2Fb?token=1%2B2%26x&utm_source=mail",
      want: "https://example.org/v1/presentations/a%2Fb/download?token=1%2B2%26x",
    },
  ])("finds the file of $given", ({ given, want }) => {
    expect(readPageAddress(given)).toEqual({ downloadUrl: want });
  });

  test("misses the id in an address that ends before it", () => {
    expect(readPageAddress("https://example.org/view/?token=t")).toBeUndefined();
  });
});
