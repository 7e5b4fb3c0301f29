import { describe, expect, it } from "vitest";
import { createEmbeddedAuthor } from "../../embedded-author.ts";

/** Everyday prompts with something that no audience is to know, how far its mark reaches, and what is to be shown all the same. */
const cases: readonly {
  readonly prompt: string;
  readonly secret: readonly string[];
  readonly shown: readonly string[];
}[] = [
  {
    prompt:
      "Slides for the parents' council, 6 slides.\n- New playground opens 3 May\n- Costs so far: 12,400 pounds\n\nNot for the slides:\n- Mr Dunn is on sick leave until June\n- two parents have not paid\n",
    secret: ["Dunn", "not paid"],
    shown: ["playground", "12,400"],
  },
  {
    prompt:
      "Make 5 slides about the museum shop. Sales rose 12 % to 48,000 pounds (please don't show: the margin is only 9 %). Postcards sell best.",
    secret: ["margin"],
    shown: ["48,000"],
  },
  {
    prompt:
      "Bitte 5 Folien zum Umzug der Praxis.\n\nNeue Adresse: Lindenstraße 4, ab 1. September.\nEs gibt 12 Parkplätze.\n\nNur für dich, nicht zeigen:\nDie alte Vermieterin klagt gegen uns.\nFrau Moll will kündigen.\n",
    secret: ["klagt", "Moll"],
    shown: ["Lindenstraße", "Parkplätze"],
  },
  {
    prompt:
      "6 Folien über unser Freibad: 41.000 Gäste im Sommer, 3 % mehr als 2023. Der Kassenwart tritt im Herbst zurück, das darf aber noch niemand wissen.",
    secret: ["Kassenwart"],
    shown: ["41.000"],
  },
  {
    prompt:
      "5 diapos pour l'assemblée. La chaudière sera remplacée en juin. Coût : 64 000 euros. Entre nous : le syndic a perdu le devis.",
    secret: ["syndic"],
    shown: ["chaudière", "64"],
  },
  {
    prompt:
      "Fais 5 diapos sur le festival.\nDates : 4 au 6 juillet\nPublic attendu : 3 000 personnes\nConfidentielles :\n* la tête d'affiche n'a pas signé\n* la mairie hésite\n",
    secret: ["tête d'affiche", "hésite"],
    shown: ["000 personnes"],
  },
  {
    prompt:
      "Haz 5 diapositivas para la junta.\nVentas: 48.000 euros\nClientes nuevos: 120\nConfidencial:\n- Marta cobra 34.000\n- el banco nos corta el crédito\n",
    secret: ["Marta", "banco"],
    shown: ["48.000"],
  },
  {
    prompt:
      "Seis diapositivas sobre el taller.\nHacemos 40 sillas al mes.\nEl barniz es de Burgos.\n\nLe ruego absoluta reserva:\nel roble lo trae un primo a mitad de precio.\n\nAcabe con el horario.",
    secret: ["primo"],
    shown: ["40 sillas"],
  },
  {
    prompt:
      "4 slide sulla gita scolastica. Meta: Trieste. Prezzo: 210 euro. Riservato: la famiglia Conti non può pagare. Da fare: Sara prenota il treno entro il 4 maggio.",
    secret: ["Conti"],
    shown: ["Trieste", "210", "prenota"],
  },
  {
    prompt:
      "Faça 5 slides sobre a feira do livro. São 32 editoras e a entrada é livre. Ninguém pode saber ainda: a autora convidada é Lídia Moura.",
    secret: ["Lídia"],
    shown: [],
  },
  {
    prompt:
      "5 dia's over de verbouwing. Start op 1 juli. Kosten 240.000 euro. Blijft onder ons: de aannemer is bijna failliet.",
    secret: ["aannemer"],
    shown: ["240.000"],
  },
  {
    prompt:
      "Zrób 5 slajdów o remoncie biblioteki. Start 1 lipca. Koszt 90 000 zł. Poufna informacja: dyrektorka odchodzi we wrześniu.",
    secret: ["dyrektorka"],
    shown: ["90"],
  },
  {
    prompt:
      "Сделай 5 слайдов о ремонте школы. Начало 1 июля. Стоимость 4 млн рублей. Конфиденциально: подрядчик уже дважды сорвал сроки.",
    secret: ["подрядчик"],
    shown: ["4 млн"],
  },
  {
    prompt:
      "公民館の改修についてスライド5枚。費用：480万円。工期：7月から3か月。社外秘：館長は秋に退職する。",
    secret: ["退職"],
    shown: ["480"],
  },
  {
    prompt: "做5张幻灯片，主题是社区活动室。费用：8万元。工期：七月起三个月。内部：主任秋天要离职。",
    secret: ["主任", "离职"],
    shown: ["七月起三个月"],
  },
  {
    prompt:
      "도서관 공사에 대한 슬라이드 5장을 만들어 주세요. 비용은 9억 원입니다. 관장님이 그만두시는 건 아직 비밀입니다.",
    secret: ["관장"],
    shown: [],
  },
  {
    prompt:
      "أعد 5 شرائح عن تجديد المكتبة. يبدأ العمل في 1 يوليو. التكلفة 900 ألف ريال. لا تعرض هذا: المديرة ستستقيل.",
    secret: ["المديرة"],
    shown: ["900"],
  },
  {
    prompt:
      "Make 5 slides on the survey: 82 % like the canteen, 40 % want more fish. Keep the names to yourself: Petra Holm and Ian Webb complained most.",
    secret: ["Petra", "Webb"],
    shown: ["82"],
  },
  {
    prompt:
      "Kütüphane tadilatı için 5 slayt hazırla. 1 Temmuz'da başlıyor. Maliyet 900.000 lira. Bunu gösterme: müdür istifa edecek.",
    secret: ["müdür"],
    shown: ["900.000"],
  },
];

describe("what is marked as secret", () => {
  it.each(cases)("stands nowhere: $prompt", async ({ prompt, secret, shown }) => {
    const { outline, report } = await createEmbeddedAuthor().compose({ prompt });
    const file = JSON.stringify([outline, report.leftOut, report.decisions]);
    const slides = JSON.stringify(outline.slides.map(({ notes: _, ...slide }) => slide)).replaceAll(
      "\u00a0",
      " ",
    );
    for (const words of secret) expect(file).not.toContain(words);
    for (const words of shown) expect(slides).toContain(words);
  });
});
