import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { findOutlineFaults } from "@lectern/deck";
import type { Contract } from "@lectern/spec";
import packageFacts from "../package.json" with { type: "json" };
import { createGeneration, type Generation, type GenerationOptions } from "./generation.ts";
import { type App, createApp } from "./http/app.ts";
import { createHandlers } from "./http/handlers.ts";
import { createAdmission } from "./http/limits/admission.ts";
import { createSignInLimit } from "./http/limits/sign-in-limit.ts";
import type { OperationId } from "./http/operations.ts";
import { toOembedLink } from "./http/pages/oembed.ts";
import { createMakeOnce, type MakeOnce } from "./idempotency/make-once.ts";
import { createUseNotes } from "./key-uses.ts";
import { createLinks, type LinkPurpose, type Links } from "./links.ts";
import { createStoredDecks } from "./mcp/stored-decks.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { observeRequests } from "./metrics/observe-requests.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { createOutlining, type Outlining } from "./outline/outlining.ts";
import { createReadiness } from "./readiness.ts";
import { createToReport } from "./report/to-report.ts";
import { readSettings, type Settings } from "./settings/settings.ts";
import { ensureFirstKey } from "./starting/first-key.ts";
import type { Store } from "./store/store.ts";
import { type Swept, sweep } from "./store/sweeper.ts";
import type { Tracing } from "./tracing/tracing.ts";
import { createWiring, type Wiring } from "./wiring.ts";
import type { Work } from "./work/work.ts";

/** A service that listens. */
export interface RunningServer {
  /** Where it listens. */
  readonly url: string;
  readonly port: number;
  /** The token of the key that was made because there was none: known now and never again. */
  readonly firstKey: string | undefined;
  readonly store: Store;
  /** Where metrics are served; undefined: nowhere. */
  readonly metricsUrl: string | undefined;
  /** Removes what crashes, deletions and time left behind; also done at start and every so often. */
  sweep(): Promise<Swept>;
  /** Lets running requests finish, then ends the workers and closes the store. */
  close(): Promise<void>;
}

/** Of the service and its code: what operators are told. */
const version: string = packageFacts.version;

interface Parts {
  readonly settings: Settings;
  readonly wiring: Wiring;
  readonly store: Store;
  readonly work: Work;
  readonly generation: Generation;
  readonly outlining: Outlining;
  readonly app: App;
}

/**
 * Starts the service: store, workers, HTTP. Settings that are left out have their defaults; the environment is not
 * read. Other implementations can be given, for tests.
 */
export async function startServer(
  given: Partial<Settings> = {},
  others: Partial<Wiring> = {},
): Promise<RunningServer> {
  const settings: Settings = { ...readSettings({}), ...given };
  const wiring: Wiring = { ...createWiring(settings, others.now), ...others };
  const metrics = settings.metrics && createMetrics(version);
  const onError = (error: unknown) => {
    metrics?.observeError(error);
    wiring.logger.error({ err: error }, "background work failed");
  };
  const store = await wiring.openStore(settings);
  const created = wiring.createWork(settings, onError);
  const tracing = await openTracing(settings);
  const counted = metrics?.observeWork(created) ?? created;
  const work = tracing?.observeWork(counted) ?? counted;
  const address: { url: string } = { url: "" };
  const baseUrl = () => settings.baseUrl ?? address.url;
  const links = createContractLinks({ settings, wiring, store, baseUrl });
  const makeOnce = createMakeOnce(store.idempotencyKeys, onError);
  const options: GenerationOptions = {
    store,
    work,
    makeOnce,
    toReport: createToReport(wiring.contract),
    now: wiring.now,
    quotas: settings,
    onError,
  };
  const [generation, outlining] = [createGeneration(options), createOutlining(options)];
  const app = createServiceApp({
    settings,
    wiring,
    store,
    work,
    generation,
    outlining,
    links,
    makeOnce,
    baseUrl,
    onError,
  });
  if (metrics) observeRequests(app.fastify, metrics, wiring.contract);
  tracing?.observeRequests(app.fastify, wiring.contract);
  app.fastify.addHook("onClose", () => tracing?.close());
  const parts: Parts = { settings, wiring, store, work, generation, outlining, app };
  try {
    const served = metrics && settings.metrics && (await serveMetrics(metrics, settings.metrics));
    app.fastify.addHook("onClose", () => served?.close());
    const firstKey = await openFirstKey(parts);
    await app.fastify.listen({ port: settings.port, host: settings.host });
    const { port } = app.fastify.server.address() as AddressInfo;
    address.url = toUrl(settings.host, port);
    return { url: address.url, port, firstKey, store, metricsUrl: served?.url, ...startCare(parts) };
  } catch (error) {
    await close(parts);
    throw error;
  }
}

/** Loads what traces only where traces are wanted: starts without them cost nothing more. */
async function openTracing({ otlpEndpoint }: Settings): Promise<Tracing | undefined> {
  if (otlpEndpoint === undefined) return undefined;
  const { createTracing } = await import("./tracing/tracing.ts");
  return createTracing({ endpoint: otlpEndpoint, version });
}

/** Returns the operation's path as the contract writes it. */
function pathOf(contract: Contract, operationId: OperationId): string {
  const operation = contract.operations.find((one) => one.operationId === operationId);
  if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
  return operation.path;
}

const linkPurposes = {
  downloadPresentation: "download",
  embedPresentation: "embed",
} as const satisfies Partial<Record<OperationId, LinkPurpose>>;

/** The name of the contract's security scheme for signed links. */
const linkScheme = "signedLink";

function createContractLinks({
  settings,
  wiring: { contract, now },
  store,
  baseUrl,
}: Pick<ServiceOptions, "settings" | "wiring" | "store" | "baseUrl">): Links {
  const paths = {
    download: pathOf(contract, "downloadPresentation"),
    embed: pathOf(contract, "embedPresentation"),
  };
  return createLinks({
    baseUrl,
    secrets: store.linkSecrets,
    paths,
    parameter: readLinkParameter(contract),
    now,
    validFor: settings.linkDays * 24 * hour,
    isRevoked: (keyId) => store.keys.isRevoked(keyId),
  });
}

/** Looks after the first key, and returns its token where it was made just now and given to nobody. */
async function openFirstKey({ settings, wiring, store }: Parts): Promise<string | undefined> {
  const { logger, now } = wiring;
  const { token, revoked, isValid } = await ensureFirstKey(store.keys, settings.apiKey, now());
  for (const keyId of revoked) {
    logger.warn(
      { audit: "key.revoked", keyId },
      "LECTERN_API_KEY holds another key than before: that one is revoked",
    );
  }
  if (!isValid)
    logger.error("The key in LECTERN_API_KEY was revoked, or has ended: it opens nothing. Set another one.");
  return token;
}

function readLinkParameter({ document }: Contract): string {
  const { securitySchemes } = document["components"] as {
    securitySchemes: Readonly<Record<string, { readonly name?: string }>>;
  };
  const name = securitySchemes[linkScheme]?.name;
  if (name === undefined) throw new Error(`The contract has no security scheme ${linkScheme} with a name.`);
  return name;
}

function takesLink(contract: Contract, operationId: string): boolean {
  return contract.operations.some(
    (one) => one.operationId === operationId && one.security.includes(linkScheme),
  );
}

interface ServiceOptions extends Omit<Parts, "app"> {
  readonly makeOnce: MakeOnce;
  readonly links: Links;
  readonly baseUrl: () => string;
  readonly onError: (error: unknown) => void;
}

function createServiceApp(options: ServiceOptions): App {
  const { settings, wiring, store, work, generation, outlining, links, makeOnce, baseUrl, onError } = options;
  const { contract, logger, viewer, reference, studio } = wiring;
  const { maxTemplateBytes, frameAncestors } = settings;
  const handlers = createHandlers({
    store,
    generation,
    outlining,
    work,
    makeOnce,
    links,
    maxTemplateBytes,
    quotas: settings,
    now: wiring.now,
    audit: (event, facts) => logger.info({ audit: event, ...facts }, "audit"),
    onError,
  });
  return createApp({
    contract,
    handlers,
    finders: { Outline: findOutlineFaults },
    linkPurposes: Object.fromEntries(Object.entries(linkPurposes).filter(([id]) => takesLink(contract, id))),
    linkParameter: readLinkParameter(contract),
    frameAncestors: withSelf(frameAncestors),
    keys: store.keys,
    links,
    now: wiring.now,
    onUse: createUseNotes(store.keys, onError),
    noteFailure: createSignInLimit({ rates: store.rates, limit: settings.signInLimit }),
    admission: createAdmission({ hasRoom: work.hasRoom }),
    viewer: {
      ...viewer,
      frameAncestors: withSelf(frameAncestors),
      toHead: (id, token) => toOembedLink(links, id, token),
    },
    oembed: { links, findTitle: async (id) => (await store.presentations.find(id))?.title },
    reference,
    studio: {
      directory: studio.directory,
      policy: () => studio.policy(new URL(baseUrl()).origin),
      ...(settings.authorNote !== undefined && { authorNote: settings.authorNote }),
    },
    mcp: {
      openDecks: (caller, signal) => createStoredDecks({ handlers, store, work, caller, signal }),
      baseUrl,
    },
    logger,
    assertReady: createReadiness({ store }),
    version,
    hstsSeconds: settings.baseUrl?.startsWith("https:") ? settings.hstsSeconds : 0,
  });
}

/** The studio shows the viewer in a frame, whoever else may. */
function withSelf(sources: string): string {
  if (sources === "*" || sources.includes("'self'")) return sources;
  return sources === "'none'" ? "'self'" : `'self' ${sources}`;
}

// An address that means "every one of the machine" is none that anybody can call.
function toUrl(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/** Sweeps now and every so often; returns what else there is to do with a running service. */
function startCare(parts: Parts): Pick<RunningServer, "sweep" | "close"> {
  const { settings, wiring, store } = parts;
  const { logger, now } = wiring;
  const stopping = new AbortController();
  const sweepNow = () =>
    sweep({
      store,
      signal: stopping.signal,
      now,
      graceFor: settings.graceHours * hour,
      keepTrashFor: settings.trashDays * 24 * hour,
      ...(settings.keepDays > 0 && { keepFor: settings.keepDays * 24 * hour }),
    });
  const sweepQuietly = () =>
    sweepNow().then(
      (swept) => {
        logger.info(swept, "swept");
        if (swept.spared > 0) logger.warn({ spared: swept.spared }, toWarning(swept.spared));
      },
      (error: unknown) => {
        if (!stopping.signal.aborted) logger.error({ err: error }, "the sweep failed");
      },
    );
  let sweeping = sweepQuietly();
  const timer = setInterval(() => {
    sweeping = sweepQuietly();
  }, settings.sweepMinutes * 60_000);
  timer.unref();
  // So that a secret that another process made is soon signed with, too.
  const reload = setInterval(() => store.linkSecrets.reload().catch(() => undefined), 10_000);
  reload.unref();
  return {
    sweep: sweepNow,
    async close() {
      clearInterval(timer);
      clearInterval(reload);
      parts.app.drain();
      // Among a million files it takes minutes; the next process begins it anew.
      stopping.abort();
      await sweeping;
      await close(parts);
    },
  };
}

/** In milliseconds. */
const hour = 3_600_000;

function toWarning(spared: number): string {
  return (
    `${spared} files have no row in the database, more than a crash leaves: nothing is put into the trash or erased ` +
    "from it. Is the database an old backup? See docs/operating.md, or let them go with: lectern store discard"
  );
}

async function close({ settings, app, generation, work, store }: Parts): Promise<void> {
  app.drain();
  await wait(settings.drainSeconds * 1000);
  await app.close();
  await generation.settle();
  await work.close();
  await store.close();
}
