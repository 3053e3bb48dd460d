import type { ComparisonView } from "./comparison-view.tsx";

let loaded: typeof ComparisonView | null = null;

/**
 * Loads the comparison's component if the address asks for a comparison: few visitors compare. A
 * page's `prepare` and loader call it, so it is there before the page is rendered or hydrated.
 */
export async function prepareComparison(search: URLSearchParams): Promise<void> {
  if (loaded === null && search.get("confronta")) {
    loaded = (await import("./comparison-view.tsx")).ComparisonView;
  }
}

/** Throws if `prepareComparison` did not run before. */
export function getComparisonView(): typeof ComparisonView {
  if (loaded === null)
    throw new Error("prepareComparison must run before a comparison is rendered");
  return loaded;
}
