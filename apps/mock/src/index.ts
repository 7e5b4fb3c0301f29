export type { Mock, MockOptions } from "./mock.ts";
export { startMock } from "./mock.ts";
