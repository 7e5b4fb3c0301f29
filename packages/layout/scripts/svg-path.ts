/** A point of a path: x and y. */
type Point = readonly [number, number];

interface Segment {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** How many numbers each command of SVG takes (SVG 2, 9.3). */
const counts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** Returns the path data of SVG as absolute M, L, C and Z commands only, rounded to hundredths. */
export function toAbsoluteCommands(data: string): string {
  const pen = new Pen();
  for (const segment of parseSegments(data)) pen.draw(segment);
  return pen.commands.join(" ");
}

/** Returns the path data of a circle, ellipse, rect, line or polyline by its attributes. */
export function toPathData(name: string, attributes: Readonly<Record<string, string>>): string {
  const read = (key: string, otherwise = 0) => Number(attributes[key] ?? otherwise);
  switch (name) {
    case "path":
      return attributes["d"] ?? "";
    case "circle":
      return ellipse(read("cx"), read("cy"), read("r"), read("r"));
    case "ellipse":
      return ellipse(read("cx"), read("cy"), read("rx"), read("ry"));
    case "rect": {
      const rx = read("rx", read("ry"));
      return rectangle(read("x"), read("y"), read("width"), read("height"), rx, read("ry", rx));
    }
    case "line":
      return `M${read("x1")} ${read("y1")}L${read("x2")} ${read("y2")}`;
    case "polyline":
      return `M${attributes["points"] ?? ""}`;
    case "polygon":
      return `M${attributes["points"] ?? ""}Z`;
    default:
      throw new RangeError(`Expected a shape of SVG, got <${name}>: teach toPathData to draw it.`);
  }
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
}

function rectangle(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}`,
    `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}Z`,
  ].join("");
}

function parseSegments(data: string): readonly Segment[] {
  return [...data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = "", rest = ""]) => {
    const count = counts[letter.toUpperCase()];
    if (count === undefined) throw new RangeError(`Expected a command of an SVG path, got "${letter}".`);
    const numbers = readNumbers(rest, letter);
    if (count === 0) return [{ letter, numbers: [] }];
    return Array.from({ length: numbers.length / count }, (_, index): Segment => {
      const isLine = index > 0 && letter.toUpperCase() === "M";
      const used = isLine ? (letter === "M" ? "L" : "l") : letter;
      return { letter: used, numbers: numbers.slice(index * count, (index + 1) * count) };
    });
  });
}

// The flags of arcs are single digits that may stand without a space after them.
function readNumbers(rest: string, letter: string): readonly number[] {
  const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
  const flag = /[01]/y;
  const numbers: number[] = [];
  let at = 0;
  while (at < rest.length) {
    if (/[\s,]/.test(rest.charAt(at))) {
      at += 1;
      continue;
    }
    const place = numbers.length % 7;
    const pattern = letter.toUpperCase() === "A" && (place === 3 || place === 4) ? flag : number;
    pattern.lastIndex = at;
    const found = pattern.exec(rest)?.[0];
    if (found === undefined) throw new RangeError(`Expected numbers after "${letter}", got "${rest}".`);
    numbers.push(Number(found));
    at += found.length;
  }
  return numbers;
}

class Pen {
  readonly commands: string[] = [];
  private at: Point = [0, 0];
  private start: Point = [0, 0];
  /** The control point that S or T go on from. */
  private control: Point | undefined;
  private lastLetter = "";

  draw({ letter, numbers }: Segment): void {
    const upper = letter.toUpperCase();
    const [dx, dy] = letter === upper ? [0, 0] : this.at;
    const x = (index: number) => (numbers[index] ?? 0) + dx;
    const y = (index: number) => (numbers[index] ?? 0) + dy;
    switch (upper) {
      case "M":
        this.move([x(0), y(1)]);
        break;
      case "L":
        this.line([x(0), y(1)]);
        break;
      case "H":
        this.line([x(0), this.at[1]]);
        break;
      case "V":
        this.line([this.at[0], y(0)]);
        break;
      case "C":
        this.curve([x(0), y(1)], [x(2), y(3)], [x(4), y(5)]);
        break;
      case "S":
        this.curve(this.reflected("CS"), [x(0), y(1)], [x(2), y(3)]);
        break;
      case "Q":
        this.quadratic([x(0), y(1)], [x(2), y(3)]);
        break;
      case "T":
        this.quadratic(this.reflected("QT"), [x(0), y(1)]);
        break;
      case "A":
        this.arc(numbers, [x(5), y(6)]);
        break;
      default:
        this.commands.push("Z");
        this.at = this.start;
    }
    if (!"CSQT".includes(upper)) this.control = undefined;
    this.lastLetter = upper;
  }

  private move(to: Point): void {
    this.commands.push(`M${written(to)}`);
    this.at = to;
    this.start = to;
  }

  private line(to: Point): void {
    this.commands.push(`L${written(to)}`);
    this.at = to;
  }

  private curve(first: Point, second: Point, to: Point): void {
    this.commands.push(`C${written(first)} ${written(second)} ${written(to)}`);
    this.at = to;
    this.control = second;
  }

  private quadratic(control: Point, to: Point): void {
    const third = (from: Point): Point => [
      from[0] + (2 / 3) * (control[0] - from[0]),
      from[1] + (2 / 3) * (control[1] - from[1]),
    ];
    this.curve(third(this.at), third(to), to);
    this.control = control;
  }

  private reflected(after: string): Point {
    if (!this.control || !after.includes(this.lastLetter)) return this.at;
    return [2 * this.at[0] - this.control[0], 2 * this.at[1] - this.control[1]];
  }

  private arc(numbers: readonly number[], to: Point): void {
    const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = numbers;
    if (rx === 0 || ry === 0) {
      this.line(to);
      return;
    }
    for (const [first, second, end] of arcCurves(this.at, to, { rx, ry, turn, large, sweep })) {
      this.curve(first, second, end);
    }
    this.at = to;
  }
}

interface Arc {
  readonly rx: number;
  readonly ry: number;
  readonly turn: number;
  readonly large: number;
  readonly sweep: number;
}

/** Returns an elliptical arc as cubic curves of a quarter at most (SVG 2, B.2.4: from endpoints to the centre). */
function arcCurves(from: Point, to: Point, arc: Arc): readonly (readonly [Point, Point, Point])[] {
  const angle = (arc.turn * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const halfX = (from[0] - to[0]) / 2;
  const halfY = (from[1] - to[1]) / 2;
  const x = cosine * halfX + sine * halfY;
  const y = cosine * halfY - sine * halfX;
  const stretch = Math.max(1, Math.sqrt((x / arc.rx) ** 2 + (y / arc.ry) ** 2));
  const [rx, ry] = [Math.abs(arc.rx) * stretch, Math.abs(arc.ry) * stretch];
  const square = rx ** 2 * ry ** 2 - rx ** 2 * y ** 2 - ry ** 2 * x ** 2;
  const sign = arc.large === arc.sweep ? -1 : 1;
  const scale = sign * Math.sqrt(Math.max(0, square) / (rx ** 2 * y ** 2 + ry ** 2 * x ** 2));
  const [centreX, centreY] = [(scale * rx * y) / ry, (-scale * ry * x) / rx];
  const begin = Math.atan2((y - centreY) / ry, (x - centreX) / rx);
  const end = Math.atan2((-y - centreY) / ry, (-x - centreX) / rx);
  const full = 2 * Math.PI;
  const swept = arc.sweep === 1 ? (end - begin + full) % full : -((begin - end + full) % full);
  const count = Math.max(1, Math.ceil(Math.abs(swept) / (Math.PI / 2) - 1e-6));
  const step = swept / count;
  const pull = (4 / 3) * Math.tan(step / 4);
  const middleX = (from[0] + to[0]) / 2;
  const middleY = (from[1] + to[1]) / 2;
  const place = (unitX: number, unitY: number): Point => {
    const px = rx * unitX + centreX;
    const py = ry * unitY + centreY;
    return [cosine * px - sine * py + middleX, sine * px + cosine * py + middleY];
  };
  return Array.from({ length: count }, (_, index) => {
    const first = begin + index * step;
    const second = first + step;
    const [cos1, sin1, cos2, sin2] = [Math.cos(first), Math.sin(first), Math.cos(second), Math.sin(second)];
    return [
      place(cos1 - pull * sin1, sin1 + pull * cos1),
      place(cos2 + pull * sin2, sin2 - pull * cos2),
      place(cos2, sin2),
    ] as const;
  });
}

function written([x, y]: Point): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
}
