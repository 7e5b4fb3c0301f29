// The service with an engine that makes a few bytes at once: everything from the request to the disk is the real one.
import { useCompileCache } from "../compile-cache.ts";

useCompileCache();
await import("./start-stand-in.ts");
