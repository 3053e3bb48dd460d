import {
  DESTINATIONS,
  isTipology,
  TIPOLOGIES,
  TIPOLOGY_LISTS,
  type Tipology,
} from "@volpe/contract";

/** A page of this host whose cards any site may frame. */
export type EmbeddedPage =
  | { kind: "list"; typology: Tipology }
  | { kind: "item"; typology: Tipology; slug: string }
  /** A car's address has its model and its variant; the API knows the slug. */
  | { kind: "car"; typology: "noleggio"; vehicle: string; variant: string };

const SLUG = /^[\w.-]+$/;

/** The page at a path; null for a page without cards of its own. */
export function findEmbeddedPage(pathname: string): EmbeddedPage | null {
  const path = pathname.replace(/\/+$/, "");
  const typology = TIPOLOGIES.find(
    (each) => path === TIPOLOGY_LISTS[each].path || path === `/offerte/${each}`,
  );
  if (typology !== undefined) {
    return { kind: "list", typology };
  }
  const [, first = "", second = "", third = "", fourth = "", ...rest] = path.split("/");
  if (rest.length > 0) {
    return null;
  }
  if (fourth === "") {
    return findShortAddress(first, second, third);
  }
  return isDestination(first) && isTipology(second) && SLUG.test(fourth)
    ? { kind: "item", typology: second, slug: fourth }
    : null;
}

/** `/noleggio/{vehicle}/{variant}` and `/offerte/pos/{slug}`. */
function findShortAddress(first: string, second: string, third: string): EmbeddedPage | null {
  if (!SLUG.test(third)) {
    return null;
  }
  if (first === "noleggio" && second !== "cart" && SLUG.test(second)) {
    return { kind: "car", typology: "noleggio", vehicle: second, variant: third };
  }
  return first === "offerte" && second === "pos"
    ? { kind: "item", typology: "pos", slug: third }
    : null;
}

function isDestination(text: string): boolean {
  return DESTINATIONS.some((each) => each === text);
}
