import { describe, expect, test } from "vitest";
import { named, pagesOf, placeSlide, textOf } from "../testing/place-slide.ts";

const onePoint = (title: string, text: string, lead?: string) =>
  pagesOf(
    placeSlide({
      kind: "bullets",
      title,
      items: [{ text: [{ text }], ...(lead !== undefined && { lead }) }],
    }),
  );

describe("a list of one point", () => {
  test("is said once where its title is the beginning of it", () => {
    const [page, another] = onePoint("Children under ten…", "Children under ten borrow every third book.");
    expect(another).toBeUndefined();
    expect(page?.title).toBe("Children under ten borrow every third book");
    expect(named(page, /^body 1$/u)).toEqual([]);
  });

  test("loses a lead-in that is its title", () => {
    const [page] = onePoint("Open questions", "Who looks after the pump", "Open questions");
    const said = (page?.elements ?? []).map(textOf).join("\n");
    expect(said.match(/Open questions/gu)).toHaveLength(1);
  });
});

test("a closing that is only its title stands lower than one with takeaways", () => {
  const [alone] = pagesOf(placeSlide({ kind: "closing", title: "Questions?" }));
  const items = [{ text: [{ text: "Ask" }] }];
  const [listed] = pagesOf(placeSlide({ kind: "closing", title: "Questions?", items }));
  const topOf = (page: typeof alone) => named(page, /^title/u)[0]?.box.y ?? 0;
  expect(topOf(alone)).toBeGreaterThan(topOf(listed));
});

test("an agenda does not number titles that bring their numbers", () => {
  const entries = [{ title: "1 Scope" }, { title: "2 Duties" }];
  const [page] = pagesOf(placeSlide({ kind: "agenda", title: "Agenda", entries }));
  expect(named(page, /^Entry/u).map(textOf)).toEqual(["Scope", "Duties"]);
  expect(named(page, /^Numeral/u).map(textOf)).toEqual(["1", "2"]);
});
