import { useCompileCache } from "./compile-cache.ts";

// What is imported at the top would be compiled before the cache is in use.
useCompileCache();
const { startFromEnvironment } = await import("./starting/start-from-environment.ts");
await startFromEnvironment();
