import {
  type HexColor,
  resolveThemeColor,
  type StatusState,
  type Template,
  type ThemeSlot,
} from "@lectern/deck";
import { expect, test } from "vitest";
import { pagesOf, placeSlide } from "../testing/place-slide.ts";
import { fullTemplate } from "../testing/templates.ts";

type Colors = Partial<Record<ThemeSlot, HexColor>>;

const gray = {
  accent2: "7A7A7A",
  accent3: "5A5A5A",
  accent4: "B4B4B4",
  accent5: "8A8A8A",
  accent6: "9A9A9A",
};

function templateWith(colors: Colors): Template {
  const layouts = fullTemplate.layouts.map((layout) => ({
    ...layout,
    theme: { ...layout.theme, colors: { ...layout.theme.colors, ...colors } },
  }));
  return { ...fullTemplate, layouts };
}

/** The colours in which a table's sign of a state and the word for it are drawn. */
function inksOf(state: StatusState, colors: Colors, role?: "highlight"): readonly HexColor[] {
  const template = templateWith(colors);
  const cells = [[{ text: "Roof" }], [{ text: "Late" }]];
  const rows = [{ cells, states: [null, state], ...(role && { role }) }];
  const columns = [{ heading: "Work" }, { heading: "State" }];
  const [page] = pagesOf(placeSlide({ kind: "table", title: "Work", columns, rows }, { template }));
  const table = page?.elements.find((element) => element.kind === "table");
  const paragraph = table?.rows.at(-1)?.cells[1]?.text.paragraphs[0];
  const marker = typeof paragraph?.bullet === "object" ? [paragraph.bullet] : [];
  const layout = template.layouts.find(({ id }) => id === page?.layoutId);
  if (!layout) throw new Error("Expected a layout with the slide's id.");
  return [...marker, ...(paragraph?.runs ?? [])].flatMap(({ color }) =>
    color ? [resolveThemeColor(color, layout)] : [],
  );
}

function signOf(state: StatusState, colors: Colors): HexColor | undefined {
  return inksOf(state, colors)[0];
}

const ink = "1B222C";

test.each([
  { what: "a warning is not blue", state: "watch", colors: { ...gray, accent1: "1156FF" }, want: ink },
  { what: "nor red like what is bad", state: "watch", colors: { ...gray, accent1: "C8102E" }, want: ink },
  { what: "nor green", state: "watch", colors: { ...gray, accent1: "1F7A4D" }, want: ink },
  { what: "what is bad is red", state: "bad", colors: { ...gray, accent1: "C8102E" }, want: "C8102E" },
  {
    what: "a dull green says good before a violet does",
    state: "good",
    colors: { ...gray, accent1: "54507E", accent2: "44614A" },
    want: "44614A",
  },
] as const)("$what", ({ state, colors, want }) => {
  expect(signOf(state, colors)).toBe(want);
});

test("an amber too light for text is darkened until it reads", () => {
  const sign = signOf("watch", { ...gray, accent1: "1156FF", accent2: "F5B83D" });
  const [red = 0, green = 0, blue = 0] = (sign?.match(/../gu) ?? []).map((part) => Number.parseInt(part, 16));
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(blue + 40);
});

test("in a highlighted row the word for a state is not in the accent, which may mean another", () => {
  const colors = { ...gray, accent1: "1F7A4D", accent2: "8A5A00" };
  const [sign, word] = inksOf("watch", colors, "highlight");
  expect(sign).toBe("8A5A00");
  expect(word).toBe(ink);
});
