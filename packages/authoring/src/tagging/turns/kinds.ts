import type { Role } from "../role.ts";

/** What words of a prompt do, as far as they turn from one to the other within a sentence. */
export const kinds = ["matter", "request", "note", "withhold", "chrome"] as const;
export type Kind = (typeof kinds)[number];

const byRole: Readonly<Record<Role, Kind>> = {
  request: "request",
  plan: "request",
  content: "matter",
  heading: "matter",
  title: "matter",
  note: "note",
  withhold: "withhold",
  chrome: "chrome",
};

/** Returns the place of a role's kind in {@link kinds}. */
export function kindOf(role: Role): number {
  return kinds.indexOf(byRole[role]);
}
