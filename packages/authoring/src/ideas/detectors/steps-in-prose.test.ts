import { describe, expect, it } from "vitest";
import { detectInSentences } from "./detectors.ts";

function stepsOf(sentence: string, language = "en", subject = ""): readonly string[] | undefined {
  const [best] = detectInSentences([sentence], { language, heading: "", subject });
  const body = best?.exhibit.body;
  return body?.kind === "process" ? body.steps.map(({ title }) => title) : undefined;
}

describe("findStepsInProse", () => {
  it.each([
    [
      "de",
      "Zuerst begrüßt die Schulleiterin, dann stellen sich die Lehrer vor, danach geht es in die Klassen und zum Schluss gibt es Kuchen.",
      ["Die Schulleiterin begrüßt", "Die Lehrer stellen sich vor", "Es geht in die Klassen", "Kuchen"],
    ],
    [
      "zh",
      "先到前台领取工牌,再去人事部签合同,然后参加安全培训,最后由导师带到部门。",
      ["到前台领取工牌", "去人事部签合同", "参加安全培训", "由导师带到部门"],
    ],
    [
      "ja",
      "手順は、まずノートに名前を書く、次に番号札を掛ける、17時までに返す。",
      ["ノートに名前を書く", "番号札を掛ける", "17時までに返す"],
    ],
    [
      "es",
      "primero amasamos, luego la masa reposa 18 horas y al final va al horno.",
      ["Amasamos", "La masa reposa 18 horas", "Va al horno"],
    ],
    [
      "it",
      "Prima si lava la frutta, poi si taglia e alla fine si versa nei vasetti.",
      ["Si lava la frutta", "Si taglia", "Si versa nei vasetti"],
    ],
    [
      "en",
      "To open the till: log in, count the float, sign the sheet, open the lane.",
      ["Log in", "Count the float", "Sign the sheet", "Open the lane"],
    ],
    [
      "en",
      "step 1 check for danger, step 2 call 112, step 3 press the chest.",
      ["Check for danger", "Call 112", "Press the chest"],
    ],
    [
      "en",
      "first you walk round the wagon then you get a banksman then mirrors then go slow",
      ["You walk round the wagon", "You get a banksman", "Mirrors", "Go slow"],
    ],
    [
      "en",
      "The order process: open app -> pick a time -> cleaner comes.",
      ["Open app", "Pick a time", "Cleaner comes"],
    ],
  ])("shows the steps that a sentence tells (%s: %s)", (language, text, want) => {
    expect(stepsOf(text, language)).toEqual(want);
  });

  it("shows what is done in turn as steps where the request asks how", () => {
    const text = "Loosen the nuts, jack up the car, take the wheel off and put the spare on.";
    const want = ["Loosen the nuts", "Jack up the car", "Take the wheel off", "Put the spare on"];
    expect(stepsOf(text, "en", "how to change a tyre")).toEqual(want);
    expect(stepsOf(text, "en", "the tyre")).toBeUndefined();
  });

  it.each([
    ["en", "She first studied law, then medicine."],
    ["en", "To be honest: the hall is cold, the floor is old, the roof is new."],
    ["en", "We have cups, plates and forks."],
    ["en", "The team was fast, the weather was fine and the food was good."],
  ])("takes no other sentence for steps (%s: %s)", (language, text) => {
    expect(stepsOf(text, language)).toBeUndefined();
  });
});

describe("facts of a talk of how something is done", () => {
  it.each([
    "The lift takes 630 kg, a full freezer is 410, so one at a time and nobody rides along.",
    "Shop takings we don't have, but card payments rose by 4 percent, and in the town as a whole by 5.",
  ])("are no steps: %s", (sentence) => {
    expect(stepsOf(sentence, "en", "how we move the freezers")).toBeUndefined();
  });
});
