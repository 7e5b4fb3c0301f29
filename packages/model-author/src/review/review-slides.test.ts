import type { BulletItem, OutlineSlide } from "@lectern/deck";
import { describe, expect, it } from "vitest";
import { findForeignTexts } from "./find-foreign-texts.ts";
import { findPlaceholders } from "./find-placeholders.ts";
import { findRepeatedTitles } from "./find-repeated-titles.ts";

function points(title: string, ...texts: readonly string[]): OutlineSlide {
  return { kind: "bullets", title, items: texts.map((text): BulletItem => ({ text: [{ text }] })) };
}

describe("placeholders", () => {
  it.each([
    "[Name]",
    "[Your company]",
    "Welcome to [Company Name]",
    "Angebot vom [Datum einfügen]",
    "{{title}}",
    "<Speaker>",
    "【公司名称】",
    "Price: TBD",
    "Lorem ipsum dolor sit amet",
    "Sales rose by XX %",
    "X% of all users",
    "$XX million",
    "on XX/XX/XXXX",
    "Your text here",
    "Click to add title",
    "Введите текст здесь",
    "Ваше имя",
    "Texte ici",
    "ここにテキストを入力",
    "在此输入文字",
    "أدخل النص هنا",
    "Category 1",
  ])("%s", (text) => {
    expect(findPlaceholders([points("T", "7 boats", text)], "Ferries")).toMatchObject([
      { slide: 0, pointer: "/items/1/text" },
    ]);
  });

  it.each([
    "See [3] and [12, p. 4]",
    "The interval [a, b] is closed",
    "He said [sic] nothing […]",
    "XX century, siglo XX, the XXX Olympiad, Louis XX",
    "Type X engines, Xbox, x > 5 %, MAX 5 %, 30 % XL",
    "Your name is asked at the door",
    "Enter your name and press OK",
    "Adding text here and there does not help",
    "Text",
    "Title and date of the report",
    "Step 1",
    "List<String> holds names",
    "N/A in 3 of 7 rows",
    "Платёж на имя директора",
    "Das Datum steht fest",
  ])("is none: %s", (text) => {
    expect(findPlaceholders([points("T", text)], "Ferries")).toEqual([]);
  });

  it("is none where the prompt has it, or where it is code", () => {
    const slide = points("T", "Venue: TBD");
    expect(findPlaceholders([slide], "The venue is TBD.")).toEqual([]);
    expect(findPlaceholders([{ kind: "code", title: "T", code: "echo <name> [date]" }], "Shell")).toEqual([]);
    const run: OutlineSlide = {
      kind: "bullets",
      title: "T",
      items: [{ text: [{ text: "git clone <url>", code: true }] }],
    };
    expect(findPlaceholders([run], "Git")).toEqual([]);
  });

  it("is what stands for a figure or a date that there is not", () => {
    const figures = [{ value: "N/A", label: "Growth" }];
    const events = [
      { date: "–", title: "Start" },
      { date: "May", title: "End" },
    ];
    const slides: readonly OutlineSlide[] = [
      { kind: "numbers", title: "T", figures },
      { kind: "timeline", title: "U", events },
    ];
    expect(findPlaceholders(slides, "").map(({ slide, pointer }) => [slide, pointer])).toEqual([
      [0, "/figures/0/value"],
      [1, "/events/0/date"],
    ]);
  });
});

describe("repeated titles", () => {
  it("are told with the words that came", () => {
    const slides = [points("Why", "a"), points("Introduction", "b"), points("introduction.", "c")];
    expect(findRepeatedTitles(slides, "Ferries")).toEqual([
      {
        slide: 2,
        pointer: "/title",
        message:
          'expected a title that no other slide has, got "introduction.", which an earlier one has: say what this slide finds',
        told: "has the title of slide 2",
      },
    ]);
  });

  it("may stand where the prompt has them twice, and where their numbers tell them apart", () => {
    expect(findRepeatedTitles([points("Costs", "a"), points("Costs", "b")], "2. Costs\n5. Costs")).toEqual(
      [],
    );
    expect(findRepeatedTitles([points("Costs (1/2)", "a"), points("Costs (2/2)", "b")], "")).toEqual([]);
  });
});

const spanish: readonly OutlineSlide[] = [
  { kind: "title", title: "El nuevo comedor del colegio", subtitle: "Información para las familias" },
  points(
    "El comedor abre el 8 de enero con 180 plazas",
    "Hay dos turnos: a las 13:00 y a las 14:00",
    "El menú cuesta 5,40 euros al día y el segundo hermano paga 4,90 euros",
  ),
  points("El 70 % de los productos viene de cerca", "Todo llega de huertas a menos de 50 km del colegio"),
];
const german: readonly OutlineSlide[] = [
  { kind: "title", title: "Das neue Portal", subtitle: "Stand der Arbeiten für den Vorstand" },
  points(
    "Das Portal ist seit Mai in Betrieb",
    "Die Anmeldung läuft über das Konto der Stadt und dauert eine Minute",
    "Wir haben seit dem Start 14.000 Anträge bekommen, von denen die meisten am Abend gestellt wurden",
  ),
];
const arabic: readonly OutlineSlide[] = [
  points(
    "المكتبة تستقبل الزوار كل يوم",
    "زار المكتبة ثلاثة عشر ألف شخص في العام الماضي وكان معظمهم من الأطفال",
    "نقترح توسيع قاعة الأطفال لأنها تتسع لعدد قليل منهم في أيام العطل",
    "يبدأ العمل في يناير وينتهي في مارس من العام القادم ونحتاج إلى دعم الأهالي",
  ),
];

interface Languages {
  readonly asked?: string;
  readonly ofPrompt: string;
  readonly prompt?: string;
}

function findIn(slides: readonly OutlineSlide[], { asked, ofPrompt, prompt = "" }: Languages) {
  return findForeignTexts(slides, { asked, ofPrompt, prompt });
}

describe("another language than the deck's", () => {
  it.each<{ name: string; deck: readonly OutlineSlide[]; slide: OutlineSlide; of: string; want: object }>([
    {
      name: "English points in a Spanish deck",
      deck: spanish,
      slide: points(
        "Introduction",
        "The new dining hall opens on January 8",
        "There are 180 places in two shifts",
      ),
      of: "es",
      want: { pointer: "", told: "is in English, the deck in Spanish" },
    },
    {
      name: "English notes in an Arabic deck",
      deck: arabic,
      slide: { ...points("خاتمة", "شكرًا"), notes: "Thank you very much for your attention." },
      of: "ar",
      want: { pointer: "/notes", told: "has notes that are in English, the deck in Arabic" },
    },
    {
      name: "Spanish points in a German deck",
      deck: german,
      slide: points(
        "Portal 2026",
        "El portal abre en enero y las familias pueden entrar con su cuenta de la ciudad",
      ),
      of: "de",
      want: { message: "expected German as on the other slides, got Spanish" },
    },
    {
      name: "Chinese points in a German deck",
      deck: german,
      slide: points("Portal", "这个门户网站从五月开始运行，每天都有很多市民在晚上提交申请表格"),
      of: "de",
      want: { told: "is in Chinese, the deck in German" },
    },
  ])("is found: $name", async ({ deck, slide, of, want }) => {
    expect(await findIn([...deck, slide], { ofPrompt: of })).toMatchObject([{ slide: deck.length, ...want }]);
  });

  it.each<{ name: string; deck: readonly OutlineSlide[]; slide: OutlineSlide; of: string; prompt?: string }>([
    {
      name: "names of products",
      deck: german,
      slide: points("Technik", "GitHub Actions, Docker Compose, Kubernetes Cluster", "Amazon Web Services"),
      of: "de",
    },
    {
      name: "titles of books, with notes",
      deck: german,
      slide: {
        ...points("Literatur", "The Lord of the Rings", "One Hundred Years of Solitude", "Of Mice and Men"),
        notes: "Das sind die Bücher, die wir für den Kurs empfehlen.",
      },
      of: "de",
    },
    {
      name: "titles of books",
      deck: german,
      slide: points("Literatur", "The Concept of a Tourist Area Cycle of Evolution", "The Name of the Wind"),
      of: "de",
    },
    { name: "a short title", deck: spanish, slide: points("Marketing y Sales", "Next steps"), of: "es" },
    {
      name: "code",
      deck: arabic,
      slide: {
        kind: "code",
        title: "الأوامر",
        code: "for the_file in all of them; do\n  put this in that\ndone",
      },
      of: "ar",
    },
    {
      name: "a quotation",
      deck: german,
      slide: {
        kind: "quote",
        title: "Churchill",
        quotation: "We shall fight on the beaches, we shall fight on the landing grounds",
      },
      of: "de",
    },
    {
      name: "a few words of its own",
      deck: german,
      slide: points("Portal", "Anmeldung und Konto", "Start im Mai"),
      of: "de",
    },
    {
      name: "sentences of the prompt",
      deck: german,
      slide: points(
        "Feedback",
        "The portal was easy to use and I would use it again, said one of the visitors",
      ),
      of: "de",
      prompt: "Fazit: the portal was easy to use and I would use it again, said one of the visitors",
    },
  ])("is not found: $name", async ({ deck, slide, of, prompt = "" }) => {
    expect(await findIn([...deck, slide], { ofPrompt: of, prompt })).toEqual([]);
  });

  it("is not told of a language that is not known well enough", async () => {
    expect(await findIn(german, { asked: "xx", ofPrompt: "de" })).toEqual([]);
    expect(await findIn(german, { asked: "de-CH", ofPrompt: "en" })).toEqual([]);
  });

  it("is told once where all slides are in it", async () => {
    expect(await findIn(german, { asked: "en", ofPrompt: "de" })).toMatchObject([
      { message: "expected all slides in English, got them in German" },
    ]);
    const whole = [
      points("The portal", "The portal is open since May, and most of the forms came in the evening"),
      points("It works", "We have had 14,000 forms since the start, and most people were happy with it"),
      points(
        "What is next",
        "The next part of the work is to bring the forms for the libraries to the portal",
      ),
    ];
    expect(await findIn(whole, { ofPrompt: "de" })).toMatchObject([
      { message: "expected all slides in German, got them in English" },
    ]);
    expect(await findIn(whole, { ofPrompt: "de", prompt: "Bitte auf Englisch" })).toEqual([]);
  });
});
