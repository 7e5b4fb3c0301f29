import { describe, expect, it } from "vitest";
import { readSource } from "../../source/read-source.ts";
import { roles, type TaggedUnit } from "../../tagging/role.ts";
import { tagUnits } from "../../tagging/tag-units.ts";
import { readBrief } from "../read-brief.ts";
import { calledBehindColon, namedThing, shownQuestion, somethingOn, statedTopic } from "./from-purpose.ts";
import type { TitleSources } from "./sources.ts";

/** The lines of a prompt, each "role: text"; "+" before a role sets it behind the one before it in its line. */
function sourcesOf(language: string, ...lines: readonly string[]): TitleSources {
  const [model] = tagUnits(readSource("Some words."));
  if (model === undefined) throw new Error("expected a unit, got none");
  const units = lines.map((line): TaggedUnit => {
    const [, plus, name, text = ""] = /^(\+?)(\w+): (.*)$/su.exec(line) ?? [];
    const role = roles.find((one) => one === name);
    if (role === undefined) throw new Error(`expected a role, got "${name}"`);
    return { ...model, role, text, opensLine: plus === "" };
  });
  const text = units.map((unit) => unit.text).join("\n");
  return { brief: readBrief([], text, language), units, text, language };
}

describe("namedThing", () => {
  it.each([
    ["en", "It is called The Ropewalk at Penhallow.", "The Ropewalk at Penhallow"],
    ["fr", "On s'appelle Récolio.", "Récolio"],
    ["de", "Das Ganze heißt Korbly.", "Korbly"],
    ["it", "Il progetto si chiama Orto Mio.", "Orto Mio"],
    ["en", "Company is Loamly, soil testing in a day.", "Loamly"],
    ["es", "La empresa se llama Reutil y busca socios.", "Reutil"],
  ])("is the name that a text gives to what it tells of (%s: %s)", (language, text, want) => {
    expect(namedThing(sourcesOf(language, `content: ${text}`))).toBe(want);
  });

  it.each([
    ["en", "Everybody is called in at nine."],
    ["en", "The company is growing fast."],
    ["de", "Das heißt mehr Arbeit für alle."],
  ])("is nothing where no name follows (%s: %s)", (language, text) => {
    expect(namedThing(sourcesOf(language, `content: ${text}`))).toBeUndefined();
  });
});

describe("calledBehindColon", () => {
  it.each([
    ["de", "Präsi für Teamrunde Montag:", "Rezeptbestellung neu.", "Rezeptbestellung neu"],
    [
      "es",
      "Hola, para la reunión con los padres:",
      "Dos horarios para el próximo curso.",
      "Dos horarios para el próximo curso",
    ],
    ["en", "slides for the crew:", "winter rota 2026", "winter rota 2026"],
  ])("is what follows a request in its line (%s: %s)", (language, request, next, want) => {
    expect(calledBehindColon(sourcesOf(language, `request: ${request}`, `+content: ${next}`))).toBe(want);
  });

  it.each([
    ["a sentence", "slides for the crew:", "the rota is new"],
    ["a list", "slides for the crew:", "rota, pay, holidays"],
    ["values", "slides for the crew:", "rent 300 heating 90"],
    ["another wish", "please:", "make five slides"],
  ])("is nothing where %s follows", (_, request, next) => {
    expect(calledBehindColon(sourcesOf("en", `request: ${request}`, `+content: ${next}`))).toBeUndefined();
  });
});

describe("a confidence behind a colon", () => {
  it("is no title", () => {
    const sources = sourcesOf("fr", "request: Entre nous :", "+withhold: le devis du syndic perdu");
    expect(calledBehindColon(sources)).toBeUndefined();
  });
});

describe("shownQuestion", () => {
  it.each([
    ["en", "want them to see where the money goes every month", "where the money goes every month"],
    ["pt", "preciso mostrar pro seu Anselmo como a oficina melhorou", "como a oficina melhorou"],
    ["es", "vienen los niños a ver cómo hacemos el pan.", "cómo hacemos el pan"],
    ["nl", "ik wil het team laten zien waarom we stoppen met plastic", "waarom we stoppen met plastic"],
    ["en", "do a thing for the new kids, how to do a return, thanks", "how to do a return"],
  ])("is the question that a request has answered (%s: %s)", (language, text, want) => {
    expect(shownQuestion(sourcesOf(language, `request: ${text}`))).toBe(want);
  });

  it.each([
    ["en", "show the numbers in a chart"],
    ["en", "tell them how many"],
    ["de", "bitte zeig das Dach zuerst"],
  ])("is nothing where none is asked (%s: %s)", (language, text) => {
    expect(shownQuestion(sourcesOf(language, `request: ${text}`))).toBeUndefined();
  });
});

describe("somethingOn", () => {
  it.each([
    ["es", "necesito algo para los padres sobre el huerto", "el huerto"],
    ["en", "something for monday re parking.", "parking"],
    ["de", "brauche was für die Runde zum Umzug ins neue Lager, danke", "Umzug ins neue Lager"],
  ])("is what a request wants something about (%s: %s)", (language, text, want) => {
    expect(somethingOn(sourcesOf(language, `request: ${text}`))).toBe(want);
  });

  it.each([
    ["en", "something i can put on the wall"],
    ["en", "something on 3 slides"],
  ])("is nothing where it tells where or how many (%s: %s)", (language, text) => {
    expect(somethingOn(sourcesOf(language, `request: ${text}`))).toBeUndefined();
  });
});

describe("statedTopic", () => {
  it.each([
    ["ja", "テーマは食品ロスの削減です。", "食品ロスの削減"],
    ["en", "The topic is manual handling.", "manual handling"],
    ["nl", "Onderwerp is veilig werken op hoogte.", "veilig werken op hoogte"],
  ])("is what a prompt says that its topic is (%s: %s)", (language, text, want) => {
    expect(statedTopic(sourcesOf(language, `content: ${text}`))).toBe(want);
  });
});
