export { createHandlers, type HandlerOptions } from "./msw/create-handlers.ts";
