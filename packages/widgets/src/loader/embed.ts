import { ASSISTANT, listenForOpeners } from "./open-assistant.ts";
import { toCardsHeight } from "./to-cards-height.ts";
import { claimVolpe, type Volpe, warn } from "./volpe.ts";

type WidgetModule = { define: (volpe: Volpe) => void };

type EmbeddedWidget = [
  /** Part of the file name of the element's module, which shares files with other modules. */
  module: string | undefined,
  /**
   * The height that the loader reserves for the element, unless the markup does, so that nothing
   * below it moves. The height of cards depends on their attributes and is computed.
   */
  height?: string,
  /** Part of the file name of the element's module that needs no other file. */
  alone?: string | undefined,
];

/** An element that is fixed to the screen, wherever it is in the page. */
const FLOATING = `${ASSISTANT}:not([variant=inline])`;

/** The elements that the loader looks for. */
const WIDGETS = {
  [ASSISTANT]: [
    VOLPE_MODULES["quote-assistant"],
    "var(--volpe-block-size,clamp(520px,82dvh,860px))",
  ],
  "volpe-favourites-button": [
    VOLPE_MODULES["favourites-button"],
    "46px",
    VOLPE_ALONE["favourites-button"],
  ],
  "volpe-offer-cards": [VOLPE_MODULES["offer-cards"], "", VOLPE_ALONE["offer-cards"]],
} as Record<string, EmbeddedWidget>;

/** Distance from the viewport at which an element's module is loaded. */
const NEAR = "600px";
/** Pause before the one retry of a failed module. */
const RETRY_MS = 2_000;

const [volpe, isFirst] = claimVolpe(VOLPE_VERSION, { hasLoader: true });
if (!isFirst || volpe.version !== VOLPE_VERSION) {
  warn(`${volpe.version} is on this page before ${VOLPE_VERSION}.`);
}
if (isFirst) {
  start();
}

function start(): void {
  const selector = Object.keys(WIDGETS).join();
  /** The tags whose modules are loaded or on their way. */
  const loaded: Record<string, boolean> = {};
  /** Grows with each attempt, so that each retry has an address of its own. */
  let attempts = 0;

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          load(target.localName);
        }
      }
    },
    { rootMargin: NEAR },
  );

  function load(tag: string): void {
    const [path, , alone] = WIDGETS[tag] as EmbeddedWidget;
    if (!loaded[tag] && !customElements.get(tag)) {
      loaded[tag] = true;
      attempts += 1;
      // A page that is still being read may have further elements below.
      const isAlone =
        attempts < 2 &&
        document.readyState !== "loading" &&
        !document.querySelector(selector.replace(tag, "_"));
      fetchModule(tag, (isAlone && alone) || path);
    }
  }

  /**
   * Imports a module. The one retry has an address that the browser has not cached as failed. If it
   * fails too, an element of the tag that is added later, or comes near again, makes another try.
   */
  function fetchModule(tag: string, part: string | undefined, again = ""): void {
    // A classic script of another origin has no base address for an import.
    const address = `${volpe.host}/embed/chunks/${tag.slice(6)}-${part}.js${again}`;
    import(/* @vite-ignore */ address).then(
      ({ define }: WidgetModule) => define(volpe),
      () => {
        if (again) {
          loaded[tag] = false;
          warn(`${tag} did not load.`);
          const detail = { code: "module", requestId: null };
          document.dispatchEvent(new CustomEvent("volpe-error", { detail }));
        } else {
          attempts += 1;
          setTimeout(fetchModule, RETRY_MS, tag, part, `?${attempts}`);
        }
      },
    );
  }

  function watch(element: HTMLElement): void {
    if (element.matches(FLOATING)) {
      load(element.localName);
    } else if (!element.matches(":defined")) {
      near.observe(element);
      if (!element.hidden && !element.querySelector("[slot=room]")) {
        // Overrides the page's rules, even `!important` ones.
        element.style.cssText += ";display:block!important";
        element.style.cssText += `;min-block-size:${toHeight(element)}!important`;
      }
    }
  }

  function toHeight(element: HTMLElement): string {
    return (WIDGETS[element.localName] as EmbeddedWidget)[1] || `${toCardsHeight(element)}px`;
  }

  function scan(node: Node): void {
    // A text node has neither of these methods, and a document lacks the first.
    const root = node as HTMLElement;
    if (root.matches?.(selector)) {
      watch(root);
    }
    root.querySelectorAll?.<HTMLElement>(selector).forEach(watch);
  }

  scan(document);
  listenForOpeners();
  if (volpe.debug) {
    fetchModule("volpe-self-check", VOLPE_MODULES["self-check"]);
  }
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      addedNodes.forEach(scan);
    }
  }).observe(document, { childList: true, subtree: true });
}
