import { claimVolpe, type Volpe, warn } from "./volpe.ts";
import { WIDGETS } from "./widget-modules.ts";

type WidgetModule = { define: (volpe: Volpe) => void };

/** How far from the viewport an element's module is asked for. */
const NEAR = "600px";

const { volpe, isFirst } = claimVolpe(VOLPE_VERSION);
if (isFirst) {
  start();
} else {
  warn(`${volpe.version} is on this page already: the script of ${VOLPE_VERSION} does nothing.`);
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
    const path = WIDGETS[tag]?.path;
    if (path !== undefined && !loaded.has(tag)) {
      loaded.add(tag);
      // A script of another origin has no address of its own for an import to start from.
      import(/* @vite-ignore */ volpe.host + path).then(
        ({ define }: WidgetModule) => define(volpe),
        () => warn(`${tag} could not be loaded.`),
      );
    }
  }

  function watch(element: HTMLElement): void {
    const { isFloating, reserve } = WIDGETS[element.localName] ?? {};
    if (isFloating?.(element)) {
      load(element.localName);
    } else if (!element.matches(":defined")) {
      // Over a page's own rules, however they are marked.
      element.style.setProperty("display", "block", "important");
      element.style.setProperty("min-block-size", reserve ?? "auto", "important");
      near.observe(element);
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
