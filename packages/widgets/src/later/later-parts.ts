import type { ComponentType } from "react";

type LaterParts = {
  /** Made by the build: see build/later-parts.ts. */
  components: Record<string, ComponentType<object>>;
  getSheet: () => CSSStyleSheet;
};

/** Parts that are here: a component drawn from now on is drawn at once. */
export let laterParts: LaterParts | undefined;
let waiting: ((parts: LaterParts) => void)[] = [];
let arriving: Promise<LaterParts> | undefined;

/** Asked for with the first answer, a few questions before any of them is shown. */
export function loadLaterParts(): Promise<LaterParts> {
  arriving ??= import("./later-module.ts").then(
    (loaded) => {
      laterParts = loaded;
      for (const use of waiting) {
        use(loaded);
      }
      return loaded;
    },
    (error: unknown) => {
      arriving = undefined;
      throw error;
    },
  );
  return arriving;
}

/** Told once the parts are here, at once if they are. Answers what undoes it. */
export function onLaterParts(use: (parts: LaterParts) => void): () => void {
  if (laterParts !== undefined) {
    use(laterParts);
  }
  waiting.push(use);
  return () => {
    waiting = waiting.filter((other) => other !== use);
  };
}
