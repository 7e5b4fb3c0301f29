// pnpm --filter @lectern/checks deploy: holds the files of deploy/ against the programs and schemas that read them.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { installTools } from "../tools/install-tools.ts";
import { findManifestFaults, type LoadManifests } from "./find-manifest-faults.ts";

const deploy = fileURLToPath(new URL("../../../deploy/", import.meta.url));
const read = (name: string) => readFileSync(join(deploy, name), "utf8");

const { folder: tools } = installTools("deploy-tools", {
  dependencies: { "@kubernetes/client-node": "2.0.1", dclint: "3.1.0", "dockerfile-utils": "0.16.3" },
});
const scratch = mkdtempSync(join(tmpdir(), "lectern-deploy-"));

/** Returns the faults, or undefined where what would tell is not on this machine. */
type Check = () => Promise<readonly string[] | undefined>;

const checks: Readonly<Record<string, Check>> = {
  "Dockerfile (dockerfile-utils)": async () => {
    const { validate } = createRequire(tools)("dockerfile-utils") as {
      validate: (text: string) => readonly { message: string; range: { start: { line: number } } }[];
    };
    return validate(read("Dockerfile")).map(
      ({ message, range }) => `line ${range.start.line + 1}: ${message}`,
    );
  },
  "compose.yaml (dclint: Compose's schema)": async () => {
    const config = join(scratch, "dclint.json");
    // Rules of style aside, and those against what is meant: ports of the public, an image that is built here.
    const off = ["no-build-and-image", "no-unbound-port-interfaces", "service-image-require-explicit-tag"];
    writeFileSync(config, JSON.stringify({ rules: Object.fromEntries(off.map((rule) => [rule, 0])) }));
    const dclint = join(tools, "node_modules/.bin/dclint");
    return run(process.execPath, [dclint, "--quiet", "-c", config, join(deploy, "compose.yaml")]);
  },
  "kubernetes.yaml (the API's models)": async () => {
    const entry = createRequire(tools).resolve("@kubernetes/client-node");
    const { loadAllYaml } = (await import(pathToFileURL(entry).href)) as { loadAllYaml: LoadManifests };
    return findManifestFaults(read("kubernetes.yaml"), loadAllYaml);
  },
  "lectern.service (systemd-analyze verify)": async () =>
    run("systemd-analyze", ["verify", "--man=no", join(deploy, "lectern.service")]),
  "nginx.conf (nginx -t)": checkNginx,
  "Caddyfile (caddy validate)": async () =>
    run("caddy", ["validate", "--adapter", "caddyfile", "--config", join(deploy, "Caddyfile")], {
      DOMAIN: "decks.example.org",
    }),
};

async function checkNginx(): Promise<readonly string[] | undefined> {
  const [key, certificate] = [join(scratch, "key.pem"), join(scratch, "certificate.pem")];
  const made = run("openssl", [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=decks.example.org"],
    ...["-keyout", key, "-out", certificate],
  ]);
  if (made === undefined || made.length > 0) return made;
  const site = join(scratch, "site.conf");
  writeFileSync(site, read("nginx.conf").replaceAll("/etc/ssl/lectern/", `${scratch}/`));
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = paths.map((name) => `${name}_temp_path ${scratch}/${name};`).join(" ");
  const whole = join(scratch, "nginx.conf");
  writeFileSync(
    whole,
    `pid ${scratch}/nginx.pid; error_log stderr; events {} http { access_log off; ${temporary} include ${site}; }`,
  );
  return run("nginx", ["-t", "-q", "-c", whole]);
}

/** Returns what a command says where it fails, nothing where all is well, undefined where there is no such command. */
function run(
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): readonly string[] | undefined {
  const { error, status, stdout, stderr } = spawnSync(command, words, {
    encoding: "utf8",
    env: { ...process.env, ...environment },
  });
  if ((error as NodeJS.ErrnoException | undefined)?.code === "ENOENT") return undefined;
  if (error) throw error;
  return status === 0 ? [] : [`${stdout}${stderr}`.trim()];
}

try {
  for (const [name, check] of Object.entries(checks)) {
    const faults = await check();
    const state =
      faults === undefined ? "not checked: not on this machine" : faults.length === 0 ? "good" : "FAULT";
    process.stdout.write([`${name}: ${state}`, ...(faults ?? [])].map((line) => `${line}\n`).join(""));
    if (faults && faults.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(scratch, { recursive: true });
}
