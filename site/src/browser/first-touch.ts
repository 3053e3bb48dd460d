import { isPlainClick } from "../page/is-plain-click.ts";
import { replayInput } from "../page/replay-input.ts";

/** The control that a person pressed, or the form that was sent, before the page was hydrated. */
type QueuedAct = { target: HTMLElement; x: number; y: number };

/** What a control held when it was last used. A picked file can't be put back. */
type Typed = Partial<Pick<HTMLInputElement, "value" | "checked">>;

type FirstTouchOptions = {
  /** Fetches the page's scripts, but runs none. */
  preload(): void;
  /** Hydrates the page. Rejects if its scripts cannot be loaded. */
  hydrate(): Promise<void>;
  /** Called if `hydrate` rejects. `wanted` is the address of the link that was pressed, if any. */
  onFailure(wanted: string | null): void;
};

/**
 * Events that show that a person is about to use the page. `pointerover` is left out, because it is
 * also sent if the page moves below a resting pointer.
 */
const HINTS = ["pointermove", "scroll", "touchstart", "keydown"];

/** Controls that only work with a script. Popovers open without one. */
const NEEDS_SCRIPT = "[data-hydrates], button[type=button]:not([popovertarget]):not(.v-favourite)";
const FIELDS = "input, select, textarea";

/**
 * Leaves the page as the server wrote it until somebody uses a control that needs a script, and
 * repeats that input once the page is hydrated. Links to other pages, forms with an action, boxes
 * and fields work without a script in the meantime.
 */
export function createFirstTouch({ preload, hydrate, onFailure }: FirstTouchOptions) {
  const stop = new AbortController();
  const queue = new Map<HTMLElement, QueuedAct>();
  const typed = new Map<HTMLElement, Typed>();
  let hydrating: Promise<void> | null = null;

  function hydrateNow(): Promise<void> {
    hydrating ??= hydrateAndRepeat().finally(() => {
      hydrating = null;
    });
    return hydrating;
  }

  async function hydrateAndRepeat() {
    if (stop.signal.aborted) return;
    const busy = showBusy();
    try {
      await hydrate();
    } catch {
      const link = [...queue.values()].map(({ target }) => findLeadingLink(target)).find(Boolean);
      queue.clear();
      onFailure(link ?? null);
      return;
    } finally {
      busy.remove();
    }
    stop.abort();
    await repeat();
  }

  async function repeat() {
    // Restores what was typed, because a part that React has rendered again shows older values.
    for (const [control, input] of typed) replayInput(Object.assign(control, input));
    // React takes over what was typed after this task, so a form must not be sent before.
    await new Promise((resolve) => setTimeout(resolve));
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) {
      activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    }
    for (const { target, x, y } of queue.values()) {
      // Hydration may have put another element in the same place.
      const live = target.isConnected ? target : document.elementFromPoint(x, y);
      if (live instanceof HTMLFormElement) live.requestSubmit();
      else if (live instanceof HTMLElement) live.click();
    }
  }

  function enqueue(event: Event, act: QueuedAct) {
    event.preventDefault();
    event.stopImmediatePropagation();
    queue.set(act.target, act);
    void hydrateNow();
  }

  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    handle: (event: DocumentEventMap[Name]) => void,
  ) => {
    document.addEventListener(name, handle, { capture: true, signal: stop.signal });
  };

  let hinted = preload;
  const handleHint = ({ movementX = 1, movementY }: Event & Partial<PointerEvent>) => {
    // Chromium sends an event without a movement when the page appears below a resting pointer.
    if (movementX || movementY) {
      hinted();
      hinted = () => undefined;
    }
  };
  for (const hint of HINTS) {
    // A capturing listener would also hear the browser's own scrolling of a list within the page.
    document.addEventListener(hint, handleHint, { passive: true, signal: stop.signal });
  }
  listen("pointerdown", ({ target }) => {
    if (findControl(target) !== null) void hydrateNow();
  });
  listen("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(FIELDS)) void hydrateNow();
  });
  for (const name of ["input", "change"] as const) {
    listen(name, ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const { type, value, checked } = target as HTMLInputElement;
      typed.set(target, type === "file" ? {} : { value, checked });
      void hydrateNow();
    });
  }
  listen("click", (event) => {
    if (!isPlainClick(event)) return;
    const target = findControl(event.target) ?? findScriptedLink(event.target);
    if (target !== null) {
      enqueue(event, { target, x: event.clientX, y: event.clientY });
    }
  });
  listen("submit", (event) => {
    const { target: form, submitter } = event;
    // Only a script sends a form without an action.
    if (form instanceof HTMLFormElement && !form.hasAttribute("action")) {
      enqueue(event, { target: submitter ?? form, x: 0, y: 0 });
    }
  });

  // Before a reload the router may have added this history entry, so Back loads another document.
  const { pathname, search } = location;
  const handleBack = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  };
  addEventListener("popstate", handleBack, { signal: stop.signal });

  return {
    hydrateNow,
    /** Stops for good and leaves the page as it is. */
    stop: () => stop.abort(),
  };
}

function findControl(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(NEEDS_SCRIPT) : null;
}

/**
 * A link to another search of this page, where a script keeps the scroll position and what is
 * typed, and any internal link while there is no connection.
 */
function findScriptedLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || findInternalAddress(link) === null) return null;
  const { pathname, search } = location;
  const isSearch = link.pathname === pathname && link.search !== search;
  // A service worker answers with a stored page, or with the screen for a lost connection.
  const isLost = !navigator.onLine && !navigator.serviceWorker?.controller;
  return isSearch || (isLost && link.pathname !== pathname) ? link : null;
}

/** The address of a link that opens another page, and not a dialog over this one. */
function findLeadingLink(target: HTMLElement): string | null {
  return target instanceof HTMLAnchorElement && target.dataset.hydrates === undefined
    ? findInternalAddress(target)
    : null;
}

/** The address of a link; null if another host, another tab or a download answers it. */
export function findInternalAddress(link: HTMLAnchorElement): string | null {
  const isInternal =
    link.origin === location.origin && link.target === "" && !link.hasAttribute("download");
  return isInternal ? link.pathname + link.search + link.hash : null;
}

/** Shows the line of `BusyBar`, outside the element that React hydrates. */
function showBusy(): HTMLElement {
  const line = document.createElement("div");
  line.className = "busy-bar";
  line.setAttribute("role", "status");
  const progress = document.createElement("div");
  progress.setAttribute("role", "progressbar");
  progress.setAttribute("aria-label", "Carico");
  line.append(progress);
  document.body.append(line);
  return line;
}
