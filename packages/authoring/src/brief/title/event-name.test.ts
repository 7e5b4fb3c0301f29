import { expect, it } from "vitest";
import { readBrief } from "../read-brief.ts";
import { readAnnotated } from "../testing/read-annotated.ts";
import { isEvent, readEventName } from "./event-name.ts";

function nameOf(annotated: string, language: string): string {
  const [prompt] = readAnnotated(`=== x01 | ${language} | test\n${annotated}`);
  if (prompt === undefined) throw new Error("expected a prompt, got none");
  const { units, text } = prompt;
  return readEventName({ brief: readBrief(units, text, language), units, text, language });
}

it.each([
  ["en", "⟦request|something for the team meeting pls⟧", "Team meeting"],
  ["de", "⟦request|ich brauch was für die Mitgliederversammlung⟧", "Mitgliederversammlung"],
  ["fr", "⟦request|fais voir ça⟧ ⟦withhold|la réunion parle de Luc⟧", "Présentation"],
  ["fi", "⟦request|tee tästä jotain⟧", "Esitys"],
])("names a talk by its kind alone: %s %s", (language, given, want) => {
  expect(nameOf(given, language)).toBe(want);
});

it.each(["agm", "elternabend", "保護者会", "собрание", "학부모총회"])(
  "knows what people meet for: %s",
  (word) => {
    expect(isEvent(word)).toBe(true);
  },
);

it.each(["roof", "dach", "屋根", "крыша", "tagesdecke"])("knows what is no event: %s", (word) => {
  expect(isEvent(word)).toBe(false);
});
