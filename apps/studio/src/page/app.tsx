import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Backdrop } from "./components/backdrop.tsx";
import { Header } from "./components/header.tsx";
import { OfflineBanner } from "./components/offline-banner.tsx";
import { Toasts } from "./components/toasts.tsx";
import { ComposeScreen } from "./screens/compose-screen.tsx";
import { DeckScreen } from "./screens/deck-screen.tsx";
import { DecksScreen } from "./screens/decks-screen.tsx";
import { SignInScreen } from "./screens/sign-in-screen.tsx";
import { TemplatesScreen } from "./screens/templates-screen.tsx";
import { UnknownScreen } from "./screens/unknown-screen.tsx";
import { currentRoute } from "./state/current-route.ts";
import type { Route } from "./state/route.ts";
import { useStore } from "./state/use-store.ts";
import { type Studio, StudioContext } from "./studio.ts";
import { texts } from "./texts.ts";

/** The whole app. */
export function App({ studio }: { readonly studio: Studio }): ReactElement {
  const session = useStore(studio.session);
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
        <ScreenOf route={route} />
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
    case "decks":
      return <DecksScreen />;
    case "templates":
      return <TemplatesScreen />;
    case "unknown":
      return <UnknownScreen />;
  }
}
