import { startMock } from "@lectern/mock";
import { defineConfig } from "vite";

// The page and the interface are on one origin, as behind a real service; the mock stands in for it.
export default defineConfig(async ({ command }) => {
  if (command === "build") return {};
  const mock = await startMock({ seed: 7 });
  return { server: { proxy: { "/v1": mock.url, "/view": mock.url } } };
});
