import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../../embedded-author.ts";
import { type Block, toPlainLines } from "../blocks.ts";
import { readStructure } from "../read-structure.ts";
import { isGreeting } from "./mail-words.ts";

function outlineOf(text: string): readonly string[] {
  return readStructure(text).blocks.map((block) => `${nameOf(block)} ${toPlainLines(block).join(" / ")}`);
}

function nameOf(block: Block): string {
  return block.kind === "heading" ? `h${block.level}` : block.kind;
}

const english = `From: Ann Lee <ann@example.org>
To: Bo Berg; Cy Diaz
Date: Tue, 14 Oct 2025 16:42
Subject: RE: Fwd: [quay] New crane for the north quay

Hi Bo, Cy,

Thanks for the call.

The crane costs €214,000 and comes on 1 December 2025.

Best,
Ann

Ann Lee | Head of Quays
This e-mail is confidential and intended only for the addressee.

On Mon, 13 Oct 2025 at 09:15, Bo Berg wrote:
> Ann,
>
> the bank pays 60 % of it.
>
> Bo

> On Fri, 10 Oct 2025 at 17:58, Cy Diaz
> wrote:
>> The old crane lifts 12 tonnes.
>> Cy
`;

const german = `Von: Jana Köhler
Gesendet: Dienstag, 4. März 2025 09:12
An: Team Fertigung
Betreff: AW: WG: Umbau der Halle 3

Liebe Kolleginnen und Kollegen,

der Umbau beginnt am 7. April und kostet 380.000 Euro.

Mit freundlichen Grüßen
Jana Köhler

-----Ursprüngliche Nachricht-----
Von: Peter Lang
Gesendet: Montag, 3. März 2025 17:40
An: Jana Köhler
Betreff: Umbau der Halle 3

Die Statik ist geprüft.

Gruß
Peter`;

describe("readStructure of mails", () => {
  it("parts a quoted thread by its writers", () => {
    expect(outlineOf(english)).toEqual([
      "list - From: Ann Lee / - Date: 14 Oct 2025 / - Subject: New crane for the north quay",
      "paragraph The crane costs €214,000 and comes on 1 December 2025.",
      "h2 Bo Berg, 13 Oct 2025",
      "paragraph The bank pays 60 % of it.",
      "h2 Cy Diaz, 10 Oct 2025",
      "paragraph The old crane lifts 12 tonnes.",
    ]);
  });

  it("parts a thread whose mails stand one below the other, in another language", () => {
    expect(outlineOf(german)).toEqual([
      "list - Von: Jana Köhler / - Gesendet: 4. März 2025 / - Betreff: Umbau der Halle 3",
      "paragraph Der Umbau beginnt am 7. April und kostet 380.000 Euro.",
      "h2 Peter Lang, 3. März 2025",
      "paragraph Die Statik ist geprüft.",
    ]);
  });

  it("reports what mails hold besides their text", () => {
    const { format, title, leftOut } = readStructure(english);
    expect([format, title]).toEqual(["e-mail", "New crane for the north quay"]);
    expect(leftOut.map(({ reason, text }) => `${reason}: ${text}`)).toEqual([
      "head of a mail: To: Bo Berg; Cy Diaz",
      "signature: Best, · Ann · Ann Lee | Head of Quays · This e-mail is confidential and intended only for the addressee.",
      "greeting: Hi Bo, Cy,",
      "thanks: Thanks for the call.",
      "signature: Bo",
      "greeting: Ann,",
      "signature: Cy",
    ]);
  });

  it.each([
    {
      what: "a memo",
      given: "To: All staff\nSubject: Parking\n\nFrom 1 June there are 80 spaces.",
      want: ["paragraph From 1 June there are 80 spaces."],
    },
    {
      what: "an answer without a head",
      given:
        "Hola Marta:\n\nFaltan 2.300 € para la carpa.\n\nUn saludo,\nLuis\n\nEl lun, 5 may 2025 a las 9:15, Marta Gil (<marta@example.org>)\nescribió:\n> Luis,\n> la carpa cuesta 6.900 €.\n> Marta",
      want: [
        "paragraph Faltan 2.300 € para la carpa.",
        "h2 Marta Gil, 5 may 2025",
        "paragraph La carpa cuesta 6.900 €.",
      ],
    },
    {
      what: "what is quoted between the lines of an answer",
      given: "From: a@b.org\nTo: c@d.org\nSubject: Boat\n\n> How much is it?\n\nIt costs 5,000 €.",
      want: [
        "list - From: a@b.org / - Subject: Boat",
        "quote How much is it?",
        "paragraph It costs 5,000 €.",
      ],
    },
  ])("reads $what", ({ given, want }) => {
    expect(outlineOf(given)).toEqual(want);
  });

  it.each([
    "From: London\nTo: Paris\nDate: 5 May\nPrice: 120 €",
    "Subject: Maths\nDate: 5 May\nTopic: fractions",
    "Q: When?\nA: At noon.",
    "She wrote on 5 May, and this is what Ann wrote:\nIt rains.",
  ])("leaves other texts to other readers: %s", (given) => {
    expect(readStructure(given).format).toBe("plain text");
  });

  it.each([
    "Hi Tom, Louise,",
    "Sehr geehrte Frau Lang,",
    "Hola Marta:",
    "Priya,",
    "Павел, добрый день!",
    "各位",
  ])("knows a greeting: %s", (line) => {
    expect(isGreeting(line)).toBe(true);
  });

  it.each(["Dear prices keep guests away from us.", "Costs:", "Hi Tom, can you call?", "Budget"])(
    "knows what is none: %s",
    (line) => {
      expect(isGreeting(line)).toBe(false);
    },
  );

  it("calls the deck by the subject and shows neither head nor signature", async () => {
    const { outline } = await createEmbeddedAuthor().compose({ prompt: english });
    expect(outline.title).toBe("New crane for the north quay");
    expect(JSON.stringify(outline.slides.map(({ notes: _, ...slide }) => slide))).not.toMatch(
      /RE:|From:|ann@example|Hi Bo|Best,|confidential/u,
    );
  });
});
