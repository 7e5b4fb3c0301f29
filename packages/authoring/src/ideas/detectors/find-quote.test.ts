import { describe, expect, it } from "vitest";
import { splitSentences } from "../../text/sentences/sentences.ts";
import { detectInSentences } from "./detectors.ts";

function quoteOf(text: string, language: string): readonly (string | undefined)[] | undefined {
  const sentences = splitSentences(text, language).map(({ start, end }) => text.slice(start, end));
  const [best] = detectInSentences(sentences, { language, heading: "", subject: "" });
  const body = best?.exhibit.body;
  return body?.kind === "quote" ? [body.quotation, body.name, body.role].filter(Boolean) : undefined;
}

describe("findSaid", () => {
  it.each([
    [
      "en",
      'Quote by Ann Clear: "You fall. You rise to your systems." About 20 minutes.',
      ["You fall. You rise to your systems.", "Ann Clear"],
    ],
    [
      "en",
      'Testimonial: "I got my Sundays back." (Lien, Ghent). We clean 12,000 homes.',
      ["I got my Sundays back.", "Lien", "Ghent"],
    ],
    [
      "en",
      'A client said "Rex finally walks past the postman" and I want that big.',
      ["Rex finally walks past the postman", "A client"],
    ],
    [
      "en",
      '"Nobody is the boss of the snacks" - Mehmet, 11 years',
      ["Nobody is the boss of the snacks", "Mehmet", "11 years"],
    ],
    [
      "en",
      'A visitor in 1868 wrote in her diary "the men walk backwards all day", which gets a laugh.',
      ["the men walk backwards all day", "A visitor in 1868"],
    ],
    [
      "en",
      '"This was the best course I ever did," wrote Sam from Leeds.',
      ["This was the best course I ever did", "Sam from Leeds"],
    ],
    [
      "en",
      'Our founder Peg Lowry said "if you can talk you can sing".',
      ["if you can talk you can sing", "Peg Lowry", "our founder"],
    ],
    [
      "fr",
      "Comme disait ma grand-mère : « Une tarte sans beurre n'est pas une tarte. »",
      ["Une tarte sans beurre n'est pas une tarte.", "Ma grand-mère"],
    ],
    [
      "nl",
      "Mevrouw De Wit schreef ons: 'Zonder jullie had ik mijn tuin nooit meer gezien.' Die mag erin.",
      ["Zonder jullie had ik mijn tuin nooit meer gezien.", "Mevrouw De Wit"],
    ],
    [
      "it",
      "«Senza di voi avrei chiuso», ci ha detto Marta, la fornaia.",
      ["Senza di voi avrei chiuso", "Marta", "la fornaia"],
    ],
    ["es", 'Testimonio: "Por fin duermo bien" (Rosa, 62 años)', ["Por fin duermo bien", "Rosa", "62 años"]],
    ["ja", "田中さんは「この町が一番好きです」と言いました。", ["この町が一番好きです", "田中さん"]],
    ["zh", "客户李女士说:“你们的服务让我很安心。”", ["你们的服务让我很安心。", "客户李女士"]],
  ])("sets words apart with who said them (%s: %s)", (language, text, want) => {
    expect(quoteOf(text, language)).toEqual(want);
  });

  it.each([
    ["en", 'The book "Thinking, Fast and Slow" sold well and Ann liked it.'],
    ["en", "The report says: costs rose by 4 percent in May."],
    ["en", 'We call this the "take one and leave one" shelf, and people love it.'],
    ["en", 'Ann said we should buy "the cheap green chairs" and not the blue ones.'],
    ["en", 'A client told us "it is fine now" and paid 4,200 for the second year.'],
    ["en", "Ben always brings: cups, plates and a cloth."],
    ["en", "It's the dogs' best day and the owners' worst."],
  ])("takes no other sentence for one (%s: %s)", (language, text) => {
    expect(quoteOf(text, language)).toBeUndefined();
  });
});
