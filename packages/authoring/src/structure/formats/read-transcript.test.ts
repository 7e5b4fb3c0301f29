import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../../embedded-author.ts";
import { type Block, toPlainLines } from "../blocks.ts";
import { isNoise, withoutNoise } from "../chatter.ts";
import { readStructure } from "../read-structure.ts";
import { readDecision, readTask, readTopic } from "./meeting-speech.ts";

function outlineOf(text: string): readonly string[] {
  return readStructure(text).blocks.map((block) => `${nameOf(block)} ${toPlainLines(block).join(" / ")}`);
}

function nameOf(block: Block): string {
  return block.kind === "heading" ? `h${block.level}` : block.kind;
}

const meeting = `Roof meeting – 3 November 2025
Attendees: Hannah (chair), Dev, Sofia

[00:00:12] Hannah: Okay, can everyone hear me?
[00:00:20] Dev: Yep.
[00:00:41] Hannah: So first topic, the roof.
[00:00:52] Sofia: We have three quotes, and the cheapest one is 44,750 euros without the scaffolding.
[00:01:30] Dev: The reserve fund holds 61,000 euros after the repair of the heating.
[00:02:05] Hannah: Perfect. So we decide: the offer of Kern with the scaffolding.
[00:02:30] Dev: I can do the invitation by 22 January.
[00:03:24] Hannah: Sofia, please ask for the warranty in writing until Friday.
[00:03:40] Sofia: Will do.
[00:04:40] Hannah: Then let's see each other next Monday. Bye!`;

const chat = `12.03.24, 09:02 - Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.
12.03.24, 09:02 - Jana: Moin, Sommerfest: wir haben zwei Angebote
12.03.24, 09:03 - Jana: Zelt Huber 1.900 Euro mit Aufbau, Zeltverleih Nord 1.450 Euro ohne Aufbau
12.03.24, 09:05 - Peter: 👍
12.03.24, 09:05 - Peter: <Medien ausgeschlossen>
12.03.24, 09:10 - Ute: Ich wäre für Huber
12.03.24, 09:11 - Peter: Dann nehmen wir Huber
12.03.24, 09:12 - Jana: Ich frage die Feuerwehr nach Tischen bis Freitag
12.03.24, 09:13 - Jana: Peter, kannst du die Einladung schreiben?`;

async function slidesOf(
  prompt: string,
): Promise<{ title: string; titles: readonly string[]; shown: string }> {
  const { outline } = await createEmbeddedAuthor().compose({ prompt });
  const shown = JSON.stringify(outline.slides.map(({ notes: _, ...slide }) => slide));
  return { title: outline.title, titles: outline.slides.map(({ title }) => title), shown };
}

describe("readStructure of chats and transcripts", () => {
  it("takes the stamps off and leaves out what says nothing", () => {
    expect(outlineOf(chat)).toEqual([
      "conversation Jana: Sommerfest: wir haben zwei Angebote / Jana: Zelt Huber 1.900 Euro mit Aufbau, Zeltverleih Nord 1.450 Euro ohne Aufbau / Ute: Ich wäre für Huber / Peter: Dann nehmen wir Huber / Jana: Ich frage die Feuerwehr nach Tischen bis Freitag / Jana: Peter, kannst du die Einladung schreiben?",
    ]);
    expect(readStructure(chat).leftOut.map(({ text }) => text)).toEqual([
      "Peter: 👍",
      "Peter: <Medien ausgeschlossen>",
    ]);
  });

  it.each([
    {
      what: "names with times above what they say",
      given:
        "Roof\n\nHannah   0:12\nWe have three quotes.\n\nDev   0:41\nThe fund has 61,000 euros.\n\nHannah   1:05\nKern is best.\n\nDev   1:20\nFine by me then.",
      want: [
        "h1 Roof",
        "conversation Hannah: We have three quotes. / Dev: The fund has 61,000 euros. / Hannah: Kern is best. / Dev: Fine by me then.",
      ],
    },
    {
      what: "subtitles, joined where they go on",
      given:
        "WEBVTT\n\n1\n00:01.000 --> 00:04.000\n<v Marc>Il reste\n\n2\n00:04.000 --> 00:05.000\n<v Marc>1 800 euros.\n\n3\n00:05.000 --> 00:06.000\n<v Ana>C'est peu.\n\n4\n00:06.000 --> 00:07.000\n<v Marc>Assez pour mai.\n\n5\n00:07.000 --> 00:08.000\n<v Ana>Et pour juin, rien.",
      want: [
        "conversation Marc: Il reste 1 800 euros. / Ana: C'est peu. / Marc: Assez pour mai. / Ana: Et pour juin, rien.",
      ],
    },
    {
      what: "subtitles that name nobody, as prose",
      given:
        "Rivers\n\n0:00\nrivers move sand\n0:04\nfrom the hills to the sea.\n0:09\nHarbours fill\n0:12\nwithin ten years.",
      want: [
        "h1 Rivers",
        "paragraph rivers move sand from the hills to the sea. Harbours fill within ten years.",
      ],
    },
    {
      what: "what stands below the talk",
      given:
        "10:00 Ana: It rains.\n10:01 Bob: Then we wait.\n10:02 Ana: How long?\n10:03 Bob: Until noon.\n\nThe meeting ended at noon.",
      want: [
        "conversation Ana: It rains. / Bob: Then we wait. / Ana: How long? / Bob: Until noon.",
        "paragraph The meeting ended at noon.",
      ],
    },
  ])("reads $what", ({ given, want }) => {
    expect(outlineOf(given)).toEqual(want);
  });

  it.each([
    "08:30 Registration: coffee\n09:15 Opening: the mayor\n10:00 Lecture: rivers\n11:30 Lunch: canteen\n13:00 Workshop: flow",
    "06:15 Ann opens the bakery.\n07:00 Bo sells the first rolls.\n08:00 Ann closes the oven.\n09:00 Bo goes home.",
    "08:30\nRegistration\n09:15\nOpening\n10:00\nLecture\n11:30\nLunch",
    "[10:02:11] INFO: start\n[10:02:12] ERROR: no disk\n[10:02:13] INFO: stop\n[10:02:14] ERROR: no net",
  ])("leaves programmes and logs to other readers", (given) => {
    expect(readStructure(given).format).toBe("plain text");
  });
});

describe("a deck of a transcript", () => {
  it("shows decisions, topics and who does what, and no spoken line as a title", async () => {
    const { titles, shown } = await slidesOf(meeting);
    expect(titles).toEqual(["Roof meeting – 3 November 2025", "Decisions · Roof", "Next steps"]);
    expect(shown).toContain("The offer of Kern with the scaffolding");
    expect(shown).toContain('{"action":"Do the invitation","owner":"Dev","date":"22 January"}');
    expect(shown).toContain('{"action":"Ask for the warranty in writing","owner":"Sofia","date":"Friday"}');
    expect(shown).not.toMatch(/00:0|hear me|Bye|Yep/u);
  });

  it("takes nothing for a decision in an interview", async () => {
    const interview =
      "The bridge\n\nReporter: Why a new one?\nMayor: The old one was built for 900 cars a day and carries 4,200 of them.\nReporter: Who pays?\nMayor: We decided to build it without a loan, and the state pays 60 percent.";
    const { titles } = await slidesOf(interview);
    expect(titles).not.toContain("Decisions");
  });

  it("is called by what a chat announces", async () => {
    const { title, titles, shown } = await slidesOf(chat);
    expect(title).toBe("Sommerfest");
    expect(titles.slice(1)).toEqual(["Entscheidungen", "Diskussion", "Nächste Schritte"]);
    expect(shown).toContain("Dann nehmen wir Huber");
    expect(shown).toContain('"owner":"Peter"');
  });
});

describe("what is said in meetings", () => {
  it.each([
    ["So we decide: mobile first.", "Mobile first."],
    ["We agreed to take the bus.", "Take the bus."],
    ["I'd go with Kern", "I'd go with Kern"],
    ["We had 31 degrees in July, so I'd go with the cooling", "I'd go with the cooling"],
    ["Wir beschließen, dass der Saal gestrichen wird.", "Der Saal gestrichen wird."],
    ["On décide de garder 500 euros.", "Garder 500 euros."],
    ["Мы решили купить лодку.", "Купить лодку."],
  ])("finds the decision in %s", (given, want) => {
    expect(readDecision(given)).toBe(want);
  });

  it.each([
    "Shall we go with Kern?",
    "We agree with you.",
    "I went with Kern to town.",
    "Wir sind dafür da.",
  ])("finds no decision in %s", (given) => {
    expect(readDecision(given)).toBeUndefined();
  });

  it.each([
    ["Yes, I can do the icons by Friday.", { owner: "Bo", task: "Do the icons by Friday" }],
    ["Ann, please write the plan.", { owner: "Ann", task: "Write the plan" }],
    ["Ann, kannst du die Einladung schreiben?", { owner: "Ann", task: "Die Einladung schreiben" }],
    ["Je vais appeler le traiteur.", { owner: "Bo", task: "Appeler le traiteur" }],
  ])("finds the task in %s", (given, want) => {
    expect(readTask(given, "Bo", ["Ann", "Bo"])).toEqual(want);
  });

  it.each([
    "I can see it.",
    "I'll be late.",
    "Ann, can you hear me?",
    "Anna, please write the plan.",
    "Can I go?",
  ])("finds no task in %s", (given) => {
    expect(readTask(given, "Bo", ["Ann", "Bo"])).toBeUndefined();
  });

  it.each([
    ["So first topic, checkout redesign.", "Checkout redesign"],
    ["Last thing, the support backlog.", "Support backlog"],
    ["Nächstes Thema: die Kasse", "Kasse"],
    ["The last thing I saw was a whale.", undefined],
  ])("reads the topic of %s", (given, want) => {
    expect(readTopic(given)).toBe(want);
  });

  it.each(["👍", "+1", "ok!", "<Media omitted>", "Danke!", "lol", "Merci", "Bis dann!", "好的"])(
    "knows that %s says nothing",
    (given) => {
      expect(isNoise(given)).toBe(true);
    },
  );

  it.each(["9 March, 5 weeks", "no heating", "Kern yes, Holzer no", "We meet at the good harbour"])(
    "knows that %s says something",
    (given) => {
      expect(isNoise(given)).toBe(false);
    },
  );

  it("keeps what is said behind a nod", () => {
    expect(withoutNoise("+1, but I want it in writing lol")).toBe("I want it in writing");
    expect(withoutNoise("ok. we meet approx. at noon. bring cups 🎉")).toBe(
      "We meet approx. at noon. Bring cups",
    );
  });
});
