import { expect, test } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../tag-units.ts";

const shownOf = (prompt: string): string =>
  tagUnits(readSource(prompt))
    .filter(({ place }) => place !== "nowhere")
    .map(({ text }) => text)
    .join(" ");

test.each([
  [
    "a Dutch label",
    "Maak 6 dia's over onze ijsclub. We hebben 438 leden. De baan is 3.000 m2.\n\nNiet erin: dat de penningmeester ruzie heeft met de buren, en dat de eigenaar wil verkopen.",
    "ruzie",
    "438 leden",
  ],
  [
    "an English label",
    "Make 6 slides on our ice club. We have 438 members. The rink is 3,000 m2.\n\nNot in there: that the treasurer quarrels with the neighbours, and that the owner wants to sell.",
    "quarrels",
    "438 members",
  ],
  [
    "a duty with a denial",
    "4 slides on the ferry. It carries 80 cars. The skipper's salary (41,200) doesn't need to be on there. It sails at 9.",
    "41,200",
    "80 cars",
  ],
  [
    "an order that explains itself",
    "6 slides for the crew. We sold 300 tickets. Leave out anything on the Fowey job, they hear next week. Bar opens at 6.",
    "Fowey",
    "300 tickets",
  ],
  [
    "an order with a decimal in it",
    "Slides for the branch please. Turnout was 71%. Do NOT put our floor of 3.5% on there, they read everything",
    "3.5%",
    "71%",
  ],
  [
    "a remark that points back",
    "5 slides on our kennels. We have 40 runs. The vet lost her licence. That's not going in. Open day is 4 May.",
    "licence",
    "40 runs",
  ],
  [
    "an item named by its number where nothing else speaks of a deck",
    "The reeve needs this for Friday. Item 2 is closed session so it can NOT be in there.\n1. Quay repairs begin 4 May\n2. Harrow claim. We may settle at 90,000\n3. Lamps cost 300",
    "90,000",
    "Lamps cost 300",
  ],
  [
    "what is nobody's business",
    "Brauch was zum Zeigen. Bauzeit 3. Mai bis 9. Juni. Dass der Pauli abgesprungen ist geht die Leut nix an, das bleibt draußen. Tonnen um 6 Uhr.",
    "Pauli",
    "Tonnen um 6 Uhr",
  ],
  [
    "what goes on about somebody",
    "5 slides for the choir. 62 singers came. Please don't bring up Alwyn. He was arrested in Crewe. Tea is at 4.",
    "Crewe",
    "62 singers",
  ],
  [
    "the rest of a numbered line that a few words open",
    "1. Roof. Repair costs £7,500.\n2. Complaints. A member was rude to a nurse at Elm House.\n3. Supper raised £642.\nMake 4 slides of it, leave the complaints item out",
    "Elm House",
    "£642",
  ],
  [
    "a German duty",
    "5 Folien zum Hoffest. 300 Gäste. Dass die Brauerei klagt, darf da auf keinen Fall drinstehen. Beginn 14 Uhr.",
    "Brauerei",
    "300 Gäste",
  ],
  [
    "a French wish",
    "5 diapos sur le marché. 60 étals. Il ne faut pas que ça apparaisse mais le boucher fait faillite. Ouvert le samedi.",
    "boucher",
    "60 étals",
  ],
  [
    "a Spanish warning",
    "5 diapositivas del club. 230 socios. Lo de la multa del estadio ni tocarlo. Cuota de 25 euros.",
    "multa",
    "230 socios",
  ],
  [
    "an Italian duty",
    "5 slide sul magazzino. 8.000 articoli. Il costo (4,20) non deve vedersi. Apre il 2 maggio.",
    "4,20",
    "8.000",
  ],
  [
    "a Polish wish",
    "5 slajdów o przedszkolu. 48 dzieci. O chorobie Zosi proszę nic nie pisać. Festyn w czerwcu.",
    "Zosi",
    "48 dzieci",
  ],
  [
    "who wants to tell it",
    "5 slides for the parents. 24 children. Mrs Lund is expecting but wants to tell everyone herself. Summer fair is 27 June.",
    "expecting",
    "24 children",
  ],
  [
    "a secret with an end",
    "5 diapos pour le personnel. 212 postes. Le rachat par Solvane doit rester confidentiel jusqu'à la signature. Prime de 800 euros.",
    "Solvane",
    "212 postes",
  ],
  [
    "whose business it is",
    "5 Folien für Kunden. Lieferzeit 6 Wochen. Der Einkaufspreis liegt bei 990 Euro, das geht den Kunden nichts an. Farbe Grün.",
    "990",
    "6 Wochen",
  ],
  [
    "a Dutch circle of two",
    "Graag 6 slides voor het personeel: 57 mensen. Dat Karin wordt vervangen weten alleen jij en ik. Nieuwe koffie in mei.",
    "Karin",
    "57 mensen",
  ],
  [
    "a Dutch silence",
    "5 dia's over de club. 340 leden. Dat de keeper weggaat houden we nog even stil. Start in mei.",
    "keeper",
    "340 leden",
  ],
])("%s keeps out what it names", (_, prompt, secret, shown) => {
  expect(shownOf(prompt)).not.toContain(secret);
  expect(shownOf(prompt)).toContain(shown);
});

test.each([
  [
    "a name",
    "Slides for the press. 9 plays. Ida Brandvold as Nora is embargoed until 1 August. 60 schools come. Brandvold also gives a class.",
    "Brandvold",
    "60 schools",
  ],
  [
    "a name behind a title",
    "6 Folien für den Vorstand. Umsatz 4 Mio. Herr Quast hat gekündigt, das weiß außer uns keiner. Neue Halle im Mai. Der Einkauf berichtet weiter an Herrn Quast.",
    "Quast",
    "Neue Halle",
  ],
  [
    "a code name",
    "Sales deck, 6 slides. North made 1.9m. Project Larch must not be named. Larch adds a subscription. Trip to Lisbon.",
    "subscription",
    "1.9m",
  ],
  [
    "an amount",
    "5 slides for the buyer. Rent is 2,400. We might accept 1,950. We want new windows. The 1,950 stays with us.",
    "1,950",
    "2,400",
  ],
])("%s that is withheld is withheld again where it is repeated", (_, prompt, secret, shown) => {
  expect(shownOf(prompt)).not.toContain(secret);
  expect(shownOf(prompt)).toContain(shown);
});

test.each([
  [
    "whom the deck is about",
    "4 slides for Otto's birthday. Otto was born in Gera. Otto's trip is a secret from him: Lisbon. Otto plays chess.",
    "chess",
  ],
  [
    "a year",
    "5 slides on the mill. Built in 1904. Don't mention the fire of 1904, they asked. It has 3 floors.",
    "Built in 1904",
  ],
  [
    "one of a list of names",
    "5 slides for the team. Ada leaves in May, they don't know yet. Rota: Ada, Ben, Cleo, Dan. We open at 8.",
    "Ben",
  ],
])("%s is not withheld for being named beside a secret", (_, prompt, shown) => {
  expect(shownOf(prompt)).toContain(shown);
});

test.each([
  [
    "a rule of matter without a deck",
    "# Shop rules\n\nOld prices should not be shown on the tag.\n\nWash hands for 20 seconds.",
    "Old prices",
  ],
  [
    "what does not show",
    "5 slides on frost. Frost does not appear before October. Leaves turn brown. Roots survive.",
    "before October",
  ],
  [
    "what may be shown",
    "5 slides for the strike meeting. The fund lasts 11 weeks, that one you can show. Pickets start at 6.",
    "11 weeks",
  ],
  [
    "what stands before a remark that tells its own secret",
    "5 slides for the parents.\n- new reading scheme in May\n- Mrs Holt is off with stress, keep that to yourself\n- sports day 3 July",
    "reading scheme",
  ],
])("%s is not kept out", (_, prompt, shown) => {
  expect(shownOf(prompt)).toContain(shown);
});

test("neither titles nor parts are read from a clause of a request that tells what it keeps back", () => {
  const units = tagUnits(
    readSource("Make 6 slides about the quarry, we sold 400 tonnes, the 90 cracked ones mustn't be seen"),
  );
  expect(units.filter(({ text }) => text.includes("cracked")).map(({ role }) => role)).toEqual(["withhold"]);
  const told = tagUnits(
    readSource(
      "hey slides for friday. we had 40 guests. the chef took 300 from the till, between us. make it fun",
    ),
  );
  expect(told.filter(({ text }) => text.includes("chef")).map(({ role }) => role)).toEqual(["withhold"]);
  const order = tagUnits(readSource("6 slides on the quarry. Salaries must not be shown on the slides."));
  expect(order.some(({ role, text }) => role === "content" && text.includes("Salaries"))).toBe(false);
});
