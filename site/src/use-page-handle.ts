import { useMatches } from "react-router-dom";
import type { PageHandle } from "./page-route.ts";

/** What the route table says of the page that is shown; nothing of an address that is none. */
export function usePageHandle(): Partial<PageHandle> {
  const handle = useMatches().at(-1)?.handle;
  return typeof handle === "object" && handle !== null ? handle : {};
}
