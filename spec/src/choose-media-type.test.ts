import { expect, test } from "vitest";
import { chooseMediaType } from "./index.ts";

const json = "application/json";
const events = "text/event-stream";

test.each([
  { given: undefined, want: json },
  { given: "", want: json },
  { given: "*/*", want: json },
  { given: "text/*", want: json },
  { given: "text/html, application/xhtml+xml, */*;q=0.8", want: json },
  { given: "application/json", want: json },
  { given: "application/json, text/event-stream", want: json },
  { given: "application/json;q=0.9, text/event-stream;q=0.8", want: json },
  { given: "application/*, text/event-stream;q=0.8", want: json },
  { given: "text/event-stream;q=0", want: json },
  { given: "text/event-stream;q=nonsense", want: events },
  { given: "text/event-stream", want: events },
  { given: "Text/Event-Stream; charset=utf-8", want: events },
  { given: "text/event-stream, application/json", want: events },
  { given: "application/json;q=0.5, text/event-stream;q=0.6", want: events },
  { given: "text/event-stream, */*", want: events },
  { given: "*/*, text/event-stream", want: events },
])("Accept: $given chooses $want", ({ given, want }) => {
  expect(chooseMediaType(given, [json, events])).toBe(want);
});

test("where nothing is offered, nothing is chosen", () => {
  expect(chooseMediaType("text/event-stream", [])).toBeUndefined();
});
