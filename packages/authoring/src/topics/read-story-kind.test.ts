import { describe, expect, it } from "vitest";
import type { Brief } from "../brief/brief.ts";
import { readStoryKind } from "./read-story-kind.ts";
import type { StoryKind } from "./story-kinds.ts";

const told: readonly [language: string, topic: string, brief: Partial<Brief>, want: StoryKind][] = [
  ["en", "Why we should move the warehouse to Leipzig", { audience: "the board" }, "proposal"],
  ["en", "Why Did the Western Roman Empire Collapse?", {}, "question"],
  ["en", "photosynthesis", { audience: "4th graders" }, "lesson"],
  [
    "en",
    "Photosynthesis",
    { instruction: "I need slides for my biology class about photosynthesis" },
    "lesson",
  ],
  ["en", "Electric vs Hydrogen Buses", {}, "comparison"],
  ["en", "PawPath", { genre: "pitch deck" }, "pitch"],
  ["en", "Grandma's 80th birthday", {}, "celebration"],
  ["en", "Two Weeks in the Azores", {}, "travel"],
  ["en", "cold-chain vaccine delivery", { audience: "regional health officers" }, "general"],
  ["en", "Home insulation", {}, "general"],
  ["en", "Ada Lovelace", {}, "person"],
  ["en", "Iceland", {}, "place"],
  ["en", "Kubernetes basics", {}, "explanation"],
  ["de", "Kreislaufwirtschaft im Handwerk", {}, "general"],
  ["de", "Warum ist der Himmel blau?", {}, "question"],
  ["de", "Moose", { audience: "Klasse 6" }, "lesson"],
  ["de", "Quartalsbericht Vertrieb", {}, "quarterly"],
  ["fr", "Faut-il interdire les téléphones au collège ?", {}, "debate"],
  ["fr", "Bilan du projet de la mare", {}, "review"],
  ["es", "historia del cacao", {}, "history"],
  ["es", "Cómo cuidar el musgo", {}, "howTo"],
  ["it", "il Rinascimento a Urbino", { audience: "la terza media" }, "lesson"],
  ["pt", "Lançamento do novo ferry", {}, "launch"],
  ["pl", "Jak założyć ogród deszczowy?", {}, "howTo"],
  ["nl", "Hoe werkt een warmtepomp?", {}, "explanation"],
  ["sv", "höstens fåglar i Norrbotten", {}, "nature"],
  ["da", "Hvorfor er himlen blå?", {}, "question"],
  ["ru", "озеро Байкал", { audience: "урока географии в 6 классе" }, "lesson"],
  ["ru", "Озеро Байкал", {}, "place"],
  ["uk", "перша допомога", { genre: "навчальний матеріал" }, "training"],
  ["cs", "pravidelný úklid kanceláří", { genre: "obchodní nabídku" }, "offer"],
  ["fi", "Tervetuloa", { genre: "perehdytysesitys" }, "onboarding"],
  ["tr", "Nefesli", { genre: "lansman sunumu" }, "launch"],
  ["hu", "napelemes rendszer", { genre: "árajánlatot" }, "offer"],
  ["hi", "गाँव पुस्तकालय", { genre: "चंदा जुटाने वाली प्रस्तुति" }, "campaign"],
  ["zh", "新员工入职", {}, "onboarding"],
  ["ja", "苔の育て方", {}, "howTo"],
  ["ko", "김치는 왜 발효될까?", {}, "question"],
  ["ar", "مقارنة بين الشاي والقهوة", {}, "comparison"],
];

const mistaken: readonly [topic: string, not: StoryKind][] = [
  ["Lessons from the pandemic", "lesson"],
  ["The Apollo 11 launch", "launch"],
  ["Cricket pitch maintenance", "pitch"],
  ["Formation de la Lune", "training"],
  ["API design", "nature"],
  ["Boarding schools", "proposal"],
  ["The birthday paradox", "celebration"],
  ["Graduate unemployment", "research"],
  ["Thesaurus", "research"],
  ["Bhagavad Gita", "travel"],
  ["Bee hotels", "nature"],
];

describe("readStoryKind", () => {
  it.each(told)("reads the kind of talk (%s): %s %o", (language, topic, brief, want) => {
    expect(readStoryKind(topic, brief, language).kind).toBe(want);
  });

  it.each(mistaken)("does not take %s for a %s", (topic, not) => {
    expect(readStoryKind(topic, {}, "en").kind).not.toBe(not);
  });

  it("knows what sort of thing a lesson is on", () => {
    expect(readStoryKind("Озеро Байкал", { audience: "6 класс" }, "ru")).toEqual({
      kind: "lesson",
      subject: "place",
    });
  });
});

it.each([
  ["hand hygiene refresher for nursing home staff", {}, "training"],
  ["fire safety in the office", { audience: "new employees" }, "training"],
  ["Gesunde Ernährung für Grundschüler", {}, "lesson"],
])("%s is a talk to those whom it is for", (topic, told, kind) => {
  expect(readStoryKind(topic, told, "en").kind).toBe(kind);
});
