export type EmbeddedWidget = {
  /** Address of its module on the host. */
  path: string | undefined;
  /** It has a place on the screen wherever it stands on the page. */
  isFloating?: (element: HTMLElement) => boolean;
  /** The height that it will have, so that nothing below moves when it comes. */
  reserve?: string;
};

/** The elements that the loader looks for. */
export const WIDGETS: Record<string, EmbeddedWidget> = {
  "volpe-quote-assistant": {
    path: VOLPE_MODULES["quote-assistant"],
    isFloating: (element) => element.getAttribute("variant") !== "inline",
    reserve: "var(--volpe-block-size,clamp(520px,82dvh,860px))",
  },
};
