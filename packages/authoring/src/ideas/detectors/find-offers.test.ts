import { describe, expect, it } from "vitest";
import { toPlainText } from "../../text/markup/rich-text.ts";
import { bestOfList } from "./matter.fixture.ts";

function rowsOf(items: readonly string[], language = "en"): readonly string[] {
  const body = bestOfList(items, "", language)?.body;
  if (body?.kind !== "table") return [];
  return [
    body.columns.map(({ heading }) => heading),
    ...body.rows.map(({ cells }) => cells.map(toPlainText)),
  ].map((cells) => cells.join(" | "));
}

describe("things of which the same measures are told", () => {
  it("are the columns of a table, their measures its rows", () => {
    expect(
      rowsOf([
        "Van: 38,000 bought, minus 6,000 grant, range 420 km, load 1.1 t, CO2 0.9 t per year",
        "Cargo bike: 7,900 bought, no grant, range about 80 km, load 0.2 t, quiet, CO2 0.1 t per year",
      ]),
    ).toEqual([
      " | Van | Cargo bike",
      "Bought | 38,000 | 7,900",
      "Grant | Minus 6,000 | No grant",
      "Range | 420 km | About 80 km",
      "Load | 1.1 t | 0.2 t",
      "CO2 | 0.9 t per year | 0.1 t per year",
      " | – | Quiet",
    ]);
  });

  it("are read in German, and three of them as well", () => {
    expect(
      rowsOf(
        [
          "Halle A: Miete 400 €, Plätze 90, Anfahrt 12 km",
          "Halle B: Miete 650 €, Plätze 140, Anfahrt 3 km",
          "Halle C: Miete 0 €, Plätze 60, Anfahrt 20 km",
        ],
        "de",
      )[1],
    ).toBe("Miete | 400 € | 650 € | 0 €");
  });

  it("may have a firm in brackets behind their names", () => {
    expect(
      rowsOf([
        "Tent hire (B. Marsh Ltd.): price 900 €, setup 4 hours, room for 80",
        "Town hall (Mayor's off.): price 650 €, setup 1 hour, room for 120",
      ])[0],
    ).toBe(" | Tent hire (B. Marsh Ltd.) | Town hall (Mayor's off.)");
  });

  it("are compared where only their units are the same, and what stands below them is left a list", () => {
    const items = [
      "Small - 4 hours, music only, $650",
      "Large - 8 hours, lights, fog, $1,490",
      "extra hour $120",
      "deposit 30%, paid in May",
    ];
    expect(bestOfList(items)).toMatchObject({
      title: "Small or Large",
      body: {
        kind: "comparison",
        options: [{ heading: "Small", points: [{}, {}, {}] }, { heading: "Large" }],
      },
    });
  });

  it.each([
    {
      why: "measures of their own",
      items: ["Hall: rent 400, seats 90, built 1911", "Van: load 2 t, tank 60 l, age 4"],
    },
    { why: "things without figures", items: ["Tea: green, black, white", "Coffee: strong, weak, cold"] },
    {
      why: "one shared measure",
      items: ["Oak: height 20 m, leaves, acorns", "Elm: height 30 m, bark, seeds"],
    },
    {
      why: "five things",
      items: [1, 2, 3, 4, 5].map(
        (index) => `Plot ${"ABCDE"[index - 1]}: rent ${index}0 €, size ${index} m, 1 tap`,
      ),
    },
  ])("are none where there are $why", ({ items }) => {
    const best = bestOfList(items);
    expect(best?.body.kind === "comparison" || best?.title !== undefined).toBe(false);
  });
});
