import type { Page } from "@playwright/test";

/** Makes the loader arrive long after the first paint of every page that follows. */
export async function delayLoader(page: Page): Promise<void> {
  await page.route("**/v1/embed.js", async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
}

/** Blocks the storage of every page that follows, as a browser's settings may. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    }
  });
}

/**
 * Collects the codes of the elements' errors on every page that follows. The function returned
 * reads the codes.
 */
export async function watchErrors(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const codes: string[] = [];
    Object.assign(globalThis, { codes });
    document.addEventListener("volpe-error", (event) =>
      codes.push((event as CustomEvent).detail.code),
    );
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "codes"));
}

/**
 * Sums the layout shifts of every page that follows; the function returned reads the sum. It counts
 * those after an input too, because an element may not move its page then either.
 */
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

/** What elements could leave on a page in addition to themselves. It runs in the page. */
export function readTraces() {
  return {
    globals: Object.keys(window).filter((name) => !/^\d+$/.test(name)),
    handlers: Object.keys(window).filter(
      (name) => name.startsWith("on") && Reflect.get(window, name) !== null,
    ),
    head: document.head.children.length,
    sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
    scroll: window.scrollY,
    focus: document.activeElement?.localName,
  };
}

/**
 * Remembers the built-in members of every page that follows. The function returned lists the
 * changed ones.
 */
export async function watchBuiltIns(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const listBuiltIns = () =>
      Object.getOwnPropertyNames(globalThis).flatMap((name) => {
        const { prototype } = Object(Object.getOwnPropertyDescriptor(globalThis, name)?.value);
        return Object.entries(Object.getOwnPropertyDescriptors(Object(prototype))).map(
          ([key, { value, get, set }]) => [`${name}.${key}`, [value, get, set]] as const,
        );
      });
    const before = new Map(listBuiltIns());
    Object.assign(globalThis, {
      listPatched() {
        if (before.size < 5_000) {
          throw new Error(`Only ${before.size} members of built-in objects were found.`);
        }
        return listBuiltIns()
          .filter(([name, now]) => now.some((part, at) => part !== before.get(name)?.[at]))
          .map(([name]) => name);
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "listPatched")());
}

/**
 * Adds a property to all objects, and replaces the methods of arrays that Prototype.js 1.6 and 1.7
 * replace: `from` takes no function and reads no iterator, `entries` returns the items, and
 * `toJSON` returns a text.
 */
export async function extendBuiltIns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(Object.prototype, { madeBy: "the page" });
    Object.assign(Array, {
      from(given: ArrayLike<unknown> | null) {
        const copy: unknown[] = [];
        for (let at = 0; at < (given?.length ?? 0); at += 1) copy[at] = given?.[at];
        return copy;
      },
    });
    Object.assign(Array.prototype, {
      entries(this: unknown[]) {
        return this.slice();
      },
      toJSON(this: unknown[]) {
        return `[${this.map((item) => JSON.stringify(item)).join(", ")}]`;
      },
    });
  });
}

/**
 * Counts the listeners on window and document of every page that follows. The function returned
 * reads the count.
 */
export async function watchListeners(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let live = 0;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...args) {
      live += this === window || this === document ? 1 : 0;
      return addEventListener.apply(this, args as never);
    };
    EventTarget.prototype.removeEventListener = function (...args) {
      live -= this === window || this === document ? 1 : 0;
      return removeEventListener.apply(this, args as never);
    };
    Object.assign(globalThis, { countListeners: () => live });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "countListeners")());
}

const LOOK = [
  "display",
  "font-size",
  "font-family",
  "line-height",
  "letter-spacing",
  "color",
  "background-color",
  "width",
  "height",
  "direction",
  "text-transform",
  "border-radius",
  "padding",
];

/** Reads the computed styles of the parts of an element's shadow root that match a selector. */
export async function readLook(page: Page, tag: string, parts: string): Promise<string[]> {
  return page.locator(tag).evaluate(
    (element, { parts, names }) =>
      [...(element.shadowRoot?.querySelectorAll(parts) ?? [])].flatMap((part) => {
        const computed = getComputedStyle(part);
        return names.map((name) => `${part.localName} ${name} ${computed.getPropertyValue(name)}`);
      }),
    { parts, names: LOOK },
  );
}
