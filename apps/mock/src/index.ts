export { watchFile } from "./contract-watch.ts";
export type { Mock, MockOptions } from "./mock.ts";
export { startMock } from "./mock.ts";
