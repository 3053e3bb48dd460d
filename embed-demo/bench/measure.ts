import type { Browser, Page, Request } from "@playwright/test";
import { calculate, measureMainThread, slowDown } from "../../site/bench/slow-browser.ts";
import { type Scene, toMounts } from "./scenes.ts";

/** Long enough for what still arrives after the first sight, such as fonts and connections. */
const SETTLE_MS = 1000;
const MOUNTS = 100;

/** What one visit costs a page, from the insertion of the snippet. */
export type Visit = {
  /** Bytes as they are transferred, with headers and the messages of sockets. */
  bytes: number;
  requests: number;
  mainThreadMs: number;
  longestTaskMs: number;
  /** Duration of a fixed calculation that runs before the snippet. */
  calculationMs: number;
  /** Time from the snippet, or from the press. */
  shownMs: number;
  layoutShift: number;
};

/** Functions that the page needs, because `page.evaluate` cannot pass functions. */
const HELPERS = `
  window.findDeep = (selectors) => {
    let root = document;
    let element = null;
    for (const selector of selectors) {
      element = root?.querySelector(selector) ?? null;
      root = element?.shadowRoot ?? element?.contentDocument;
    }
    if (element === null || element.getClientRects().length === 0) return null;
    return getComputedStyle(element).visibility === "visible" ? element : null;
  };
  window.waitForDeep = (selectors, limitMs) => new Promise((resolve, reject) => {
    const endsMs = performance.now() + limitMs;
    const look = () => {
      if (window.findDeep(selectors) !== null) resolve(performance.now());
      else if (performance.now() > endsMs) reject(new Error("Not shown: " + selectors.join(" ")));
      else requestAnimationFrame(look);
    };
    look();
  });
  window.insertCode = (code) => {
    const script = document.createElement("script");
    script.text = "{" + code + "}";
    document.head.append(script);
  };
  window.findCentre = (selectors) => {
    const { x, y, width, height } = window.findDeep(selectors).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  addEventListener("click", () => { window.pressedMs = performance.now(); }, true);
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += entry.hadRecentInput ? 0 : entry.value;
  }).observe({ type: "layout-shift", buffered: true });
`;

async function openPage(browser: Browser, url: string, { markup }: Scene): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(HELPERS);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate((html) => {
    const place = document.getElementById("place");
    if (place !== null) place.innerHTML = html;
  }, markup);
  // A shift of the insertion itself would count otherwise.
  await page.evaluate(
    "new Promise((done) => setTimeout(() => { window.shift = 0; done(); }, 200))",
  );
  return page;
}

const LIMIT_MS = 20_000;
const toWait = (selectors: readonly string[]) =>
  `window.waitForDeep(${JSON.stringify(selectors)}, ${LIMIT_MS})`;
const toInsertion = (code: string) => `window.insertCode(${JSON.stringify(code)})`;

export async function measureVisit(browser: Browser, url: string, scene: Scene): Promise<Visit> {
  const page = await openPage(browser, url, scene);
  await slowDown(page);
  const calculation = await measureMainThread(browser, page, () => calculate(page));
  const finished: Request[] = [];
  let socketBytes = 0;
  let sockets = 0;
  page.on("requestfinished", (request) => {
    if (/^https?:/.test(request.url())) finished.push(request);
  });
  page.on("websocket", (socket) => {
    sockets += 1;
    socket.on("framereceived", ({ payload }) => {
      socketBytes += Buffer.byteLength(payload);
    });
  });
  let shownMs = Number.NaN;
  const { totalMs, longestMs } = await measureMainThread(browser, page, async () => {
    const start = `(() => { const startMs = performance.now(); ${toInsertion(scene.snippet)}; return`;
    const first = scene.pressed ?? scene.shown;
    shownMs = await page.evaluate(`${start} ${toWait(first)}.then((ms) => ms - startMs); })()`);
    if (scene.pressed !== undefined) {
      // The mouse is pressed: movements after a script's click would count as layout shifts.
      const [x, y] = await page.evaluate<[number, number]>(
        `window.findCentre(${JSON.stringify(scene.pressed)})`,
      );
      await page.mouse.click(x, y);
      shownMs = await page.evaluate(`${toWait(scene.shown)}.then((ms) => ms - window.pressedMs)`);
    }
    await page.waitForTimeout(SETTLE_MS);
  });
  const layoutShift = await page.evaluate<number>("window.shift");
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  await page.close();
  return {
    bytes: sizes.reduce(
      (sum, { responseBodySize, responseHeadersSize }) =>
        sum + responseBodySize + responseHeadersSize,
      socketBytes,
    ),
    requests: finished.length + sockets,
    mainThreadMs: totalMs,
    longestTaskMs: longestMs,
    calculationMs: calculation.longestMs,
    shownMs,
    layoutShift,
  };
}

/** Bytes of the heap by which the page has grown after 100 mounts and removals, code included. */
export async function measureMemory(browser: Browser, url: string, scene: Scene): Promise<number> {
  const page = await openPage(browser, url, scene);
  const session = await page.context().newCDPSession(page);
  const first = scene.pressed ?? scene.shown;
  const { mount, unmount } = toMounts(scene);
  const inPlace = (code: string) => `const place = document.getElementById("place"); ${code}`;
  const press = `window.findDeep(${JSON.stringify(scene.pressed ?? [])})`;
  const mountOnce = async (code: string | null) => {
    if (code !== null) await page.evaluate(toInsertion(inPlace(code)));
    await page.evaluate(toWait(first));
    if (scene.pressed !== undefined) {
      await page.evaluate(`${press}.click()`);
      await page.evaluate(toWait(scene.shown));
    }
    await page.evaluate(toInsertion(inPlace(unmount)));
  };
  const readHeap = async () => {
    await page.waitForTimeout(SETTLE_MS);
    await session.send("HeapProfiler.collectGarbage");
    await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Runtime.getHeapUsage")).usedSize;
  };
  const before = await readHeap();
  await page.evaluate(toInsertion(scene.snippet));
  await mountOnce(null);
  for (let count = 1; count < MOUNTS; count += 1) await mountOnce(mount);
  const after = await readHeap();
  await page.close();
  return after - before;
}
