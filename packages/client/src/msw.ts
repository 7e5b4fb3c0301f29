export { createHandlers, type HandlerOptions } from "@lectern/mock/msw";
