import type { ReactElement } from "react";

const radii = [46, 74, 102, 130, 158];

/** Quarter circles around a corner: the motif of the built-in theme's first look. */
export function Arcs({ colors }: { readonly colors: readonly string[] }): ReactElement {
  return (
    <svg className="arcs" viewBox="0 0 170 170" aria-hidden="true" focusable="false">
      <g fill="none" strokeWidth="11">
        {radii.map((radius, index) => (
          <path
            key={radius}
            d={`M${170 - radius} 170A${radius} ${radius} 0 0 1 170 ${170 - radius}`}
            style={{ stroke: colors[index % colors.length] }}
            opacity={index < 1 ? 1 : 0.9 - index * 0.17}
          />
        ))}
      </g>
    </svg>
  );
}
