import { type Browser, chromium, type Page } from "@playwright/test";
import { startHost } from "../e2e/host-process.ts";

/**
 * Measures the longest task of the browser's main thread, at a quarter of the processor's speed,
 * while the widget opens on the demonstration's page and while a filter of a list is pressed. Each
 * is compared with a fixed calculation of the same run, so that machines and their load compare.
 */
const ROUNDS = 5;
const SLOW_DOWN = 4;
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds on the clock and of the processor. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

/** The longest task of the page's main thread while `act` runs, in ms of the processor. */
async function measureLongest(browser: Browser, page: Page, act: () => Promise<void>) {
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
  return Math.max(...tasks);
}

const toThread = ({ pid, tid }: Pick<TraceEvent, "pid" | "tid">) => `${pid}/${tid}`;

/** One task of about 50 ms, the limit of a long task, where the ceilings were set. */
async function calculate(page: Page): Promise<void> {
  await page.evaluate(() => {
    let value = 1;
    for (let step = 0; step < 600_000; step += 1) value = (value * 48_271) % 2_147_483_647;
    document.body.dataset.value = String(value);
  });
}

async function openSlowPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url, { waitUntil: "networkidle" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  return page;
}

const host = await startHost({ LOG_LEVEL: "error" });
type Scene = {
  url: string;
  /** Highest allowed ratio to the calculation. */
  ceiling: number;
  act: (page: Page) => Promise<void>;
};
const SCENES: Record<string, Scene> = {
  "the widget opens": {
    url: `${host.demoUrl}/`,
    ceiling: 2,
    async act(page) {
      await page.locator("volpe-quote-assistant").getByRole("button").first().click();
      await page.getByRole("log").getByText("Per chi cerchi").first().waitFor();
    },
  },
  "a filter is pressed": {
    url: `${host.url}/offerte/luce`,
    ceiling: 4,
    async act(page) {
      await page.getByRole("button", { name: "Filtri", exact: true }).click();
      const counted = page.waitForResponse("**/api/v1/offers?**");
      await page.getByLabel("Prezzo fisso").check();
      await counted;
      await page.locator(".filters__apply[data-changed]").waitFor();
    },
  },
};

const executablePath = process.env.PLAYWRIGHT_CHROMIUM_PATH;
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  for (const [name, { url, act, ceiling }] of Object.entries(SCENES)) {
    const longest: number[] = [];
    const references: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await openSlowPage(browser, url);
      references.push(await measureLongest(browser, page, () => calculate(page)));
      longest.push(await measureLongest(browser, page, () => act(page)));
      await page.context().close();
    }
    const middle = (times: readonly number[]) =>
      times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
    const ratio = middle(longest) / middle(references);
    console.log(
      `  ${name}: longest task ${middle(longest).toFixed(0)} ms, calculation ${middle(references).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (ceiling ${ceiling})`,
    );
    if (ratio > ceiling) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await host.dispose();
}
