import type { Page } from "@playwright/test";

/** Sums the layout shifts of every page that follows; the function returned reads the sum. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shift = 0;
    Object.assign(globalThis, { readShift: () => shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "readShift")());
}

/** Adds a property to all objects, and to arrays the method of Prototype.js 1.6. */
export async function extendBuiltIns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(Object.prototype, { madeBy: "the page" });
    Object.assign(Array.prototype, {
      toJSON(this: unknown[]) {
        return `[${this.map((item) => JSON.stringify(item)).join(", ")}]`;
      },
    });
  });
}
