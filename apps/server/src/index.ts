export type { Clock } from "./clock.ts";
export { type RunningServer, startServer } from "./server.ts";
export { readSettings, type Settings, SettingsError } from "./settings/settings.ts";
export type { Blobs } from "./store/blobs/blobs.ts";
export type { Store } from "./store/store.ts";
export { type Swept, sweep } from "./store/sweeper.ts";
export { openStore, type StoreSettings, type Wiring } from "./wiring.ts";
export type { Work } from "./work/work.ts";
