import type { KeptArea } from "./store.ts";

/** The two storages of a browser, and whether what is written may outlive the tab. */
export interface KeptAreaParts {
  /** Kept for as long as the tab is open. */
  readonly tabArea: KeptArea;
  /** Kept for good. */
  readonly browserArea: KeptArea;
  /** Whether whoever is signed in stays so on this device. */
  readonly isRemembered: () => boolean;
}

/**
 * Returns where the work of one tab is kept: in the tab, and in the browser for the next tab that is opened, which begins
 * with what was written last. A tab that has work of its own, or had, is not touched by the others.
 */
export function createWorkArea({ tabArea, browserArea, isRemembered }: KeptAreaParts): KeptArea {
  return {
    getItem: (name) => tabArea.getItem(name) ?? browserArea.getItem(name),
    setItem(name, text) {
      tabArea.setItem(name, text);
      if (isRemembered()) browserArea.setItem(name, text);
      else browserArea.removeItem(name);
    },
    removeItem(name) {
      tabArea.setItem(name, "null");
      browserArea.removeItem(name);
    },
  };
}

/** Returns where work on what all tabs see is kept: in the browser if that may be, else in the tab. */
export function createSharedWorkArea({ tabArea, browserArea, isRemembered }: KeptAreaParts): KeptArea {
  return {
    getItem: (name) => (isRemembered() ? browserArea : tabArea).getItem(name),
    setItem(name, text) {
      const [area, other] = isRemembered() ? [browserArea, tabArea] : [tabArea, browserArea];
      area.setItem(name, text);
      other.removeItem(name);
    },
    removeItem(name) {
      tabArea.removeItem(name);
      browserArea.removeItem(name);
    },
  };
}
