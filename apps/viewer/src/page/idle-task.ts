/** Runs a task when the browser has nothing else to do, within a second at the latest. Safari has no requestIdleCallback. */
export function whenIdle(task: () => Promise<void>): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 60);
}
