// A deck by PptxGenJS, as its documentation says to write one: two masters with title placeholders, lists, a table, charts.
import PptxGenJS from "pptxgenjs";

const ink = "1B2A41";
const accent = "0F6E84";
const fontFace = "Calibri";

/**
 * Returns plain slides (see src/plain-slides.ts) as a .pptx, its parts deflated or as they are: in Node, only `stream` heeds
 * the option to compress.
 */
export async function createDeck({ title, direction = "ltr", slides, compression = true }) {
  const deck = new PptxGenJS();
  deck.layout = "LAYOUT_WIDE";
  deck.title = title;
  deck.rtlMode = direction === "rtl";
  defineMasters(deck);
  for (const slide of slides) addSlide(deck, slide);
  return new Uint8Array(await deck.stream({ compression }));
}

function defineMasters(deck) {
  const title = (options) => ({
    placeholder: { options: { name: "title", type: "title", align: "left", ...options }, text: "" },
  });
  deck.defineSlideMaster({
    title: "opening",
    background: { color: ink },
    objects: [
      title({
        x: 0.8,
        y: 2.2,
        w: 11.7,
        h: 1.6,
        fontFace,
        fontSize: 40,
        bold: true,
        color: "FFFFFF",
        valign: "bottom",
      }),
    ],
  });
  deck.defineSlideMaster({
    title: "content",
    background: { color: "FFFFFF" },
    objects: [
      { rect: { x: 0, y: 0, w: 0.15, h: 7.5, fill: { color: accent } } },
      title({
        x: 0.8,
        y: 0.45,
        w: 11.7,
        h: 0.9,
        fontFace,
        fontSize: 28,
        bold: true,
        color: ink,
        valign: "middle",
      }),
    ],
    slideNumber: { x: 12.2, y: 6.95, fontFace, fontSize: 10, color: "666666" },
  });
}

function addSlide(deck, { look, title, subtitle, columns, boxes, table, chart, quote, code, source, notes }) {
  const isOpening = look !== "content";
  const slide = deck.addSlide({ masterName: isOpening ? "opening" : "content" });
  slide.addText(title, { placeholder: "title" });
  if (subtitle)
    slide.addText(subtitle, {
      x: 0.8,
      y: 4,
      w: 11.7,
      h: 1.2,
      fontFace,
      fontSize: 20,
      color: "D5E3E8",
      valign: "top",
    });
  if (boxes && boxes.length <= 6) addBoxes(deck, slide, boxes);
  else addColumns(slide, columns, chart ? 6.2 : 1.6);
  if (table) addTable(slide, table);
  if (chart) addChart(deck, slide, chart);
  if (quote) addQuote(slide, quote);
  if (code)
    slide.addText(code, {
      x: 0.8,
      y: 1.6,
      w: 11.7,
      h: 5,
      fontFace: "Consolas",
      fontSize: 14,
      color: ink,
      valign: "top",
    });
  if (source)
    slide.addText(source, { x: 0.8, y: 6.9, w: 10, h: 0.35, fontFace, fontSize: 11, color: "666666" });
  if (notes) slide.addNotes(notes);
}

function addColumns(slide, columns, y) {
  const width = (11.7 - 0.4 * (columns.length - 1)) / columns.length;
  columns.forEach(({ heading, lines }, index) => {
    const x = 0.8 + index * (width + 0.4);
    const size = { fontFace, color: ink, valign: "top" };
    if (heading)
      slide.addText(heading, { x, y, w: width, h: 0.5, ...size, fontSize: 20, bold: true, color: accent });
    const largest = sizeFor(lines, width);
    const runs = lines.map(({ level, text }) => ({
      text,
      options: {
        bullet: true,
        indentLevel: level,
        breakLine: true,
        fontSize: largest - (level === 0 ? 0 : 2),
      },
    }));
    const top = heading ? y + 0.6 : y;
    slide.addText(runs, { x, y: top, w: width, h: 6.8 - top, ...size, paraSpaceAfter: 6 });
  });
}

// As somebody would choose it by eye: large where there is little, smaller where lines run over.
function sizeFor(lines, width) {
  const perLine = width * 9;
  const count = lines.reduce((sum, { text }) => sum + Math.max(1, Math.ceil(text.length / perLine)), 0);
  if (count <= 6) return 24;
  return count <= 10 ? 20 : 16;
}

// Up to three boxes stand in a row, more in two.
function addBoxes(deck, slide, boxes) {
  const columns = boxes.length <= 3 ? boxes.length : Math.ceil(boxes.length / 2);
  const rows = Math.ceil(boxes.length / columns);
  const [w, h] = [(11.7 - 0.3 * (columns - 1)) / columns, (4.9 - 0.3 * (rows - 1)) / rows];
  boxes.forEach(({ head, text }, index) => {
    const [x, y] = [0.8 + (index % columns) * (w + 0.3), 1.7 + Math.floor(index / columns) * (h + 0.3)];
    const room = { x, y, w, h };
    slide.addShape(deck.ShapeType.rect, { ...room, fill: { color: "EDF3F5" } });
    slide.addShape(deck.ShapeType.rect, { ...room, h: 0.08, fill: { color: accent } });
    const large = head.length <= 8 ? 36 : 20;
    const runs = [
      { text: head, options: { fontSize: large, bold: true, color: accent, breakLine: true } },
      { text, options: { fontSize: text.length > 90 ? 14 : 18, color: ink } },
    ];
    slide.addText(runs, { ...room, fontFace, valign: "top", margin: 14, paraSpaceAfter: 6 });
  });
}

function addTable(slide, [head, ...rows]) {
  const toCell = (text, index, options) => ({
    text,
    options: { align: index === 0 ? "left" : "right", ...options },
  });
  const cells = [
    head.map((text, index) => toCell(text, index, { bold: true, color: "FFFFFF", fill: { color: accent } })),
    ...rows.map((row) => row.map((text, index) => toCell(text, index, { color: ink }))),
  ];
  slide.addTable(cells, {
    x: 0.8,
    y: 1.6,
    w: 11.7,
    fontFace,
    fontSize: rows.length > 8 ? 14 : 16,
    rowH: Math.min(0.7, 5 / (rows.length + 1)),
    valign: "middle",
    border: { type: "solid", pt: 0.5, color: "C8D3DA" },
  });
}

const chartTypes = {
  bar: "bar",
  column: "bar",
  stackedBar: "bar",
  stackedColumn: "bar",
  line: "line",
  pie: "pie",
  doughnut: "doughnut",
};

// With several colours the library paints each bar of a single series in another.
function chartColorsOf(form, series) {
  const isRound = form === "pie" || form === "doughnut";
  return series.length === 1 && !isRound ? [accent] : [accent, "9FB4BF", "D98E32", "6A8D4E", "8A5A83", ink];
}

function addChart(deck, slide, { form, categories, series }) {
  const data = series.map(({ name, values }) => ({
    name,
    labels: categories,
    values: values.map((value) => value ?? 0),
  }));
  slide.addChart(deck.ChartType[chartTypes[form]], data, {
    x: 0.8,
    y: 1.5,
    w: 11.7,
    h: 4.6,
    barDir: form === "bar" || form === "stackedBar" ? "bar" : "col",
    ...(form === "bar" && { catAxisOrientation: "maxMin" }),
    barGrouping: form.startsWith("stacked") ? "stacked" : "clustered",
    chartColors: chartColorsOf(form, series),
    showLegend: series.length > 1 || form === "pie" || form === "doughnut",
    legendPos: "b",
    showValue: true,
  });
}

function addQuote(slide, { text, by }) {
  slide.addText(`“${text}”`, {
    x: 1.4,
    y: 2,
    w: 10.5,
    h: 2.6,
    fontFace,
    fontSize: 28,
    italic: true,
    color: ink,
    valign: "middle",
  });
  slide.addText(by, { x: 1.4, y: 4.7, w: 10.5, h: 0.5, fontFace, fontSize: 18, color: accent });
}
