import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { tagUnits } from "../tag-units.ts";

function shownOf(prompt: string): string {
  const shown = tagUnits(readSource(prompt)).filter(({ place }) => place === "slide");
  return shown.map(({ text }) => text).join("\n");
}

describe("the lines of a programme", () => {
  it.each([
    {
      prompt:
        "hola! necesito una presentacion para los invitados, que salga el horario\n\nhorario\n12:30 Ceremonia en la ermita\n13:30 Cóctel en el jardín\n15:00 Comida\n18:00 Baile\n01:30 último autobús",
      want: ["horario", "12:30 Ceremonia", "15:00 Comida", "01:30 último"],
    },
    {
      prompt:
        "町内会の夏祭りのスライドを作ってください。当日の流れ、担当の順で。\n\n15:00 準備開始\n17:00 開会のあいさつ\n20:00 抽選会\n21:00 片付け\n\nよろしくお願いいたします。",
      want: ["15:00 準備開始", "20:00 抽選会", "21:00 片付け"],
    },
    {
      prompt:
        "Hej! Kan du göra några bilder om städdagen? Tack!\n\n09.30 Samling vid cykelstället, kaffe\n10.00 Arbete i tre grupper\n12.30 Korvgrillning\n14.00 Slut\n\n/Anders",
      want: ["09.30 Samling", "10.00 Arbete", "12.30 Korvgrillning", "14.00 Slut"],
    },
    {
      prompt:
        "Buongiorno, mi servono delle slide per l'assemblea.\n\n9:30 registrazione\n10:00 relazione del presidente\n12:30 pranzo insieme\n\nGrazie",
      want: ["9:30 registrazione", "10:00 relazione", "12:30 pranzo"],
    },
    {
      prompt:
        "Slides for the swim meet please.\n\nJuniors, lanes one to four, 9:30\nSeniors, lanes one to four, 10:15\nRelay, all lanes, 11:00",
      want: ["Juniors, lanes one to four, 9:30", "Relay, all lanes, 11:00"],
    },
  ])("are shown: $want", ({ prompt, want }) => {
    const shown = shownOf(prompt);
    for (const line of want) expect(shown).toContain(line);
  });

  it("are not shown where they are kept out", () => {
    const prompt =
      "Slides for the wedding guests please.\n\n12:30 Ceremony\n13:30 Drinks\n15:00 Dinner\n17:30 surprise flash mob, do not put this on the slides\n18:00 Dancing";
    expect(shownOf(prompt)).not.toContain("flash mob");
  });

  it("are none in a chat, nor where times go back", () => {
    const chat =
      "[10:02] Ines: can you make slides\n[10:03] Tom: sure thing\n[10:05] Ines: thank you so much";
    expect(shownOf(chat)).not.toContain("sure thing");
    const back = "Please make slides about tea.\n\n14:00 sent from my phone\n09:10 hello again\n08:00 thanks";
    expect(shownOf(back)).not.toContain("hello again");
  });

  it("are no numbers of sections", () => {
    const [first] = tagUnits(
      readSource("Menu\n\n2.10 Section two\n2.11 Section three\n2.12 Section four"),
    ).filter(({ text }) => text.includes("Section two"));
    expect(first?.marker).toBe("2.10");
  });
});
