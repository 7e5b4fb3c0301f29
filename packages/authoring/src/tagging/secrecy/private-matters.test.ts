import { expect, test } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { callsPrivate } from "../../text/lexicon/secrecy/private-matters.ts";
import { tagUnits } from "../tag-units.ts";

const shownOf = (prompt: string): string =>
  tagUnits(readSource(prompt))
    .filter(({ place }) => place !== "nowhere")
    .map(({ text }) => text)
    .join(" ");

test.each([
  [
    "somebody's own affair",
    "4 slides for the darts league. 12 teams play on Tuesdays. Why Dougie and the wife split is his own affair. Finals are on 21 June.",
    "Dougie",
    "12 teams",
  ],
  [
    "an affair of the family",
    "Prepara 6 slide per zio Aldo. Ha fatto il falegname per 44 anni. I debiti della segheria sono affari di famiglia. La messa è alle 10.30.",
    "segheria",
    "44 anni",
  ],
  [
    "what is told for the maker's information alone",
    "5 slajdów o wycieczce do Gdańska. Koszt 145 zł. Tata Oli stracił pracę, to tylko dla Pana wiadomości. Wyjazd o 7:30.",
    "Oli",
    "145",
  ],
  [
    "what stays where people work",
    "Mi serve una presentazione per i clienti, 5 slide. La sedia costa 210 euro. A noi il faggio ne costa 34 ma questo naturalmente resta in officina. Consegna in tre settimane.",
    "34",
    "210 euro",
  ],
  [
    "what somebody dreads to be asked, and what goes with it",
    "7 slides on ten years of our surgery. We treat 6,300 animals. The lawsuit was awful and I don't fancy being asked about it. Same goes for the mortgage. Kittens are half price in May.",
    "mortgage",
    "6,300",
  ],
  [
    "who wants something kept anonymous",
    "Slides for the parish please. The roof costs 260,000 euro. There was a gift from Mr Quirke but he wants it kept anonymous so don't name him. Work starts in May.",
    "Quirke",
    "260,000",
  ],
  [
    "what is not to be brought up, in a sentence cut by a dash",
    'I need slides on our verges. We counted bees on 36 verges. A referee called the plan "hopeless" – I know, don\'t bring that up. We walked each one ten times.',
    "hopeless",
    "36 verges",
  ],
  [
    "a secret in a long sentence that names the slides, not the line before it",
    "hola, haz una presentacion para los invitados de la boda\n\nllegar: autobús a las 11:15\ndormir: Casa Encina 60 € por persona, hay que ir en taxi\n\nah y en secreto, a las 17:30 entra la tuna del primo con un flashmob, los novios no lo saben y van a ver las diapos, no lo pongas por favor",
    "tuna",
    "Encina",
  ],
  [
    "who is to be spared, with what he did",
    "5 slides for the customer call on the outage. Checkout failed at 09:12. The cause was that Piotr switched the backup off and forgot, he feels awful and I won't have him hung out to dry. All was well at 10:18.",
    "Piotr",
    "10:18",
  ],
  [
    "who is to be spared, in German",
    "4 Folien zum Stromausfall für die Kollegen. 340 Teile Ausschuss. Der Azubi hat den falschen Schalter erwischt, ich will nicht, dass er dumm dasteht. Der Schaltschrank bekommt ein Schloss.",
    "Azubi",
    "340",
  ],
  [
    "the pay of a person in a bracket",
    "Welcome slides for our new vet Dr Osei, starts 3 Nov. Surgery is open Tuesday to Friday. (he's on 58k, the nurses would riot)",
    "58k",
    "Tuesday",
  ],
])("keeps back %s", (_, prompt, secret, shown) => {
  expect(shownOf(prompt)).not.toContain(secret);
  expect(shownOf(prompt)).toContain(shown);
});

test.each([
  "Bruni is a family business since 1950.",
  "She started her own business in 2019.",
  "The meat stays in the kitchen until noon.",
  "Das Buch bleibt in der Firma.",
  "Nobody wants to be asked twice.",
  "For your information: doors open at 7.",
  "Just for your reference card you need a photo.",
  "They want it to be quiet on the platform.",
  "Patients are asked about it at every visit.",
  "We don't want machines to be left running.",
  "Never let the pan get hot without oil.",
  "Il vino resta in cantina due anni.",
  "Nie wymieniaj baterii sam.",
])("reads no word of privacy in: %s", (text) => {
  expect(callsPrivate(text)).toBe(false);
});

test("shows what pays in general, and other amounts that a person has", () => {
  const prompt =
    "Make 5 slides on careers in nursing. A new nurse is on 29,970. Mrs Bell has run the ward since 2009 and she is on 40 committees.";
  expect(shownOf(prompt)).toContain("29,970");
  expect(shownOf(prompt)).toContain("committees");
});
