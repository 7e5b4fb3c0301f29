import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { SettingsError } from "./settings.ts";
import { configVariable } from "./unknown-variables.ts";

/** Variables, by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the variables of the environment and, for those that it lacks, of the file that LECTERN_CONFIG names, with a
 * line `NAME=VALUE` for each. Throws a SettingsError where there is no such file.
 */
export function readEnvironment(environment: Environment): Environment {
  const path = environment[configVariable]?.trim();
  if (!path) return environment;
  try {
    return { ...parseEnv(readFileSync(path, "utf8")), ...withoutEmpty(environment) };
  } catch (error) {
    throw new SettingsError(
      `${configVariable}: expected the path of a file of settings that can be read, got ${JSON.stringify(path)}: ` +
        `${(error as Error).message}.`,
    );
  }
}

function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}
