// pnpm --filter @lectern/checks dependencies: the licence of every installed package, and the checksum of every locked one.
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import { isLicenceAllowed } from "./is-licence-allowed.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Packages whose licences ask for more, and why that is met. */
const exceptions: Readonly<Record<string, string>> = {
  "axe-core": "MPL-2.0; only tests run it, unchanged",
  lightningcss: "MPL-2.0; only builds run it, unchanged",
  "@resvg/resvg-wasm": "MPL-2.0; draws PNG on the server unchanged, its source is on npm",
  "mtx-decompressor": "MPL-2.0; in the viewer's bundle unchanged, its source is on npm",
  "@img/sharp-libvips": "LGPL-3.0; a library of its own that only tests load",
};

interface Installed {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
}

function* listInstalled(): Iterable<Installed> {
  const store = join(root, "node_modules/.pnpm");
  for (const folder of readdirSync(store)) {
    const modules = join(store, folder, "node_modules");
    for (const name of existsSync(modules) ? listNames(modules) : []) {
      const path = join(modules, name);
      // A link leads to another folder of the store, or to a package of ours.
      if (lstatSync(path).isSymbolicLink() || !existsSync(join(path, "package.json"))) continue;
      const manifest = JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as Manifest;
      yield { name, version: manifest.version ?? "", licence: toLicence(manifest) };
    }
  }
}

function listNames(modules: string): string[] {
  return readdirSync(modules)
    .filter((name) => !name.startsWith("."))
    .flatMap((name) =>
      name.startsWith("@") ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`) : [name],
    );
}

function toLicence({ license, licenses }: Manifest): string {
  if (typeof license === "string") return license;
  const types = license ? [license.type] : (licenses ?? []).map(({ type }) => type);
  return types.join(" OR ");
}

const findException = (name: string) =>
  Object.keys(exceptions).find((one) => name === one || name.startsWith(`${one}-`));

/** Packages in the lockfile that are not held to a checksum: from git, or from an address. */
function findUnchecked(): string[] {
  const { packages } = load(readFileSync(join(root, "pnpm-lock.yaml"), "utf8")) as {
    packages: Readonly<Record<string, { readonly resolution?: { readonly integrity?: string } }>>;
  };
  return Object.entries(packages)
    .filter(([, { resolution }]) => resolution?.integrity === undefined)
    .map(([name]) => name);
}

const counts = new Map<string, number>();
const faults = findUnchecked().map((name) => `${name}: the lockfile has no checksum of it.`);
const used = new Set<string>();
for (const { name, version, licence } of listInstalled()) {
  counts.set(licence, (counts.get(licence) ?? 0) + 1);
  if (isLicenceAllowed(licence)) continue;
  const exception = findException(name);
  if (exception === undefined) {
    const expected = "expected one of is-licence-allowed.ts, or an exception with its reason";
    faults.push(`${name}@${version}: ${expected}, got "${licence}".`);
  } else used.add(exception);
}
for (const [licence, count] of [...counts].toSorted(([, one], [, other]) => other - one))
  process.stdout.write(`${String(count).padStart(4)} ${licence}\n`);
for (const name of used) process.stdout.write(`     ${name}: ${exceptions[name]}\n`);
for (const name of Object.keys(exceptions).filter((one) => !used.has(one)))
  faults.push(`${name}: the exception for it is not needed any more.`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
