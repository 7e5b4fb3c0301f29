import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import type { Studio } from "../studio.ts";
import { texts } from "../texts/texts.ts";

interface ToastsProps {
  readonly manager: Studio["toasts"];
  readonly children: ReactNode;
}

/** Short messages at the edge of the page; F6 leads there. They wait while pointer or focus is on them. */
export function Toasts({ manager, children }: ToastsProps): ReactElement {
  return (
    <Toast.Provider toastManager={manager} limit={4} timeout={8000}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts" aria-label={texts.notifications}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList(): ReactElement[] {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast" swipeDirection={["down", "right"]}>
      <Toast.Content className="toast-content">
        <div>
          <Toast.Title className="toast-title" render={<p />} />
          <Toast.Description className="toast-text" />
        </div>
        <Toast.Action className="button is-quiet on-field" />
        {/* Seen at any time here, while the library hides it where toasts lie on each other. */}
        <Toast.Close className="icon-button on-field" aria-label={texts.close} aria-hidden={false}>
          <X aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
