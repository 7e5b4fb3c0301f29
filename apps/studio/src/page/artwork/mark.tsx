import type { ReactElement } from "react";

/** The product's sign: an L whose voice carries. */
export function Mark(): ReactElement {
  return (
    <svg className="mark" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <g fill="none" strokeLinecap="round" strokeWidth="3.2">
        <path d="M5 4v19h5.5" stroke="currentColor" />
        <path d="M11 14.5a8.5 8.5 0 0 1 8.5 8.5" stroke="var(--amber)" />
        <path d="M11 6a17 17 0 0 1 16 17" stroke="var(--mist)" opacity="0.6" strokeWidth="2.6" />
      </g>
    </svg>
  );
}
