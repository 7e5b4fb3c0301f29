import type { PathGeometry } from "@lectern/deck";
import { element, type Xml } from "@lectern/ooxml";
import { coordinate } from "./integer.ts";

/** Of the longer side of a path's field, in the whole numbers that DrawingML wants. */
const fieldSize = 100_000;
const token = /([A-Za-z])|([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|[\s,]+|(.)/gy;

/** ISO 29500-1, 20.1.9.14 moveTo, 20.1.9.13 lnTo, 20.1.9.7 cubicBezTo; with how many points each. */
const commands: Readonly<Record<string, { readonly name: string; readonly points: number }>> = {
  M: { name: "a:moveTo", points: 1 },
  L: { name: "a:lnTo", points: 1 },
  C: { name: "a:cubicBezTo", points: 3 },
};

interface Command {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/**
 * Returns a path as a custom geometry (20.1.9.8); throws a RangeError on what is no absolute M, L, C or Z command of SVG
 * (SVG 2, 9.3) or has a number too few.
 */
export function pathGeometry(geometry: PathGeometry): Xml {
  const scale = fieldSize / Math.max(geometry.width, geometry.height);
  const whole = (value: number): number => coordinate(value * scale);
  const drawn = parseCommands(geometry.commands).flatMap((command) => drawCommand(command, whole));
  const path = element("a:path", { w: whole(geometry.width), h: whole(geometry.height) }, drawn);
  return element(
    "a:custGeom",
    undefined,
    emptyLists,
    element("a:rect", { l: "0", t: "0", r: "r", b: "b" }),
    element("a:pathLst", undefined, path),
  );
}

const emptyLists = ["a:avLst", "a:gdLst", "a:ahLst", "a:cxnLst"].map((name) => element(name));

function parseCommands(source: string): Command[] {
  const commandList: { letter: string; numbers: number[] }[] = [];
  for (const [text, letter, number, stray] of source.matchAll(token)) {
    if (stray !== undefined) throw unusable(source, text);
    if (letter !== undefined) commandList.push({ letter, numbers: [] });
    if (number === undefined) continue;
    const current = commandList.at(-1);
    if (!current) throw unusable(source, text);
    current.numbers.push(Number(number));
  }
  if (commandList[0]?.letter !== "M") throw unusable(source, commandList[0]?.letter ?? "");
  return commandList;
}

/** Numbers beyond those of one command repeat it; after a first M they are lines (SVG 2, 9.3.3). */
function drawCommand({ letter, numbers }: Command, whole: (value: number) => number): Xml[] {
  if (letter === "Z" || letter === "z") return [element("a:close")];
  const command = commands[letter];
  const size = (command?.points ?? 0) * 2;
  if (!command || numbers.length === 0 || numbers.length % size !== 0) {
    throw unusable(`${letter} ${numbers.join(" ")}`, letter);
  }
  return groups(numbers, size).map((group, index) => {
    const name = letter === "M" && index > 0 ? "a:lnTo" : command.name;
    const points = groups(group, 2).map(([x = 0, y = 0]) => element("a:pt", { x: whole(x), y: whole(y) }));
    return element(name, undefined, points);
  });
}

function groups(numbers: readonly number[], size: number): number[][] {
  return Array.from({ length: numbers.length / size }, (_, index) =>
    numbers.slice(index * size, (index + 1) * size),
  );
}

function unusable(source: string, found: string): RangeError {
  const shown = source.length > 60 ? `${source.slice(0, 60)}…` : source;
  return new RangeError(
    `Expected absolute M, L, C and Z commands with whole sets of numbers in the path, starting with M, got ${JSON.stringify(found)} in ${JSON.stringify(shown)}.`,
  );
}
