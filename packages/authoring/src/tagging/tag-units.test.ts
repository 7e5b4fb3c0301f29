import { expect, test } from "vitest";
import { readSource } from "../source/read-source.ts";
import { tagUnits } from "./tag-units.ts";

const placesOf = (prompt: string): Record<string, string> =>
  Object.fromEntries(tagUnits(readSource(prompt)).map(({ text, place }) => [text, place]));

test("what asks stands nowhere, and the facts stand on slides", () => {
  const places = placesOf(
    "Make 6 slides for our board about the new bakery.\n\n- Opened on 3 March in Leeds\n- 412 loaves a day\n- Rent is £1,900 a month",
  );
  expect(places["Make 6 slides for our board about the new bakery."]).toBe("nowhere");
  expect(places["412 loaves a day"]).toBe("slide");
});

test.each([
  [
    "Kundenpräsentation, 6 Folien.\nLieferzeit fünf Tage.\nIntern: Einkaufspreis im Schnitt 41 % vom VK.",
    "Einkaufspreis",
  ],
  [
    "5 slides from these notes please.\n\nSales rose by 8 % in May.\n\nDo not share:\n- Ana leaves in June\n- the Leeds shop closes",
    "Leeds shop",
  ],
  ["把下面的内容做成5页PPT。\n三月新增用户1200人。\n（社外秘）来年合并两个部门。", "合并"],
  [
    '{"request": "4 slides on kiosks", "facts": ["120 kiosks in 4 counties"], "internal_notes": ["the vendor wants out"]}',
    "vendor",
  ],
])("what a mark calls internal stands nowhere: %s", (prompt, words) => {
  const secret = tagUnits(readSource(prompt)).find(({ text }) => text.includes(words));
  expect(secret?.place).toBe("nowhere");
});

test.each([
  [
    "Slide 1: Bees. 40 hives.\nNote for me when I speak: pass the honey round.\nSlide 2: Ants. 12 nests.",
    "pass the honey",
  ],
  [
    "4枚のスライドを作ってください。\n\nS1｜蜂の巣｜巣箱は40個\n※口頭だけ：蜂蜜を回す\nS2｜蟻の巣｜巣は12か所",
    "蜂蜜を回す",
  ],
])("a label that names the speaker marks what is only said: %s", (prompt, words) => {
  const unit = tagUnits(readSource(prompt)).find(({ text }) => text.includes(words));
  expect(unit).toMatchObject({ role: "note", place: "notes" });
});

test.each([
  "The internal combustion engine was patented in 1860 and needs oil.",
  "The internal audit found twelve mistakes in the books of 2023.",
  "Our confidentiality policy was renewed in May.",
])("words of secrecy that only belong to the matter hide nothing: %s", (fact) => {
  const prompt = `# Engines and audits\n\n${fact}\n\nThe workshop opened in 1902 and employs 40 people.`;
  const unit = tagUnits(readSource(prompt)).find(({ text }) => text === fact);
  expect(unit?.role).not.toBe("withhold");
  expect(unit?.place).not.toBe("nowhere");
});

test.each([
  [
    "withhold",
    "título: Nuestra panadería\ndiapositivas: 5\npuntos:\n  - 40 clases de pan\n  - abre a las seis\nno_mostrar:\n  - el horno suspendió la prueba",
    "horno",
  ],
  [
    "withhold",
    "풀장 자료를 6장으로 만들어 주세요.\n\n- 개장일 212일\n- 방문객 41,000명\n\n다음 내용은 대외비이니 참고로만 보세요.\n- 펌프실이 4cm 내려앉음\n- 안전요원 2명 사직\n\n말투는 친근하게 해 주세요.",
    "펌프실",
  ],
  [
    "request",
    "請做一份8頁的簡報，介紹我們的茶園。\n\n一、歷史\n茶園建於1962年，共有80畝。\n\n（歷史請畫成樹狀圖）\n\n二、產量\n去年收了五噸茶葉。",
    "樹狀圖",
  ],
  [
    "request",
    "请做一份公开课课件。\n\n课时：40分钟\n页数：12\n\n一、在哪里\n东起太行山，西至乌鞘岭。\n\n二、为什么流失\n黄土疏松，夏季暴雨集中。",
    "页数",
  ],
])("a rule makes sure what is %s: %s", (role, prompt, words) => {
  const unit = tagUnits(readSource(prompt)).find(({ text }) => text.includes(words));
  // An estimate is never as sure.
  expect(unit).toMatchObject({ role, place: "nowhere", confidence: 1 });
});

test("a count of slides among wishes is a request", () => {
  const units = tagUnits(
    readSource(
      "Potrzebny wykład o żeglowaniu\n• 7–9 slajdów, na 25 minut\n• ton spokojny\n• bez zdjęć z regat",
    ),
  );
  expect(units.find(({ text }) => text.includes("7–9"))).toMatchObject({ role: "request", place: "nowhere" });
});

test("a count of slides that matter tells stays matter", () => {
  const units = tagUnits(
    readSource(
      "5 slides on our talks, please.\n\n- The autumn talk ran to 64 slides and lost half the room\n- Since May each talk ends on a quiz",
    ),
  );
  expect(units.find(({ text }) => text.includes("64"))?.place).toBe("slide");
});

test("any input is tagged without an error", () => {
  for (const prompt of [
    "",
    " ",
    "\n\n",
    "{",
    "[[[[",
    "((((".repeat(500),
    "a:".repeat(3_000),
    "| |\n".repeat(50),
    "🎈",
    "\u0000",
  ])
    expect(() => tagUnits(readSource(prompt))).not.toThrow();
});

test("a list of questions behind a request's colon is asked, however it is introduced", () => {
  const places = placesOf(
    "8 slides about our beehives please. Talk about this: why we keep bees, how a hive works, what they eat in winter, who looks after them.",
  );
  const [list] = Object.entries(places).filter(([text]) => text.startsWith("why we"));
  expect(list?.[1]).not.toBe("slide");
});

test("a deck about secrecy tells of it, and keeps out keys to something and what is marked", () => {
  const places = placesOf(
    [
      "6 slides for a training on confidentiality, please.",
      "",
      "# Confidentiality on our ward",
      "- Secrets are lost in the lift.",
      "- Confidential papers are locked away.",
      "- Never tell anybody your password.",
      "- The password of the ward tablet is Rq8#tulip.",
      "- Internal only: the ward lost 3,000 in fines.",
      "- Ask the privacy officer.",
    ].join("\n"),
  );
  const placeOf = (words: string): string | undefined =>
    Object.entries(places).find(([text]) => text.includes(words))?.[1];
  expect(placeOf("Confidential papers")).toBe("slide");
  expect(placeOf("Never tell anybody")).toBe("slide");
  expect(placeOf("Rq8#tulip")).toBe("nowhere");
  expect(placeOf("3,000 in fines")).toBe("nowhere");
});

test("steps that arrows join on a planned slide are its matter, however many of them could name one", () => {
  const prompt =
    "全3枚のスライドを作ってください。\n1枚目:表紙\n2枚目:応急処置の流れ(涼しい場所へ移す → 衣服をゆるめる → 体を冷やす → 意識がなければ119番)\n3枚目:まとめ";
  const steps = tagUnits(readSource(prompt)).filter(({ text }) => /移す|ゆるめる|冷やす|119番/u.test(text));
  expect(new Set(steps.map(({ role }) => role))).toEqual(new Set(["content"]));
  expect(steps.map(({ text }) => text).join(" ")).toContain("衣服をゆるめる");
});

test("what a picture of a text shows asks for nothing, and is no part of what it tells", () => {
  const prompt =
    "# Harbour kit\n\nTurns lists of ships into posters that ports like to hang. Send a topic, get slides back.\n\n![A review of twelve slides: cover, agenda, sections, a big number, a table, a timeline, next steps](docs/report.png)\n\nEvery poster is one file of 300 kB.\n\n## Run it\n\nAny machine with Python will do. Please make slides of 5 lines.";
  const inPicture = tagUnits(readSource(prompt)).filter(({ span }) => {
    const start = prompt.indexOf("![");
    return span.start >= start && span.end <= prompt.indexOf(".png)") + 5;
  });
  expect(inPicture.map(({ role, place }) => `${role} ${place}`)).toEqual(
    inPicture.map(() => "chrome nowhere"),
  );
  expect(inPicture.length).toBeGreaterThan(0);
  expect(placesOf(prompt)["Every poster is one file of 300 kB."]).toBe("slide");
});

test("takes the rows of one list of years alike, with what brackets say of single ones", () => {
  const years = ["2019  3", "2020  1  (a year without traffic)", "2021  4", "2022  5", "2023  7", "2024  6"];
  const tagged = tagUnits(
    readSource(
      `My notes for the committee.\n\nBodies were found below the bridge each winter.\n\n${years.join("\n")}`,
    ),
  );
  const rows = tagged.filter(({ text }) => /^20\d\d/u.test(text));
  expect(rows).toHaveLength(years.length);
  expect(rows.map(({ place }) => place)).toEqual(years.map(() => "slide"));
});
