import { expect, it } from "vitest";
import { createChart } from "./find-chart.ts";

it("stresses one of two columns that have the same heading", () => {
  const column = (heading: string, values: readonly number[]) => ({
    heading,
    kind: "number" as const,
    values,
    decimals: 0,
    cells: values.map(String),
  });
  const labels = {
    heading: "Year",
    kind: "time" as const,
    values: [],
    decimals: 0,
    cells: ["2021", "2022", "2023"],
  };
  const series = [column("Plan", [10, 14, 18]), column("Actual", [12, 13, 19]), column("Plan", [11, 15, 17])];
  const found = createChart({ labels, series, main: "Plan" }, { language: "en", subject: "" });
  const body = found?.body.kind === "chart" ? found.body : undefined;
  expect(body?.chart.series.map(({ highlighted }) => highlighted)).toEqual([true, undefined, undefined]);
});
