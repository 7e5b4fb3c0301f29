// A deck by pptx-automizer: every slide is copied from a template, and its texts and tables are replaced.
import { Automizer, modify, NullLogger } from "pptx-automizer";

/**
 * Returns a placed deck as a .pptx. The template, a base64 string, has the same slides with other words: as many shapes, of
 * the same names. Notes and chart data stay the template's: the library copies notes as they are, and it changes workbooks only
 * where they keep their texts in a table of shared strings.
 */
export async function createDeck({ deck, template }) {
  const file = Buffer.from(template, "base64");
  const automizer = new Automizer({ removeExistingSlides: true, logger: new NullLogger(), cleanup: false });
  automizer.loadRoot(file).load(file, "template");
  deck.slides.forEach(({ elements }, index) => {
    automizer.addSlide("template", index + 1, (slide) => {
      for (const element of elements) modifyElement(slide, element);
    });
  });
  const zip = await automizer.getJSZip();
  return zip.generateAsync({ type: "uint8array", compression: "DEFLATE" });
}

function modifyElement(slide, element) {
  if (element.kind === "table")
    slide.modifyElement(element.name, [modify.setTableData(toTableData(element))]);
  else if (element.text?.paragraphs?.length > 0)
    slide.modifyElement(element.name, [modify.setMultiText(toMultiText(element.text))]);
}

function toMultiText({ paragraphs }) {
  return paragraphs.map(({ level, runs }) => ({
    paragraph: { level: level ?? 0 },
    textRuns: runs.map(({ text }) => ({ text })),
  }));
}

function toTableData({ rows }) {
  return {
    body: rows.map(({ cells }) => ({
      values: cells.map(({ text }) =>
        text.paragraphs.map(({ runs }) => runs.map((run) => run.text).join("")).join("\n"),
      ),
    })),
  };
}
