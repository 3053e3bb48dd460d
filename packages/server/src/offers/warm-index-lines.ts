import type { CatalogueSnapshot } from "./catalogue-snapshot.ts";

/** Offers compiled between two turns of the event loop: about 2 ms. */
const SLICE = 32;

/**
 * Compiles the index lines of a snapshot's offers ahead of the first scenario, a few at a time; ends
 * early once `isWanted` says no.
 */
export async function compileIndexLines(
  { bySlug }: Pick<CatalogueSnapshot, "bySlug">,
  isWanted: () => boolean,
): Promise<void> {
  let compiled = 0;
  for (const { pricing, indexLine } of bySlug.values()) {
    if (pricing === "fixed") {
      continue;
    }
    indexLine();
    compiled += 1;
    if (compiled % SLICE === 0) {
      await new Promise((resolve) => setImmediate(resolve));
      if (!isWanted()) {
        return;
      }
    }
  }
}
