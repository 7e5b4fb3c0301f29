// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { documentReport, modelReport, topicReport } from "../../testing/sample-reports.ts";
import { texts } from "../../texts/texts.ts";
import { ReportCard } from "./report-card.tsx";

afterEach(cleanup);

/** Returns what unfolds under a name, as one text; undefined where it is not there. */
function readPart(name: string): string | undefined {
  const summary = screen.queryByText(
    (_, element) => element?.tagName === "SUMMARY" && element.textContent?.startsWith(name) === true,
  );
  return summary?.parentElement?.textContent ?? undefined;
}

test("a document's report says who wrote it and how it was read, and unfolds the rest", () => {
  render(<ReportCard report={documentReport} />);
  const card = screen.getByRole("region", { name: texts.report.heading });
  within(card).getByText(`${texts.report.author(documentReport.author)} ${texts.report.mode.document}`);
  expect(readPart(texts.report.understood)).toContain("Audiencethe board");
  expect(readPart(texts.report.decisions)).toContain("Meant for: the board.");
  expect(readPart(texts.report.leftOut)).toContain("Spare parts took five days");
  expect(readPart(texts.report.leftOut)).toContain(texts.report.withheld);
  expect(readPart(texts.report.unfounded)).toBeUndefined();
  expect(screen.queryByText(texts.report.questionsHeading)).toBeNull();
});

test("a deck of questions says why, and names what would fill it", () => {
  render(<ReportCard report={topicReport} />);
  screen.getByRole("heading", { name: texts.report.questionsHeading });
  screen.getByText(texts.report.fillWithMaterial);
  screen.getByText(texts.report.fillWithModel);
  expect(screen.getByRole("link", { name: texts.report.addMaterial }).getAttribute("href")).toBe("#/");
  expect(readPart(texts.report.leftOut)).toBeUndefined();
});

test("where the model failed, it says so and offers another try, not a setting", () => {
  const author = { name: "embedded", reason: "model_timeout", replaced: 0 } as const;
  render(<ReportCard report={{ ...topicReport, author }} />);
  screen.getByText(/took too long/);
  screen.getByText(texts.report.fillByRetry);
  expect(screen.queryByText(texts.report.fillWithModel)).toBeNull();
});

test("what a model wrote that is not in the text stands open, with its slide", () => {
  render(<ReportCard report={modelReport} />);
  const facts = screen.getByText("38 % of households");
  expect(facts.closest("details")?.open).toBe(true);
  expect(facts.closest("li")?.textContent).toContain(texts.report.slide(4));
  screen.getByText(/1 of them was made without it/);
  expect(screen.queryByText(texts.report.questionsHeading)).toBeNull();
});
