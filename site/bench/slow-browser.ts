import type { Browser, Page } from "@playwright/test";

/** A phone has about a quarter of the speed of a computer's processor. */
export const SLOW_DOWN = 4;

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: `dur` by the clock, `tdur` of the processor. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

/** The page's main thread while something runs, in ms of the processor. */
type MainThread = { totalMs: number; longestMs: number };

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
}

export async function measureMainThread(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<MainThread> {
  await browser.startTracing(page, {
    categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"],
  });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(toThread),
  );
  const tasks = traceEvents
    .filter((event) => event.name === "RunTask" && event.ph === "X" && main.has(toThread(event)))
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
  if (tasks.length === 0) throw new Error("The trace holds no task.");
  return { totalMs: tasks.reduce((sum, ms) => sum + ms, 0), longestMs: Math.max(...tasks) };
}

/**
 * Duration of the calculation on the machine on which its length was chosen. Browsers call a longer
 * task a long task.
 */
const CALCULATION_MS = 50;

/** The calculation with which limits are compared. It runs as one task of the page. */
export async function calculate(page: Page): Promise<void> {
  await page.evaluate(() => {
    let value = 1;
    for (let step = 0; step < 600_000; step += 1) value = (value * 48_271) % 2_147_483_647;
    document.body.dataset.value = String(value);
  });
}

/** Scales a limit to the speed of this run. The limit holds where the calculation takes 50 ms. */
export const toLimitMs = (limitMs: number, calculationMs: number) =>
  limitMs * Math.max(1, calculationMs / CALCULATION_MS);

const toThread = ({ pid, tid }: Pick<TraceEvent, "pid" | "tid">) => `${pid}/${tid}`;
