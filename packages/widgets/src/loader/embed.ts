import { listenForOpeners } from "./open-assistant.ts";
import { claimVolpe, type Volpe, warn } from "./volpe.ts";

type WidgetModule = { define: (volpe: Volpe) => void };

type EmbeddedWidget = {
  /** Address on the host of its module, which shares files with those of other elements. */
  path: string | undefined;
  /** Address of its module in one file. */
  alone?: string | undefined;
  /** Returns true if the element is fixed to the screen, wherever it is in the page. */
  isFloating?: (element: HTMLElement) => boolean;
  /**
   * The element's later height. It is reserved, unless the markup does so, so that nothing below
   * the element moves.
   */
  reserve?: string;
};

const ASSISTANT = "volpe-quote-assistant";
/** The module of a script with `data-volpe-debug`, which belongs to no element. */
const CHECK = "self-check";

/** The elements that the loader looks for. */
const WIDGETS: Record<string, EmbeddedWidget> = {
  [ASSISTANT]: {
    path: VOLPE_MODULES["quote-assistant"],
    isFloating: (element) => element.getAttribute("variant") !== "inline",
    reserve: "var(--volpe-block-size,clamp(520px,82dvh,860px))",
  },
  "volpe-favourites-button": {
    path: VOLPE_MODULES["favourites-button"],
    alone: VOLPE_ALONE["favourites-button"],
    reserve: "46px",
  },
  "volpe-offer-cards": {
    path: VOLPE_MODULES["offer-cards"],
    alone: VOLPE_ALONE["offer-cards"],
    reserve: "464px",
  },
  [CHECK]: { path: VOLPE_MODULES["self-check"] },
};

/** Distance from the viewport at which an element's module is loaded. */
const NEAR = "600px";
/** A failed module is asked for once more after this pause, ms. */
const RETRY_MS = 2_000;

const { volpe, isFirst } = claimVolpe(VOLPE_VERSION, { hasLoader: true });
if (isFirst) {
  if (volpe.version !== VOLPE_VERSION) {
    warn(`${volpe.version} is on this page already: ${VOLPE_VERSION} adds what it lacks.`);
  }
  start();
} else {
  warn(`${volpe.version} is on this page already: ${VOLPE_VERSION} does nothing.`);
}

function start(): void {
  const selector = Object.keys(WIDGETS).join();
  const loaded = new Set<string>();

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          near.unobserve(target);
          load(target.localName);
        }
      }
    },
    { rootMargin: NEAR },
  );

  function load(tag: string): void {
    const { path, alone } = WIDGETS[tag] ?? {};
    if (path !== undefined && !loaded.has(tag) && !customElements.get(tag)) {
      loaded.add(tag);
      // What is below on a page that is still being read is unknown.
      const isAlone =
        loaded.size < 2 &&
        document.readyState !== "loading" &&
        !document.querySelector(selector.replace(tag, "_"));
      // A classic script of another origin has no base address for an import.
      fetchModule(tag, volpe.host + ((isAlone && alone) || path));
    }
  }

  /** Tries a second time, at an address that the browser has not kept as failed. */
  function fetchModule(tag: string, address: string, isAgain?: boolean): void {
    import(/* @vite-ignore */ address).then(
      ({ define }: WidgetModule) => define(volpe),
      () => {
        if (!isAgain) {
          setTimeout(fetchModule, RETRY_MS, tag, `${address}?2`, true);
          return;
        }
        warn(`${tag} did not load.`);
        const detail = { code: "module", requestId: null };
        document.dispatchEvent(new CustomEvent("volpe-error", { detail }));
      },
    );
  }

  function watch(element: HTMLElement): void {
    const { isFloating, reserve } = WIDGETS[element.localName] ?? {};
    if (isFloating?.(element)) {
      load(element.localName);
    } else if (!element.matches(":defined")) {
      near.observe(element);
      if (element.querySelector("[slot=room]") !== null) {
        return;
      }
      // Overrides the page's rules, even `!important` ones.
      element.style.cssText += `;display:block!important;min-block-size:${reserve}!important`;
    }
  }

  function scan(root: ParentNode): void {
    if (root instanceof HTMLElement && root.matches(selector)) {
      watch(root);
    }
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      watch(element);
    }
  }

  scan(document);
  listenForOpeners();
  if (volpe.debug) {
    load(CHECK);
  }
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof Element) {
          scan(node);
        }
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
