import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../../embedded-author.ts";

/** An order that names what stands elsewhere, or a label that hands over what follows. */
const kept: readonly (readonly [prompt: string, secret: string, shown: string])[] = [
  [
    "Please make 6 slides from the minutes below.\n\nThe new pump costs £2,260 and lasts ten years.\nThe hall was painted in May.\nD. Selwyn, plot 33, owes £144 rent.\n\nThe bit about plot 33 must not be in it anywhere.",
    "144",
    "2,260",
  ],
  [
    "Семь слайдов для спонсоров приюта. У нас 64 собаки. Чиповать бесплатно нам помогает врач из клиники. Про врача нигде не упоминать.",
    "клиники",
    "64",
  ],
  [
    "6 slides for the parents' evening please.\n\nThe minibus needs four new tyres.\nDanny shouts at the little ones.\nSubs stay at 40 a term.\n\nPlease drop what I said on Danny, he sits in the front row.",
    "shouts",
    "tyres",
  ],
  [
    "Turn these notes into 6 slides for our landowners.\n\n54 of the 63 young were ringed.\n\nBest sites (for my own reference, NOT for showing): Box 7 at Tarn Beck barn, 6 young. Box 19 at Skelgill Farm, 5 young.",
    "Skelgill",
    "63",
  ],
  [
    "Vorrei 6 slide sulla chiusura della funivia.\n\nLa navetta parte sei volte al giorno.\n\nSolo per lei, perché capisca il clima: la fune doveva arrivare un anno fa e siamo in causa per 340.000 euro.",
    "340",
    "navetta",
  ],
];

/** Words that only deny something, or that an order shares with the topic. */
const open: readonly (readonly [prompt: string, shown: string])[] = [
  [
    "Quiero 6 diapositivas para los nuevos de la lavandería.\nCalandra: 170 grados. Si se atasca NO se tira: barra roja y llamar a Paqui.\nDoblado: toalla en tres con el logo hacia fuera.",
    "logo",
  ],
  [
    "Il me faut 6 diapos pour les familles d'accueil.\n- pas besoin de jardin ! Un appartement va très bien. Par contre le chiot ne doit pas rester seul plus de 4 heures\n- l'école paie les croquettes",
    "appartement",
  ],
  [
    "Just one slide, our structure as an org chart. Mina Holt runs the company. Agnes Brandt leads sales. No photos, names and numbers only.",
    "Agnes",
  ],
  [
    "Please make 8 slides of this report for the village.\n\n# What went wrong\nA third of the willows died in May.\nThe path was shut for four months.\n\n# Cost\nIt cost 684,000.\n\nDon't hide what went wrong.",
    "willows",
  ],
  [
    "6 slides for the anglers please.\n\n# Otters\nOtters eat 46 % small fish.\n\n# Next\nWe fence three ponds by March and meet the anglers.\n\nLeave the last slide for questions and when we meet.",
    "fence",
  ],
  [
    "Please make 6 slides for new pickers out of this.\n\nThe season starts on 4 June and lasts six weeks.\nSpraying: stay out of blocks with a red flag for 24 hours.\nIn an emergency give the block number on the white post.",
    "emergency",
  ],
  [
    "7 slides about our allotments for the council, nothing about the hedge dispute. There are 48 plots. The hedge is 1.2 kilometres long and holds 14 kinds of birds. Rent is 60 pounds.",
    "14 kinds",
  ],
  [
    "I need 9 slides for the rowing club's meeting, warm, no begging.\n\nWhat I've got, in no order, sorry, typing this in the boathouse with wet hands on:\n- six boats, the oldest built in 1961, named \"Otter\".\n- the slipway is oak, and its south corner has rot.\n- so we have not rowed since 8 March, 31 weeks by the meeting",
    "1961",
  ],
];

const author = createEmbeddedAuthor();

describe("what an order names elsewhere", () => {
  it.each(kept)("stands nowhere: %s", async (prompt, secret, shown) => {
    const { outline } = await author.compose({ prompt });
    expect(JSON.stringify(outline)).not.toContain(secret);
    expect(JSON.stringify(outline)).toContain(shown);
  });

  it.each(open)("leaves alone what is no order of silence: %s", async (prompt, shown) => {
    const { outline } = await author.compose({ prompt });
    expect(JSON.stringify(outline)).toContain(shown);
  });
});
