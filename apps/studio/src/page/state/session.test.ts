import { expect, test } from "vitest";
import { createArea } from "../testing/create-area.ts";
import { createSession, type Session, type SessionParts } from "./session.ts";

const signedIn = { kind: "signed-in", key: "k", isRemembered: false } as const satisfies Session;
const signedOut = { kind: "signed-out", because: "nobody" } as const satisfies Session;

/** Tabs of one browser: what one says, the others hear at once. */
function createTabs() {
  const browserArea = createArea();
  const listeners = new Map<object, (event: MessageEvent) => void>();
  return () => {
    const channel: NonNullable<SessionParts["channel"]> = {
      postMessage: (data: unknown) => {
        for (const [owner, hear] of listeners) if (owner !== channel) hear({ data } as MessageEvent);
      },
      addEventListener: (_kind: string, listener: unknown) => {
        listeners.set(channel, listener as (event: MessageEvent) => void);
      },
    };
    return createSession({ tabArea: createArea(), browserArea, channel });
  };
}

test("a tab that is opened later has the session of those that are open", () => {
  const openTab = createTabs();
  openTab().set(signedIn);
  expect(openTab().get()).toEqual(signedIn);
});

test("signing in and out in one tab does so in the others", () => {
  const openTab = createTabs();
  const [first, second] = [openTab(), openTab()];
  first.set(signedIn);
  expect(second.get()).toEqual(signedIn);
  second.set(signedOut);
  expect(first.get()).toEqual(signedOut);
});

test.each([
  { isRemembered: true, want: { ...signedIn, isRemembered: true } },
  { isRemembered: false, want: signedOut },
])(
  "when all tabs were closed, a key that is remembered ($isRemembered) is $want.kind",
  ({ isRemembered, want }) => {
    const browserArea = createArea();
    createSession({ tabArea: createArea(), browserArea }).set({ ...signedIn, isRemembered });
    expect(createSession({ tabArea: createArea(), browserArea }).get()).toEqual(want);
  },
);

test("signing out leaves nothing of a remembered key", () => {
  const [tabArea, browserArea] = [createArea(), createArea()];
  const session = createSession({ tabArea, browserArea });
  session.set({ ...signedIn, isRemembered: true });
  session.set(signedOut);
  expect([...tabArea.names(), ...browserArea.names()]).toEqual([]);
});
