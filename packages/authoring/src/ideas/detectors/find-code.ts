import type { CodeSlide } from "@lectern/deck";
import type { CodeBlock } from "../../structure/blocks.ts";
import { type Exhibit, scores } from "../exhibits.ts";

const mostLines = 30;
const longestLine = 200;

const namesOfLanguages = new Map(
  Object.entries({
    ts: "TypeScript",
    tsx: "TypeScript",
    typescript: "TypeScript",
    js: "JavaScript",
    javascript: "JavaScript",
    py: "Python",
    python: "Python",
    rb: "Ruby",
    go: "Go",
    rs: "Rust",
    rust: "Rust",
    java: "Java",
    c: "C",
    cpp: "C++",
    cs: "C#",
    php: "PHP",
    sql: "SQL",
    json: "JSON",
    yaml: "YAML",
    yml: "YAML",
    toml: "TOML",
    xml: "XML",
    html: "HTML",
    css: "CSS",
    bash: "Bash",
    sh: "sh",
    zsh: "zsh",
    console: "Console",
    powershell: "PowerShell",
    dockerfile: "Dockerfile",
  }),
);

/** Returns the listing that a code block is, character for character; undefined for one that no page would hold. */
export function findCode({ lines, language }: CodeBlock, caption?: string): Exhibit | undefined {
  const isLong = lines.length > mostLines || lines.some((line) => line.length > longestLine);
  if (isLong || lines.every((line) => line.trim() === "")) return undefined;
  const name =
    language === undefined ? undefined : (namesOfLanguages.get(language.toLowerCase()) ?? language);
  const body: Omit<CodeSlide, "title" | "notes"> = {
    kind: "code",
    code: lines.join("\n"),
    ...(name === undefined || name.length > 40 ? {} : { codeLanguage: name }),
    ...(caption === undefined || caption.length > 160 ? {} : { caption }),
  };
  return { body, score: scores.setOut };
}
