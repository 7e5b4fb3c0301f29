import type { DesignMood } from "@lectern/deck";
import type { Scene } from "./scene-things.ts";
import type { Subject } from "./subject.ts";

/** What a look suits. */
export interface LookTraits {
  readonly subjects: readonly Subject[];
  /** The one that it has most comes first. */
  readonly moods: readonly DesignMood[];
  readonly mode: "dark" | "light";
  /** Whether its cover and its closing are as light as its pages. */
  readonly hasPaleFields?: boolean;
  /** Whether it may be drawn in a colour of somebody's own: its palette has one hue that leads. */
  readonly takesColor?: boolean;
  /** Whether what a deck is about makes a large picture in it. */
  readonly showsThings?: boolean;
  /** Whether what it draws celebrates: rays, gradients, confetti. */
  readonly isFestive?: boolean;
  /** What its art is a picture of besides the thing: it is right for things that belong there. */
  readonly scene?: Scene;
  /** The only subjects that its own art is right for where it shows no such thing; any if left out. */
  readonly ownArtSuits?: readonly Subject[];
}

/** What each look of the built-in template suits, by its name. */
export const lookTraits: Readonly<Record<string, LookTraits>> = {
  harbor: {
    subjects: ["general", "health", "money", "law"],
    moods: ["formal", "elegant"],
    mode: "light",
    takesColor: true,
  },
  fern: { subjects: [], moods: ["elegant"], mode: "light", takesColor: true },
  editorial: {
    subjects: ["law"],
    moods: ["elegant", "formal"],
    mode: "light",
    hasPaleFields: true,
    takesColor: true,
  },
  aubergine: { subjects: ["health"], moods: ["elegant"], mode: "light", takesColor: true },
  graphite: {
    subjects: ["technology", "science", "building"],
    moods: ["technical", "formal"],
    mode: "light",
    takesColor: true,
  },
  terracotta: { subjects: [], moods: ["elegant"], mode: "light", takesColor: true },
  atlas: {
    subjects: ["general", "business", "transport", "travel", "building", "sport", "money", "science"],
    moods: ["energetic", "formal"],
    mode: "light",
    showsThings: true,
  },
  signal: { subjects: ["technology", "science"], moods: ["technical"], mode: "dark" },
  pulse: {
    subjects: ["business", "music", "sport", "travel"],
    moods: ["energetic", "playful"],
    mode: "light",
    showsThings: true,
    isFestive: true,
  },
  meadow: {
    subjects: ["school", "health", "community", "nature", "food"],
    moods: ["playful"],
    mode: "light",
    showsThings: true,
    scene: "land",
    ownArtSuits: [],
  },
  folio: {
    subjects: ["culture", "history", "law", "music"],
    moods: ["elegant"],
    mode: "light",
    hasPaleFields: true,
    showsThings: true,
  },
  ledger: {
    subjects: ["money", "law", "business", "community"],
    moods: ["formal"],
    mode: "light",
    hasPaleFields: true,
    showsThings: true,
  },
  gazette: {
    subjects: [
      "general",
      "culture",
      "history",
      "law",
      "business",
      "transport",
      "science",
      "building",
      "money",
    ],
    moods: ["formal", "elegant"],
    mode: "light",
    showsThings: true,
  },
  blueprint: {
    subjects: ["building", "technology", "transport", "science"],
    moods: ["technical"],
    mode: "light",
    scene: "drawing-sheet",
    ownArtSuits: ["technology", "transport", "science"],
  },
  papercut: {
    subjects: ["general", "food", "culture", "nature", "travel", "community", "health"],
    moods: ["playful", "elegant"],
    mode: "light",
    hasPaleFields: true,
    showsThings: true,
  },
  deco: {
    subjects: ["music", "culture", "travel"],
    moods: ["elegant"],
    mode: "light",
    showsThings: true,
    isFestive: true,
  },
  herbarium: {
    subjects: ["nature", "food", "health"],
    moods: ["elegant"],
    mode: "light",
    hasPaleFields: true,
    showsThings: true,
    ownArtSuits: [],
  },
  nocturne: {
    subjects: ["science", "travel", "music", "culture"],
    moods: ["elegant"],
    mode: "dark",
    showsThings: true,
    scene: "night",
    ownArtSuits: [],
  },
  collage: {
    subjects: ["school", "community", "culture", "music", "sport", "science"],
    moods: ["playful", "energetic"],
    mode: "light",
    hasPaleFields: true,
    showsThings: true,
    isFestive: true,
  },
};
