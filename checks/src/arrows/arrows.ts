// Every file of every workspace package -> its imports -> what the table of arrows does not allow, and cycles.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { parseSync } from "oxc-parser";

/** A fault in the structure of the tree: where, and what to do about it. */
export interface ArrowFinding {
  readonly file: string;
  readonly message: string;
}

/** The table of allowed imports: folder of a package -> folders of the packages that it may import. */
export interface Arrows {
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** What tests and scripts may import besides. */
  readonly tests: Readonly<Record<string, readonly string[]>>;
  /** Folders of packages that are published with their development dependencies put into their code. */
  readonly bundled?: readonly string[];
}

interface WorkspacePackage {
  readonly folder: string;
  readonly name: string;
  readonly exports: readonly string[];
  readonly dependencies: ReadonlySet<string>;
  readonly developmentDependencies: ReadonlySet<string>;
}

interface SourceFile {
  /** From the root of the tree. */
  readonly path: string;
  readonly imports: readonly string[];
}

/** Returns what in the tree below `root` is not as the table of arrows says. */
export function findArrowFaults(root: string, arrows: Arrows): ArrowFinding[] {
  const packages = Object.keys(arrows.imports).map((folder) => readPackage(root, folder));
  const known = new Set(packages.map(({ folder }) => folder));
  const strangers = listPackageFolders(root).filter((folder) => !known.has(folder));
  return [
    ...strangers.map((folder) => ({
      file: folder,
      message: "This package is missing from the table of arrows.",
    })),
    ...findTableCycle(arrows.imports),
    ...packages.flatMap((owner) => {
      const files = readSourceFiles(root, owner.folder);
      return [
        ...files.flatMap((file) => findFileFaults(file, owner, packages, arrows)),
        ...findFileCycles(root, files),
      ];
    }),
  ];
}

/** Reads the committed table of arrows. */
export function readArrows(root: string): Arrows {
  return JSON.parse(readFileSync(join(root, "checks/arrows.json"), "utf8")) as Arrows;
}

function listPackageFolders(root: string): string[] {
  return ["packages", "apps"]
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .concat("spec", "checks", "examples", "bench")
    .filter((folder) => existsSync(join(root, folder, "package.json")));
}

function readPackage(root: string, folder: string): WorkspacePackage {
  const manifest = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Record<
    string,
    unknown
  >;
  const keys = (field: string) => Object.keys((manifest[field] ?? {}) as object);
  return {
    folder,
    name: String(manifest["name"]),
    exports: keys("exports").map((key) => key.replace(/^\./, String(manifest["name"]))),
    dependencies: new Set([
      ...keys("dependencies"),
      ...keys("peerDependencies"),
      ...keys("optionalDependencies"),
    ]),
    developmentDependencies: new Set(keys("devDependencies")),
  };
}

function readSourceFiles(root: string, folder: string): SourceFile[] {
  return listSourceFiles(root, folder).map((path) => ({ path, imports: readImports(join(root, path)) }));
}

/**
 * Lists what is ours; what was installed or built is never entered, for it is a hundred times as much, and neither is a project of its
 * own, such as those of `examples/consumers`.
 */
function listSourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isForeignFolder(join(root, path)) ? [] : listSourceFiles(root, path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function isForeignFolder(path: string): boolean {
  const name = basename(path);
  return name === "node_modules" || name === "dist" || existsSync(join(path, "package.json"));
}

function readImports(path: string): string[] {
  const source = readFileSync(path, "utf8");
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^(["'`])(.*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
      return literal?.[2] ? [literal[2]] : [];
    }),
  ];
}

/** True for files that only tests, benchmarks and generators run. */
function isTestFile(path: string): boolean {
  return (
    /\.(test|test-d|bench|config)\.tsx?$/.test(path) ||
    path.split(sep).some((part) => part === "testing" || part === "scripts")
  );
}

function findFileFaults(
  file: SourceFile,
  owner: WorkspacePackage,
  packages: readonly WorkspacePackage[],
  arrows: Arrows,
): ArrowFinding[] {
  const fault = (message: string) => [{ file: file.path, message }];
  const isTest = isTestFile(file.path);
  const allowed = [
    ...(arrows.imports[owner.folder] ?? []),
    ...(isTest ? (arrows.tests[owner.folder] ?? []) : []),
  ];
  return file.imports.flatMap((specifier) => {
    if (specifier.startsWith("node:")) return [];
    if (specifier.startsWith(".")) {
      const target = relative(owner.folder, join(dirname(file.path), specifier));
      return target.startsWith("..")
        ? fault(`"${specifier}" leaves the package: import it by the package's name.`)
        : [];
    }
    const name = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
    const isBuilding = isTest || arrows.bundled?.includes(owner.folder);
    const declared = owner.dependencies.has(name) || (isBuilding && owner.developmentDependencies.has(name));
    const target = packages.find((candidate) => candidate.name === name);
    if (!target) {
      return declared || (isBundled(owner) && owner.developmentDependencies.has(name))
        ? []
        : fault(`"${name}" is not among the dependencies of ${owner.name}.`);
    }
    if (target === owner) return [];
    if (!allowed.includes(target.folder)) {
      return fault(
        `${owner.folder} may not import ${target.folder}: the table of arrows allows ${allowed.join(", ") || "nothing"}.`,
      );
    }
    if (!declared) return fault(`"${name}" is not among the dependencies of ${owner.name}.`);
    return target.exports.includes(specifier) ? [] : fault(`"${specifier}" is not an export of ${name}.`);
  });
}

/** True for pages: a bundler puts their libraries into the page, so that they are no dependencies at run time. */
function isBundled(owner: WorkspacePackage): boolean {
  return owner.developmentDependencies.has("vite");
}

function findTableCycle(table: Arrows["imports"]): ArrowFinding[] {
  const cycle = findCycle(Object.keys(table), (folder) => table[folder] ?? []);
  return cycle
    ? [{ file: "checks/arrows.json", message: `The arrows form a circle: ${cycle.join(" -> ")}.` }]
    : [];
}

function findFileCycles(root: string, files: readonly SourceFile[]): ArrowFinding[] {
  const paths = new Map(files.map((file) => [resolve(root, file.path), file]));
  const cycle = findCycle([...paths.keys()], (path) =>
    (paths.get(path)?.imports ?? [])
      .filter((specifier) => specifier.startsWith("."))
      .map((specifier) => resolve(dirname(path), specifier))
      .filter((target) => paths.has(target)),
  );
  const names = cycle?.map((path) => relative(root, path));
  return names?.[0] ? [{ file: names[0], message: `The imports form a circle: ${names.join(" -> ")}.` }] : [];
}

/** Returns the nodes of one circle, its first node again at the end, or undefined where there is none. */
function findCycle(
  nodes: readonly string[],
  next: (node: string) => readonly string[],
): string[] | undefined {
  const done = new Set<string>();
  const walk = (node: string, trail: readonly string[]): string[] | undefined => {
    const start = trail.indexOf(node);
    if (start >= 0) return [...trail.slice(start), node];
    if (done.has(node)) return undefined;
    for (const target of next(node)) {
      const cycle = walk(target, [...trail, node]);
      if (cycle) return cycle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of nodes) {
    const cycle = walk(node, []);
    if (cycle) return cycle;
  }
  return undefined;
}
