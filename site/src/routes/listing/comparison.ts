import type { ComparisonView } from "./comparison-view.tsx";

let loaded: typeof ComparisonView | null = null;

/**
 * Fetches what draws a comparison, where the address asks for one: few visitors compare. It runs
 * before the page is drawn, on the server, in a navigation and before hydration alike.
 */
export async function prepareComparison(search: URLSearchParams): Promise<void> {
  if (loaded === null && search.get("confronta")) {
    loaded = (await import("./comparison-view.tsx")).ComparisonView;
  }
}

/** Throws where `prepareComparison` did not run. */
export function getComparisonView(): typeof ComparisonView {
  if (loaded === null) throw new Error("A comparison is drawn that nobody prepared");
  return loaded;
}
