import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the absolute path of a program on the PATH, or undefined where there is none of that name. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
