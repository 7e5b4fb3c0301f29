// A thread that asks a service for its health until it is told to end, and then tells how long each answer took.
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** In milliseconds. */
const pause = 20;
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const times: number[] = [];
while (!isOver) {
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    request(`${workerData as string}/healthz`, { agent }, (response) =>
      response.resume().once("close", resolve),
    )
      .once("error", () => resolve())
      .end();
  });
  times.push(performance.now() - begun);
  await sleep(pause);
}
agent.destroy();
parentPort?.postMessage(times);
