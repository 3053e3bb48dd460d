import { useMatches } from "react-router-dom";
import type { PageHandle } from "../page-route.ts";

/** The route table's entry of the current page; empty for an unknown address. */
export function usePageHandle(): Partial<PageHandle> {
  const handle = useMatches().at(-1)?.handle;
  return typeof handle === "object" && handle !== null ? handle : {};
}
