import { expect, test } from "vitest";
import { parseFileName } from "./content-disposition.ts";

test.each([
  { given: 'attachment; filename="Urban gardening.pptx"', want: "Urban gardening.pptx" },
  { given: "attachment; filename=deck.pptx", want: "deck.pptx" },
  { given: "attachment;filename=deck.pptx;size=3", want: "deck.pptx" },
  { given: "Attachment; FileName = deck.pptx", want: "deck.pptx" },
  { given: 'attachment; filename="a \\"quoted\\" word.pptx"', want: 'a "quoted" word.pptx' },
  { given: 'attachment; filename="semi;colon=1.pptx"', want: "semi;colon=1.pptx" },
  { given: "attachment; filename*=UTF-8''na%C3%AFve%20plan.pptx", want: "naïve plan.pptx" },
  { given: "attachment; filename*=utf-8'de'Gr%C3%B6%C3%9Fe.pptx; filename=x.pptx", want: "Größe.pptx" },
  {
    given: "attachment; filename=\"fallback.pptx\"; filename*=UTF-8''%E6%BC%94%E7%A4%BA.pptx",
    want: "演示.pptx",
  },
  { given: "attachment; filename*=ISO-8859-1''caf%E9.pptx", want: "café.pptx" },
  { given: "attachment; filename=ok.pptx; filename*=UTF-8''%C3%28%.pptx", want: "ok.pptx" },
  { given: "attachment; filename=ok.pptx; filename*=Shift_JIS''%83.pptx", want: "ok.pptx" },
  { given: 'attachment; filename="../../etc/passwd"', want: "passwd" },
  { given: 'attachment; filename="C:\\\\Users\\\\deck.pptx"', want: "deck.pptx" },
  { given: "attachment; filename*=UTF-8''..%2F..%2Fdeck.pptx", want: "deck.pptx" },
  { given: "attachment; filename*=UTF-8''deck%00%0A.pptx", want: "deck.pptx" },
  { given: "attachment; filename*=UTF-8''xtpp%E2%80%AE.exe", want: "xtpp.exe" },
  { given: 'attachment; filename=".."', want: undefined },
  { given: 'attachment; filename=""', want: undefined },
  { given: "attachment", want: undefined },
  { given: "inline; name=filename", want: undefined },
  { given: null, want: undefined },
])("reads $want from $given", ({ given, want }) => {
  expect(parseFileName(given)).toBe(want);
});
