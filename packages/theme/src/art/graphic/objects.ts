import type { Subject } from "../../choice/subject.ts";
import type { Fill, Shape } from "../../shape.ts";
import { cutTo, mark, placed, toShapes } from "../drawing/figure.ts";
import { outline } from "../drawing/outline.ts";
import type { Frame } from "./pen.ts";

/** What a part of an object is: its body, a band or a window in it, what caps it. */
export type Tone = "body" | "band" | "cap";

interface Part {
  readonly tone: Tone;
  /** On the object's field; M, L, C, A and Z. */
  readonly commands: string;
}

/** A thing that stands for a subject, drawn in two to four tones on a field of its own. */
export interface Thing {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

const body = (commands: string): Part => ({ tone: "body", commands });
const band = (commands: string): Part => ({ tone: "band", commands });
const cap = (commands: string): Part => ({ tone: "cap", commands });

/** Returns the commands of a rectangle with round corners. */
function block(x: number, y: number, width: number, height: number, radius = 0): string {
  const [right, bottom] = [x + width, y + height];
  if (radius === 0) return `M${x} ${y} L${right} ${y} L${right} ${bottom} L${x} ${bottom} Z`;
  const corner = (toX: number, toY: number) => `A${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  return [
    `M${x + radius} ${y} L${right - radius} ${y}`,
    corner(right, y + radius),
    `L${right} ${bottom - radius}`,
    corner(right - radius, bottom),
    `L${x + radius} ${bottom}`,
    corner(x, bottom - radius),
    `L${x} ${y + radius}`,
    corner(x + radius, y),
    "Z",
  ].join(" ");
}

function round(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y} A${radius} ${radius} 0 1 1 ${x + radius} ${y} A${radius} ${radius} 0 1 1 ${x - radius} ${y} Z`;
}

/** The thing of each subject that has one; the others are shown by abstract forms. */
export const things: Readonly<Partial<Record<Subject, Thing>>> = {
  school: {
    width: 60,
    height: 160,
    parts: [
      body("M10 44 L50 44 L50 150 A10 10 0 0 1 40 160 L20 160 A10 10 0 0 1 10 150 Z"),
      cap("M10 44 L30 0 L50 44 Z"),
      band("M22.7 16 L30 0 L37.3 16 Z"),
      band(block(10, 126, 40, 12)),
      band(block(27, 44, 6, 82)),
    ],
  },
  health: {
    width: 100,
    height: 160,
    parts: [
      body(block(10, 36, 80, 124, 16)),
      cap(block(18, 0, 64, 30, 8)),
      band(block(10, 66, 80, 64)),
      body("M44 76 L56 76 L56 92 L72 92 L72 104 L56 104 L56 120 L44 120 L44 104 L28 104 L28 92 L44 92 Z"),
    ],
  },
  community: {
    width: 140,
    height: 150,
    parts: [
      body(block(16, 62, 108, 88, 6)),
      cap("M0 70 L70 6 L140 70 Z"),
      band("M54 150 L54 112 A16 16 0 0 1 86 112 L86 150 Z"),
      band(block(28, 84, 18, 18, 2)),
      band(block(94, 84, 18, 18, 2)),
    ],
  },
  nature: {
    width: 130,
    height: 160,
    parts: [
      body("M30 112 L100 112 L92 152 A9 9 0 0 1 83 160 L47 160 A9 9 0 0 1 38 152 Z"),
      band(block(24, 104, 82, 18, 6)),
      cap("M65 106 C20 100 4 66 6 30 C42 34 66 60 65 106 Z"),
      cap("M65 106 C64 56 88 22 124 14 C128 62 108 98 65 106 Z"),
    ],
  },
  food: {
    width: 120,
    height: 160,
    parts: [
      body(
        "M22 30 L98 30 C98 40 118 42 118 58 L118 146 A14 14 0 0 1 104 160 L16 160 A14 14 0 0 1 2 146 L2 58 C2 42 22 40 22 30 Z",
      ),
      band("M2 78 L118 78 L118 130 L2 130 Z"),
      cap(block(14, 0, 92, 30, 8)),
      body("M38 104 A22 22 0 0 1 60 92 A22 22 0 0 1 82 104 A22 22 0 0 1 60 116 A22 22 0 0 1 38 104 Z"),
    ],
  },
  transport: {
    width: 120,
    height: 150,
    parts: [
      body(block(10, 0, 100, 128, 26)),
      band("M22 36 A14 14 0 0 1 36 22 L84 22 A14 14 0 0 1 98 36 L98 66 L22 66 Z"),
      band(round(34, 98, 9)),
      band(round(86, 98, 9)),
      cap("M26 128 L44 128 L34 150 L12 150 Z M76 128 L94 128 L108 150 L86 150 Z"),
    ],
  },
  building: {
    width: 110,
    height: 160,
    parts: [
      body(block(14, 24, 82, 136)),
      cap(block(6, 12, 98, 14, 4)),
      ...[44, 72, 100].flatMap((y) => [28, 48, 68].map((x) => band(block(x, y, 14, 16)))),
      band(block(46, 130, 18, 30)),
    ],
  },
  business: {
    width: 150,
    height: 130,
    parts: [
      cap("M48 34 L48 16 A14 14 0 0 1 62 2 L88 2 A14 14 0 0 1 102 16 L102 34 L90 34 L90 14 L60 14 L60 34 Z"),
      body(block(0, 30, 150, 100, 14)),
      band(block(0, 70, 150, 10)),
      cap(block(63, 62, 24, 26, 5)),
    ],
  },
  money: {
    width: 120,
    height: 150,
    parts: [
      ...[0, 1, 2, 3, 4].map((step) => body(block(step % 2 === 0 ? 4 : 14, 124 - step * 26, 100, 22, 11))),
      ...[0, 2, 4].map((step) => band(block(26, 132 - step * 26, 56, 6, 3))),
    ],
  },
  technology: {
    width: 90,
    height: 160,
    parts: [
      body(block(0, 0, 90, 160, 16)),
      band(block(9, 18, 72, 118, 4)),
      cap(block(20, 34, 34, 10, 5)),
      cap(block(20, 54, 50, 10, 5)),
      cap(block(20, 94, 50, 30, 6)),
      band(block(34, 145, 22, 5, 2.5)),
    ],
  },
  science: {
    width: 120,
    height: 160,
    parts: [
      body("M44 14 L76 14 L76 62 L116 140 A14 14 0 0 1 103 160 L17 160 A14 14 0 0 1 4 140 L44 62 Z"),
      cap(block(36, 0, 48, 16, 6)),
      band("M30 104 L90 104 L108 139 A8 8 0 0 1 101 151 L19 151 A8 8 0 0 1 12 139 Z"),
    ],
  },
  culture: {
    width: 100,
    height: 160,
    parts: [
      body(
        "M8 0 L92 0 A8 8 0 0 1 100 8 L100 96 A14 14 0 0 0 100 124 L100 152 A8 8 0 0 1 92 160 L8 160 A8 8 0 0 1 0 152 L0 124 A14 14 0 0 0 0 96 L0 8 A8 8 0 0 1 8 0 Z",
      ),
      band(block(20, 22, 60, 16, 3)),
      band(block(20, 50, 38, 16, 3)),
      band(block(20, 108, 60, 4)),
    ],
  },
  history: {
    width: 110,
    height: 160,
    parts: [
      cap(block(2, 0, 106, 18, 3)),
      body(block(16, 26, 78, 112)),
      ...[28, 51, 74].map((x) => band(block(x, 26, 8, 112, 4))),
      cap(block(8, 18, 94, 10)),
      cap(block(0, 138, 110, 22, 3)),
    ],
  },
  law: {
    width: 120,
    height: 160,
    parts: [
      body("M0 8 A8 8 0 0 1 8 0 L84 0 L120 36 L120 152 A8 8 0 0 1 112 160 L8 160 A8 8 0 0 1 0 152 Z"),
      band("M84 0 L120 36 L84 36 Z"),
      ...[54, 76, 98].map((y) => band(block(18, y, y === 98 ? 48 : 84, 9))),
      cap(round(90, 130, 17)),
    ],
  },
  music: {
    width: 100,
    height: 160,
    parts: [
      body(block(0, 0, 100, 160, 12)),
      band(round(50, 108, 38)),
      cap(round(50, 108, 18)),
      band(round(50, 38, 20)),
      cap(round(50, 38, 8)),
    ],
  },
  sport: {
    width: 130,
    height: 160,
    parts: [
      cap(
        "M30 16 L30 30 L14 30 C14 52 22 62 38 66 L40 78 C14 76 0 54 0 16 Z M100 16 L130 16 C130 54 116 76 90 78 L92 66 C108 62 116 52 116 30 L100 30 Z",
      ),
      body("M28 0 L102 0 L102 44 C102 78 86 94 73 98 L73 126 L57 126 L57 98 C44 94 28 78 28 44 Z"),
      band(block(28, 22, 74, 16)),
      body(block(30, 124, 70, 36, 6)),
    ],
  },
  travel: {
    width: 110,
    height: 160,
    parts: [
      cap("M32 34 L32 8 A8 8 0 0 1 40 0 L70 0 A8 8 0 0 1 78 8 L78 34 L68 34 L68 10 L42 10 L42 34 Z"),
      body(block(0, 32, 110, 116, 16)),
      band(block(0, 74, 110, 26)),
      cap(block(16, 148, 18, 12, 4)),
      cap(block(76, 148, 18, 12, 4)),
    ],
  },
};

/** A column with a round head and bands, which stands for nothing. */
export const column: Thing = {
  width: 90,
  height: 200,
  parts: [
    body("M0 45 A45 45 0 0 1 90 45 L90 200 L0 200 Z"),
    band(block(0, 78, 90, 44)),
    cap(block(0, 134, 90, 7)),
    cap(block(0, 150, 90, 7)),
  ],
};

/** The colours of an object's tones. */
export type Tones = Readonly<Record<Tone, Fill>>;

/** What is wide reaches beyond its frame by this share of it, or it would be much smaller than what is tall. */
const reach = 1.3;

/** Returns how many times larger than on its own field a thing is drawn in a frame. */
export function scaleOf({ width, height }: Thing, frame: Pick<Frame, "width" | "height">): number {
  return Math.min((reach * frame.width) / width, frame.height / height);
}

/** Returns a thing as large as a frame holds it, in the frame's middle and on its foot; the page cuts it off. */
export function drawThing(name: string, thing: Thing, frame: Frame, tones: Tones): readonly Shape[] {
  const scale = scaleOf(thing, frame);
  const figure = thing.parts.map(({ tone, commands }, index) =>
    mark(`${name} ${index + 1}`, tones[tone], outline(commands)),
  );
  const x = frame.x + (frame.width - thing.width * scale) / 2;
  const y = frame.y + frame.height - thing.height * scale;
  return toShapes(cutTo(placed(figure, { x, y, scale })));
}
