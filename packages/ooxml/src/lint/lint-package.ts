import { OoxmlError } from "../ooxml-error.ts";
import { readZipRecords, type ZipRecord } from "../read-zip.ts";
import { checkChartAxes, checkChartData, checkChartLabels } from "./chart-rules.ts";
import { type LintedPackage, partsOfType, takeApart } from "./linted-package.ts";
import { type PackageFinding, toFinding } from "./package-finding.ts";
import {
  checkMediaTypes,
  checkOrphans,
  checkOverrides,
  checkPrefixes,
  checkRelationshipSources,
  checkTypes,
} from "./part-rules.ts";
import {
  checkLayouts,
  checkListedSlides,
  checkMacros,
  checkMainPart,
  checkMainType,
  checkMasterIds,
  checkNotes,
  checkNotesMaster,
  checkSections,
  checkSlideIds,
  checkThemes,
} from "./presentation-rules.ts";
import {
  checkDangling,
  checkIdReferences,
  checkRelationshipIds,
  checkRelationshipTargets,
  checkUris,
} from "./relationship-rules.ts";
import {
  checkBackgrounds,
  checkPlaceholders,
  checkPlaceholderText,
  checkShapeIds,
  checkTables,
  checkTextBodies,
} from "./shape-rules.ts";
import { checkDataDescriptors, checkDirectories, checkNames, checkOrder } from "./zip-rules.ts";

/** The type of a chart's workbook. */
const embeddedType = "spreadsheetml.sheet";

type Rule = (linted: LintedPackage) => PackageFinding[];

/** What holds for every package, a workbook in a presentation among them. */
const packageRules: readonly Rule[] = [
  checkNames,
  checkDirectories,
  checkDataDescriptors,
  checkOrder,
  checkOverrides,
  checkTypes,
  checkMediaTypes,
  checkPrefixes,
  checkRelationshipSources,
  checkRelationshipIds,
  checkRelationshipTargets,
  checkDangling,
  checkUris,
  checkIdReferences,
  checkOrphans,
];

const presentationRules: readonly Rule[] = [
  checkMainPart,
  checkMainType,
  checkMacros,
  checkThemes,
  checkMasterIds,
  checkSlideIds,
  checkListedSlides,
  checkLayouts,
  checkSections,
  checkNotes,
  checkNotesMaster,
  checkShapeIds,
  checkPlaceholders,
  checkPlaceholderText,
  checkTextBodies,
  checkTables,
  checkBackgrounds,
  checkChartData,
  checkChartAxes,
  checkChartLabels,
  checkEmbeddedPackages,
];

/**
 * Returns what PowerPoint may offer to repair in a package and what the Open XML SDK's validator and the schemas do not
 * see: faults of the zip, of parts and their relationships, and of ids and texts. Never throws on any bytes.
 */
export function lintPackage(bytes: Uint8Array): PackageFinding[] {
  return lint(bytes, [...packageRules, ...presentationRules]);
}

/** What PowerPoint hands to another program, such as a chart's workbook to Excel, must open there by itself. */
function checkEmbeddedPackages(linted: LintedPackage): PackageFinding[] {
  return partsOfType(linted, embeddedType).flatMap((part) => {
    const content = linted.contents.get(part);
    const findings = content === undefined ? [] : lint(content, packageRules);
    return findings.map((inner) =>
      toFinding("embedded-package", part, `${inner.part || "The package"} in it: ${inner.message}`),
    );
  });
}

function lint(bytes: Uint8Array, rules: readonly Rule[]): PackageFinding[] {
  const records = readRecords(bytes);
  if (!Array.isArray(records)) return [toFinding("zip-unreadable", "", records.message)];
  const linted = takeApart(records);
  return [...linted.faults, ...rules.flatMap((rule) => rule(linted))];
}

function readRecords(bytes: Uint8Array): ZipRecord[] | OoxmlError {
  try {
    return readZipRecords(bytes);
  } catch (error) {
    if (error instanceof OoxmlError) return error;
    throw error;
  }
}
