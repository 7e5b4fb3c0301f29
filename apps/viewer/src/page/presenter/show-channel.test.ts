import { describe, expect, test } from "vitest";
import {
  openShowChannel,
  parseShowMessage,
  readPresenterSession,
  toPresenterAddress,
} from "./show-channel.ts";

describe("messages between the windows of a show", () => {
  test.each([
    [
      { kind: "show", index: 3 },
      { kind: "show", index: 3 },
    ],
    [{ kind: "ask" }, { kind: "ask" }],
    [{ kind: "show", index: -1 }, undefined],
    [{ kind: "show", index: "3" }, undefined],
    [{ kind: "other" }, undefined],
    ["show", undefined],
    [null, undefined],
  ])("reads %j as %j", (data, want) => {
    expect(parseShowMessage(data)).toEqual(want);
  });

  test("reach the other window of the session", async () => {
    const received = Promise.withResolvers<unknown>();
    openShowChannel("session-of-a-test", received.resolve);
    openShowChannel("another-session", () => received.reject(new Error("This session was not meant.")));
    openShowChannel("session-of-a-test", () => undefined).send({ kind: "show", index: 2 });
    expect(await received.promise).toEqual({ kind: "show", index: 2 });
  });
});

test("the presenter's address is that of the show, with the session", () => {
  const address = toPresenterAddress("https://host/tools/view/a?token=b#4", "12345678-abcd");
  expect(address).toBe("https://host/tools/view/a?token=b&presenter=12345678-abcd#4");
  expect(readPresenterSession(address)).toBe("12345678-abcd");
  expect(readPresenterSession("https://host/view/a?token=b")).toBeUndefined();
  expect(readPresenterSession("https://host/view/a?presenter=../../x")).toBeUndefined();
});
