import { startMock } from "@lectern/mock";
import { builtInTemplate } from "@lectern/theme";
import type { Outgoing } from "./exchange.ts";
import { describeConformance } from "./suite.ts";

describeConformance("mock", async () => {
  const mock = await startMock({ port: 0, pace: 0 });
  return {
    baseUrl: mock.url,
    token: "any-token",
    template: builtInTemplate("harbor"),
    provokeFailure: (request) => ({ baseUrl: mock.url, request: wishFor(500, request) }),
    provokeRefusal: (request) => wishFor(400, request),
    provokeStale: (request) => ({ request: wishFor(412, request) }),
    provokeUnconditional: (request) => ({ request: wishFor(428, request) }),
    close: () => mock.close(),
  };
});

function wishFor(status: number, request: Outgoing): Outgoing {
  return { ...request, headers: { ...request.headers, prefer: `code=${status}` } };
}
