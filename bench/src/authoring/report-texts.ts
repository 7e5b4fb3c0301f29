/** The sentences that reports in one language are made of: `#` stands for a figure, `@` for one of the goods. */
interface ReportWords {
  readonly title: string;
  readonly heading: string;
  readonly goods: readonly string[];
  readonly paragraphs: readonly string[];
  readonly item: string;
  readonly columns: string;
  readonly plan: string;
}

/** How a report is written: in Markdown with headings, lists and tables, or as paragraphs alone. */
export type ReportForm = "markdown" | "prose";

const wordsByLanguage = {
  English: {
    title: "Annual report # of the harbour company",
    heading: "@ in part #",
    goods: ["Timber", "Fish", "Grain", "Cement", "Salt", "Machinery", "Fruit"],
    paragraphs: [
      "Revenue from @ rose by # % to NOK #.4 million in 19#. The terminal for @ handled #,1# containers, although quay # was closed for # days. Staff in shift # asked for quieter machines.",
      "Since May 19# the crane for @ has been driven by # people. Most of them came from quay #, which stood still for # weeks; nobody was dismissed, because @ needed more hands than before.",
      "The pilots brought # ships into the harbour and lost # hours to fog. In week # the ferry waited for @, and a guest said that the view was worth the # minutes.",
    ],
    item: "**@:** # ships, of which # came late in week #",
    columns: "Quarter | Ships | Tonnes",
    plan: "Next year the board wants to renew berth # and to hire # pilots by # March.",
  },
  German: {
    title: "Jahresbericht # der Hafengesellschaft",
    heading: "@ im Abschnitt #",
    goods: ["Holz", "Fisch", "Getreide", "Zement", "Salz", "Maschinen", "Obst"],
    paragraphs: [
      "Der Umsatz mit @ stieg 19# um # % auf #,4 Millionen Euro. Das Terminal für @ bewegte #.1# Container, obwohl Kai # an # Tagen gesperrt war. Die Schicht # wünschte sich leisere Geräte.",
      "Seit Mai 19# fahren # Beschäftigte den Kran für @. Die meisten kamen von Kai #, der # Wochen lang stillstand; entlassen wurde niemand, weil @ mehr Hände brauchte als zuvor.",
      "Die Lotsen brachten # Schiffe in den Hafen und verloren # Stunden an den Nebel. In Woche # wartete die Fähre auf @, und ein Gast sagte, die Aussicht sei die # Minuten wert gewesen.",
    ],
    item: "**@:** # Schiffe, davon # verspätet in Woche #",
    columns: "Quartal | Schiffe | Tonnen",
    plan: "Im nächsten Jahr will der Vorstand Liegeplatz # erneuern und bis zum #. März # Lotsen einstellen.",
  },
  Russian: {
    title: "Годовой отчёт # портовой компании",
    heading: "@ в части #",
    goods: ["Лес", "Рыба", "Зерно", "Цемент", "Соль", "Машины", "Фрукты"],
    paragraphs: [
      "Выручка по статье «@» выросла на # % и достигла #,4 млн рублей в 19# году. Терминал принял #1# контейнеров, хотя причал # был закрыт # дней. Рабочие смены # просили более тихие машины.",
      "С мая 19# года на кране для груза «@» работают # человек. Большинство пришло с причала #, который простоял # недель; никого не уволили, потому что рук не хватало.",
      "Лоцманы провели в порт # судов и потеряли # часов из-за тумана. На неделе # паром ждал груз «@», и один гость сказал, что вид стоил этих # минут.",
    ],
    item: "**@:** # судов, из них # с опозданием на неделе #",
    columns: "Квартал | Суда | Тонны",
    plan: "В следующем году правление хочет обновить причал # и нанять # лоцманов к # марта.",
  },
  Chinese: {
    title: "港口公司第#年度报告",
    heading: "第#部分:@",
    goods: ["木材", "鱼类", "粮食", "水泥", "食盐", "机械", "水果"],
    paragraphs: [
      "19#年,@业务收入增长#%,达到#.4亿元。尽管#号码头关闭了#天,@码头仍处理了#1#个集装箱。第#班的员工希望使用更安静的设备。",
      "自19#年5月以来,@起重机由#名工人操作。他们大多来自停工#周的#号码头;由于@需要更多人手,没有人被解雇。",
      "引航员把#艘船带进港口,因大雾损失了#个小时。第#周,渡轮一直在等@,一位客人说这里的风景值得等待#分钟。",
    ],
    item: "**@:**#艘船,其中#艘在第#周晚到",
    columns: "季度 | 船舶 | 吨数",
    plan: "明年董事会计划翻新#号泊位,并在3月#日之前聘用#名引航员。",
  },
  Japanese: {
    title: "港湾会社の第#期年次報告",
    heading: "第#部 @について",
    goods: ["木材", "魚", "穀物", "セメント", "塩", "機械", "果物"],
    paragraphs: [
      "19#年の@の売上は#%増えて#.4億円になりました。#番ふ頭が#日間閉鎖されたにもかかわらず、@のターミナルは#1#個のコンテナを扱いました。第#班の職員は静かな機械を求めています。",
      "19#年5月から、@のクレーンは#人で動かしています。多くは#週間止まっていた#番ふ頭から来た人たちです。@には以前より人手が必要だったため、解雇された人はいません。",
      "水先案内人は#隻の船を港に導き、霧のために#時間を失いました。第#週にはフェリーが@を待ち、ある客は景色は#分待つ価値があったと言いました。",
    ],
    item: "**@:**#隻、うち#隻が第#週に遅れて到着",
    columns: "四半期 | 船舶 | トン数",
    plan: "来年、取締役会は#番バースを更新し、3月#日までに#人の水先案内人を採用する予定です。",
  },
  Arabic: {
    title: "التقرير السنوي # لشركة الميناء",
    heading: "@ في الجزء #",
    goods: ["الأخشاب", "الأسماك", "الحبوب", "الإسمنت", "الملح", "الآلات", "الفواكه"],
    paragraphs: [
      "ارتفعت إيرادات @ بنسبة #% لتصل إلى #.4 مليون دولار في عام 19#. عالجت محطة @ نحو #1# حاوية، على الرغم من إغلاق الرصيف # لمدة # يوما. وطلب عمال الوردية # آلات أكثر هدوءا.",
      "منذ مايو 19# يعمل # عاملا على رافعة @. جاء معظمهم من الرصيف # الذي توقف # أسبوعا؛ ولم يفصل أحد لأن @ احتاجت إلى أيد أكثر من ذي قبل.",
      "أدخل المرشدون # سفينة إلى الميناء وخسروا # ساعة بسبب الضباب. في الأسبوع # انتظرت العبارة وصول @، وقال أحد الضيوف إن المنظر يستحق # دقيقة من الانتظار.",
    ],
    item: "**@:** # سفينة، منها # متأخرة في الأسبوع #",
    columns: "الربع | السفن | الأطنان",
    plan: "يريد مجلس الإدارة في العام المقبل تجديد المرسى # وتوظيف # مرشدا قبل # مارس.",
  },
  Thai: {
    title: "รายงานประจำปี # ของบริษัทท่าเรือ",
    heading: "@ ส่วนที่ #",
    goods: ["ไม้แปรรูป", "ปลา", "ธัญพืช", "ปูนซีเมนต์", "เกลือ", "เครื่องจักร", "ผลไม้"],
    paragraphs: [
      "รายได้จาก@เพิ่มขึ้น #% เป็น #.4 ล้านบาทในปี 19# ท่าเทียบเรือ@รับตู้สินค้า #1# ตู้ แม้ว่าท่าเรือ # จะปิด # วัน พนักงานกะ # ขอเครื่องจักรที่เงียบกว่าเดิม",
      "ตั้งแต่เดือนพฤษภาคม 19# เครนสำหรับ@มีพนักงาน # คน ส่วนใหญ่มาจากท่าเรือ # ที่หยุดทำงาน # สัปดาห์ ไม่มีใครถูกเลิกจ้างเพราะ@ต้องการคนมากกว่าเดิม",
      "นักนำร่องพาเรือ # ลำเข้าท่าและเสียเวลา # ชั่วโมงเพราะหมอก ในสัปดาห์ที่ # เรือข้ามฟากรอ@ และแขกคนหนึ่งกล่าวว่าทิวทัศน์คุ้มค่ากับการรอ # นาที",
    ],
    item: "**@:** เรือ # ลำ ในจำนวนนี้ # ลำมาช้าในสัปดาห์ที่ #",
    columns: "ไตรมาส | เรือ | ตัน",
    plan: "ปีหน้าคณะกรรมการต้องการปรับปรุงท่าเทียบเรือ # และจ้างนักนำร่อง # คนภายในวันที่ # มีนาคม",
  },
} as const satisfies Readonly<Record<string, ReportWords>>;

/** A language that reports can be written in. */
export type ReportLanguage = keyof typeof wordsByLanguage;

/** Every language that reports can be written in. */
export const reportLanguages = Object.keys(wordsByLanguage) as readonly ReportLanguage[];

/** Which report: its number tells it from others in the same language, form and length in characters. */
export interface ReportRequest {
  readonly language: ReportLanguage;
  readonly form: ReportForm;
  readonly length: number;
  readonly number: number;
}

/** Returns a report of a certain length, no two sentences alike. */
export function createReport({ language, form, length, number }: ReportRequest): string {
  const words: ReportWords = wordsByLanguage[language];
  const write = form === "markdown" ? writePart : writeParagraph;
  let text = `${form === "markdown" ? "# " : ""}${fillIn(words.title, words.goods, () => 2000 + number)}\n\n`;
  for (let part = 1; text.length < length; part += 1) text += write(words, part, number);
  return text.slice(0, length);
}

function writePart(words: ReportWords, part: number, number: number): string {
  const figure = countFigures(part, number);
  const write = (template: string): string => fillIn(template, words.goods, figure);
  return [
    `## ${fillIn(words.heading, words.goods, (isGood) => (isGood ? figure() : part))}`,
    "",
    write(words.paragraphs[part % words.paragraphs.length] ?? ""),
    "",
    ...[1, 2, 3].map(() => `- ${write(words.item)}`),
    "",
    ...(part % 4 === 0 ? writeTable(words.columns, figure) : []),
    write(words.plan),
    "",
    "",
  ].join("\n");
}

function writeTable(columns: string, figure: () => number): readonly string[] {
  const rows = ["Q1", "Q2", "Q3", "Q4"].map((quarter) => `| ${quarter} | ${figure()} | ${figure()} |`);
  return [`| ${columns} |`, "| --- | ---: | ---: |", ...rows, ""];
}

function writeParagraph(words: ReportWords, part: number, number: number): string {
  const figure = countFigures(part, number);
  return `${words.paragraphs.map((template) => fillIn(template, words.goods, figure)).join(" ")}\n\n`;
}

/** Figures of two digits that differ from part to part and from report to report. */
function countFigures(part: number, number: number): () => number {
  let step = 0;
  return () => {
    step += 1;
    return 10 + ((part * 31 + number * 17 + step * (11 + (part % 13))) % 89);
  };
}

function fillIn(template: string, goods: readonly string[], figure: (isGood: boolean) => number): string {
  return template.replaceAll(/[#@]/gu, (mark) =>
    mark === "#" ? String(figure(false)) : (goods[figure(true) % goods.length] ?? ""),
  );
}
