import { expect, test } from "vitest";
import { toNoticePage } from "./notice-page.ts";

test.each([
  { status: 400, code: "presentation_not_found", want: "This presentation is no longer here", retry: false },
  { status: 401, code: "unauthorized", want: "This link doesn’t open a presentation", retry: false },
  { status: 503, code: "unavailable", want: "One moment, please", retry: true },
  { status: 500, code: undefined, want: "Something went wrong", retry: true },
])("tells of $status, $code", ({ status, code, want, retry }) => {
  const page = toNoticePage(status, code);
  expect(page).toContain(`<title>${want}</title>`);
  expect(page).toContain(`<h1>${want}</h1>`);
  expect(page.includes('<a href="">Try again</a>')).toBe(retry);
});
