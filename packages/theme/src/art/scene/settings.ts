import type { Subject } from "../../choice/subject.ts";
import { type Figure, mark, placed } from "../drawing/figure.ts";
import { ellipse } from "../drawing/outline.ts";
import {
  type Building,
  bandstand,
  barn,
  clinic,
  columns,
  house,
  lighthouse,
  observatory,
  offices,
  schoolhouse,
  stadium,
  station,
  techHub,
  townHall,
} from "./buildings.ts";
import type { Paint } from "./paint.ts";
import type { Arms, Role } from "./people.ts";
import { bed } from "./plants.ts";
import { bicycle, bus, goal, note, type Prop, prop, table, telescope, tram, turbine } from "./props.ts";

/** One who stands in a scene. */
export interface Actor {
  readonly role: Role;
  readonly arms: Arms;
  readonly isChild?: boolean;
  /** What is held in the hand on the end side. */
  readonly holds?: Prop;
}

/** What tells a subject in a scene; without a building and people it is a landscape. */
export interface Setting {
  /** Stands on the far hill, 100 high. */
  readonly building?: Building;
  /** Stand behind it on covers: a mountain on the far hill, a balloon in the sky. */
  readonly far?: readonly ("mountain" | "balloon")[];
  readonly actors: readonly Actor[];
  /** Stands among the people at full size, as wide as it says, its foot at the origin. */
  readonly props: readonly Thing[];
}

/** Something that stands among people. */
export interface Thing {
  readonly width: number;
  /** As high as a person or higher. */
  readonly isTall?: boolean;
  readonly draw: (paint: Paint) => Figure;
}

const landscape: Setting = { actors: [], props: [] };

const child = (arms: Arms, holds?: Prop): Actor => ({
  role: "plain",
  arms,
  isChild: true,
  ...(holds && { holds }),
});
const adult = (role: Role, arms: Arms, holds?: Prop): Actor => ({ role, arms, ...(holds && { holds }) });

const beds = { width: 200, draw: (paint: Paint) => bed(200, 5, "sprout", paint) };
const fruitBeds = { width: 190, draw: (paint: Paint) => bed(190, 3, "fruit", paint) };
const scaled = (scale: number, draw: (paint: Paint) => Figure) => (paint: Paint) =>
  placed(draw(paint), { x: 0, y: 0, scale });
const onTable = (name: Prop) => ({
  width: 150,
  draw: scaled(1.2, (paint) => [...table(paint), ...placed(prop(name, paint), { x: 0, y: -72, scale: 0.8 })]),
});

const settings: Readonly<Record<Subject, Setting>> = {
  general: landscape,
  school: {
    building: schoolhouse,
    actors: [child("one"), child("both", "book"), adult("plain", "front"), child("up")],
    props: [fruitBeds],
  },
  health: {
    building: clinic,
    actors: [
      adult("coat", "both", "plan"),
      adult("plain", "one"),
      child("both", "ball"),
      adult("coat", "front", "bag"),
    ],
    props: [],
  },
  community: {
    building: townHall,
    actors: [
      adult("plain", "one"),
      adult("vest", "both", "basket"),
      child("up"),
      adult("plain", "front", "case"),
    ],
    props: [{ width: 160, draw: scaled(1.25, bicycle) }],
  },
  nature: {
    building: barn,
    actors: [adult("plain", "front", "can"), child("both", "basket"), adult("vest", "one")],
    props: [fruitBeds, beds],
  },
  food: {
    building: barn,
    actors: [adult("apron", "up"), adult("plain", "both", "basket"), child("both", "bowl")],
    props: [fruitBeds, onTable("bowl")],
  },
  transport: {
    building: station,
    actors: [adult("plain", "front", "case"), adult("suit", "down"), child("up")],
    props: [
      { width: 380, draw: scaled(1.7, tram) },
      { width: 160, draw: scaled(1.25, bicycle) },
    ],
  },
  building: {
    building: (paint) => [
      ...placed(house(paint.blush, paint.red, paint), { x: -66, y: 0, scale: 0.9 }),
      ...placed(house(paint.sunPale, paint.blue, paint), { x: 8, y: 0, scale: 1.1 }),
      ...placed(house(paint.cream, paint.redDark, paint), { x: 80, y: 0, scale: 0.85 }),
    ],
    actors: [adult("vest", "both", "map"), adult("vest", "one"), adult("suit", "front", "tablet")],
    props: [],
  },
  business: {
    building: offices,
    actors: [adult("suit", "both", "tablet"), adult("plain", "one"), adult("suit", "front", "case")],
    props: [],
  },
  money: {
    building: (paint) => columns(sign(paint, "coin"), paint.deep, paint),
    actors: [adult("suit", "both", "plan"), adult("plain", "both", "coin"), adult("plain", "front", "bag")],
    props: [],
  },
  technology: {
    building: techHub,
    actors: [adult("plain", "both", "tablet"), adult("plain", "one"), adult("vest", "front", "plan")],
    props: [{ width: 120, isTall: true, draw: scaled(1.5, turbine) }],
  },
  science: {
    building: observatory,
    actors: [adult("coat", "both", "flask"), adult("coat", "one"), child("front")],
    props: [{ width: 130, isTall: true, draw: scaled(1.5, telescope) }],
  },
  culture: {
    building: (paint) => columns(sign(paint, "book"), paint.red, paint),
    actors: [adult("plain", "both", "book"), child("both", "book"), adult("plain", "one")],
    props: [onTable("vase")],
  },
  history: {
    building: (paint) => columns(sign(paint, "vase"), paint.earth, paint),
    actors: [adult("plain", "both", "map"), child("one"), adult("plain", "down")],
    props: [onTable("vase")],
  },
  law: {
    building: (paint) => columns(sign(paint, "scales"), paint.deep, paint),
    actors: [adult("robe", "both", "book"), adult("suit", "front", "case"), adult("plain", "down")],
    props: [],
  },
  music: {
    building: bandstand,
    actors: [adult("plain", "both", "guitar"), adult("suit", "one"), child("up")],
    props: [{ width: 110, isTall: true, draw: scaled(1.5, (paint) => notes(paint)) }],
  },
  sport: {
    building: stadium,
    actors: [adult("plain", "one"), child("both", "ball"), adult("plain", "up")],
    props: [{ width: 210, draw: scaled(1.35, goal) }],
  },
  travel: {
    building: lighthouse,
    far: ["mountain", "balloon"],
    actors: [adult("plain", "front", "case"), adult("plain", "both", "map"), child("up")],
    props: [{ width: 290, draw: scaled(1.75, bus) }],
  },
};

/** Returns what is seen in scenes of a subject. */
export function settingOf(subject: Subject): Setting {
  return settings[subject];
}

function sign(paint: Paint, name: Prop): Figure {
  const shown = placed(prop(name, paint), { x: 0, y: -82, scale: 0.34 });
  return [mark("Field", paint.white, ellipse(0, -82, 14)), ...shown];
}

function notes({ deep, red }: Paint): Figure {
  return [
    ...placed(note(deep), { x: -22, y: -60 }),
    ...placed(note(red), { x: 6, y: -84, scale: 0.8 }),
    ...placed(note(deep), { x: 26, y: -52, scale: 0.9 }),
  ];
}
