import type { ThingName } from "../../generated/thing-shapes.ts";

/**
 * Things that stand for where a deck belongs, for whom it is or for what it does, and step back where it names what can be seen:
 * the choir of a school is a choir, and the budget of a theatre is the theatre's.
 */
export const settingThings: ReadonlySet<ThingName> = new Set<ThingName>([
  "backpack",
  "graduation-cap",
  "teddy-bear",
  "baby-bottle",
  "manual-wheelchair",
  "briefcase",
  "houses",
  "classical-building",
  "church",
  "stethoscope",
  "handshake",
  "coin",
  "receipt",
  "luggage",
  "trophy",
  "laptop",
  "mobile-phone",
  "spiral-calendar",
  "alarm-clock",
  "bar-chart",
  "chart-increasing",
  "clipboard",
  "bullseye",
  "megaphone",
  "speech-balloon",
  "package",
  "warning",
  "factory",
  "hammer-and-wrench",
  "building-construction",
  "fork-and-knife-with-plate",
  "bellhop-bell",
]);
