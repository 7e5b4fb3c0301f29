import { type ClosingSlide, inches, type PlacedSlide, plainStyle } from "@lectern/deck";
import { describe, expect, test } from "vitest";
import { bottomOf, boxOf } from "../../geometry.ts";
import { fullTemplate } from "../../testing/index.ts";
import { named, pagesOf, placeSlide, textOf } from "../../testing/place-slide.ts";

const slide: ClosingSlide = {
  kind: "closing",
  title: "Two dates",
  nextSteps: [
    { date: "4 Dec", action: "Board approves", owner: "Chair" },
    { date: "11 Jan", action: "Kick-off" },
  ],
  contact: "team@example.org",
};

describe("a closing with next steps", () => {
  test("has its terms large on tiles where nothing else is said of them", () => {
    const items = ["Read", "Watch"].map((lead) => ({ lead, text: [{ text: "what it is about" }] }));
    const [page] = pagesOf(placeSlide({ kind: "closing", title: "Go on", items }));
    expect(named(page, /^Number/u).map(textOf)).toEqual(["Read", "Watch"]);
    const [term, said] = [/^Number/u, /^Words/u].map(
      (name) => named(page, name)[0]?.text?.paragraphs[0]?.runs[0]?.size ?? 0,
    );
    expect(Math.min(term ?? 0, said ?? 0)).toBeGreaterThanOrEqual(20);
  });

  test("sets one step large, with whoever does it and what changes below it", () => {
    const step = {
      action: "Approve 38,000 for the boiler",
      owner: "Trustees",
      effect: "The pool stays warm",
    };
    const [page] = pagesOf(placeSlide({ kind: "closing", title: "One decision", nextSteps: [step] }));
    const [action] = named(page, /^Action/u);
    expect(named(page, /^Owner/u)).toEqual([]);
    expect(action?.text?.paragraphs).toHaveLength(3);
    expect(action?.text?.paragraphs[0]?.runs[0]?.size).toBeGreaterThanOrEqual(24);
  });

  test("sets them in rows: date with whoever does it below it, and the action, where the place is not wide", () => {
    const nextSteps = [
      ...(slide.nextSteps ?? []),
      { date: "1 Feb", action: "First meeting", owner: "All members" },
    ];
    const [page] = pagesOf(placeSlide({ ...slide, nextSteps }));
    const [date, action, owner] = [/^Opening/u, /^Action/u, /^Owner/u].map((name) => named(page, name));
    expect(date?.map(textOf)).toEqual(["4 Dec\nChair", "11 Jan", "1 Feb\nAll members"]);
    expect(action?.map(textOf)).toEqual(["Board approves", "Kick-off", "First meeting"]);
    expect(owner).toEqual([]);
    expect(new Set(action?.map(({ box }) => box.x)).size).toBe(1);
  });

  test("begins rows with whoever does them where each has somebody and none a date", () => {
    const nextSteps = ["Ada", "Ben", "Cem"].map((owner) => ({ action: "Call ten members", owner }));
    const [page] = pagesOf(placeSlide({ ...slide, nextSteps }));
    expect(named(page, /^Opening/u).map(textOf)).toEqual(["Ada", "Ben", "Cem"]);
  });

  test("says below one action or two when it is due and whose it is", () => {
    const [page] = pagesOf(placeSlide(slide));
    expect(named(page, /^(?:Opening|Owner)/u)).toEqual([]);
    expect(named(page, /^Action/u).map(textOf)).toEqual([
      "Board approves\n4 Dec · Chair",
      "Kick-off\n11 Jan",
    ]);
  });

  test("sets the one step on a panel that keeps to the margins", () => {
    const template = { ...fullTemplate, style: plainStyle };
    const [page] = pagesOf(placeSlide({ ...slide, nextSteps: [{ action: "Begin" }] }, { template }));
    const [panel] = named(page, /^Row 1$/u);
    const [rule] = named(page, /^Line 1$/u);
    expect([panel?.box.x, panel?.box.width]).toEqual([rule?.box.x, rule?.box.width]);
  });

  test("sets a title that is all it says in three lines at the most, as large as they allow", () => {
    const template = { ...fullTemplate, style: plainStyle };
    const sizeOf = (title: string) => {
      const [page] = pagesOf(placeSlide({ kind: "closing", title }, { template }));
      return named(page, /^(?:ctrT|t)itle/u)[0]?.text?.paragraphs[0]?.runs[0]?.size ?? 0;
    };
    expect(sizeOf("Thank you")).toBe(72);
    expect(
      sizeOf("Thank you for the evening, and for every question that you asked us tonight"),
    ).toBeLessThan(72);
  });

  test("sets a number to take down larger than the title that names it", () => {
    const template = { ...fullTemplate, style: plainStyle };
    const sizesOf = (text: string) => {
      const items = [{ text: [{ text }] }];
      const [page] = pagesOf(placeSlide({ kind: "closing", title: "Ring us", items }, { template }));
      return [/^(?:ctrT|t)itle/u, /^Ask$/u].map(
        (name) => named(page, name)[0]?.text?.paragraphs[0]?.runs[0]?.size ?? 0,
      );
    };
    const [name = 0, number = 0] = sizesOf("0800 555 0142");
    expect(number).toBeGreaterThan(name);
    const [title = 0, words = 0] = sizesOf("Come to the office at 9");
    expect(words).toBeLessThan(title);
  });

  test("needs no dates and no owners", () => {
    const [page] = pagesOf(placeSlide({ ...slide, nextSteps: [{ action: "Begin" }] }));
    expect(named(page, /^(?:Opening|Owner)/u)).toEqual([]);
    expect(named(page, /^Action/u).map(textOf)).toEqual(["Begin"]);
  });

  test("shows what is said besides after them, smaller, and the contact", () => {
    const pages = pagesOf(placeSlide({ ...slide, items: [{ text: [{ text: "Remember this" }] }] }));
    expect(pages).toHaveLength(1);
    expect(named(pages[0], /^body 16$/u).map(textOf)).toEqual(["team@example.org"]);
    const rows = named(pages[0], /^Action/u);
    expect(rows.map((one) => textOf(one).split("\n")[0])).toEqual([
      expect.stringMatching(/^Board approves/u),
      "Kick-off",
      "Remember this",
    ]);
    const [step = 0, , said = 0] = rows.map(({ text }) => text?.paragraphs[0]?.runs[0]?.size ?? 0);
    expect(said).toBeLessThan(step);
  });

  test("begins what is asked with no hole where only what is said besides has terms", () => {
    const items = ["Term", "Other"].map((lead) => ({ lead, text: [{ text: "what it is about" }] }));
    const [page] = pagesOf(placeSlide({ ...slide, items, nextSteps: [{ action: "Choose two" }] }));
    expect(named(page, /^Opening/u)).toEqual([]);
    expect(named(page, /^Action/u).map(textOf)[1]).toBe("Term · what it is about");
  });

  test("says the one owner among several rows below the action, in no column of its own", () => {
    const [page] = pagesOf(placeSlide({ ...slide, items: [{ text: [{ text: "Remember this" }] }] }));
    expect(named(page, /^Owner/u)).toEqual([]);
    const [action] = named(page, /^Action/u);
    const said = action?.text?.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join(""));
    expect(said).toEqual(["Board approves", "Chair"]);
  });

  test("says the one date among several rows below its action, in no column of its own", () => {
    const nextSteps = [
      { action: "Register" },
      { action: "Tell the team" },
      { date: "4 Dec", action: "Vote" },
    ];
    const [page] = pagesOf(placeSlide({ ...slide, nextSteps }));
    expect(named(page, /^Opening/u)).toEqual([]);
    expect(named(page, /^Action/u).map(textOf)).toEqual(["Register", "Tell the team", "Vote\n4 Dec"]);
  });

  test("sets up to four of them in type that owns the page, more in usual type, none larger than the title", () => {
    const sizeOf = (count: number) => {
      const nextSteps = Array.from({ length: count }, (_, index) => ({
        action: `Approve post ${index + 1}`,
      }));
      const [page] = pagesOf(placeSlide({ kind: "closing", title: "Ask", nextSteps }));
      const title = named(page, /^(?:ctrT|t)itle/u)[0]?.text?.paragraphs[0]?.runs[0]?.size ?? 0;
      const sizes = named(page, /^Action/u).map(({ text }) => text?.paragraphs[0]?.runs[0]?.size ?? 0);
      for (const size of sizes) expect(size).toBeLessThanOrEqual(title);
      return Math.max(...sizes);
    };
    expect([1, 2, 4, 5].map(sizeOf)).toEqual([30, 30, 30, 26]);
  });

  describe("in a look of ours", () => {
    const template = { ...fullTemplate, style: plainStyle };
    const placeItems = (texts: readonly string[], contact?: string) => {
      const items = texts.map((text) => ({ text: [{ text }] }));
      const said: ClosingSlide = { kind: "closing", title: "Thank you", items, ...(contact && { contact }) };
      const [page] = pagesOf(placeSlide(said, { template }));
      return page;
    };
    const sizeOf = (page: PlacedSlide | undefined, name: RegExp) =>
      named(page, name)[0]?.text?.paragraphs[0]?.runs[0]?.size ?? 0;

    test("says one thing right below a title that owns the page, several in rows", () => {
      const alone = placeItems(["The bell is yours"]);
      const several = placeItems(["The bell is yours", "Raise your glasses"]);
      const title = /^(?:ctrT|t)itle/u;
      expect(named(alone, /^Ask/u).map(textOf)).toEqual(["The bell is yours"]);
      expect(sizeOf(alone, title)).toBeGreaterThan(sizeOf(several, title));
      expect(named(several, /^Action/u)).toHaveLength(2);
    });

    test("gives its rows the place of a contact where there is none", () => {
      const endOf = (contact?: string) =>
        Math.max(
          ...named(placeItems(["Look", "Listen", "Ask"], contact), /^Action/u).map(({ box }) =>
            bottomOf(box),
          ),
        );
      expect(endOf()).toBeGreaterThan(endOf("team@example.org"));
    });
  });

  test("goes on where they are many, and is mirrored", () => {
    const nextSteps = Array.from({ length: 16 }, (_, index) => ({
      date: `${index + 1} May`,
      action: "Do it",
    }));
    const pages = pagesOf(placeSlide({ ...slide, nextSteps }, { language: "ar", direction: "rtl" }));
    expect(pages.length).toBeGreaterThan(1);
    const [date, action] = [named(pages[0], /^Opening/u)[0], named(pages[0], /^Action/u)[0]];
    expect(date?.box.x).toBeGreaterThan(action?.box.x ?? Number.NaN);
  });
});

test("says whom to ask in type that listeners take down, below the rows, on a page of our own", () => {
  const [page] = pagesOf(placeSlide(slide, { template: { ...fullTemplate, style: plainStyle } }));
  const [contact] = named(page, /^body 16$/u);
  expect(contact?.text?.paragraphs[0]?.runs[0]?.size).toBe(28);
  const rows = named(page, /^(?:Row|Action)/u).map(({ box }) => bottomOf(box));
  expect(Math.max(...rows)).toBeLessThanOrEqual(contact?.box.y ?? 0);
});

test("a closing that only says whom to ask says so right below its title, in a template's own place where it has one", () => {
  const bare: ClosingSlide = { kind: "closing", title: "Contact", contact: "team@example.org" };
  const [own] = pagesOf(placeSlide(bare, { template: { ...fullTemplate, style: plainStyle } }));
  const [contact] = named(own, /^Contact$/u);
  const [title] = named(own, /^(?:ctrT|t)itle/u);
  expect(contact?.text?.paragraphs[0]?.runs[0]?.size).toBe(36);
  expect((contact?.box.y ?? 0) - bottomOf(title?.box ?? boxOf(0, 0, 0, 0))).toBe(inches(0.25));
  const [page] = pagesOf(placeSlide(bare));
  expect(named(page, /^body 16$/u).map(textOf)).toEqual(["team@example.org"]);
});

test.each(["center", "start"] as const)(
  "what stands below a title of ours is set as that: %s",
  (alignment) => {
    const layouts = fullTemplate.layouts.map((layout) => ({
      ...layout,
      placeholders: layout.placeholders.map((one) =>
        one.type === "title" ? { ...one, levels: one.levels.map((level) => ({ ...level, alignment })) } : one,
      ),
    }));
    const nextSteps = [{ action: "Come aboard", date: "30 March" }];
    const template = { ...fullTemplate, layouts, style: plainStyle };
    const [page] = pagesOf(placeSlide({ kind: "closing", title: "One date", nextSteps }, { template }));
    const [said] = named(page, /^Ask$/u);
    const set = said?.text?.paragraphs.map((paragraph) => paragraph.alignment ?? "start");
    expect(set).toEqual([alignment, alignment]);
  },
);
