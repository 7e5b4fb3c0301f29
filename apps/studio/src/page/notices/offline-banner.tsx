import { WifiOff } from "lucide-react";
import type { ReactElement } from "react";
import { connection } from "../state/connection.ts";
import { useStore } from "../state/use-store.ts";
import { texts } from "../texts/texts.ts";

/** Says that there is no network; the region stands there before, so that screen readers hear it. */
export function OfflineBanner(): ReactElement {
  const isOnline = useStore(connection);
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="offline">
          <WifiOff aria-hidden="true" />
          <span>{texts.offline}</span>
        </p>
      )}
    </div>
  );
}
