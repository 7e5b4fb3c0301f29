import mammoth from "mammoth";
import { toMarkdown } from "./html-to-markdown.ts";

/** Reads a Word document (.docx) as Markdown; throws where it is none. Pictures are left out. */
export async function readDocx(bytes: ArrayBuffer): Promise<string> {
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: bytes },
    {
      styleMap: ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"],
      convertImage: mammoth.images.imgElement(async () => ({ src: "" })),
      externalFileAccess: false,
    },
  );
  return toMarkdown(value);
}
