import { startMock } from "@lectern/mock";
import { builtInTemplate } from "@lectern/theme";
import { describeConformance } from "./suite.ts";

describeConformance("mock", async () => {
  const mock = await startMock({ port: 0, pace: 0 });
  return {
    baseUrl: mock.url,
    token: "any-token",
    template: builtInTemplate("harbor"),
    provokeFailure: (request) => ({
      baseUrl: mock.url,
      request: { ...request, headers: { ...request.headers, prefer: "code=500" } },
    }),
    provokeRefusal: (request) => ({ ...request, headers: { ...request.headers, prefer: "code=400" } }),
    close: () => mock.close(),
  };
});
