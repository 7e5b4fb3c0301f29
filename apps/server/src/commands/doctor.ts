import { createExaminations } from "../doctor/examinations.ts";
import { examine, type Finding, writeFinding } from "../doctor/findings.ts";
import { readEnvironment } from "../settings/environment.ts";
import { readSettings, type Settings, SettingsError, settingsTable } from "../settings/settings.ts";
import { configVariable } from "../settings/unknown-variables.ts";
import { CommandError, parseWords } from "./command-error.ts";

/** lectern doctor: one line on each thing that the service needs; exit code 1 where one is not as it must be. */
export async function examineInstallation(words: readonly string[]): Promise<void> {
  parseWords(words, { usage: "lectern doctor", operandCount: 0 });
  const { finding, environment, settings } = examineSettings();
  process.stdout.write(writeFinding(finding));
  let faults = finding.isGood ? 0 : 1;
  if (settings !== undefined) {
    for await (const found of examine(createExaminations({ settings, environment }))) {
      process.stdout.write(writeFinding(found));
      if (!found.isGood) faults++;
    }
  }
  if (faults > 0) throw new CommandError(`${faults} of these must be mended.`);
}

interface ExaminedSettings {
  readonly finding: Finding;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** undefined: they cannot be used. */
  readonly settings: Settings | undefined;
}

function examineSettings(): ExaminedSettings {
  const name = "Settings";
  try {
    const environment = readEnvironment(process.env);
    const settings = readSettings(environment);
    const set = Object.values(settingsTable).filter(({ variable }) => environment[variable]?.trim());
    const from = process.env[configVariable] ? ` (also from ${process.env[configVariable]})` : "";
    const names = set.map(({ variable }) => variable).join(", ") || "none is set, all have their defaults";
    return { finding: { name, isGood: true, text: `${names}${from}.` }, environment, settings };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { finding: { name, isGood: false, text: error.message }, environment: {}, settings: undefined };
  }
}
