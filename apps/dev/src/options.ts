import { parseArgs } from "node:util";

/** What `pnpm dev` is asked for. */
export interface Options {
  /** The service in the mock's place. */
  readonly real: boolean;
  readonly help: boolean;
  /** Where each part listens; 0: any free port. */
  readonly ports: { readonly api: number; readonly studio: number; readonly viewer: number };
}

/** What `pnpm dev --help` prints. */
export const usage = `Usage: pnpm dev [options]
  --real              the service in the mock's place
  --api-port PORT     where mock or service listens (default 4010, with --real 4000)
  --studio-port PORT  default 5173
  --viewer-port PORT  default 5174
  --help              this text
A port of 0 takes any that is free.`;

/** Parses the command line; throws an Error that says what was expected. */
export function parseOptions(parameters: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      real: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
      "api-port": { type: "string" },
      "studio-port": { type: "string" },
      "viewer-port": { type: "string" },
    },
  });
  const { real, help } = values;
  return {
    real,
    help,
    ports: {
      api: parsePort("--api-port", values["api-port"] ?? (real ? "4000" : "4010")),
      studio: parsePort("--studio-port", values["studio-port"] ?? "5173"),
      viewer: parsePort("--viewer-port", values["viewer-port"] ?? "5174"),
    },
  };
}

function parsePort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`Expected ${name} to be a port from 0 to 65535; "${text}" came.`);
}
