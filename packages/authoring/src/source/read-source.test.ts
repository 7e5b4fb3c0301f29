import { expect, test } from "vitest";
import { readSource } from "./read-source.ts";

const unitsOf = (text: string): readonly string[] =>
  readSource(text).units.map(
    ({ form, marker, text: words }) => `${form}${marker === undefined ? "" : ` ${marker}`}: ${words}`,
  );

test.each<readonly [string, readonly string[]]>([
  ["# Bees\n\n- they fly\n- 3 eyes", ["heading: Bees", "item -: they fly", "item -: 3 eyes"]],
  [
    "Bees fly. Ants walk 3.5 km, e.g. home.",
    ["sentence: Bees fly.", "sentence: Ants walk 3.5 km, e.g. home."],
  ],
  [
    "Keep it to 5 slides max. The mill was built in 1888. Der Antrag ist am 9. Juni fällig, max. 3 Seiten.",
    [
      "sentence: Keep it to 5 slides max.",
      "sentence: The mill was built in 1888.",
      "sentence: Der Antrag ist am 9. Juni fällig, max. 3 Seiten.",
    ],
  ],
  ["3) The problem: 60 % work full time", ["item 3): The problem:", "item: 60 % work full time"]],
  ["Slide 4 – Our market: 12 million homes", ["item Slide 4: Our market:", "item: 12 million homes"]],
  ["| a | b |\n|---|---|\n| 1 | 2 |", ["row: a | b |", "row: 1 | 2 |"]],
  [
    'Hi.\n{"slides": 8, "facts": ["bees fly"]}\nBye now.',
    ["sentence: Hi.", "key: slides", "value: 8", "key: facts", "value: bees fly", "sentence: Bye now."],
  ],
  [
    "From: Ann <a@x.example>\nTo: Bob\nSubject: Bees\n\nBees fly.",
    ["carrier: From: Ann <a@x.example>", "carrier: To: Bob", "carrier: Subject: Bees", "sentence: Bees fly."],
  ],
  [
    "[09:14] Ines: Bees fly.\n[09:15] Tom: Ants walk.\n[09:16] Ines: Yes.",
    [
      "carrier: [09:14] Ines:",
      "sentence: Bees fly.",
      "carrier: [09:15] Tom:",
      "sentence: Ants walk.",
      "carrier: [09:16] Ines:",
      "sentence: Yes.",
    ],
  ],
  [
    "00:02:11 INES Bees fly.\n00:02:19 TOM (remote) Ants walk.\n00:03:02 INES\nYes.",
    [
      "carrier: 00:02:11 INES",
      "sentence: Bees fly.",
      "carrier: 00:02:19 TOM (remote)",
      "sentence: Ants walk.",
      "carrier: 00:03:02 INES",
      "sentence: Yes.",
    ],
  ],
  [
    "08:30 NASA opens\n09:00 EU talks\n10:00 UN session",
    ["sentence: 08:30 NASA opens", "sentence: 09:00 EU talks", "sentence: 10:00 UN session"],
  ],
  [
    "<h1>Bees</h1>\n<p>They fly.</p><ul><li>fast</li></ul>",
    ["heading: Bees", "sentence: They fly.", "item: fast"],
  ],
  [
    "S1｜蜜蜂｜花：野を飛ぶ\nS2｜白蟻｜木を歩く",
    ["item S1: 蜜蜂｜", "item: 花：野を飛ぶ", "item S2: 白蟻｜", "item: 木を歩く"],
  ],
  [
    "Slide 1 = bees : they fly, they hum, they build with wax and they dance for one another\nSlide 2 = ants : they walk, they carry, they dig and they herd their lice\nnote for me when I talk : bring the jar",
    [
      "item Slide 1: bees :",
      "item: they fly, they hum, they build with wax and they dance for one another",
      "item Slide 2: ants :",
      "item: they walk, they carry, they dig and they herd their lice",
      "sentence: note for me when I talk :",
      "sentence: bring the jar",
    ],
  ],
  [
    "Start › Club › Bees\nBees fly far.\nAnts walk.\nWasps sting.\nCC-BY © 2023 Bee Club",
    [
      "carrier: Start › Club › Bees",
      "sentence: Bees fly far.",
      "sentence: Ants walk.",
      "sentence: Wasps sting.",
      "carrier: CC-BY © 2023 Bee Club",
    ],
  ],
  ["蜜蜂会飞。蚂蚁会走。", ["sentence: 蜜蜂会飞。", "sentence: 蚂蚁会走。"]],
])("%j is cut into its units", (text, want) => {
  expect(unitsOf(text)).toEqual(want);
});

test("units lie in the text in order and never overlap", () => {
  const text = 'Do 5 slides (no more): a -> b.\n\n> quoted\n| a | b |\n{"a": [1, "x"]}\n第3页：市场。人口。';
  let end = 0;
  for (const { span, text: words } of readSource(text).units) {
    expect(span.start).toBeGreaterThanOrEqual(end);
    expect(text.slice(span.start, span.end)).toBe(words);
    end = span.end;
  }
});

test("lines jotted down without capitals are one thought each, the widest of them too", () => {
  const lines = [
    "first day: keys, locker and the alarm",
    "first week: reception on two mornings, the course on Wednesday",
    "all of this becomes a deck for the new nurses, ten slides, friendly",
    "alarm code is 7714, not for print",
    "sick? ring before 7:15, never by text",
  ];
  const texts = readSource(lines.join("\n")).units.filter(({ opensLine }) => opensLine);
  expect(texts).toHaveLength(lines.length);
});

test("numbers without a mark count lines, but not those on a slide that is planned by name", () => {
  const steps = ["1 Empty", "2 Scrub", "3 Rinse", "4 Wait", "5 Dry"];
  const markers = (text: string) => readSource(text).units.flatMap(({ marker }) => marker ?? []);
  expect(markers(steps.join("\n"))).toEqual(["1", "2", "3", "4", "5"]);
  expect(markers(["Slide 1: Cleaning", ...steps].join("\n"))).not.toContain("5");
});

test.each([
  ["La perizia dell'ing. Sartori indica 38 mq. I lavori iniziano il 2 marzo.", 2],
  ["Orientadora: Profa. Dra. Nair Bastos.", 2],
  ["Der Abend ist am 16. Januar bei der VHS. Er kostet nichts.", 2],
  ["The well is 40 m deep. It holds.", 2],
])("ends no sentence behind a shortened word: %s", (text, want) => {
  expect(readSource(text).units.length).toBe(want);
});

test("names and times that come back open the messages of a chat", () => {
  const chat =
    "marek 09:02 checkout returns 502\njules 09:04 looking\nmarek 09:11 started after the deploy\nines 09:13 rolling back";
  const read = readSource(chat).units;
  expect(read.filter(({ form }) => form === "carrier").map(({ text }) => text)).toEqual([
    "marek 09:02",
    "jules 09:04",
    "marek 09:11",
    "ines 09:13",
  ]);
});

test("a programme with times is no chat", () => {
  const programme =
    "Adults 09:30 in the hall\nChildren 10:15 upstairs\nChoir 11:00 in the church\nTea 12:00 outside";
  expect(readSource(programme).units.every(({ form }) => form !== "carrier")).toBe(true);
});
