import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const shipped = new URL("../../../../deploy/nginx.conf", import.meta.url);

/** An nginx in a process of its own. */
export interface Nginx {
  end(): Promise<void>;
}

/** Starts nginx with what deploy/nginx.conf says of proxying, without its TLS; throws where there is no nginx. */
export async function startNginx(folder: string, port: number, servers: readonly number[]): Promise<Nginx> {
  const configuration = join(folder, "nginx.conf");
  await writeFile(configuration, toConfiguration(await readFile(shipped, "utf8"), folder, port, servers));
  const child = spawn("nginx", ["-p", folder, "-c", configuration], { stdio: "ignore" });
  child.on("error", () => undefined);
  while (!(await isAnswering(port))) {
    if (child.pid === undefined || child.exitCode !== null)
      throw new Error("Expected nginx to start. Install it, such as by: apt-get install nginx-light");
    await sleep(50);
  }
  return {
    async end() {
      const ended = once(child, "close");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function toConfiguration(site: string, folder: string, port: number, servers: readonly number[]): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  const [upstream = "", , proxy = ""] = site.split(/^(?=server \{)/m);
  const plain = proxy
    .replace(/^\s*(ssl_|server_name).*$/gm, "")
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`);
  const one = /server 127\.0\.0\.1:4000(.*;)/;
  const several = upstream.replace(one, (_all, words: string) =>
    servers.map((server) => `server 127.0.0.1:${server}${words}`).join("\n"),
  );
  return `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {} http { access_log off; ${temporary}\n${several}${plain}}`;
}

async function isAnswering(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
  return answer?.ok ?? false;
}
