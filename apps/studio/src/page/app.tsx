import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactElement, Suspense } from "react";
import { Backdrop } from "./artwork/backdrop.tsx";
import { ComposeScreen } from "./compose/compose-screen.tsx";
import { Header } from "./frame/header.tsx";
import { UnknownScreen } from "./frame/unknown-screen.tsx";
import { OfflineBanner } from "./notices/offline-banner.tsx";
import { Toasts } from "./notices/toasts.tsx";
import { SignInScreen } from "./sign-in/sign-in-screen.tsx";
import { currentRoute } from "./state/current-route.ts";
import type { Route } from "./state/route.ts";
import { useStore } from "./state/use-store.ts";
import { type Studio, StudioContext } from "./studio.ts";
import { texts } from "./texts/texts.ts";

// Each a chunk of its own: the first screen comes without them.
const DeckScreen = lazy(async () => ({ default: (await import("./deck/deck-screen.tsx")).DeckScreen }));
const DeckOutlineScreen = lazy(async () => ({
  default: (await import("./outline/deck-outline-screen.tsx")).DeckOutlineScreen,
}));
const DecksScreen = lazy(async () => ({ default: (await import("./decks/decks-screen.tsx")).DecksScreen }));
const TemplatesScreen = lazy(async () => ({
  default: (await import("./templates/templates-screen.tsx")).TemplatesScreen,
}));

/** The whole app. */
export function App({ studio }: { readonly studio: Studio }): ReactElement {
  const session = useStore(studio.session);
  // Everything is said anew in another language.
  useStore(studio.language);
  return (
    <StudioContext value={studio}>
      <QueryClientProvider client={studio.queries}>
        <Toasts manager={studio.toasts}>
          {session.kind === "signed-in" ? <SignedIn /> : <SignInScreen because={session.because} />}
        </Toasts>
      </QueryClientProvider>
    </StudioContext>
  );
}

function SignedIn(): ReactElement {
  const route = useStore(currentRoute);
  return (
    <div className="app" data-screen={route.kind}>
      <button type="button" className="skip" onClick={skipToContent}>
        {texts.skip}
      </button>
      <Backdrop />
      <Header route={route} />
      <OfflineBanner />
      <main id="main" className="main" tabIndex={-1}>
        <Suspense>
          <ScreenOf route={route} />
        </Suspense>
      </main>
    </div>
  );
}

// Not a link: the fragment names the screen.
function skipToContent(): void {
  document.getElementById("main")?.focus();
}

function ScreenOf({ route }: { readonly route: Route }): ReactElement {
  switch (route.kind) {
    case "compose":
      return <ComposeScreen />;
    case "deck":
      return <DeckScreen key={route.id} id={route.id} />;
    case "outline":
      return <DeckOutlineScreen key={route.id} id={route.id} />;
    case "decks":
      return <DecksScreen />;
    case "templates":
      return <TemplatesScreen />;
    case "unknown":
      return <UnknownScreen />;
  }
}
