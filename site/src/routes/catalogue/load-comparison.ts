import { createLateModule } from "../../page/late-module.ts";

const comparison = createLateModule(() => import("./comparison-view.tsx"));

/**
 * Loads the comparison's component if the address asks for a comparison: few visitors compare. A
 * page's `prepare` and loader call it, so it is there before the page is rendered or hydrated.
 */
export async function prepareComparison(search: URLSearchParams): Promise<void> {
  if (search.get("confronta")) {
    await comparison.prepare();
  }
}

/** Throws if `prepareComparison` did not run before. */
export const getComparisonView = () => comparison.get().ComparisonView;
