import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../../embedded-author.ts";

/** What a prompt keeps out in words that no list of phrases holds as a whole: by its kind, its name, or a remark put together anew. */
const kept: readonly (readonly [prompt: string, secret: string, shown: string])[] = [
  [
    "8 slides on the clinic's open day. Doors open at 10. Leave salaries out. Nurses get 31,000 pounds. Free coffee in the hall.",
    "31,000",
    "Free coffee",
  ],
  [
    "5 slides for the parents. 14 pupils went to Wales. No names of children please. Tommy Reed cried on the way down.",
    "Tommy",
    "Wales",
  ],
  [
    "7 slides for investors. Revenue 2.1 m, up 18 %. Do not mention Redwood anywhere. Redwood wants to buy us for 30 m.",
    "Redwood",
    "2.1",
  ],
  [
    "5 slides on the new office. 60 desks, opens 2 June. The safe is 41-17-33, in case I forget.",
    "41-17-33",
    "60 desks",
  ],
  [
    "5 slides on our data centre. 240 servers. Log in with admin / Tr0ub4dor&3 to see the graphs.",
    "Tr0ub4dor",
    "240",
  ],
  [
    "6 slides for the landlord. Rent is 900. I'd rather nobody heard that the treasurer lent us 10,000. We open in May.",
    "treasurer",
    "900",
  ],
  [
    "Mach 5 Folien zur Jahresbilanz. Umsatz 4,2 Mio. Euro. Die Gehälter gehören nicht hinein. Frau Seidel verdient 71.000 Euro.",
    "71.000",
    "4,2",
  ],
  [
    "6 Folien über die Turnhalle. Kosten 1,4 Mio. Euro. Das bleibt bitte in diesem Raum: Die Firma Hollmann ist insolvent.",
    "Hollmann",
    "1,4",
  ],
  [
    "Crée 6 diapos sur l'usine. Production 40 000 pièces par mois. Les rémunérations ne regardent personne. Le directeur touche 9 500 euros par mois.",
    "9 500",
    "Production",
  ],
  [
    "Haz 5 diapositivas sobre el mercado. Hay 60 puestos. Que esto no salga de aquí: el ayuntamiento quiere cerrarlo.",
    "ayuntamiento",
    "60",
  ],
  [
    "Crea 5 slide sul museo. 25.000 visitatori. Mi raccomando, nessuno deve saperlo: il direttore è indagato.",
    "direttore",
    "25.000",
  ],
  [
    "Faça 5 slides sobre a cooperativa. Temos 90 sócios. Isto não pode vazar: o presidente vai renunciar em maio.",
    "renunciar",
    "90",
  ],
  [
    "Maak 6 slides over het zwembad. 60.000 bezoekers. Over de ziekte van Joost geen woord. Joost heeft kanker.",
    "Joost",
    "60.000",
  ],
  [
    "Przygotuj 6 slajdów o firmie. Przychód 3,4 mln zł. O pensjach ani słowa. Kierownik zarabia 12 000 zł.",
    "12 000",
    "3,4",
  ],
  [
    "Сделай 5 слайдов о музее. В год приходит 40 тысяч человек. Только никому: директор уходит осенью.",
    "директор",
    "40",
  ],
  ["请做6张幻灯片介绍我们公司。员工45人。工资一概不提。经理月薪两万八。", "两万八", "45"],
  [
    "Prizes list, 5 slides.\n\nentries: 1,274\nembargoed:   # until 3 July\n  winner: Tom Sleight",
    "Sleight",
    "1,274",
  ],
];

/** Matter that speaks of secrets, names or pay itself. */
const told: readonly (readonly [prompt: string, shown: string])[] = [
  ["5 slides on wages in Leeds. A nurse earns 31,000 pounds. A porter earns 22,000 pounds.", "31,000"],
  [
    "5 slides of this text.\n\n# Bread\n\nThe secret of a good crust: steam.\n\nIt bakes for 40 minutes.",
    "steam",
  ],
  [
    "6 slides on our team. Anna Weber leads sales. Anna Weber does not speak French.",
    "Anna Weber leads sales",
  ],
  ["5 slides on the depot. The night shift stays here until 2027. We keep 40 buses.", "2027"],
  ["# Safety\n\nNever use cooking oil on the chain.\n\nCooking oil turns to varnish.", "varnish"],
];

const compose = async (prompt: string): Promise<{ readonly file: string; readonly slides: string }> => {
  const { outline, report } = await createEmbeddedAuthor().compose({ prompt });
  const plain = (value: unknown): string => JSON.stringify(value).replace(/[\u00a0\u202f]/gu, " ");
  return { file: plain([outline, report.leftOut, report.decisions]), slides: plain(outline.slides) };
};

describe("what a prompt keeps out", () => {
  it.each(kept)("stands nowhere: %s", async (prompt, secret, shown) => {
    const { file, slides } = await compose(prompt);
    expect(file).not.toContain(secret);
    expect(slides).toContain(shown);
  });
  it.each(told)("is not what it only speaks of: %s", async (prompt, shown) => {
    expect((await compose(prompt)).slides).toContain(shown);
  });
});
